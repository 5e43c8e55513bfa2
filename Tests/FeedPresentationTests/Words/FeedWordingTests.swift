import FeedPresentation
import Testing

@Suite struct FeedWordingTests {
    private struct Failed: Error {}

    @Test func `Defaults to English, UTC and error descriptions`() {
        let wording = FeedWording()
        let date = FeedDate(secondsSince1970: 1_795_249_800, utcOffsetMinutes: 90)
        #expect(wording.dates.words(for: date) == "21 November 2026, 08:30")
        #expect(wording.phrases.untitledItem == EnglishPhrases().untitledItem)
        #expect(wording.errors.words(for: Failed()).message == "Failed()")
    }

    private static let causes: [FeedParsingError] = [
        .empty, .notAFeed(.webPage), .notAFeed(.otherXML(root: "svg")), .notAFeed(.otherJSON),
        .notAFeed(.jsonFeedWithoutItems), .notAFeed(.plainText), .notAFeed(.binary),
        .invalidJSON(.endsEarly, line: 3, column: 17), .limitExceeded(.bytes, 5_000_000),
        .limitExceeded(.depth, 256), .invalidJSON(.surplusComma, line: 3, column: 18),
        .invalidJSON(.other, line: 3, column: 19), .notAFeed(.listOfFeeds),
    ]

    @Test(arguments: FeedLanguage.allCases)
    func `Explains documents that are not feeds in the reader's language`(language: FeedLanguage) {
        let wording = FeedWording(phrases: language.phrases())
        let english = FeedWording()
        let errors = Self.causes.map { wording.errors.words(for: $0) }
        #expect(Set(errors.map(\.message)).count == Self.causes.count)
        #expect(errors.allSatisfy { $0.remedy?.isEmpty == false })
        #expect(
            errors.map(\.canRetry) == [true]
                + Self.causes.dropFirst().map {
                    $0 == .invalidJSON(.endsEarly, line: 3, column: 17)
                })
        for (cause, words) in zip(Self.causes, errors) {
            let described = DescribedFailure(cause)
            #expect(wording.errors.words(for: described) == words)
            let named = wording.errors.words(for: DescribedFailure(cause, in: "feed.xml"))
            #expect(
                named.message
                    == "feed.xml\(wording.phrases.words[.separator])\(words.message)")
            let isEnglish = words == english.errors.words(for: cause)
            #expect(isEnglish == (language == .english))
        }
        for (index, facts) in [(2, ["svg"]), (7, ["3", "17"]), (8, ["5"]), (9, ["256"])] {
            for fact in facts { #expect(errors[index].message.contains(fact)) }
        }
    }

    @Test func `Keeps the message of an error that brings its own`() {
        let failure = DescribedFailure("no answer", remedy: "wait", canRetry: true)
        #expect(
            FeedWording(phrases: GermanPhrases()).errors.words(for: failure)
                == FeedErrorWords(message: "no answer", remedy: "wait", canRetry: true))
    }

    @Test func `Formats dates with the given phrases and time zone`() {
        let wording = PhrasedDateWording(phrases: GermanPhrases()) { $0 < 0 ? 0 : 3_600 }
        #expect(wording.words(for: FeedDate(secondsSince1970: 0)) == "1. Januar 1970, 01:00")
        #expect(wording.words(for: FeedDate(secondsSince1970: -60)) == "31. Dezember 1969, 23:59")
        #expect(wording.secondsAheadOfUTC(at: FeedDate(secondsSince1970: 0)) == 3_600)
        #expect(wording.secondsAheadOfUTC(at: FeedDate(secondsSince1970: -60)) == 0)
    }

    @Test(arguments: [Int64.min, .max])
    func `Formats nothing for dates that a calendar can't show`(instant: Int64) {
        let wording = FeedWording(phrases: GermanPhrases())
        #expect(wording.dates.words(for: FeedDate(secondsSince1970: instant)) == "")
        #expect(wording.dates.secondsAheadOfUTC(at: FeedDate(secondsSince1970: instant)) == 0)
    }
}
