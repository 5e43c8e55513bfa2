import FeedModel
import Testing

@testable import FeedParsing

@Suite struct FeedDateParserFastPathTests {
    @Test(arguments: [
        "Sat, 07 Sep 2002 09:42:31 GMT", "Thu, 29 Feb 2024 23:59:59 +0000",
        "sun, 31 DEC 1899 00:00:00 -0930", "Mon, 01 Jan 2024 00:00:00 +1345",
        "2002-09-07T09:42:31Z", "2024-02-29T00:00:00+05:30", "1970-01-01T00:00:00-00:00",
        "9998-12-31T23:59:59Z",
    ])
    func `Agrees with the general parser`(text: String) {
        // A leading space disables the fast path.
        #expect(fastPathDate(" " + text) == nil)
        #expect(fastPathDate(text) != nil)
        #expect(fastPathDate(text) == FeedDateParser.parse(" " + text))
    }

    @Test(arguments: [
        "Sat, 7 Sep 2002 09:42:31 +0000", "Sat, 07 Sep 2002 24:00:00 GMT",
        "Sat, 30 Feb 2002 09:42:31 GMT", "Sat, 07 Foo 2002 09:42:31 GMT",
        "Sat, 07 Sep 2002 09:42:31 EST", "Sat, 07 Sep 2002 09:42:60 GMT",
        "2002-13-07T09:42:31Z", "2002-09-07 09:42:31Z", "2002-09-00T09:42:31Z",
        "2002-09-07T09:42:31+99:00", "9999-12-31T23:59:59Z", "", "x",
    ])
    func `Rejects other spellings and invalid components`(text: String) {
        #expect(fastPathDate(text) == nil)
    }

    private func fastPathDate(_ text: String) -> FeedDate? {
        let bytes = Array(text.utf8)
        return FeedDateParser.fastPathDate(bytes.span)
    }
}
