import FeedPresentation
import SystemInterface

/// The user's locale in POSIX order: `LC_ALL`, the category, `LANG`.
enum ReaderLocale {
    /// The locale of dates.
    static func name(in environment: ProcessEnvironment) -> String {
        name(of: "LC_TIME", in: environment)
    }

    /// Phrases in the language of messages (`LC_MESSAGES`), with numbers and dates of the region
    /// (`LC_TIME`).
    static func phrases(in environment: ProcessEnvironment) -> any FeedPhrases {
        let language = FeedLanguage(
            of: LocaleName(name(of: "LC_MESSAGES", in: environment)))
        return language.phrases(region: LocaleName(name(in: environment)).region)
    }

    private static func name(of category: String, in environment: ProcessEnvironment) -> String {
        environment["LC_ALL"] ?? environment[category] ?? environment["LANG"] ?? ""
    }
}
