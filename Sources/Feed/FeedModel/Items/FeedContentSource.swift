/// A document that makes the content of its items on request.
///
/// Called on any thread; repeated requests return equal values.
public protocol FeedContentSource: AnyObject, Sendable {
    /// Returns the content at `index` as sanitised HTML.
    ///
    /// - Parameter page: the item's page, the default base of relative addresses.
    func html(at index: Int, onPage page: String?) -> String
    /// Appends the same to `output`, in UTF-8.
    func appendHTML(at index: Int, onPage page: String?, to output: inout [UInt8])
    /// Returns the text of the content at `index`, one paragraph per line.
    func plainText(at index: Int) -> String
    /// Returns the part of the content at `index` worth quoting, such as sentences but not headings
    /// and code, from about the first `limit` characters of the document.
    func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning
    /// Returns the first visible picture with a safe address; `page` as for ``html(at:onPage:)``.
    func firstImage(at index: Int, onPage page: String?) -> FeedImage?
}

/// Each of the two by the other, so that a source has to have only one of them.
extension FeedContentSource {
    public func html(at index: Int, onPage page: String?) -> String {
        var html: [UInt8] = []
        appendHTML(at: index, onPage: page, to: &html)
        return String(decoding: html, as: UTF8.self)
    }

    public func appendHTML(at index: Int, onPage page: String?, to output: inout [UInt8]) {
        output.append(contentsOf: html(at: index, onPage: page).utf8)
    }
}
