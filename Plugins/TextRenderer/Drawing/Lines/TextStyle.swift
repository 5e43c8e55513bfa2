/// The style of text on a terminal.
package struct TextStyle: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = TextStyle(rawValue: 1)
    package static let dim = TextStyle(rawValue: 2)
    package static let italic = TextStyle(rawValue: 4)
    package static let underlined = TextStyle(rawValue: 8)
    package static let struckThrough = TextStyle(rawValue: 16)
    /// The only colour; readable on light and on dark.
    package static let accent = TextStyle(rawValue: 32)
    /// Of what is selected or found on a screen.
    package static let reversed = TextStyle(rawValue: 64)

    /// The SGR sequence that sets exactly this style.
    var controlSequence: String { "\u{1B}[0" + codes + "m" }

    /// The SGR codes that add this style, each after a semicolon.
    package var codes: String {
        var codes = ""
        for (style, code) in Self.known where contains(style) { codes += code }
        return codes
    }

    private static let known: [(style: TextStyle, code: String)] = [
        (.reversed, ";7"), (.bold, ";1"), (.dim, ";2"), (.italic, ";3"), (.underlined, ";4"),
        (.struckThrough, ";9"), (.accent, ";35"),
    ]
}
