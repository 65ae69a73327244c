"""From what Discord tells to the action that is meant, and from what it refuses to an answer."""
