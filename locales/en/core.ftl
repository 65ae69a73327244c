### Texts of the bot itself: lists, commands, panels, notices, errors.

## Lists

list-none = nothing
list-more = { $first }, { $next }
list-last = { $first } and { $last }
