/// A verb, which may stand first instead of a source.
enum CommandLineVerb: String, CaseIterable {
    case renderers
    case lint
    case cache
    case validate
    case new
    case add
    case remove
    case list
    case config
}
