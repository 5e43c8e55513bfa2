/// A feed that the page is to show.
struct PageSource {
    /// Its address.
    let url: String
    /// The person's name for it.
    let title: String?
    /// The folder the person keeps it in.
    let folder: String?
}
