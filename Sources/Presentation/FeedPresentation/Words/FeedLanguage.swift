/// A language that there are phrases in.
public enum FeedLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case japanese = "ja"

    /// The language of a reader's locale; English where there are no phrases in that.
    public init(of locale: LocaleName) {
        self = FeedLanguage(rawValue: locale.language) ?? .english
    }

    /// The phrases in this language, with numbers and dates as in a region.
    ///
    /// - Parameter region: two letters (ISO 3166), such as `AT`; what is not known of it is as in
    ///   the language at large.
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
