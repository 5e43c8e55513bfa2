/// A verb, which may stand first instead of a source.
enum CommandLineVerb: String, CaseIterable {
    case add
    case remove
    case rename
    case move
    case list
    case check
    case importing = "import"
    case export
    case config
    case renderers
    case lint
    case cache
    case archive
    case validate
    case new
    case completions
    case help
}
