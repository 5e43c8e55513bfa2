internal import FeedMarkup

/// The stack of open elements.
///
/// Finds the element that an end tag closes without searching the stack: elements with the same key
/// are linked, the innermost first.
struct OpenElements: Sendable {
    private var frames: [ParserFrame] = []
    /// The index of the innermost element for each slot of a key; -1 if there is none.
    private var innermost = [Int32](repeating: -1, count: 256)
    /// The index of the outermost item.
    private(set) var item: Int?

    var count: Int { frames.count }

    var isEmpty: Bool { frames.isEmpty }

    /// The name of the innermost element as written; empty if none is open.
    var innermostName: Range<Int> { frames.last?.name ?? 0..<0 }

    @inline(__always)
    var innermostFrame: ParserFrame? { frames.last }

    /// The container of the innermost element's children.
    var container: ParserFrame.Container { frames.last?.container ?? .document }

    /// The outermost element of a feed.
    var outermost: ParserFrame? { frames.first { $0.container != .document } }

    /// The element at `index`, counted from the outermost.
    subscript(index: Int) -> ParserFrame { frames[index] }

    /// Pushes an element.
    mutating func append(_ frame: ParserFrame) {
        let index = frames.count
        if frame.container == .item, item == nil { item = index }
        var frame = frame
        frame.next = innermost[frame.key.slot]
        innermost[frame.key.slot] = Int32(truncatingIfNeeded: index)
        frames.append(frame)
    }

    /// Pops the innermost element.
    mutating func popLast() -> ParserFrame? {
        guard let frame = frames.popLast() else { return nil }
        innermost[frame.key.slot] = frame.next
        if item == frames.count { item = nil }
        return frame
    }

    mutating func removeAll() {
        while popLast() != nil {}
    }

    /// The index of the innermost element called as in `range`, ignoring case. O(n) in the name's
    /// length, unless names collide by design.
    func index(of name: Range<Int>, in bytes: Span<UInt8>) -> Int? {
        let key = NameKey(name, in: bytes)
        var index = Int(innermost[key.slot])
        while index >= 0 {
            let frame = frames[index]
            if frame.key == key, bytes.equalsIgnoringCase(frame.name, name) { return index }
            index = Int(frame.next)
        }
        return nil
    }
}
