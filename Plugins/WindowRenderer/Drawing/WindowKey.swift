/// A key of a window, by the name that actions are bound to.
package struct WindowKey: Sendable, Equatable {
    /// Keys that type no character, or one with a name: their number in X and GTK, their name, and their
    /// label for people.
    private static let named: [(symbols: [UInt32], name: String, label: String)] = [
        ([0x20], "space", "␣"), ([0x3B], "semicolon", ";"), ([0xFF09], "tab", "Tab"),
        ([0xFE20], "backtab", "⇧Tab"), ([0xFF0D, 0xFF8D], "enter", "⏎"),
        ([0xFF1B], "escape", "Esc"),
        ([0xFF08], "backspace", "⌫"), ([0xFFFF, 0xFF9F], "delete", "Del"),
        ([0xFF63, 0xFF9E], "insert", "Ins"), ([0xFF52, 0xFF97], "up", "↑"),
        ([0xFF54, 0xFF99], "down", "↓"), ([0xFF51, 0xFF96], "left", "←"),
        ([0xFF53, 0xFF98], "right", "→"), ([0xFF55, 0xFF9A], "pageup", "PgUp"),
        ([0xFF56, 0xFF9B], "pagedown", "PgDn"), ([0xFF50, 0xFF95], "home", "Home"),
        ([0xFF57, 0xFF9C], "end", "End"), ([0xFFBE], "f1", "F1"), ([0xFFC2], "f5", "F5"),
    ]
    /// Before the letter of a key with Control.
    static let control = "ctrl-"

    /// The name.
    package let name: String

    /// Creates a key from its number in X and GTK; `nil` if no action can be bound to it.
    ///
    /// - Parameters:
    ///   - symbol: the keysym; for Latin letters, their code.
    ///   - scalar: the character it types; zero if none.
    package init?(symbol: UInt32, scalar: UInt32, hasControl: Bool) {
        let character = Unicode.Scalar(scalar).flatMap { $0.value > 0x20 ? $0 : nil }
        if hasControl {
            guard let character else { return nil }
            name = Self.control + String(Character(character)).lowercased()
        } else if let key = Self.named.first(where: { $0.symbols.contains(symbol) }) {
            name = key.name
        } else {
            guard let character else { return nil }
            name = String(Character(character))
        }
    }

    /// Returns what the list of keys calls the key with a name.
    static func label(of name: String) -> String {
        if name.utf8.starts(with: control.utf8) {
            return "Ctrl+" + name.dropFirst(control.count).uppercased()
        }
        return named.first { $0.name.utf8.elementsEqual(name.utf8) }?.label ?? name
    }
}
