internal import FeedMarkup

/// The elements that are open where the parser stands.
///
/// Which of them an end tag ends is found without looking at the others: elements whose names have
/// the same key are linked, the innermost first.
struct OpenElements: Sendable {
    private var frames: [ParserFrame] = []
    /// For each slot of a key the place of the innermost element that has it; -1 where none does.
    private var innermost = [Int32](repeating: -1, count: 256)
    /// The place of the outermost item.
    private(set) var item: Int?

    /// How many are open.
    var count: Int { frames.count }

    var isEmpty: Bool { frames.isEmpty }

    /// The same elements of the document are open.
    func isSame(as other: OpenElements) -> Bool { frames == other.frames }

    /// The name of the innermost as it is written; empty where none is open.
    var innermostName: Range<Int> { frames.last?.name ?? 0..<0 }

    /// The innermost; `nil` where none is open.
    @inline(__always)
    var innermostFrame: ParserFrame? { frames.last }

    /// The owner of what stands in the innermost.
    var container: ParserFrame.Container { frames.last?.container ?? .document }

    /// The outermost that is more than the document.
    var outermost: ParserFrame? { frames.first { $0.container != .document } }

    /// The element at `place`, counted from the outermost.
    subscript(place: Int) -> ParserFrame { frames[place] }

    /// Opens an element.
    mutating func append(_ frame: ParserFrame) {
        let place = frames.count
        if frame.container == .item, item == nil { item = place }
        var frame = frame
        frame.next = innermost[frame.key.slot]
        innermost[frame.key.slot] = Int32(truncatingIfNeeded: place)
        frames.append(frame)
    }

    /// Closes the innermost.
    mutating func popLast() -> ParserFrame? {
        guard let frame = frames.popLast() else { return nil }
        innermost[frame.key.slot] = frame.next
        if item == frames.count { item = nil }
        return frame
    }

    /// Closes all.
    mutating func removeAll() {
        while popLast() != nil {}
    }

    /// The place of the innermost element whose name is that in `range` as it is written, but
    /// for case; `nil` where none is open. O(n) in the length of the name, save for names that
    /// are made to have the same key.
    func place(of name: Range<Int>, in bytes: Span<UInt8>) -> Int? {
        let key = NameKey(name, in: bytes)
        var place = Int(innermost[key.slot])
        while place >= 0 {
            let frame = frames[place]
            if frame.key == key, bytes.equalsIgnoringCase(frame.name, name) { return place }
            place = Int(frame.next)
        }
        return nil
    }
}
