package import TextRendering

package struct CellStyle: Sendable, Equatable {
    /// Without a colour.
    package var marks: TextStyle
    package var foreground: CellColor
    package var background: CellColor

    package init(
        _ style: TextStyle = [], foreground: CellColor = .standard,
        background: CellColor = .standard
    ) {
        marks = style.subtracting(.accent)
        self.foreground = style.contains(.accent) ? .palette(5) : foreground
        self.background = background
    }

    /// The terminal's default.
    package static let plain = CellStyle()
}
