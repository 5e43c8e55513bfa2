public import FeedModel

/// The words that presenters add, in one language.
///
/// One type per language, without default phrases, so that a language that lacks one does not
/// compile. Apps may add languages beyond ``FeedLanguage``.
public protocol FeedPhrases: AnyObject, Sendable {
    /// Returns the phrase of a key. Implemented as one switch, however long, so that the compiler
    /// reports a missing phrase.
    func phrase(for word: FeedWord) -> Phrase

    /// The title of a feed with neither title nor address.
    var untitledFeed: String { get }
    /// The title of an item without title, text and address.
    var untitledItem: String { get }
    /// The name of a file without a title.
    var attachment: String { get }
    /// The name of an episode's transcript.
    var transcript: String { get }
    /// The name of an episode's chapters.
    var chapters: String { get }
    /// A trailer of a podcast.
    var trailer: String { get }
    /// A bonus episode of a podcast.
    var bonus: String { get }
    /// The label of the link to comments whose number is unknown.
    var comments: String { get }
    /// Says that a feed is being loaded.
    var loading: String { get }
    /// Says that a picture is being loaded.
    var loadingPicture: String { get }
    /// Says that a picture could not be loaded.
    var pictureFailed: String { get }
    /// The prefix of an error message.
    var error: String { get }

    /// The brackets around the facts that follow a name, with the space before.
    var qualification: Phrase { get }

    /// Returns the number of items in words; `count` is never negative.
    func items(_ count: Int) -> String
    /// Says how many items were marked as read, and which key undoes it, if any does; `count` is
    /// more than zero.
    func marked(asRead count: Int, undoneBy key: String?) -> String
    /// Returns that a feed was removed from the user's list, and the key that undoes it, if any.
    func removed(_ name: String, undoneBy key: String?) -> String
    /// Returns the number of comments in words; `count` is never negative.
    func comments(_ count: Int) -> String
    /// Returns a season of a podcast in words.
    func season(_ number: Int) -> String
    /// Returns an episode of a podcast in words; its number may have a fraction.
    func episode(_ number: String) -> String
    /// Returns a size in words.
    func size(_ count: ByteCount) -> String
    /// Returns a playing time in words.
    func duration(_ time: PlayingTime) -> String
    /// Returns a date and time in words.
    func date(_ time: WallClockTime) -> String
    /// Returns a date without its time and weekday in words.
    func calendarDay(_ time: WallClockTime) -> String
    /// Says that there is no network.
    ///
    /// - Parameters:
    ///   - time: the date of the displayed copies, if any.
    ///   - missing: the number of feeds without a copy; never negative.
    func offline(copiesFrom time: String?, missing: Int) -> String
    /// Returns a day with its weekday in words.
    func day(_ time: WallClockTime, isYearSaid: Bool) -> String
    /// Returns a month and year in words.
    func month(_ time: WallClockTime) -> String
    /// Returns a year in words.
    func year(_ time: WallClockTime) -> String
    /// Returns a time in words.
    func time(_ time: WallClockTime) -> String
    /// Says that hosts are slow to respond; `count` is the number of further sources.
    func waiting(for names: [String], andMore count: Int) -> String
    /// Returns a title for a merged feed: all titles, or the first ones and the number of the
    /// others.
    func title(of titles: [String], andMore count: Int) -> String
    /// Returns an error and the advice on it in one line.
    func error(_ message: String, remedy: String) -> String
    /// Returns the reason why a document is not a feed, and advice.
    func words(for error: FeedParsingError) -> (message: String, remedy: String)
}

extension FeedPhrases {
    public var qualification: Phrase { Phrase(before: " (", after: ")") }

    public func year(_ time: WallClockTime) -> String { "\(time.year)" }

    public func error(_ message: String, remedy: String) -> String { "\(message); \(remedy)" }

    /// The phrases as a function of their keys.
    public var words: FeedWords { FeedWords(phrase(for:)) }

    /// Returns a date in words, with as much as is known of it; empty if `clock`, the reader's,
    /// returns `nil`. A day, a month or a year is the same on each clock.
    public func words(for date: FeedDate, on clock: (FeedDate) -> WallClockTime?) -> String {
        guard let time = wallClock(of: date, on: clock) else { return "" }
        return switch date.precision {
        case .instant: self.date(time)
        case .day: calendarDay(time)
        case .month: month(time)
        case .year: year(time)
        }
    }

    /// Returns a part of a date in words, or the larger part that is known of it; empty for the time
    /// of a date without one, and if `clock` returns `nil`.
    public func words(
        for date: FeedDate, part: FeedDatePart, on clock: (FeedDate) -> WallClockTime?
    ) -> String {
        guard let time = wallClock(of: date, on: clock) else { return "" }
        switch (part, date.precision) {
        case (.day(let other), .instant), (.day(let other), .day):
            let year = other.flatMap { wallClock(of: $0, on: clock) }?.year
            return day(time, isYearSaid: year != time.year)
        case (.time, .instant): return self.time(time)
        case (.time, _): return ""
        case (_, .year): return year(time)
        case (.day, _), (.month, _): return month(time)
        }
    }

    private func wallClock(
        of date: FeedDate, on clock: (FeedDate) -> WallClockTime?
    ) -> WallClockTime? {
        if date.precision == .instant { return clock(date) }
        let written = date.writtenSeconds
        return written.magnitude < 1 << 50 ? WallClockTime(written, secondsAheadOfUTC: 0) : nil
    }

    /// Returns a name, followed by facts in brackets.
    public func qualified(_ name: String, by facts: String) -> String {
        name + qualification.before + facts + qualification.after
    }
}

extension FeedPhrases where Self == EnglishPhrases {
    /// The phrases in English.
    public static var english: EnglishPhrases { EnglishPhrases() }
}
