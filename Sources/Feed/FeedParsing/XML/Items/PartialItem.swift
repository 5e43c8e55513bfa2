/// An item of which something was passed over.
struct PartialItem: Sendable {
    /// Where its element begins.
    var start: UInt32
    /// The place of its scope among the document's.
    var scope: UInt16
    /// A language is declared in it, which its title or content may give it: nothing may be left out
    /// when it is read once more.
    var hasLanguage: Bool
}
