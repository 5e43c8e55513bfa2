/// What the first argument may be instead of a source.
enum CommandLineVerb: String, CaseIterable {
    case renderers
    case lint
    case cache
    case validate
    case new
}
