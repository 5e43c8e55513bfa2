import FeedLoading
import FeedNetwork
import FeedParsing

/// What the options mean for those who load.
extension LoadingOptions {
    /// How many bytes a document may have that comes from the network, or is unpacked.
    var remoteMaximumBytes: Int { maximumBytes ?? ResourceSettings.defaultMaximumBytes }

    /// What a document may cost in reading.
    var parsingLimits: ParsingLimits {
        var limits = ParsingLimits.default
        if let maximumBytes { limits.bytes = maximumBytes }
        return limits
    }

    /// Makes what unpacks documents.
    func makeUnpacker() -> Unpacker {
        Unpacker(library: ProgramLibrary.unpacking.path, limit: remoteMaximumBytes)
    }
}
