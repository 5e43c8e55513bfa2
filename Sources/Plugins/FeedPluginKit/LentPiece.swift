import FeedPluginAPI
import FeedRendering

/// Texts that lie one behind the other in what the host lends, so that one copy is enough for them: an item
/// may have fifty.
///
/// Only texts that touch what is known already make it longer: whatever the host does, nothing is read that
/// is in none of them.
@safe
struct LentPiece {
    private var start: UInt = 0
    private var end: UInt = 0

    /// Creates the piece of no texts.
    init() {}

    /// Creates the piece in which most texts of `detail` lie, as our host lays them out; empty where they do not
    /// or are not all of printable ASCII.
    init(of detail: feed_item_detail) {
        unsafe add(detail.image_url)
        unsafe detail.attachments.forEach(of: feed_attachment.self) { file in
            unsafe add(file.pointee.url)
            unsafe add(file.pointee.mime_type)
            unsafe add(file.pointee.title)
        }
        unsafe detail.media.forEach(of: feed_media.self) { medium in
            unsafe add(medium.pointee.url)
            unsafe add(medium.pointee.mime_type)
            unsafe add(medium.pointee.medium)
            unsafe add(medium.pointee.title)
            unsafe add(medium.pointee.description)
            unsafe add(medium.pointee.thumbnail)
        }
        if unsafe !bytes.span.isPrintableASCII { end = start }
    }

    var isEmpty: Bool { start == end }

    /// What it says.
    var bytes: UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(
            start: UnsafePointer(bitPattern: start), count: Int(end &- start))
    }

    /// Where in the piece `text` lies; `nil` where it does not.
    func range(of text: feed_string) -> Range<Int>? {
        let first = unsafe UInt(bitPattern: text.bytes)
        guard first >= start, first < end,
            unsafe text.length >= 0 && text.length <= Int(end &- first)
        else { return nil }
        let offset = Int(first &- start)
        return unsafe offset..<offset + text.length
    }

    private mutating func add(_ text: feed_string) {
        let first = unsafe UInt(bitPattern: text.bytes)
        guard first != 0, unsafe text.length > 0 else { return }
        if isEmpty {
            start = first
            end = unsafe first &+ UInt(text.length)
        } else if first == end {
            end = unsafe first &+ UInt(text.length)
        }
    }
}
