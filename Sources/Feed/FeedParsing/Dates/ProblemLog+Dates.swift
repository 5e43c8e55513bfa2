internal import FeedModel

extension ProblemLog {
    /// Parses a date; reports one that can't be read, stands for none, or has an unknown zone.
    mutating func date(_ text: Span<UInt8>, at offset: Int) -> FeedDate? {
        var unknownZone: String?
        let date = FeedDateParser.parse(text) { unknownZone = $0 }
        func shown() -> String { text.string(0..<min(text.count, 64)) }
        if let unknownZone {
            add(
                .unknownZone, at: offset,
                "No time zone is known as “\(unknownZone)”, so that “\(shown())” is read as UTC; write how far it is from UTC, as in “+0200”."
            )
        }
        if let date, date.isPlaceholder {
            add(
                .placeholderDate, at: offset,
                "“\(shown())” is what a program writes that has no date, and is not shown; leave it out where the date is not known."
            )
        } else if date == nil {
            add(
                .unreadableDate, at: offset,
                "“\(shown())” is no date that can be read; write it as in “Sat, 07 Sep 2002 09:42:31 GMT” or “2002-09-07T09:42:31Z”."
            )
        }
        return date
    }
}
