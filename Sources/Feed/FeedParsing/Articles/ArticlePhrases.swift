internal import FeedMarkup

/// Phrases above and on what is no part of an article, in the languages that FeedHost speaks and
/// some others.
enum ArticlePhrases {
    /// The bytes of markup in which a phrase must begin.
    private static let limit = 160

    private static let phrases: [StaticString] = [
        "related", "read more", "read also", "read next", "also read", "more from", "more on this",
        "more stories", "you may also", "you might also", "see also:", "recommended", "share this",
        "share on", "share:", "follow us", "sign up", "subscribe", "advertisement", "sponsored",
        "filed under", "posted in", "tagged", "tags:", "leave a comment", "leave a reply",
        "next post", "previous post", "most read", "don't miss", "like this:", "support us",
        "\u{E4}hnliche", "mehr zum thema", "lesen sie auch", "das k\u{F6}nnte sie", "mehr lesen",
        "teilen", "anzeige", "weiterlesen", "auch interessant", "newsletter", "schlagw",
        "\u{E0} lire aussi", "lire aussi", "sur le m\u{EA}me", "partager", "publicit\u{E9}",
        "articles similaires", "abonnez", "lea tambi\u{E9}n", "te puede interesar",
        "art\u{ED}culos relacionados", "compartir", "relacionad", "leia tamb\u{E9}m",
        "veja tamb", "leggi anche", "condividi", "lees ook",
        "\u{447}\u{438}\u{442}\u{430}\u{439}\u{442}\u{435} \u{442}\u{430}\u{43A}\u{436}\u{435}",
        "\u{43F}\u{43E}\u{434}\u{435}\u{43B}\u{438}\u{442}\u{44C}\u{441}\u{44F}",
        "\u{43F}\u{43E}\u{445}\u{43E}\u{436}\u{438}\u{435}",
        "\u{95A2}\u{9023}\u{8A18}\u{4E8B}", "\u{3042}\u{308F}\u{305B}\u{3066}\u{8AAD}\u{307F}",
        "\u{30B7}\u{30A7}\u{30A2}", "\u{76F8}\u{5173}", "\u{76F8}\u{95DC}",
        "\u{5EF6}\u{4F38}\u{9605}\u{8BFB}",
        "\u{63A8}\u{8350}\u{9605}\u{8BFB}", "\u{5206}\u{4EAB}",
    ]

    /// Returns true if the text of `markup` begins with such a phrase.
    static func announcesOthers(_ markup: Span<UInt8>) -> Bool {
        let text = HTMLText.line(markup.extracting(0..<min(markup.count, limit)))
        var begin: [UInt8] = []
        for scalar in text.unicodeScalars.prefix(40) { begin.append(lowercased(scalar)) }
        let words = begin.span
        return phrases.contains { words.hasPrefix($0, at: 0, before: words.count) }
    }

    /// Small letters of Latin-1 and Cyrillic, which the phrases are written in.
    private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x41...0x5A, 0xC0...0xDE, 0x410...0x42F:
            Unicode.Scalar(scalar.value + 0x20) ?? scalar
        case 0x2019: "'"
        default: scalar
        }
    }
}
