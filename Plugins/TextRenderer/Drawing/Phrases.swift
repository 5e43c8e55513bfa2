/// The words the renderer adds of its own.
enum Phrases {
    static let noItems = "No items."
    static let picture = "Picture"
    static let updated = "Updated"
    static let comments = "Comments"
    static let about = "About"
    static let tags = "Tags"
    static let attachment = "Attachment"
}
