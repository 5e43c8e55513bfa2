internal import FeedMarkup

/// Looking for numbers that are none, or negative, and are left out where they are read.
extension XMLFeedParser {
    /// Notes which of `names`, among the attributes that were read, are no whole numbers.
    mutating func checkNumbers(_ names: [AttributeName], in bytes: Span<UInt8>) {
        for name in names {
            guard let range = attributes[name], number(name, in: bytes) == nil else { continue }
            noteNumber(
                range, for: "The attribute “\(AttributeName.names[Int(name.rawValue)])”",
                example: "write a whole number in digits, as in “1024”.", in: bytes)
        }
    }

    /// Notes the attribute that says how long something takes, where it can't be read.
    mutating func checkDurationAttribute(in bytes: Span<UInt8>) {
        guard let range = attributes[.duration] else { return }
        checkDuration(range, of: "The attribute “duration”", in: bytes)
    }

    /// Notes the time that `name` takes by what stands in `range`, where that can't be read.
    mutating func checkDuration(_ range: Range<Int>, of name: String, in bytes: Span<UInt8>) {
        guard duration(range, in: bytes) == nil else { return }
        noteNumber(
            range, for: name, example: "write seconds, or as in “1:02:03”.", in: bytes)
    }

    private mutating func noteNumber(
        _ range: Range<Int>, for name: String, example: String, in bytes: Span<UInt8>
    ) {
        let text = bytes.trimmingWhiteSpace(range)
        // What says nothing is no number that is left out.
        guard !text.isEmpty else { return }
        harvest.problems.add(
            .unreadableValue, at: text.lowerBound,
            "\(name) can't be “\(bytes.string(text.prefix(64)))”, which is left out; \(example)")
    }
}
