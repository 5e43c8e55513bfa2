/// The range of an item's content and how to decode it, in compact form.
struct ContentRecord: Sendable {
    /// The range of the element's inside.
    var start: UInt32
    var end: UInt32
    /// The index of its base in a ``BaseTable``.
    var base: UInt32
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

    var value: XMLValue {
        XMLValue(range: Int(start)..<Int(end), form: form, hasElements: type == .xhtml)
    }

    var isMarkup: Bool { type != .plain }
}
