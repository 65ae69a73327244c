// What whoever runs the sandbox adds to the page: nothing. A folder with another file of this name
// (PageServer's ``more``) has the same exports, and asks for its tools by {do: "use", tool, of}.

/** Lines of the help: what it is called, and what it is for. */
export const HELP = [];

/** Put on the page what is added; main() is the column shown first. Gives what the help ends with. */
export function added() { return []; }

/** Somebody has pressed something that the bot has sent. */
export function playing() {}

/** The bot is "starting", "running" or "stopped". */
export function showState() {}
