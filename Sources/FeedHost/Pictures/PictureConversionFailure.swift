import FeedPictures
import FeedPresentation

/// A failed conversion of a picture.
struct PictureConversionFailure: WordedError {
    enum Purpose {
        /// Reducing a large picture.
        case smaller
        /// Converting to another type.
        case otherType(than: String)
        /// Decoding to pixels.
        case pixels
    }

    let address: String
    let purpose: Purpose
    let reason: PictureTranscodingFailure

    var words: FeedErrorWords {
        // A data URL contains the whole picture.
        let address = address.utf8.count <= 200 ? address : String(address.prefix(100)) + "…"
        return FeedErrorWords(message: "\(address) \(purposeWords): \(reasonWords)")
    }

    private var purposeWords: String {
        switch purpose {
        case .smaller: "is large and could not be made smaller"
        case .otherType(let type):
            "is of a type that the renderer does not take (\(type)), and could not be converted"
        case .pixels: "could not be decoded"
        }
    }

    private var reasonWords: String {
        switch reason {
        case .notStarted: "the process that does it could not be started and confined"
        case .noDecoder: "'\(ProgramLibrary.pictures.path)' is missing, or something it needs is"
        case .noType: "the renderer takes no type that can be made"
        case .unknownFormat: "its format is not decoded"
        case .undecodable: "it is damaged"
        case .lost: "decoding it ended early, or took more than it may"
        case .deadlinePassed: "decoding it took too long"
        }
    }
}
