/// A language with built-in phrases.
public enum FeedLanguage: String, Sendable, CaseIterable {
    /// English, also for locales of other languages.
    case english = "en"
    /// German.
    case german = "de"
    /// French.
    case french = "fr"
    /// Spanish.
    case spanish = "es"
    /// Japanese.
    case japanese = "ja"

    /// Creates the language of a locale; English if there are no phrases in that language.
    public init(of locale: LocaleName) {
        self = FeedLanguage(rawValue: locale.language) ?? .english
    }

    /// Returns the phrases of this language, with numbers and dates formatted for a region.
    ///
    /// - Parameter region: an ISO 3166 code such as `AT`; an unknown region uses the language's
    ///   default format.
    public func phrases(region: String? = nil) -> any FeedPhrases {
        switch self {
        case .english: EnglishPhrases(region: region)
        case .german: GermanPhrases(region: region)
        case .french: FrenchPhrases(region: region)
        case .spanish: SpanishPhrases(region: region)
        case .japanese: JapanesePhrases()
        }
    }
}
