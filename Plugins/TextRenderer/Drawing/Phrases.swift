/// The words the renderer adds of its own.
enum Phrases {
    static let noItems = "No items."
    static let picture = "Picture"
    static let video = "Video"
    static let audio = "Audio"
    static let updated = "Updated"
    static let comments = "Comments"
    static let commentFeed = "Feed of comments"
    static let inReplyTo = "In reply to"
    static let section = "Section"
    static let department = "Department"
    static let about = "About"
    static let tags = "Tags"
    static let attachment = "Attachment"

    /// How many comments there are.
    static func comments(_ count: Int) -> String {
        switch count {
        case 0: "No comments"
        case 1: "1 comment"
        default: "\(count) comments"
        }
    }
}
