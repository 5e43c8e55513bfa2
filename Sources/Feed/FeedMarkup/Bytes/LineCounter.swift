/// Converts ascending offsets to line numbers, in O(n) in total.
package struct LineCounter: Sendable {
    private var offset = 0
    private var line = 1

    /// Creates a counter at the first line.
    package init() {}

    /// The line of `target` in `bytes`, counted from one; that of the last target if it is before that. Lines
    /// end with a line feed, a carriage return, or both.
    package mutating func line(at target: Int, in bytes: Span<UInt8>) -> Int {
        let target = min(target, bytes.count)
        guard offset < target else { return line }
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
