extension JapanesePhrases {
    public func phrase(for word: FeedWord) -> Phrase {
        switch word {
        case .language: "ja"
        case .separator: "："
        case .listSeparator: "、"
        case .noItems: "記事はありません。"
        case .skipToItems: "記事へ移動"
        case .toTop: "ページの先頭へ"
        case .asOf: Phrase(after: "時点")
        case .readOn: "続きを読む"
        case .readAll: "全文を読む"
        case .retry: "再試行"
        case .picture: "画像"
        case .video: "動画"
        case .audio: "音声"
        case .about: "話題"
        case .inReplyTo: "返信先"
        case .commentFeed: "コメントのフィード"
        case .section: "欄"
        case .department: "部門"
        case .tags: "タグ"
        case .place: "場所"
        case .feedUpdated: Phrase(after: " 更新")
        case .itemUpdated: Phrase(after: " 更新")
        case .byAuthor: Phrase(before: "著者：")
        case .fromSource: Phrase(before: "配信元：")
        case .aboutPage: Phrase(after: " について")
        case .replyTo: Phrase(after: " への返信")
        case .drawn: "FeedHostで作成"
        case .drawnFrom: Phrase(before: "FeedHostで", after: "から作成")
        case .thisFeed: "このフィード"
        case .embedded: "埋め込み"
        case .readerNext: "下へ：次の記事、または1行先"
        case .readerPrevious: "上へ"
        case .readerNextItem: "次の記事（表示中も）"
        case .readerPreviousItem: "前の記事"
        case .readerNextUnread: "次の未読の記事"
        case .readerPageDown: "1ページ下へ"
        case .readerPageUp: "1ページ上へ"
        case .readerHalfDown: "半ページ下へ"
        case .readerHalfUp: "半ページ上へ"
        case .readerBeginning: "先頭へ"
        case .readerEnd: "末尾へ"
        case .readerNumberIsItem: "前に数字を打つと、その番号の記事へ"
        case .readerOpenItem: "開く"
        case .readerNumberIsLink: "前に数字を打つと、その番号のリンク"
        case .readerBack: "戻る"
        case .readerClose: "戻る、最初の欄からは終了"
        case .readerOtherSide: "次の欄へ"
        case .readerSearch: "検索"
        case .readerFindNext: "次の検索結果"
        case .readerFindPrevious: "前の検索結果"
        case .readerOpenPage: "ブラウザーで開く"
        case .readerCopyAddress: "アドレスをコピー"
        case .readerToggleRead: "未読または既読にする"
        case .readerToggleStar: "スターを付ける、または外す"
        case .readerMarkAllRead: "一覧をすべて既読にする、もう一度で取り消し"
        case .readerRefresh: "再読み込み"
        case .readerRetryFailed: "失敗したものを再試行"
        case .readerHelp: "ヘルプ"
        case .readerLeaveHelp: "戻る"
        case .readerRedraw: "再描画"
        case .readerSuspend: "一時的にシェルへ戻る"
        case .readerLeave: "終了"
        case .readerUndo: "元に戻す"
        case .readerMarkingUndone: "取り消しました"
        case .readerAllRead: "すべて既読です"
        case .readerNoLink: Phrase(before: "リンク", after: "はありません")
        case .readerOpening: Phrase(before: "開いています：")
        case .readerNoAddress: "ここにはアドレスがありません"
        case .readerItemGone: "この記事はもうフィードにありません"
        case .readerCopied: Phrase(before: "コピーしました：")
        case .readerHandedTo: Phrase(before: "渡しました：")
        case .readerNothingSearched: "まだ検索していません"
        case .readerNotFound: Phrase(before: "見つかりません：")
        case .readerNotUnderstood: Phrase(before: "ここから理解できません：")
        case .readerLastFound: "これが最後の検索結果です"
        case .readerPreviousPane: "前の欄へ"
        case .readerUnreadOnly: "未読だけ、またはすべてを表示"
        case .readerFilter: "入力した語を含むものだけを表示"
        case .readerSort: "一覧を並べ替える"
        case .readerRows: "記事を1行で、または複数行で表示"
        case .readerFollowNote: "前に打った数字の脚注へ、また元へ"
        case .readerAll: "すべて"
        case .readerUnread: "未読"
        case .readerStarred: "スター付き"
        case .readerFeeds: "フィード"
        case .readerFilteredBy: Phrase(before: "絞り込み：")
        case .readerSortBy: "並べ替え："
        case .readerByDate: "日付"
        case .readerByTitle: "題名"
        case .readerBySource: "フィード"
        case .readerAsLoaded: "読み込み順"
        case .readerOtherWay: "逆順"
        case .readerSearching: Phrase(before: "検索中… ")
        case .readerNoNote: Phrase(before: "脚注", after: "はありません")
        case .readerAddFeed: "フィードを追加（フィードかページのアドレス）"
        case .readerRenameFeed: "フィードの名前を変える"
        case .readerMoveFeed: "フィードをフォルダーに移す（/ はなし）"
        case .readerRemoveFeed: "フィードを削除、すぐもう一度で取り消し"
        case .readerRefreshFeed: "このフィードを再読み込み"
        case .readerCopyFeed: "フィードのアドレスをコピー"
        case .readerWholeArticle: "ページから記事の全文を表示、またはフィードの文に戻す"
        case .readerLoadingArticle: "ページから記事を読み込んでいます…"
        case .readerArticleShown: "ページからの記事の全文"
        case .readerFeedTextShown: "フィードの文"
        case .readerNoMoreArticle: "ページにはフィード以上の文がありません"
        case .readerNoPages: "ここでは記事の全文を読み込めません"
        case .readerPlay: "音声・動画を再生または一時停止"
        case .readerPause: "再生を一時停止または再開"
        case .readerPlayForward: "音声・動画を30秒進める"
        case .readerPlayBack: "音声・動画を10秒戻す"
        case .readerPlaying: "再生中"
        case .readerPaused: "一時停止中"
        case .readerNothingPlayed: "再生中のものはありません"
        case .readerNoRecording: "ここに音声・動画はありません"
        case .readerNoPlayer: "ここでは音声・動画を再生できません"
        case .readerNotLoaded: "音声・動画を読み込めません。削除された可能性があります"
        case .readerUnknownFormat: "再生できない形式の音声・動画です"
        case .readerNoSound: "音声を出力できる装置がありません"
        case .readerPlayerMissing: Phrase(before: "音声・動画の再生には ", after: " をインストールしてください")
        case .readerRun: "記事を設定したコマンドに渡す"
        case .readerNoCommand: "コマンドが設定されていません"
        case .readerLookingAt: Phrase(before: "確認しています：")
        case .readerFeedAdded: Phrase(before: "追加しました：")
        case .readerFeedPresent: Phrase(before: "すでに一覧にあります：")
        case .readerFeedRenamed: Phrase(before: "フィードの新しい名前：")
        case .readerFeedMoved: Phrase(before: "フィードの新しい場所：")
        case .readerFeedUnfiled: "フィードはフォルダーの外にあります"
        case .readerNeedsTitle: "フィードには名前が必要です。何も変更していません"
        case .readerNoFeed: "先にフィードを選んでください"
        case .readerListNotGranted:
            "このリーダーはフィード一覧を変更できません。--allow feeds で許可できます"
        case .readerNotOwnList: "変更できるのは自分のフィード一覧だけです。フィードを指定しないときに読まれます"
        }
    }
}
