import FeedLoading
import FeedNetwork
import FeedParsing

/// The options in the terms of those who load.
extension LoadingOptions {
    /// How many bytes a document may have that comes from the network, or is unpacked.
    var remoteMaximumBytes: Int { maximumBytes ?? ResourceSettings.defaultMaximumBytes }

    /// The limits of reading a document.
    var parsingLimits: ParsingLimits {
        var limits = ParsingLimits.default
        if let maximumBytes { limits.bytes = maximumBytes }
        return limits
    }

    /// Makes what unpacks documents.
    func makeUnpacker() -> Unpacker {
        Unpacker(limit: remoteMaximumBytes)
    }
}
