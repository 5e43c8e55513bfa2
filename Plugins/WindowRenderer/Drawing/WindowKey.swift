/// A key that actions can be bound to.
package enum WindowKey: Sendable, Hashable {
    case character(Unicode.Scalar)
    case control(Unicode.Scalar)
    case space, enter, escape, backspace
    case up, down, left, right
    case pageUp, pageDown, home, end
    case f1, f5

    /// Creates a key from its number in X and GTK; `nil` if no action can be bound to it.
    ///
    /// - Parameters:
    ///   - symbol: the keysym; for Latin letters, their code.
    ///   - scalar: the character it types; zero if none.
    package init?(symbol: UInt32, scalar: UInt32, hasControl: Bool) {
        if hasControl {
            guard let letter = Unicode.Scalar(scalar), letter.value > 0x20 else { return nil }
            self = .control(Unicode.Scalar(letter.value | 0x20) ?? letter)
            return
        }
        switch symbol {
        case 0x20: self = .space
        case 0xFF0D, 0xFF8D: self = .enter
        case 0xFF1B: self = .escape
        case 0xFF08: self = .backspace
        case 0xFF52, 0xFF97: self = .up
        case 0xFF54, 0xFF99: self = .down
        case 0xFF51, 0xFF96: self = .left
        case 0xFF53, 0xFF98: self = .right
        case 0xFF55, 0xFF9A: self = .pageUp
        case 0xFF56, 0xFF9B: self = .pageDown
        case 0xFF50, 0xFF95: self = .home
        case 0xFF57, 0xFF9C: self = .end
        case 0xFFBE: self = .f1
        case 0xFFC2: self = .f5
        default:
            guard let character = Unicode.Scalar(scalar), character.value > 0x20 else { return nil }
            self = .character(character)
        }
    }

    /// The name in the list of keys.
    package var name: String {
        switch self {
        case .character(let scalar): String(Character(scalar))
        case .control(let scalar): "Ctrl+" + String(Character(scalar)).uppercased()
        case .space: "␣"
        case .enter: "⏎"
        case .escape: "Esc"
        case .backspace: "⌫"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .home: "Home"
        case .end: "End"
        case .f1: "F1"
        case .f5: "F5"
        }
    }
}
