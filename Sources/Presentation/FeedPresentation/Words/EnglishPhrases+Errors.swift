public import FeedModel

extension EnglishPhrases {
    public func words(for error: FeedParsingError) -> (message: String, remedy: String) {
        switch error {
        case .empty: ("the document is empty", "check what should have written it")
        case .notAFeed(.webPage):
            ("this is a web page, not a feed", "look in it for a link to its feed")
        case .notAFeed(.otherXML(let root)):
            (
                "this is XML with the root “\(root.prefix(60))”, which is no feed format",
                "feeds are in RSS, Atom or CDF"
            )
        case .notAFeed(.otherJSON):
            ("this is JSON, but not a feed", "feeds are JSON Feed, RSS in JSON or image feeds")
        case .notAFeed(.jsonFeedWithoutItems):
            (
                "this is a JSON Feed without “items”",
                "it must have them, as a list, which may be empty"
            )
        case .notAFeed(.listOfFeeds):
            ("this is a list of feeds, not a feed", "name its feeds one by one")
        case .notAFeed(.plainText): ("this is plain text, not a feed", "check the address")
        case .notAFeed(.binary): ("this is binary data, not a feed", "check the address")
        case .invalidJSON(let fault, let line, let column):
            (
                "this breaks the grammar of JSON on line \(line), byte \(column)"
                    + (fault == .surplusComma ? ": a comma too many" : ""),
                fault == .endsEarly
                    ? "it may have been cut short; load it again"
                    : "ask its publisher to mend it"
            )
        case .limitExceeded(.bytes, let count):
            ("the document has more than \(size(ByteCount(Int64(count))))", "check the address")
        case .limitExceeded(.depth, let count):
            ("the document is nested more than \(count) levels deep", "check the address")
        }
    }
}
