import FeedPresentation
import SystemInterface

/// The reader's locale, by the order of POSIX: `LC_ALL`, then that of the category, then `LANG`.
enum ReaderLocale {
    /// The name of the locale that dates are written in.
    static func name(in environment: ProcessEnvironment) -> String {
        name(of: "LC_TIME", in: environment)
    }

    /// The phrases in the language that messages are in (`LC_MESSAGES`), with numbers and dates as
    /// in the region that dates are written for (`LC_TIME`).
    static func phrases(in environment: ProcessEnvironment) -> any FeedPhrases {
        let language = FeedLanguage(
            of: LocaleName(name(of: "LC_MESSAGES", in: environment)))
        return language.phrases(region: LocaleName(name(in: environment)).region)
    }

    private static func name(of category: String, in environment: ProcessEnvironment) -> String {
        environment["LC_ALL"] ?? environment[category] ?? environment["LANG"] ?? ""
    }
}
