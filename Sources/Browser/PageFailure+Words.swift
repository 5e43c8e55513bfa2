import FeedModel
import FeedPresentation

// The messages of the page's failures, in each language of the presentation layer.
extension PageFailure {
    /// Returns the message and remedy for the document at `url`.
    func failure(at url: String, in language: FeedLanguage) -> FeedFailure {
        let words =
            switch language {
            case .english: english(url)
            case .german: german(url)
            case .french: french(url)
            case .spanish: spanish(url)
            case .japanese: japanese(url)
            }
        return FeedFailure(words.message, remedy: words.remedy, canRetry: canRetry)
    }

    /// Returns the words before the reason why the module has crashed, for closing a message, and for a text
    /// that the browser does not copy.
    static func words(
        in language: FeedLanguage
    ) -> (ended: String, close: String, notCopied: String) {
        switch language {
        case .english:
            ("the page's module has ended: ", "close", "the browser does not let it be copied")
        case .german:
            (
                "das Modul der Seite ist abgebrochen: ", "schließen",
                "der Browser lässt es nicht kopieren"
            )
        case .french:
            (
                "le module de la page s’est arrêté\u{A0}: ", "fermer",
                "le navigateur ne le laisse pas copier"
            )
        case .spanish:
            ("el módulo de la página ha terminado: ", "cerrar", "el navegador no deja copiarlo")
        case .japanese:
            ("ページのモジュールが停止しました：", "閉じる", "ブラウザーがコピーを許可していません")
        }
    }

    private typealias Words = (message: String, remedy: String?)

    private func english(_ url: String) -> Words {
        switch self {
        case .unreachable:
            (
                "\(url) can't be had: its server is away, or lets no other site's page read it",
                "feedhost browser fetches feeds for a page"
            )
        case .serverAway:
            ("the page's own server does not answer", "see whether feedhost browser still runs")
        case .serverRenewed:
            (
                "feedhost browser was started again, and does not know this page",
                "open the page anew, at the address that it prints"
            )
        case .status(let status): ("\(url): the server says \(status)", nil)
        case .late: ("\(url): the server takes too long", nil)
        case .tooLarge(let megabytes): ("\(url) is larger than \(megabytes) MB", nil)
        case .reported(let words): (words, nil)
        case .cutShort: ("\(url) is cut short; what has come is shown", nil)
        case .nothingNamed: ("there is no feed to show", "name one in sources.json")
        case .statesNotStored: ("the browser can't store what is read and starred", nil)
        }
    }

    private func german(_ url: String) -> Words {
        switch self {
        case .unreachable:
            (
                "\(url) ist nicht zu haben: der Server ist nicht da oder lässt keine Seite von anderswo lesen",
                "feedhost browser holt Feeds für eine Seite"
            )
        case .serverAway:
            (
                "der Server dieser Seite antwortet nicht",
                "bitte nachsehen, ob feedhost browser noch läuft"
            )
        case .serverRenewed:
            (
                "feedhost browser ist neu gestartet und kennt diese Seite nicht",
                "bitte die Seite neu öffnen, unter der Adresse, die es ausgibt"
            )
        case .status(let status): ("\(url): der Server antwortet mit \(status)", nil)
        case .late: ("\(url): der Server braucht zu lange", nil)
        case .tooLarge(let megabytes): ("\(url) hat mehr als \(megabytes)\u{A0}MB", nil)
        case .reported(let words): (words, nil)
        case .cutShort:
            ("\(url) ist abgeschnitten; gezeigt wird, was angekommen ist", nil)
        case .nothingNamed:
            ("es gibt keinen Feed, der zu zeigen wäre", "bitte einen in sources.json nennen")
        case .statesNotStored:
            ("der Browser kann nicht speichern, was gelesen und markiert ist", nil)
        }
    }

    private func french(_ url: String) -> Words {
        switch self {
        case .unreachable:
            (
                "impossible d’obtenir \(url)\u{A0}: son serveur ne répond pas, ou ne laisse lire aucune page d’un autre site",
                "feedhost browser récupère les flux pour une page"
            )
        case .serverAway:
            (
                "le serveur de cette page ne répond pas",
                "vérifiez que feedhost browser tourne encore"
            )
        case .serverRenewed:
            (
                "feedhost browser a été relancé et ne connaît pas cette page",
                "rouvrez la page, à l’adresse qu’il affiche"
            )
        case .status(let status): ("\(url)\u{A0}: le serveur répond \(status)", nil)
        case .late: ("\(url)\u{A0}: le serveur met trop de temps", nil)
        case .tooLarge(let megabytes): ("\(url) dépasse \(megabytes)\u{A0}Mo", nil)
        case .reported(let words): (words, nil)
        case .cutShort:
            ("\(url) est tronqué\u{A0}; ce qui est arrivé est affiché", nil)
        case .nothingNamed: ("il n’y a aucun flux à montrer", "nommez-en un dans sources.json")
        case .statesNotStored:
            ("le navigateur ne peut pas enregistrer ce qui est lu et favori", nil)
        }
    }

    private func spanish(_ url: String) -> Words {
        switch self {
        case .unreachable:
            (
                "no se puede obtener \(url): su servidor no responde, o no deja leerlo a páginas de otros sitios",
                "feedhost browser obtiene los canales para una página"
            )
        case .serverAway:
            (
                "el servidor de esta página no responde",
                "compruebe si feedhost browser sigue en marcha"
            )
        case .serverRenewed:
            (
                "feedhost browser se ha iniciado de nuevo y no conoce esta página",
                "abra la página de nuevo, en la dirección que muestra"
            )
        case .status(let status): ("\(url): el servidor responde \(status)", nil)
        case .late: ("\(url): el servidor tarda demasiado", nil)
        case .tooLarge(let megabytes): ("\(url) ocupa más de \(megabytes)\u{A0}MB", nil)
        case .reported(let words): (words, nil)
        case .cutShort: ("\(url) está cortado; se muestra lo que ha llegado", nil)
        case .nothingNamed: ("no hay ningún canal que mostrar", "nombre uno en sources.json")
        case .statesNotStored:
            ("el navegador no puede guardar lo leído y lo destacado", nil)
        }
    }

    private func japanese(_ url: String) -> Words {
        switch self {
        case .unreachable:
            (
                "\(url) を取得できません。サーバーが応答しないか、ほかのサイトのページからの読み取りを許していません",
                "feedhost browser ならページの代わりにフィードを取得します"
            )
        case .serverAway:
            ("このページのサーバーが応答しません", "feedhost browser が動いているか確認してください")
        case .serverRenewed:
            (
                "feedhost browser が再起動されたため、このページは使えません",
                "表示されたアドレスでページを開き直してください"
            )
        case .status(let status): ("\(url)：サーバーの応答は \(status) です", nil)
        case .late: ("\(url)：サーバーの応答に時間がかかりすぎています", nil)
        case .tooLarge(let megabytes): ("\(url) は \(megabytes) MB を超えています", nil)
        case .reported(let words): (words, nil)
        case .cutShort: ("\(url) は途中で切れています。届いた分を表示しています", nil)
        case .nothingNamed: ("表示するフィードがありません", "sources.json で指定してください")
        case .statesNotStored: ("ブラウザーが既読とスターの状態を保存できません", nil)
        }
    }
}
