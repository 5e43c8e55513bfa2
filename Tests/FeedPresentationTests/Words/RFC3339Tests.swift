import Testing

@testable import FeedPresentation

@Suite struct RFC3339Tests {
    @Test(
        arguments: [
            (0, 0, "1970-01-01T00:00:00Z"),
            (1_795_249_800, 0, "2026-11-21T08:30:00Z"),
            (1_795_249_800, 90, "2026-11-21T10:00:00+01:30"),
            (1_795_249_800, -570, "2026-11-20T23:00:00-09:30"),
            (-1, 0, "1969-12-31T23:59:59Z"),
            (951_782_399, 0, "2000-02-28T23:59:59Z"),
            (951_782_400, 0, "2000-02-29T00:00:00Z"),
            (-62_167_219_200 + 86_400, 0, "0000-01-02T00:00:00Z"),
            (253_402_214_400, 0, "9999-12-31T00:00:00Z"),
            // Clamps to the range of the format.
            (.max, 0, "9999-12-31T00:00:00Z"),
            (.min, 0, "0000-01-02T00:00:00Z"),
        ] as [(Int64, Int16, String)])
    func `Formats a date with its own offset`(seconds: Int64, offset: Int16, text: String) {
        let date = FeedDate(secondsSince1970: seconds, utcOffsetMinutes: offset)
        var texts = FeedTextWriter()
        #expect(RFC3339.write(date, to: &texts).string == text)
    }
}
