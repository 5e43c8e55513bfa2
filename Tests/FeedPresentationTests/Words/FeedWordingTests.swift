import FeedModel
import FeedPresentation
import Testing

@Suite struct FeedWordingTests {
    private struct Failed: Error {}

    @Test func `without words of its own an app has English, UTC and descriptions`() {
        let wording = FeedWording()
        let date = FeedDate(secondsSince1970: 1_795_249_800, utcOffsetMinutes: 90)
        #expect(wording.dates.words(for: date) == "21 November 2026, 08:30")
        #expect(wording.phrases.untitledItem == EnglishPhrases().untitledItem)
        #expect(wording.errors.words(for: Failed()).message == "Failed()")
    }

    @Test func `dates are in the words and the zone that are given`() {
        let wording = PhrasedDateWording(phrases: GermanPhrases()) { $0 < 0 ? 0 : 3_600 }
        #expect(wording.words(for: FeedDate(secondsSince1970: 0)) == "1. Januar 1970, 01:00")
        #expect(wording.words(for: FeedDate(secondsSince1970: -60)) == "31. Dezember 1969, 23:59")
        #expect(wording.secondsAheadOfUTC(at: FeedDate(secondsSince1970: 0)) == 3_600)
        #expect(wording.secondsAheadOfUTC(at: FeedDate(secondsSince1970: -60)) == 0)
    }

    @Test(arguments: [Int64.min, .max])
    func `a date that no clock shows has no words`(instant: Int64) {
        let wording = FeedWording(phrases: GermanPhrases())
        #expect(wording.dates.words(for: FeedDate(secondsSince1970: instant)) == "")
        #expect(wording.dates.secondsAheadOfUTC(at: FeedDate(secondsSince1970: instant)) == 0)
    }
}
