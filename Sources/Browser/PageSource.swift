/// A feed of the page.
struct PageSource {
    let url: String
    /// Its identity in stores; `nil` if it comes from the document.
    let identity: String?
    /// The user's name for it.
    let title: String?
    /// The user's folder for it.
    let folder: String?
}
