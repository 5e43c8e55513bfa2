public import FeedModel

/// The words presenters add of their own, in one language.
///
/// Each language is a type of its own. No phrase has a default, so that a language that lacks one does not
/// compile. An application may bring a language
/// that is not among those of ``FeedLanguage``.
public protocol FeedPhrases: AnyObject, Sendable {
    /// The phrase that stays the same from item to item, by its key.
    func phrase(for word: FeedWord) -> Phrase

    /// The title of a feed that has none and no address to take one from.
    var untitledFeed: String { get }
    /// The title of an item that has none, no text and no link.
    var untitledItem: String { get }
    /// The name of a file without a title.
    var attachment: String { get }
    /// The name of an episode's transcript.
    var transcript: String { get }
    /// The name of an episode's chapters.
    var chapters: String { get }
    /// The kind of an episode that announces others.
    var trailer: String { get }
    /// The kind of an episode that comes on top of others.
    var bonus: String { get }
    /// The words of the link to comments whose number is not known.
    var comments: String { get }
    /// A feed is being loaded.
    var loading: String { get }
    /// A picture is being loaded.
    var loadingPicture: String { get }
    /// A picture could not be loaded.
    var pictureFailed: String { get }
    /// The word that announces an error's message.
    var error: String { get }

    /// What stands behind the name of something around what is known of it: brackets, and the space before.
    var qualification: Phrase { get }

    /// How many items there are; `count` is never negative.
    func items(_ count: Int) -> String
    /// How many comments there are; `count` is never negative.
    func comments(_ count: Int) -> String
    /// A season of a podcast by its number.
    func season(_ number: Int) -> String
    /// An episode of a podcast by its number, which may have a fraction.
    func episode(_ number: String) -> String
    /// How large something is.
    func size(_ count: ByteCount) -> String
    /// How long something plays.
    func duration(_ time: PlayingTime) -> String
    /// A day and a time on the reader's clock.
    func date(_ time: WallClockTime) -> String
    /// That there is no network, with the time that the copies on show are from, where there are any, and of how many
    /// feeds there is none; `missing` is never negative.
    func offline(copiesFrom time: String?, missing: Int) -> String
    /// A day by itself, with its name.
    func day(_ time: WallClockTime, isYearSaid: Bool) -> String
    /// A month and its year.
    func month(_ time: WallClockTime) -> String
    /// A time by itself.
    func time(_ time: WallClockTime) -> String
    /// That some hosts are waited for, by their names, and so many sources more.
    func waiting(for names: [String], andMore count: Int) -> String
    /// The title of a feed that was merged of others: the titles of all of them, or of the first, and the
    /// number of the rest.
    func title(of titles: [String], andMore count: Int) -> String
    /// Puts what happened, and what to do about it, into one line.
    func error(_ message: String, remedy: String) -> String
    /// Why a document is no feed, and what to do about it.
    func words(for error: FeedParsingError) -> (message: String, remedy: String)
}

extension FeedPhrases {
    /// The phrases by their keys.
    public var words: FeedWords { FeedWords(phrase(for:)) }

    /// A part of a date in words, as `clock` shows it; empty where that shows nothing.
    public func words(
        for date: FeedDate, part: FeedDatePart, on clock: (FeedDate) -> WallClockTime?
    ) -> String {
        guard let time = clock(date) else { return "" }
        switch part {
        case .day(let other):
            return day(time, isYearSaid: other.flatMap(clock)?.year != time.year)
        case .month: return month(time)
        case .time: return self.time(time)
        }
    }

    /// A name, and in brackets what is known of what it names.
    public func qualified(_ name: String, by facts: String) -> String {
        name + qualification.before + facts + qualification.after
    }
}

extension FeedPhrases where Self == EnglishPhrases {
    /// The phrases in English.
    public static var english: EnglishPhrases { EnglishPhrases() }
}
