/// Converts offsets to line numbers.
///
/// Ascending offsets cost O(n) in total; a lower one restarts from the beginning.
package struct LineCounter: Sendable {
    private var offset = 0
    private var line = 1

    /// Creates a counter at the first line.
    package init() {}

    /// The line of `target` in `bytes`, counted from one. Lines end with a line feed, a carriage
    /// return, or both.
    package mutating func line(at target: Int, in bytes: Span<UInt8>) -> Int {
        if target < offset {
            offset = 0
            line = 1
        }
        let target = max(offset, min(target, bytes.count))
        while let end = bytes.firstIndex(
            of: UInt8(ascii: "\n"), or: UInt8(ascii: "\r"), in: offset..<target)
        {
            offset = end + 1
            // A carriage return may be half of a line end.
            let isHalf =
                bytes[end] == UInt8(ascii: "\r") && offset < bytes.count
                && bytes[offset] == UInt8(ascii: "\n")
            if !isHalf { line += 1 }
        }
        offset = target
        return line
    }
}
