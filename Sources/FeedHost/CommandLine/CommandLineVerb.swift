/// A verb, which may come before any source.
enum CommandLineVerb: String, CaseIterable {
    case add
    case remove
    case rename
    case move
    case set
    case list
    case check
    case importing = "import"
    case export
    case config
    case renderers
    case lint
    case browser
    case cache
    case archive
    case validate
    case new
    case completions
    case help
}
