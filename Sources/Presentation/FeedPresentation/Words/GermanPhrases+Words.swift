extension GermanPhrases {
    public func phrase(for word: FeedWord) -> Phrase {
        switch word {
        case .language: "de"
        case .separator: ": "
        case .listSeparator: ", "
        case .noItems: "Keine Einträge."
        case .skipToItems: "Zu den Einträgen springen"
        case .toTop: "Nach oben"
        case .asOf: Phrase(before: "Stand: ")
        case .readOn: "Weiterlesen"
        case .readAll: "Alles lesen"
        case .retry: "Erneut versuchen"
        case .picture: "Bild"
        case .video: "Video"
        case .audio: "Audio"
        case .about: "Thema"
        case .inReplyTo: "Antwort auf"
        case .commentFeed: "Feed der Kommentare"
        case .section: "Rubrik"
        case .department: "Abteilung"
        case .tags: "Schlagwörter"
        case .place: "Ort"
        case .feedUpdated: Phrase(before: "Aktualisiert am ")
        case .itemUpdated: Phrase(before: "aktualisiert am ")
        case .byAuthor: Phrase(before: "Von ")
        case .fromSource: Phrase(before: "Aus ")
        case .aboutPage: Phrase(before: "Über ")
        case .replyTo: Phrase(before: "Antwort auf ")
        case .drawn: "Erstellt von FeedHost"
        case .drawnFrom: Phrase(before: "Von FeedHost aus ", after: " erstellt")
        case .thisFeed: "diesem Feed"
        case .embedded: "Eingebettete Seite"
        case .readerNext: "nach unten: nächster Eintrag oder eine Zeile weiter"
        case .readerPrevious: "nach oben"
        case .readerNextItem: "nächster Eintrag, auch beim Lesen"
        case .readerPreviousItem: "voriger Eintrag"
        case .readerNextUnread: "nächster ungelesener Eintrag"
        case .readerPageDown: "eine Seite nach unten"
        case .readerPageUp: "eine Seite nach oben"
        case .readerHalfDown: "eine halbe Seite nach unten"
        case .readerHalfUp: "eine halbe Seite nach oben"
        case .readerBeginning: "zum Anfang"
        case .readerEnd: "zum Ende"
        case .readerNumberIsItem: "mit einer Zahl davor zu diesem Eintrag"
        case .readerOpenItem: "öffnen"
        case .readerNumberIsLink: "mit einer Zahl davor diesen Link"
        case .readerBack: "zurück"
        case .readerClose: "zurück und von der ersten Spalte beenden"
        case .readerOtherSide: "in die nächste Spalte"
        case .readerSearch: "suchen"
        case .readerFindNext: "nächster Treffer"
        case .readerFindPrevious: "voriger Treffer"
        case .readerOpenPage: "im Browser öffnen"
        case .readerCopyAddress: "Adresse kopieren"
        case .readerToggleRead: "als ungelesen oder gelesen markieren"
        case .readerToggleStar: "mit einem Stern merken, oder nicht mehr"
        case .readerMarkAllRead:
            "alle aufgeführten als gelesen markieren, noch einmal macht es rückgängig"
        case .readerRefresh: "neu laden"
        case .readerRetryFailed: "Fehlgeschlagenes erneut versuchen"
        case .readerHelp: "Hilfe"
        case .readerLeaveHelp: "zurück"
        case .readerRedraw: "alles neu zeichnen"
        case .readerSuspend: "vorübergehend zurück zur Shell"
        case .readerLeave: "beenden"
        case .readerUndo: "Rückgängig"
        case .readerMarkingUndone: "alle sind wie zuvor"
        case .readerAllRead: "alles ist gelesen"
        case .readerNoLink: Phrase(before: "es gibt keinen Link ")
        case .readerOpening: Phrase(before: "wird geöffnet: ")
        case .readerNoAddress: "hier gibt es keine Adresse"
        case .readerItemGone: "der Feed hat diesen Eintrag nicht mehr"
        case .readerCopied: Phrase(before: "kopiert: ")
        case .readerHandedTo: Phrase(before: "übergeben an ")
        case .readerNothingSearched: "noch wurde nichts gesucht"
        case .readerNotFound: Phrase(before: "nicht gefunden: ")
        case .readerNotUnderstood: Phrase(before: "ab hier nicht verstanden: ")
        case .readerLastFound: "das war der letzte Treffer"
        case .readerPreviousPane: "in die Spalte davor"
        case .readerUnreadOnly: "nur Ungelesenes oder alles zeigen"
        case .readerFilter: "nur zeigen, was die getippten Worte enthält"
        case .readerSort: "die Liste sortieren"
        case .readerRows: "eine Zeile je Eintrag oder mehr"
        case .readerFollowNote: "zur Fußnote mit der Zahl davor und zurück"
        case .readerAll: "Alle"
        case .readerUnread: "Ungelesen"
        case .readerStarred: "Mit Stern"
        case .readerFeeds: "Feeds"
        case .readerFilteredBy: Phrase(before: "Filter: ")
        case .readerSortBy: "sortieren nach"
        case .readerByDate: "Datum"
        case .readerByTitle: "Titel"
        case .readerBySource: "Feed"
        case .readerAsLoaded: "wie geladen"
        case .readerOtherWay: "andersherum"
        case .readerSearching: Phrase(before: "Suche läuft … ")
        case .readerNoNote: Phrase(before: "es gibt keine Fußnote ")
        case .readerAddFeed: "einen Feed hinzufügen, mit seiner Adresse oder Seite"
        case .readerRenameFeed: "den Feed umbenennen"
        case .readerMoveFeed: "den Feed in einen Ordner legen; / ist keiner"
        case .readerRemoveFeed: "den Feed entfernen, sofort noch einmal macht es rückgängig"
        case .readerRefreshFeed: "diesen Feed neu laden"
        case .readerCopyFeed: "Adresse des Feeds kopieren"
        case .readerWholeArticle:
            "den ganzen Artikel von seiner Seite zeigen, oder wieder den Text des Feeds"
        case .readerLoadingArticle: "der Artikel wird von seiner Seite geladen…"
        case .readerArticleShown: "der ganze Artikel, von seiner Seite"
        case .readerFeedTextShown: "der Text des Feeds"
        case .readerNoMoreArticle: "die Seite gibt nicht mehr her als der Feed"
        case .readerNoPages: "ganze Artikel werden hier nicht geladen"
        case .readerPlay: "die Aufnahme des Eintrags abspielen oder anhalten"
        case .readerPause: "anhalten, was spielt, oder fortsetzen"
        case .readerPlayForward: "in der Aufnahme 30 Sekunden vor"
        case .readerPlayBack: "in der Aufnahme 10 Sekunden zurück"
        case .readerPlaying: "spielt"
        case .readerPaused: "angehalten"
        case .readerNothingPlayed: "es spielt nichts"
        case .readerNoRecording: "hier gibt es keine Aufnahme"
        case .readerNoPlayer: "Aufnahmen werden hier nicht abgespielt"
        case .readerNotLoaded:
            "die Aufnahme kann nicht geladen werden; vielleicht gibt es sie nicht mehr"
        case .readerUnknownFormat: "das Format der Aufnahme kann nicht abgespielt werden"
        case .readerNoSound: "es gibt kein Gerät, das Ton abspielt"
        case .readerPlayerMissing:
            Phrase(before: "zum Abspielen von Aufnahmen ", after: " installieren")
        case .readerRun: "Eintrag an ein eigenes Programm geben"
        case .readerNoCommand: "es ist kein Programm eingerichtet"
        case .readerLookingAt: Phrase(before: "wird angesehen: ")
        case .readerFeedAdded: Phrase(before: "hinzugefügt: ")
        case .readerFeedPresent: Phrase(before: "schon in der Liste: ")
        case .readerFeedRenamed: Phrase(before: "der Feed heißt jetzt ")
        case .readerFeedMoved: Phrase(before: "der Feed liegt jetzt in ")
        case .readerFeedUnfiled: "der Feed liegt jetzt in keinem Ordner"
        case .readerNeedsTitle: "ein Feed braucht einen Namen; nichts ist geändert"
        case .readerNoFeed: "zuerst einen Feed wählen"
        case .readerListNotGranted:
            "dieser Leser darf die Feed-Liste nicht ändern; --allow feeds erlaubt es"
        case .readerNotOwnList:
            "nur die eigene Feedliste lässt sich ändern: Sie wird gelesen, wo keine Feeds genannt sind"
        }
    }
}
