public import FeedModel

extension GermanPhrases {
    public func words(for error: FeedParsingError) -> (message: String, remedy: String) {
        switch error {
        case .empty: ("das Dokument ist leer", "bitte prüfen, was es hätte schreiben sollen")
        case .notAFeed(.webPage):
            ("das ist eine Webseite, kein Feed", "bitte darin nach einem Link zum Feed suchen")
        case .notAFeed(.otherXML(let root)):
            (
                "das ist XML mit der Wurzel „\(root.prefix(60))“, also in keinem Feed-Format",
                "Feeds sind RSS, Atom oder CDF"
            )
        case .notAFeed(.otherJSON):
            ("das ist JSON, aber kein Feed", "Feeds sind JSON Feed, RSS in JSON oder Bild-Feeds")
        case .notAFeed(.jsonFeedWithoutItems):
            (
                "das ist ein JSON Feed ohne „items“",
                "er braucht sie als Liste, die leer sein darf"
            )
        case .notAFeed(.listOfFeeds):
            ("das ist eine Liste von Feeds, kein Feed", "bitte die Feeds einzeln nennen")
        case .notAFeed(.plainText):
            ("das ist reiner Text, kein Feed", "bitte die Adresse prüfen")
        case .notAFeed(.binary): ("das sind Binärdaten, kein Feed", "bitte die Adresse prüfen")
        case .invalidJSON(let fault, let line, let column):
            (
                "das verletzt die Grammatik von JSON in Zeile \(line), Byte \(column)"
                    + (fault == .surplusComma ? ": ein Komma zu viel" : ""),
                fault == .endsEarly
                    ? "vielleicht wurde es abgeschnitten; bitte erneut laden"
                    : "bitten Sie den Herausgeber, es zu berichtigen"
            )
        case .limitExceeded(.bytes, let count):
            (
                "das Dokument hat mehr als \(size(ByteCount(Int64(count))))",
                "bitte die Adresse prüfen"
            )
        case .limitExceeded(.depth, let count):
            (
                "das Dokument ist mehr als \(count) Ebenen tief verschachtelt",
                "bitte die Adresse prüfen"
            )
        }
    }
}
