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

    /// Returns the key with this name; a character is its own name.
    package init?(named name: String) {
        if let key = Self.named.first(where: { $0.name == name })?.key {
            self = key
        } else if name == "space" {
            self = .character(" ")
        } else if name == "semicolon" {
            self = .character(";")
        } else {
            var scalars = Array(name.unicodeScalars)
            let isControl = name.hasPrefix("ctrl-") && scalars.count == 6
            if isControl { scalars.removeFirst(5) }
            guard scalars.count == 1, let scalar = scalars.first, scalar.value > 0x20,
                !(0x7F..<0xA0).contains(scalar.value)
            else { return nil }
            if isControl {
                guard scalar.value >= 0x61, scalar.value <= 0x7A else { return nil }
                self = .control(scalar)
            } else {
                self = .character(scalar)
            }
        }
    }

    private static let named: [(name: String, key: Key)] = [
        ("enter", .enter), ("tab", .tab), ("backtab", .backTab), ("escape", .escape),
        ("backspace", .backspace), ("delete", .delete), ("insert", .insert), ("up", .up),
        ("down", .down), ("left", .left), ("right", .right), ("home", .home), ("end", .end),
        ("pageup", .pageUp), ("pagedown", .pageDown),
    ]
}
