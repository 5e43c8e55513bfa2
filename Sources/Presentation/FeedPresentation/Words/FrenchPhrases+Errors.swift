public import FeedModel

extension FrenchPhrases {
    public func words(for error: FeedParsingError) -> (message: String, remedy: String) {
        switch error {
        case .empty: ("le document est vide", "vérifiez ce qui aurait dû l’écrire")
        case .notAFeed(.webPage):
            ("c’est une page web, pas un flux", "cherchez-y un lien vers son flux")
        case .notAFeed(.otherXML(let root)):
            (
                "c’est du XML de racine «\u{A0}\(root.prefix(60))\u{A0}», qui n’est pas un format de flux",
                "les flux sont en RSS, Atom ou CDF"
            )
        case .notAFeed(.otherJSON):
            (
                "c’est du JSON, mais pas un flux",
                "les flux sont en JSON Feed, en RSS en JSON ou des flux d’images"
            )
        case .notAFeed(.jsonFeedWithoutItems):
            (
                "c’est un JSON Feed sans «\u{A0}items\u{A0}»",
                "il en faut une liste, qui peut être vide"
            )
        case .notAFeed(.listOfFeeds):
            ("c’est une liste de flux, pas un flux", "nommez ses flux un par un")
        case .notAFeed(.plainText):
            ("c’est du texte brut, pas un flux", "vérifiez l’adresse")
        case .notAFeed(.binary):
            ("ce sont des données binaires, pas un flux", "vérifiez l’adresse")
        case .invalidJSON(let fault, let line, let column):
            (
                "ceci enfreint la grammaire de JSON à la ligne \(line), octet \(column)"
                    + (fault == .surplusComma ? "\u{202F}: une virgule de trop" : ""),
                fault == .endsEarly
                    ? "le document a peut-être été tronqué\u{202F}; rechargez-le"
                    : "demandez à l’éditeur de le corriger"
            )
        case .limitExceeded(.bytes, let count):
            ("le document dépasse \(size(ByteCount(Int64(count))))", "vérifiez l’adresse")
        case .limitExceeded(.depth, let count):
            ("le document est imbriqué sur plus de \(count) niveaux", "vérifiez l’adresse")
        }
    }
}
