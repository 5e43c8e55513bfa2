/// The items of a feed, each made ready for display when it is asked for.
///
/// A list of forty thousand titles thus never pays for forty thousand articles. Asking twice
/// gives equal values; nothing is kept between.
public struct FeedItemViewModels: RandomAccessCollection, Sendable {
    /// How many items there are.
    public let count: Int
    private let maker: Maker

    /// What makes them; held once for all copies of the collection.
    private final class Maker: Sendable {
        let item: @Sendable (Int) -> FeedItemViewModel
        let line: @Sendable (Int, inout FeedItemLine) -> Void
        let bytes: @Sendable (Int, inout FeedItemBytes) -> Void
        let detail: @Sendable (Int) -> FeedItemDetailViewModel
        let detailBytes: @Sendable (Int, FeedDetailParts, inout FeedItemDetailBytes) -> Void
        let hasDetail: @Sendable (Int) -> Bool
        let text: @Sendable (FeedItemText, Int) -> String?
        let textBytes: @Sendable (FeedItemText, Int, inout [UInt8]) -> Bool
        let image: @Sendable (Int) -> ImageViewModel?

        init(
            item: @escaping @Sendable (Int) -> FeedItemViewModel,
            line: @escaping @Sendable (Int, inout FeedItemLine) -> Void,
            bytes: @escaping @Sendable (Int, inout FeedItemBytes) -> Void,
            detail: @escaping @Sendable (Int) -> FeedItemDetailViewModel,
            detailBytes:
                @escaping @Sendable (Int, FeedDetailParts, inout FeedItemDetailBytes) -> Void,
            hasDetail: @escaping @Sendable (Int) -> Bool,
            text: @escaping @Sendable (FeedItemText, Int) -> String?,
            textBytes: @escaping @Sendable (FeedItemText, Int, inout [UInt8]) -> Bool,
            image: @escaping @Sendable (Int) -> ImageViewModel?
        ) {
            self.item = item
            self.line = line
            self.bytes = bytes
            self.detail = detail
            self.detailBytes = detailBytes
            self.hasDetail = hasDetail
            self.text = text
            self.textBytes = textBytes
            self.image = image
        }
    }

    /// Creates a collection of `count` items.
    ///
    /// - Parameters:
    ///   - count: how many items there are.
    ///   - item: makes what a list shows of the item at a place from zero to `count - 1`.
    ///   - line: makes what one line shows of it; by default of the item.
    ///   - bytes: makes the item's texts bytes; by default those of the item.
    ///   - detail: makes what a page shows of it.
    ///   - detailBytes: makes the parts of it that are asked for bytes, without its texts; by default all
    ///     of the detail.
    ///   - hasDetail: whether that may be more than its texts; by default it may.
    ///   - text: makes one of its texts; by default that of its detail.
    ///   - textBytes: appends one of its texts in UTF-8, or answers that there is none; by default that text.
    ///   - image: finds its own picture; by default that of its detail.
    public init(
        count: Int,
        item: @escaping @Sendable (Int) -> FeedItemViewModel,
        line: (@Sendable (Int, inout FeedItemLine) -> Void)? = nil,
        bytes: (@Sendable (Int, inout FeedItemBytes) -> Void)? = nil,
        detail: @escaping @Sendable (Int) -> FeedItemDetailViewModel,
        detailBytes: (@Sendable (Int, FeedDetailParts, inout FeedItemDetailBytes) -> Void)? = nil,
        hasDetail: (@Sendable (Int) -> Bool)? = nil,
        text: (@Sendable (FeedItemText, Int) -> String?)? = nil,
        textBytes: (@Sendable (FeedItemText, Int, inout [UInt8]) -> Bool)? = nil,
        image: (@Sendable (Int) -> ImageViewModel?)? = nil
    ) {
        self.count = count
        let text = text ?? { detail($1).texts[$0] }
        maker = Maker(
            item: item, line: line ?? { $1.set(item($0)) }, bytes: bytes ?? { $1.copy(item($0)) },
            detail: detail, detailBytes: detailBytes ?? { $2.copy(detail($0)) },
            hasDetail: hasDetail ?? { _ in true },
            text: text, textBytes: textBytes ?? { Self.append(text($0, $1), to: &$2) },
            image: image ?? { detail($0).image })
    }

    /// Creates a collection of items that are ready.
    public init(_ items: [(item: FeedItemViewModel, detail: FeedItemDetailViewModel)]) {
        self.init(count: items.count, item: { items[$0].item }, detail: { items[$0].detail })
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    /// The item at `index` as a list shows it.
    public subscript(index: Int) -> FeedItemViewModel {
        precondition(index >= 0 && index < count, "there is no item at this index")
        return maker.item(index)
    }

    /// Makes `line` what one line shows of the item at `index`.
    public func set(_ line: inout FeedItemLine, at index: Int) {
        precondition(index >= 0 && index < count, "there is no item at this index")
        maker.line(index, &line)
    }

    /// Makes `bytes` say what the item at `index` says.
    public func copy(at index: Int, to bytes: inout FeedItemBytes) {
        precondition(index >= 0 && index < count, "there is no item at this index")
        maker.bytes(index, &bytes)
    }

    /// One text of the item at `index`; `nil` where it has none of that kind.
    public func text(_ text: FeedItemText, at index: Int) -> String? {
        precondition(index >= 0 && index < count, "there is no item at this index")
        return maker.text(text, index)
    }

    /// Makes `bytes` one text of the item at `index`, in UTF-8; false where it has none of that kind.
    ///
    /// For texts that are handed on as they are: the same memory serves for one after the other.
    public func copy(_ text: FeedItemText, at index: Int, to bytes: inout [UInt8]) -> Bool {
        precondition(index >= 0 && index < count, "there is no item at this index")
        bytes.removeAll(keepingCapacity: true)
        return maker.textBytes(text, index, &bytes)
    }

    private static func append(_ text: String?, to bytes: inout [UInt8]) -> Bool {
        guard let text else { return false }
        bytes.append(contentsOf: text.utf8)
        return true
    }

    /// Returns the item at `index` as a page shows it: its picture, people and files, and its
    /// texts.
    public func detail(at index: Int) -> FeedItemDetailViewModel {
        precondition(index >= 0 && index < count, "there is no item at this index")
        return maker.detail(index)
    }

    /// Makes `bytes` say `parts` of the detail of the item at `index`, without its texts.
    public func copyDetail(
        at index: Int, parts: FeedDetailParts = .all, to bytes: inout FeedItemDetailBytes
    ) {
        precondition(index >= 0 && index < count, "there is no item at this index")
        maker.detailBytes(index, parts, &bytes)
    }

    /// False where a page shows nothing of the item at `index` but its texts: found without its detail.
    public func hasDetail(at index: Int) -> Bool {
        precondition(index >= 0 && index < count, "there is no item at this index")
        return maker.hasDetail(index)
    }

    /// The own picture of the item at `index`, found without anything else of its detail.
    public func image(at index: Int) -> ImageViewModel? {
        precondition(index >= 0 && index < count, "there is no item at this index")
        return maker.image(index)
    }
}
