/// A set of commands: drawing, and verbs.
struct CommandSet: OptionSet {
    let rawValue: UInt32

    /// Drawing sources, which has no verb.
    static let drawing = CommandSet(rawValue: 1)
    /// Every command that loads sources and uses the configuration, like drawing.
    static let loading: CommandSet = [.drawing, of(.lint), of(.browser), of(.add), of(.check)]
    static let all = CommandSet(rawValue: .max)

    /// Returns the set of one verb.
    static func of(_ verb: CommandLineVerb) -> CommandSet {
        CommandSet(rawValue: 2 << UInt32(CommandLineVerb.allCases.firstIndex(of: verb) ?? 30))
    }

    /// Returns true if the command of `verb`, or drawing for `nil`, is in the set. `config` shows the
    /// settings of drawing.
    func contains(verb: CommandLineVerb?) -> Bool {
        guard let verb, verb != .config else { return contains(.drawing) }
        return contains(Self.of(verb))
    }
}
