/// Where an item's content stands in the document, and what is needed to make it.
struct ContentRecord: Sendable {
    /// The inside's range.
    var start: UInt32
    var end: UInt32
    /// The base of its relative addresses, by its place in a ``BaseTable``.
    var base: UInt32
    /// How the inside is written.
    var form: XMLValue.Form
    var type: TextType

    /// Creates a record for `value`.
    init(_ value: XMLValue, type: TextType, base: UInt32) {
        start = UInt32(truncatingIfNeeded: value.range.lowerBound)
        end = UInt32(truncatingIfNeeded: value.range.upperBound)
        form = value.form
        self.type = type
        self.base = base
    }

    /// The inside.
    var value: XMLValue {
        XMLValue(range: Int(start)..<Int(end), form: form, hasElements: type == .xhtml)
    }

    var isMarkup: Bool { type != .plain }
}
