import FeedModel

/// Pictures that were loaded before anybody asked to see them: the latest, up to so many bytes.
final class PreloadedPictures {
    /// How many bytes are kept unless something else is asked for.
    static let usualLimit = 64 << 20

    private let limit: Int
    private var pictures: [Int: (data: FeedImageData, serial: Int)] = [:]
    /// In the order they came; those that are gone stand there until it is their turn.
    private var order: [(index: Int, serial: Int)] = []
    private var firstInOrder = 0
    private var nextSerial = 0
    private(set) var byteCount = 0

    init(limit: Int = usualLimit) {
        self.limit = limit
    }

    /// Keeps the picture of an item, and lets go of the oldest where that is too much.
    func keep(_ data: FeedImageData, for index: Int) {
        _ = take(index)
        guard data.bytes.count <= limit else { return }
        pictures[index] = (data, nextSerial)
        order.append((index, nextSerial))
        nextSerial += 1
        byteCount += data.bytes.count
        while byteCount > limit, firstInOrder < order.count {
            let oldest = order[firstInOrder]
            firstInOrder += 1
            if pictures[oldest.index]?.serial == oldest.serial { _ = take(oldest.index) }
        }
        if firstInOrder > 64, firstInOrder > order.count / 2 {
            order.removeFirst(firstInOrder)
            firstInOrder = 0
        }
    }

    /// Whether the picture of an item is kept.
    func contains(_ index: Int) -> Bool { pictures[index] != nil }

    /// The picture of an item, which is not kept any more; `nil` where there is none.
    func take(_ index: Int) -> FeedImageData? {
        guard let (data, _) = pictures.removeValue(forKey: index) else { return nil }
        byteCount -= data.bytes.count
        return data
    }

    /// Lets go of all.
    func removeAll() {
        pictures = [:]
        order = []
        firstInOrder = 0
        byteCount = 0
    }
}
