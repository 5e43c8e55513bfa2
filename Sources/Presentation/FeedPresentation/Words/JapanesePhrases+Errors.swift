public import FeedModel

extension JapanesePhrases {
    public func words(for error: FeedParsingError) -> (message: String, remedy: String) {
        switch error {
        case .empty: ("文書が空です", "書き込み元を確認してください")
        case .notAFeed(.webPage):
            ("これはウェブページで、フィードではありません", "その中にあるフィードへのリンクを探してください")
        case .notAFeed(.otherXML(let root)):
            (
                "これは「\(root.prefix(60))」で始まるXMLで、フィードの形式ではありません",
                "フィードの形式はRSS、Atom、CDFです"
            )
        case .notAFeed(.otherJSON):
            (
                "これはJSONですが、フィードではありません",
                "フィードの形式はJSON Feed、JSONのRSS、画像フィードです"
            )
        case .notAFeed(.jsonFeedWithoutItems):
            ("これは「items」のないJSON Feedです", "「items」は空でもよいので、リストとして必要です")
        case .notAFeed(.listOfFeeds):
            ("これはフィードの一覧で、フィードではありません", "フィードを一つずつ指定してください")
        case .notAFeed(.plainText):
            ("これはただのテキストで、フィードではありません", "アドレスを確認してください")
        case .notAFeed(.binary):
            ("これはバイナリデータで、フィードではありません", "アドレスを確認してください")
        case .invalidJSON(let fault, let line, let column):
            (
                "\(line)行目の\(column)バイト目がJSONの文法に反しています"
                    + (fault == .surplusComma ? "。カンマが余分です" : ""),
                fault == .endsEarly
                    ? "途中で切れたのかもしれません。もう一度読み込んでください"
                    : "発行者に修正を依頼してください"
            )
        case .limitExceeded(.bytes, let count):
            (
                "文書の大きさが\(size(ByteCount(Int64(count))))を超えています",
                "アドレスを確認してください"
            )
        case .limitExceeded(.depth, let count):
            ("文書の入れ子が\(count)段を超えています", "アドレスを確認してください")
        }
    }
}
