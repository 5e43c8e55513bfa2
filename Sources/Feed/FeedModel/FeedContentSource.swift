/// A document that makes the content of its items when it is asked for.
///
/// It may be asked from any thread, and answers the same each time.
public protocol FeedContentSource: AnyObject, Sendable {
    /// The sanitised HTML of the content at `index`.
    ///
    /// - Parameter page: the item's page, which relative addresses are of where the document does
    ///   not say otherwise.
    func html(at index: Int, onPage page: String?) -> String
    /// Appends the same to `output`, in UTF-8, for who hands it on as bytes.
    func appendHTML(at index: Int, onPage page: String?, to output: inout [UInt8])
    /// The text of the content at `index`, its paragraphs on lines of their own.
    func plainText(at index: Int) -> String
    /// Returns the part of the content at `index` that is worth quoting under a title, such as its
    /// sentences without headings and code: that of about `limit` characters of the document, or of all
    /// of it.
    func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning
    /// The first picture with a safe address that can be seen in the content at `index`; `page` as
    /// for ``html(at:onPage:)``.
    func firstImage(at index: Int, onPage page: String?) -> FeedImage?
}

extension FeedContentSource {
    public func appendHTML(at index: Int, onPage page: String?, to output: inout [UInt8]) {
        output.append(contentsOf: html(at: index, onPage: page).utf8)
    }
}
