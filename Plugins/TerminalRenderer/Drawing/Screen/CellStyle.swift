package struct CellStyle: Sendable, Equatable {
    /// Attributes of text.
    package struct Marks: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let bold = Marks(rawValue: 1)
        package static let dim = Marks(rawValue: 2)
        package static let italic = Marks(rawValue: 4)
        package static let underlined = Marks(rawValue: 8)
        package static let struckThrough = Marks(rawValue: 16)
        package static let reversed = Marks(rawValue: 32)
    }

    package var marks: Marks
    package var foreground: CellColor
    package var background: CellColor

    package init(
        _ marks: Marks = [], foreground: CellColor = .standard, background: CellColor = .standard
    ) {
        self.marks = marks
        self.foreground = foreground
        self.background = background
    }

    /// The terminal's default.
    package static let plain = CellStyle()
}
