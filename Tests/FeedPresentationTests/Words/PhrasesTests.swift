import FeedPresentation
import Testing

/// Every phrase, in every language.
@Suite struct PhrasesTests {
    @Test(
        arguments: [
            .english: [
                "offline, copies from 03:02", "offline, copies from 03:02; no copy of 1 feed",
                "offline; no copy of 2 feeds",
                "waiting for a, b (2)", "waiting for a, b (2) and 1 more",
                "waiting for a, b (2) and 5 more", "waiting for a, b (2) and 1,000,000 more",
                "Talk (x)", "what; do",
            ],
            .german: [
                "offline, Kopien von 03:02",
                "offline, Kopien von 03:02; keine Kopie von 1 Feed",
                "offline; keine Kopie von 2 Feeds",
                "wartet auf a, b (2)", "wartet auf a, b (2) und eine weitere Quelle",
                "wartet auf a, b (2) und 5 weitere Quellen",
                "wartet auf a, b (2) und 1.000.000 weitere Quellen",
                "Talk (x)", "what; do",
            ],
            .french: [
                "hors ligne, copies de 03:02",
                "hors ligne, copies de 03:02\u{202F}; aucune copie de 1 flux",
                "hors ligne\u{202F}; aucune copie de 2 flux",
                "en attente de a, b (2)", "en attente de a, b (2) et 1 autre source",
                "en attente de a, b (2) et 5 autres sources",
                "en attente de a, b (2) et 1\u{202F}000\u{202F}000 d’autres sources",
                "Talk (x)", "what\u{202F}; do",
            ],
            .spanish: [
                "sin conexión, copias de: 3:02",
                "sin conexión, copias de: 3:02; sin copia de 1 canal",
                "sin conexión; sin copia de 2 canales",
                "esperando a a, b (2)", "esperando a a, b (2) y 1 más",
                "esperando a a, b (2) y 5 más",
                "esperando a a, b (2) y 1.000.000 de fuentes más",
                "Talk (x)", "what; do",
            ],
            .japanese: [
                "オフライン、3:02時点のコピー", "オフライン、3:02時点のコピー、フィード1件はコピーなし",
                "オフライン、フィード2件はコピーなし",
                "a、b (2)を待機中", "a、b (2)、ほか1件を待機中", "a、b (2)、ほか5件を待機中", "a、b (2)、ほか1,000,000件を待機中",
                "Talk（x）", "what。do",
            ],
        ] as [FeedLanguage: [String]])
    func `Words a missing network, lists pending sources, and joins names and errors with more`(
        language: FeedLanguage, words: [String]
    ) {
        let phrases = language.phrases()
        let time = phrases.time(WallClockTime(year: 2026, month: 11, day: 25, hour: 3, minute: 2))
        let waiting = [0, 1, 5, 1_000_000].map {
            phrases.waiting(for: ["a", "b (2)"], andMore: $0)
        }
        let offline = [
            phrases.offline(copiesFrom: time, missing: 0),
            phrases.offline(copiesFrom: time, missing: 1),
            phrases.offline(copiesFrom: nil, missing: 2),
        ]
        let joined = [phrases.qualified("Talk", by: "x"), phrases.error("what", remedy: "do")]
        #expect(offline + waiting + joined == words)
    }

    @Test(
        arguments: [
            .english: [
                "0 items", "1 item", "2 items", "5 items", "1,000,000 items",
                "No comments", "1 comment", "2 comments", "5 comments", "1,000,000 comments",
            ],
            .german: [
                "0 Einträge", "1 Eintrag", "2 Einträge", "5 Einträge", "1.000.000 Einträge",
                "Keine Kommentare", "1 Kommentar", "2 Kommentare", "5 Kommentare",
                "1.000.000 Kommentare",
            ],
            .french: [
                "0 article", "1 article", "2 articles", "5 articles",
                "1\u{202F}000\u{202F}000 d’articles",
                "Aucun commentaire", "1 commentaire", "2 commentaires", "5 commentaires",
                "1\u{202F}000\u{202F}000 de commentaires",
            ],
            .spanish: [
                "0 entradas", "1 entrada", "2 entradas", "5 entradas", "1.000.000 de entradas",
                "Sin comentarios", "1 comentario", "2 comentarios", "5 comentarios",
                "1.000.000 de comentarios",
            ],
            .japanese: [
                "0件", "1件", "2件", "5件", "1,000,000件",
                "コメントなし", "コメント1件", "コメント2件", "コメント5件", "コメント1,000,000件",
            ],
        ] as [FeedLanguage: [String]])
    func `Counts items and comments`(language: FeedLanguage, words: [String]) {
        let phrases = language.phrases()
        let counts = [0, 1, 2, 5, 1_000_000]
        let items = counts.map { phrases.items($0) }
        let comments = counts.map { phrases.comments($0) }
        #expect(items + comments == words)
    }

    @Test(
        arguments: [
            .english: [
                "1\u{A0}byte", "5\u{A0}bytes", "1.5\u{A0}kB", "25\u{A0}MB", "1.0\u{A0}GB",
                "2.0\u{A0}TB", "3.0\u{A0}PB", "9.2\u{A0}EB",
                "45\u{A0}s", "12\u{A0}min", "1\u{A0}h", "1\u{A0}h\u{A0}5\u{A0}min",
            ],
            .german: [
                "1\u{A0}Byte", "5\u{A0}Byte", "1,5\u{A0}kB", "25\u{A0}MB", "1,0\u{A0}GB",
                "2,0\u{A0}TB", "3,0\u{A0}PB", "9,2\u{A0}EB",
                "45\u{A0}Sek.", "12\u{A0}Min.", "1\u{A0}Std.", "1\u{A0}Std.\u{A0}5\u{A0}Min.",
            ],
            .french: [
                "1\u{202F}octet", "5\u{202F}octets", "1,5\u{202F}ko", "25\u{202F}Mo",
                "1,0\u{202F}Go", "2,0\u{202F}To", "3,0\u{202F}Po", "9,2\u{202F}Eo",
                "45\u{202F}s", "12\u{202F}min", "1\u{202F}h", "1\u{202F}h\u{A0}5\u{202F}min",
            ],
            .spanish: [
                "1\u{A0}byte", "5\u{A0}bytes", "1,5\u{A0}kB", "25\u{A0}MB", "1,0\u{A0}GB",
                "2,0\u{A0}TB", "3,0\u{A0}PB", "9,2\u{A0}EB",
                "45\u{A0}s", "12\u{A0}min", "1\u{A0}h", "1\u{A0}h\u{A0}5\u{A0}min",
            ],
            .japanese: [
                "1\u{A0}バイト", "5\u{A0}バイト", "1.5\u{A0}KB", "25\u{A0}MB", "1.0\u{A0}GB",
                "2.0\u{A0}TB", "3.0\u{A0}PB", "9.2\u{A0}EB",
                "45秒", "12分", "1時間", "1時間5分",
            ],
        ] as [FeedLanguage: [String]])
    func `Formats sizes and playing times`(language: FeedLanguage, words: [String]) {
        let phrases = language.phrases()
        let sizes: [Int64] = [
            1, 5, 1_450, 24_600_000, 999_500_000, 2_000_000_000_000, 3_000_000_000_000_000, .max,
        ]
        let times: [PlayingTime] = [
            .seconds(45), .minutes(12), .hours(1, minutes: 0), .hours(1, minutes: 5),
        ]
        let formatted = sizes.map { phrases.size(ByteCount($0)) }
        #expect(formatted + times.map { phrases.duration($0) } == words)
    }

    @Test(
        arguments: [
            (
                .english, nil,
                ["1 January 2026, 00:05", "21 November 2026, 12:00", "31 August 1999, 20:30"]
            ),
            (
                .english, "GB",
                ["1 January 2026, 00:05", "21 November 2026, 12:00", "31 August 1999, 20:30"]
            ),
            (
                .english, "US",
                [
                    "January 1, 2026, 12:05 AM", "November 21, 2026, 12:00 PM",
                    "August 31, 1999, 8:30 PM",
                ]
            ),
            (
                .english, "CA",
                [
                    "January 1, 2026, 12:05 a.m.", "November 21, 2026, 12:00 p.m.",
                    "August 31, 1999, 8:30 p.m.",
                ]
            ),
            (
                .english, "AU",
                [
                    "1 January 2026, 12:05 am", "21 November 2026, 12:00 pm",
                    "31 August 1999, 8:30 pm",
                ]
            ),
            (
                .german, nil,
                ["1. Januar 2026, 00:05", "21. November 2026, 12:00", "31. August 1999, 20:30"]
            ),
            (
                .german, "AT",
                ["1. Jänner 2026, 00:05", "21. November 2026, 12:00", "31. August 1999, 20:30"]
            ),
            (
                .french, nil,
                ["1er janvier 2026 à 00:05", "21 novembre 2026 à 12:00", "31 août 1999 à 20:30"]
            ),
            (
                .french, "CA",
                [
                    "1er janvier 2026 à 00 h 05", "21 novembre 2026 à 12 h 00",
                    "31 août 1999 à 20 h 30",
                ]
            ),
            (
                .spanish, nil,
                [
                    "1 de enero de 2026, 0:05", "21 de noviembre de 2026, 12:00",
                    "31 de agosto de 1999, 20:30",
                ]
            ),
            (
                .spanish, "MX",
                [
                    "1 de enero de 2026, 12:05 a. m.", "21 de noviembre de 2026, 12:00 p. m.",
                    "31 de agosto de 1999, 8:30 p. m.",
                ]
            ),
            (
                .japanese, "JP",
                ["2026年1月1日 0:05", "2026年11月21日 12:00", "1999年8月31日 20:30"]
            ),
        ] as [(FeedLanguage, String?, [String])])
    func `Formats dates by region`(
        language: FeedLanguage, region: String?, words: [String]
    ) {
        let phrases = language.phrases(region: region)
        let dates = [
            WallClockTime(year: 2026, month: 1, day: 1, hour: 0, minute: 5),
            WallClockTime(year: 2026, month: 11, day: 21, hour: 12, minute: 0),
            WallClockTime(year: 1999, month: 8, day: 31, hour: 20, minute: 30),
        ]
        // No-break spaces are ignored here.
        #expect(dates.map { phrases.date($0).replacing("\u{A0}", with: " ") } == words)
    }

    @Test(arguments: FeedLanguage.allCases)
    func `Names all twelve months`(language: FeedLanguage) {
        let phrases = language.phrases()
        let dates = (1...12).map {
            phrases.date(WallClockTime(year: 2026, month: $0, day: 2, hour: 3, minute: 4))
        }
        #expect(Set(dates).count == 12)
        for month in [Int.min, 0, 13, .max] {
            _ = phrases.date(WallClockTime(year: 0, month: month, day: 0, hour: 0, minute: 0))
        }
    }

    @Test(
        arguments: [
            (.german, "AT", "1\u{A0}000\u{A0}000 Einträge", "1,5\u{A0}kB"),
            (.german, "CH", "1’000’000 Einträge", "1.5\u{A0}kB"),
            (.german, "US", "1.000.000 Einträge", "1,5\u{A0}kB"),
            (.french, "CA", "1\u{A0}000\u{A0}000 d’articles", "1,5\u{202F}ko"),
            (.spanish, "MX", "1,000,000 de entradas", "1.5\u{A0}kB"),
            (.spanish, "AR", "1.000.000 de entradas", "1,5\u{A0}kB"),
            (.spanish, "CR", "1\u{A0}000\u{A0}000 de entradas", "1,5\u{A0}kB"),
        ] as [(FeedLanguage, String, String, String)])
    func `Formats numbers by region`(
        language: FeedLanguage, region: String, items: String, size: String
    ) {
        let phrases = language.phrases(region: region)
        #expect(phrases.items(1_000_000) == items)
        #expect(phrases.size(ByteCount(1_500)) == size)
    }

    /// Those that the snapshots in five languages lack.
    @Test(
        arguments: [
            .english: [
                "Untitled feed",
                "Attachment",
                "Loading…",
                "Loading the picture…",
                "The picture could not be loaded.",
                "error:",
                "No items.",
                "Read on",
                "Try again",
                "Audio",
                "About",
                "In reply to",
                "Place",
                "Drawn by FeedHost",
                "From VALUE",
            ],
            .german: [
                "Feed ohne Titel",
                "Anhang",
                "Wird geladen\u{A0}…",
                "Das Bild wird geladen\u{A0}…",
                "Das Bild konnte nicht geladen werden.",
                "Fehler:",
                "Keine Einträge.",
                "Weiterlesen",
                "Erneut versuchen",
                "Audio",
                "Thema",
                "Antwort auf",
                "Ort",
                "Erstellt von FeedHost",
                "Aus VALUE",
            ],
            .french: [
                "Flux sans titre",
                "Pièce jointe",
                "Chargement…",
                "Chargement de l’image…",
                "L’image n’a pas pu être chargée.",
                "erreur\u{202F}:",
                "Aucun article.",
                "Lire la suite",
                "Réessayer",
                "Audio",
                "Sujet",
                "En réponse à",
                "Lieu",
                "Page créée par FeedHost",
                "Source\u{202F}: VALUE",
            ],
            .spanish: [
                "Canal sin título",
                "Archivo adjunto",
                "Cargando…",
                "Cargando la imagen…",
                "No se pudo cargar la imagen.",
                "error:",
                "No hay entradas.",
                "Seguir leyendo",
                "Reintentar",
                "Audio",
                "Tema",
                "En respuesta a",
                "Lugar",
                "Página creada por FeedHost",
                "De VALUE",
            ],
            .japanese: [
                "無題のフィード",
                "添付ファイル",
                "読み込み中…",
                "画像を読み込み中…",
                "画像を読み込めませんでした。",
                "エラー:",
                "記事はありません。",
                "続きを読む",
                "再試行",
                "音声",
                "話題",
                "返信先",
                "場所",
                "FeedHostで作成",
                "配信元：VALUE",
            ],
        ] as [FeedLanguage: [String]])
    func `Words placeholders and labels`(
        language: FeedLanguage, words: [String]
    ) {
        let phrases = language.phrases()
        let fixed = [
            phrases.untitledFeed, phrases.attachment, phrases.loading, phrases.loadingPicture,
            phrases.pictureFailed, phrases.error,
        ]
        let labels: [FeedWord] = [
            .noItems, .readOn, .retry, .audio, .about, .inReplyTo, .place, .drawn,
        ]
        let source = phrases.words[phrase: .fromSource].around("VALUE")
        #expect(fixed + labels.map { phrases.words[$0] } + [source] == words)
    }
}
