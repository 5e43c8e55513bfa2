extension SpanishPhrases {
    public func phrase(for word: FeedWord) -> Phrase {
        switch word {
        case .language: "es"
        case .separator: ": "
        case .listSeparator: ", "
        case .noItems: "No hay entradas."
        case .skipToItems: "Ir a las entradas"
        case .toTop: "Volver arriba"
        case .asOf: Phrase(before: "A fecha de ")
        case .readOn: "Seguir leyendo"
        case .readAll: "Leer todo"
        case .retry: "Reintentar"
        case .picture: "Imagen"
        case .video: "Vídeo"
        case .audio: "Audio"
        case .about: "Tema"
        case .inReplyTo: "En respuesta a"
        case .commentFeed: "Canal de comentarios"
        case .section: "Sección"
        case .department: "Departamento"
        case .tags: "Etiquetas"
        case .place: "Lugar"
        case .feedUpdated: Phrase(before: "Actualizado el ")
        case .itemUpdated: Phrase(before: "actualizada el ")
        case .byAuthor: Phrase(before: "Por ")
        case .fromSource: Phrase(before: "De ")
        case .aboutPage: Phrase(before: "Sobre ")
        case .replyTo: Phrase(before: "En respuesta a ")
        case .drawn: "Página creada por FeedHost"
        case .drawnFrom: Phrase(before: "Página creada por FeedHost a partir de ")
        case .thisFeed: "este canal"
        case .embedded: "Página incrustada"
        case .readerNext: "abajo: la entrada siguiente o una línea más"
        case .readerPrevious: "arriba"
        case .readerNextItem: "la entrada siguiente, también durante la lectura"
        case .readerPreviousItem: "la entrada anterior"
        case .readerNextUnread: "la siguiente entrada sin leer"
        case .readerPageDown: "una página abajo"
        case .readerPageUp: "una página arriba"
        case .readerHalfDown: "media página abajo"
        case .readerHalfUp: "media página arriba"
        case .readerBeginning: "al principio"
        case .readerEnd: "al final"
        case .readerNumberIsItem: "con un número delante, a esa entrada"
        case .readerOpenItem: "abrir"
        case .readerNumberIsLink: "con un número delante, ese enlace"
        case .readerBack: "volver"
        case .readerClose: "volver y, desde el primer panel, salir"
        case .readerOtherSide: "al panel siguiente"
        case .readerSearch: "buscar"
        case .readerFindNext: "el resultado siguiente"
        case .readerFindPrevious: "el resultado anterior"
        case .readerOpenPage: "abrir en el navegador"
        case .readerCopyAddress: "copiar la dirección"
        case .readerToggleRead: "marcar como no leída o como leída"
        case .readerToggleStar: "poner una estrella o quitarla"
        case .readerMarkAllRead: "marcar como leído todo lo listado, y otra vez para deshacerlo"
        case .readerRefresh: "volver a cargar"
        case .readerRetryFailed: "reintentar lo que ha fallado"
        case .readerHelp: "ayuda"
        case .readerLeaveHelp: "volver"
        case .readerRedraw: "dibujar todo de nuevo"
        case .readerSuspend: "volver un momento al intérprete de órdenes"
        case .readerLeave: "salir"
        case .readerUndo: "Deshacer"
        case .readerMarkingUndone: "todo está como antes"
        case .readerAllRead: "todo está leído"
        case .readerNoLink: Phrase(before: "no hay ningún enlace ")
        case .readerOpening: Phrase(before: "abriendo ")
        case .readerNoAddress: "aquí no hay ninguna dirección"
        case .readerItemGone: "el canal ya no tiene esta entrada"
        case .readerCopied: Phrase(before: "copiado: ")
        case .readerHandedTo: Phrase(before: "entregado a ")
        case .readerNothingSearched: "aún no se ha buscado nada"
        case .readerNotFound: Phrase(before: "no encontrado: ")
        case .readerNotUnderstood: Phrase(before: "no se entiende a partir de aquí: ")
        case .readerLastFound: "era el último resultado"
        case .readerPreviousPane: "al panel anterior"
        case .readerUnreadOnly: "solo lo no leído, o todo"
        case .readerFilter: "mostrar solo lo que contiene las palabras escritas"
        case .readerSort: "ordenar la lista"
        case .readerRows: "una línea por entrada o más"
        case .readerFollowNote: "a la nota del número de delante, y volver"
        case .readerAll: "Todo"
        case .readerUnread: "Sin leer"
        case .readerStarred: "Con estrella"
        case .readerFeeds: "Canales"
        case .readerFilteredBy: Phrase(before: "filtro: ")
        case .readerSortBy: "ordenar por"
        case .readerByDate: "fecha"
        case .readerByTitle: "título"
        case .readerBySource: "canal"
        case .readerAsLoaded: "como se cargó"
        case .readerOtherWay: "al revés"
        case .readerSearching: Phrase(before: "buscando… ")
        case .readerNoNote: Phrase(before: "no hay ninguna nota ")
        case .readerAddFeed: "añadir un canal, por su dirección o su página"
        case .readerRenameFeed: "cambiar el nombre del canal"
        case .readerMoveFeed: "mover el canal a una carpeta; / es ninguna"
        case .readerRemoveFeed: "quitar el canal, y enseguida otra vez para deshacerlo"
        case .readerRefreshFeed: "volver a cargar este canal"
        case .readerCopyFeed: "copiar la dirección del canal"
        case .readerWholeArticle:
            "mostrar el artículo entero, desde su página, o de nuevo el texto del canal"
        case .readerLoadingArticle: "cargando el artículo desde su página…"
        case .readerArticleShown: "el artículo entero, desde su página"
        case .readerFeedTextShown: "el texto del canal"
        case .readerNoMoreArticle: "la página no da más que el canal"
        case .readerNoPages: "aquí no se cargan artículos enteros"
        case .readerPlay: "reproducir la grabación o pausarla"
        case .readerPause: "pausar lo que suena, o continuar"
        case .readerPlayForward: "avanzar 30 segundos en la grabación"
        case .readerPlayBack: "retroceder 10 segundos en la grabación"
        case .readerPlaying: "reproduciendo"
        case .readerPaused: "en pausa"
        case .readerNothingPlayed: "no se reproduce nada"
        case .readerNoRecording: "aquí no hay ninguna grabación"
        case .readerNoPlayer: "aquí no se reproducen grabaciones"
        case .readerNotLoaded: "no se puede cargar la grabación; quizá ya no exista"
        case .readerUnknownFormat: "el formato de la grabación no se puede reproducir"
        case .readerNoSound: "no hay ningún dispositivo de sonido"
        case .readerPlayerMissing: Phrase(before: "instale ", after: " para reproducir grabaciones")
        case .readerRun: "pasar la entrada a un programa propio"
        case .readerNoCommand: "no hay ningún programa configurado"
        case .readerLookingAt: Phrase(before: "examinando ")
        case .readerFeedAdded: Phrase(before: "añadido: ")
        case .readerFeedPresent: Phrase(before: "ya está en la lista: ")
        case .readerFeedRenamed: Phrase(before: "el canal se llama ahora ")
        case .readerFeedMoved: Phrase(before: "el canal está ahora en ")
        case .readerFeedUnfiled: "el canal ya no está en ninguna carpeta"
        case .readerNeedsTitle: "un canal necesita un nombre; no se ha cambiado nada"
        case .readerNoFeed: "elija primero un canal"
        case .readerListNotGranted:
            "este lector no puede cambiar la lista de canales; --allow feeds lo permite"
        case .readerNotOwnList:
            "solo se puede cambiar su propia lista de canales: se lee cuando no se nombra ninguno"
        }
    }
}
