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

    /// The SGR sequence that sets exactly this style.
    var controlSequence: String {
        var sequence = "\u{1B}[0"
        if contains(.bold) { sequence += ";1" }
        if contains(.dim) { sequence += ";2" }
        if contains(.italic) { sequence += ";3" }
        if contains(.underlined) { sequence += ";4" }
        if contains(.struckThrough) { sequence += ";9" }
        if contains(.accent) { sequence += ";35" }
        return sequence + "m"
    }
}
