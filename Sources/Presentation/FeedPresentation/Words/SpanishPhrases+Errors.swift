public import FeedModel

extension SpanishPhrases {
    public func words(for error: FeedParsingError) -> (message: String, remedy: String) {
        switch error {
        case .empty: ("el documento está vacío", "compruebe qué debería haberlo escrito")
        case .notAFeed(.webPage):
            ("es una página web, no un canal", "busque en ella un enlace a su canal")
        case .notAFeed(.otherXML(let root)):
            (
                "es XML con la raíz «\(root.prefix(60))», que no es un formato de canal",
                "los canales están en RSS, Atom o CDF"
            )
        case .notAFeed(.otherJSON):
            (
                "es JSON, pero no un canal",
                "los canales son JSON Feed, RSS en JSON o canales de imágenes"
            )
        case .notAFeed(.jsonFeedWithoutItems):
            (
                "es un JSON Feed sin «items»", "debe tenerlos, como lista, que puede estar vacía"
            )
        case .notAFeed(.listOfFeeds):
            ("es una lista de canales, no un canal", "nombre sus canales uno por uno")
        case .notAFeed(.plainText):
            ("es texto sin formato, no un canal", "compruebe la dirección")
        case .notAFeed(.binary):
            ("son datos binarios, no un canal", "compruebe la dirección")
        case .invalidJSON(let fault, let line, let column):
            (
                "incumple la gramática de JSON en la línea \(line), byte \(column)"
                    + (fault == .surplusComma ? ": sobra una coma" : ""),
                fault == .endsEarly
                    ? "quizá se haya cortado; cárguelo de nuevo"
                    : "pida al editor que lo corrija"
            )
        case .limitExceeded(.bytes, let count):
            ("el documento supera \(size(ByteCount(Int64(count))))", "compruebe la dirección")
        case .limitExceeded(.depth, let count):
            (
                "el documento está anidado en más de \(count) niveles", "compruebe la dirección"
            )
        }
    }
}
