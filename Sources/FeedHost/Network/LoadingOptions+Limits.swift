import FeedLoading
import FeedNetwork
import FeedParsing

/// Conversions of options for loaders.
extension LoadingOptions {
    /// The limit on a document from the network, or decompressed, in bytes.
    var remoteMaximumBytes: Int { maximumBytes ?? ResourceSettings.defaultMaximumBytes }

    /// The limits of parsing.
    var parsingLimits: ParsingLimits {
        var limits = ParsingLimits.default
        if let maximumBytes { limits.bytes = maximumBytes }
        return limits
    }

    func makeUnpacker() -> Unpacker {
        Unpacker(limit: remoteMaximumBytes)
    }
}
