/// A document that makes the details of its items when they are asked for.
///
/// It may be asked from any thread, and answers the same each time.
package protocol FeedItemDetailsSource: AnyObject, Sendable {
    /// The details of the item at `index`, but for those that lists show: its authors, place and
    /// source.
    func details(at index: Int) -> FeedItemDetails
    /// The same without picture, files and media, whose texts are appended to `output` in UTF-8.
    func appendDetails(
        at index: Int, to output: inout [UInt8]
    ) -> (rest: FeedItemDetails, files: FeedItemFiles)
    /// Only the picture and the files, without the media.
    func appendFiles(at index: Int, to output: inout [UInt8]) -> FeedItemFiles
}
