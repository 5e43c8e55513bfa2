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
        let target = min(target, bytes.count)
        while offset < target {
            if offset &+ 8 <= target {
                let word = bytes.word(at: offset)
                // A carriage return may be half of a line end.
                if !word.contains(UInt8(ascii: "\r")) {
                    line &+= word.occurrences(of: UInt8(ascii: "\n"))
                    offset &+= 8
                    continue
                }
            }
            let byte = bytes[offset]
            offset &+= 1
            if byte == UInt8(ascii: "\n")
                || byte == UInt8(ascii: "\r")
                    && (offset >= bytes.count || bytes[offset] != UInt8(ascii: "\n"))
            {
                line &+= 1
            }
        }
        return line
    }
}
