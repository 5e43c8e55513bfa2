package enum Key: Sendable, Hashable {
    case character(Unicode.Scalar)
    /// A lower-case letter with Control.
    case control(Unicode.Scalar)
    case enter, tab, backTab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown

    /// The name in the configuration.
    package var name: String {
        switch self {
        case .character(" "): "space"
        case .character(";"): "semicolon"
        case .character(let scalar): String(Character(scalar))
        case .control(let scalar): "ctrl-" + String(Character(scalar))
        default: Self.named.first { $0.key == self }?.name ?? ""
        }
    }

    /// Keys that type no character, with their names.
    static let named: [(name: String, key: Key)] = [
        ("enter", .enter), ("tab", .tab), ("backtab", .backTab), ("escape", .escape),
        ("backspace", .backspace), ("delete", .delete), ("insert", .insert), ("up", .up),
        ("down", .down), ("left", .left), ("right", .right), ("home", .home), ("end", .end),
        ("pageup", .pageUp), ("pagedown", .pageDown),
    ]
}
