extension FrenchPhrases {
    public func phrase(for word: FeedWord) -> Phrase {
        switch word {
        case .language: "fr"
        case .separator: "\u{202F}: "
        case .listSeparator: ", "
        case .noItems: "Aucun article."
        case .skipToItems: "Aller aux articles"
        case .toTop: "Haut de la page"
        case .asOf: Phrase(before: "État au ")
        case .readOn: "Lire la suite"
        case .readAll: "Tout lire"
        case .retry: "Réessayer"
        case .picture: "Image"
        case .video: "Vidéo"
        case .audio: "Audio"
        case .about: "Sujet"
        case .inReplyTo: "En réponse à"
        case .commentFeed: "Flux des commentaires"
        case .section: "Rubrique"
        case .department: "Service"
        case .tags: "Mots-clés"
        case .place: "Lieu"
        case .feedUpdated: Phrase(before: "Mis à jour le ")
        case .itemUpdated: Phrase(before: "mis à jour le ")
        case .byAuthor: Phrase(before: "Par ")
        // The form of a preposition would depend on the first letter of the name.
        case .fromSource: Phrase(before: "Source\u{202F}: ")
        case .aboutPage: Phrase(before: "Sujet\u{202F}: ")
        case .replyTo: Phrase(before: "En réponse à ")
        case .drawn: "Page créée par FeedHost"
        case .drawnFrom: Phrase(before: "Page créée par FeedHost à partir de ")
        case .thisFeed: "ce flux"
        case .embedded: "Page intégrée"
        case .readerNext: "vers le bas\u{A0}: article suivant ou une ligne plus loin"
        case .readerPrevious: "vers le haut"
        case .readerNextItem: "article suivant, même pendant la lecture"
        case .readerPreviousItem: "article précédent"
        case .readerNextUnread: "article non lu suivant"
        case .readerPageDown: "une page plus bas"
        case .readerPageUp: "une page plus haut"
        case .readerHalfDown: "une demi-page plus bas"
        case .readerHalfUp: "une demi-page plus haut"
        case .readerBeginning: "au début"
        case .readerEnd: "à la fin"
        case .readerNumberIsItem: "précédé d’un nombre, à cet article"
        case .readerOpenItem: "ouvrir"
        case .readerNumberIsLink: "précédé d’un nombre, ce lien"
        case .readerBack: "retour"
        case .readerClose: "retour, et du premier volet quitter"
        case .readerOtherSide: "au volet suivant"
        case .readerSearch: "rechercher"
        case .readerFindNext: "résultat suivant"
        case .readerFindPrevious: "résultat précédent"
        case .readerOpenPage: "ouvrir dans le navigateur"
        case .readerCopyAddress: "copier l’adresse"
        case .readerToggleRead: "marquer comme non lu ou comme lu"
        case .readerToggleStar: "ajouter une étoile ou l’enlever"
        case .readerMarkAllRead: "marquer comme lu tout ce qui est listé, et à nouveau pour annuler"
        case .readerRefresh: "recharger"
        case .readerRetryFailed: "réessayer ce qui a échoué"
        case .readerHelp: "aide"
        case .readerLeaveHelp: "retour"
        case .readerRedraw: "tout redessiner"
        case .readerSuspend: "retour temporaire au shell"
        case .readerLeave: "quitter"
        case .readerUndo: "Annuler"
        case .readerMarkingUndone: "tout est comme avant"
        case .readerAllRead: "tout est lu"
        case .readerNoLink: Phrase(before: "il n’y a pas de lien ")
        case .readerOpening: Phrase(before: "ouverture de ")
        case .readerNoAddress: "il n’y a pas d’adresse ici"
        case .readerItemGone: "le flux n’a plus cet article"
        case .readerCopied: Phrase(before: "copié\u{A0}: ")
        case .readerHandedTo: Phrase(before: "confié à ")
        case .readerNothingSearched: "rien n’a encore été recherché"
        case .readerNotFound: Phrase(before: "introuvable\u{A0}: ")
        case .readerNotUnderstood: Phrase(before: "incompris à partir d’ici\u{A0}: ")
        case .readerLastFound: "c’était le dernier résultat"
        case .readerPreviousPane: "au volet précédent"
        case .readerUnreadOnly: "seulement les non lus, ou tout"
        case .readerFilter: "ne montrer que ce qui contient les mots tapés"
        case .readerSort: "trier la liste"
        case .readerRows: "une ligne par article ou plus"
        case .readerFollowNote: "à la note dont le nombre précède, et retour"
        case .readerAll: "Tous"
        case .readerUnread: "Non lus"
        case .readerStarred: "Favoris"
        case .readerFeeds: "Flux"
        case .readerFilteredBy: Phrase(before: "filtre\u{A0}: ")
        case .readerSortBy: "trier par"
        case .readerByDate: "date"
        case .readerByTitle: "titre"
        case .readerBySource: "flux"
        case .readerAsLoaded: "tel que chargé"
        case .readerOtherWay: "dans l’autre sens"
        case .readerSearching: Phrase(before: "recherche… ")
        case .readerNoNote: Phrase(before: "il n’y a pas de note ")
        case .readerAddFeed: "ajouter un flux, par son adresse ou sa page"
        case .readerRenameFeed: "renommer le flux"
        case .readerMoveFeed: "déplacer le flux dans un dossier\u{A0}; / pour aucun"
        case .readerRemoveFeed: "retirer le flux, et aussitôt à nouveau pour annuler"
        case .readerRefreshFeed: "recharger ce flux"
        case .readerCopyFeed: "copier l’adresse du flux"
        case .readerWholeArticle:
            "afficher l’article entier, depuis sa page, ou de nouveau le texte du flux"
        case .readerLoadingArticle: "chargement de l’article depuis sa page…"
        case .readerArticleShown: "l’article entier, depuis sa page"
        case .readerFeedTextShown: "le texte du flux"
        case .readerNoMoreArticle: "la page n’en donne pas plus que le flux"
        case .readerNoPages: "les articles entiers ne sont pas chargés ici"
        case .readerPlay: "lire l’enregistrement ou le mettre en pause"
        case .readerPause: "mettre en pause ce qui est lu, ou reprendre"
        case .readerPlayForward: "avancer de 30 secondes dans l’enregistrement"
        case .readerPlayBack: "reculer de 10 secondes dans l’enregistrement"
        case .readerPlaying: "lecture"
        case .readerPaused: "en pause"
        case .readerNothingPlayed: "rien n’est en cours de lecture"
        case .readerNoRecording: "il n’y a pas d’enregistrement ici"
        case .readerNoPlayer: "les enregistrements ne sont pas lus ici"
        case .readerNotLoaded: "impossible de charger l’enregistrement, qui n’existe peut-être plus"
        case .readerUnknownFormat: "le format de l’enregistrement ne peut pas être lu"
        case .readerNoSound: "aucun appareil ne peut jouer le son"
        case .readerPlayerMissing:
            Phrase(before: "installer ", after: " pour lire les enregistrements")
        case .readerRun: "confier l’article à une commande"
        case .readerNoCommand: "aucune commande n’est configurée"
        case .readerLookingAt: Phrase(before: "examen de ")
        case .readerFeedAdded: Phrase(before: "ajouté\u{A0}: ")
        case .readerFeedPresent: Phrase(before: "déjà dans la liste\u{A0}: ")
        case .readerFeedRenamed: Phrase(before: "le flux s’appelle maintenant ")
        case .readerFeedMoved: Phrase(before: "le flux est maintenant dans ")
        case .readerFeedUnfiled: "le flux n’est plus dans un dossier"
        case .readerNeedsTitle: "un flux doit avoir un nom\u{A0}; rien n’est changé"
        case .readerNoFeed: "choisir d’abord un flux"
        case .readerListNotGranted:
            "ce lecteur ne peut pas modifier la liste des flux\u{A0}; --allow feeds l’y autorise"
        case .readerNotOwnList:
            "seule votre propre liste de flux peut être modifiée\u{A0}: elle est lue quand aucun flux n’est nommé"
        }
    }
}
