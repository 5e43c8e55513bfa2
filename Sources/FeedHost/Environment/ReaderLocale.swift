import FeedPresentation
import SystemInterface

/// The user's locale in POSIX order: `LC_ALL`, the category, `LANG`.
enum ReaderLocale {
    /// Phrases in the language of messages (`LC_MESSAGES`), with numbers and dates of the region
    /// (`LC_TIME`).
    static func phrases(in environment: ProcessEnvironment) -> any FeedPhrases {
        let language = FeedLanguage(
            of: LocaleName(name(of: "LC_MESSAGES", in: environment)))
        return language.phrases(region: LocaleName(name(in: environment)).region)
    }

    /// The locale of a category, by default that of dates.
    static func name(
        of category: String = "LC_TIME", in environment: ProcessEnvironment
    ) -> String {
        environment["LC_ALL"] ?? environment[category] ?? environment["LANG"] ?? ""
    }
}
