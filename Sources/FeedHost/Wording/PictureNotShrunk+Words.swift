import FeedPictures
import FeedPresentation

extension PictureNotShrunk {
    /// What happened, and what to do.
    var words: FeedErrorViewModel {
        // An address may hold the whole picture.
        let place = address.utf8.count <= 200 ? address : String(address.prefix(100)) + "…"
        return FeedErrorViewModel(
            message: "\(place) is large and could not be made smaller: \(reasonWords)")
    }

    private var reasonWords: String {
        switch reason {
        case .notStarted: "the process that does it could not be started and confined"
        case .noDecoder: "'\(ProgramLibrary.pictures.path)' is missing, or something it needs is"
        case .unknownFormat: "its format is not decoded"
        case .undecodable: "it is damaged"
        case .lost: "decoding it ended early, or took more than it may"
        case .deadlinePassed: "decoding it took too long"
        }
    }
}
