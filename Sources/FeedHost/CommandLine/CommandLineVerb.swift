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
    case browser
    case cache
    case archive
    case validate
    case new
    case completions
    case help

    /// The verb of this name.
    ///
    /// Compared one by one: what Swift makes for many names is a table, which takes longer to make than all of them.
    init?(named name: String) {
        guard let verb = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
        self = verb
    }
}
