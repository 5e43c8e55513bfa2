/// An item with elements deferred to the second pass.
struct PartialItem: Sendable {
    /// The offset of its element.
    var start: UInt32
    /// The offset behind the tag that ends it.
    var end: UInt32
    /// The index of its scope in the document.
    var scope: UInt16
    /// A language is declared inside, which may come from title or content, so the second pass must
    /// not skip these.
    var hasLanguage: Bool
}
