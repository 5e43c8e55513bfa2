/// A message from the host to a worker.
///
/// Addresses are the worker's, within segments that the host asked it to map.
package enum HostMessage: Sendable, Hashable {
    /// The first message.
    case start(WorkerStart)
    /// Part of an option's value, continued unless it is the last. Options follow the first
    /// message.
    case option(key: String, part: ArraySlice<UInt8>, isLast: Bool)
    case environment(PluginEnvironment)
    /// Maps the attached memory for a feed's revision, or for single calls if that is zero;
    /// answered by ``WorkerMessage/mapped``.
    case map(segment: UInt32, size: UInt64, feed: UInt64)
    case unmap(segment: UInt32)
    /// Displays the feed at an address, which stays until the next one has been displayed. Answered
    /// by ``WorkerMessage/returned``, like all displays.
    case displayFeed(address: UInt64, itemCount: UInt64, revision: UInt64)
    case displayLoading(address: UInt64)
    case displayError(address: UInt64)
    /// Displays a picture, with the image of a number, if any.
    case displayImage(address: UInt64, image: UInt64?)
    /// Displays the sources of a reader, in memory of the displayed feed.
    case displaySources(address: UInt64)
    /// Displays the items of a reader's list, which are of the displayed feed.
    case displayItems(address: UInt64)
    /// Displays an article, of the feed of a revision; other earlier feeds are taken back then.
    case displayArticle(address: UInt64, feed: UInt64)
    /// Displays a notice of a reader.
    case displayNotice(address: UInt64)
    /// Answers a query with an array of values from `first` on; empty for a past feed.
    case batch(first: UInt64, count: UInt64, address: UInt64)
    /// Answers a request with a status of the ABI.
    case outcome(Int32)
    /// Makes an image from the attached picture; answered by ``WorkerMessage/madeImage``.
    case makeImage(length: UInt64, mediaType: String)
    /// Makes an image from the attached pixels; `stride` is in bytes. Answered by
    /// ``WorkerMessage/madeImage``.
    case makeImageFromPixels(width: UInt32, height: UInt32, stride: UInt64)
    case releaseImage(UInt64)
    case signal(HostSignal)
    /// Makes and ends so many renderers; answered by ``WorkerMessage/measured``. For validation.
    case rounds(UInt32)

    /// The message's type on the wire.
    private enum Number: UInt32 {
        case start = 1
        case environment, map, unmap, displayFeed, displayLoading, displayError, displayImage,
            batch, makeImage, releaseImage, signal, rounds, makeImageFromPixels, option, outcome,
            displaySources, displayItems, displayArticle, displayNotice
    }

    package var encoded: [UInt8] {
        switch self {
        case .start(let start): Self.message(.start, start)
        case .option(let key, let part, let isLast):
            Self.message(.option, isLast, key, part)
        case .environment(let environment): Self.message(.environment, environment)
        case .map(let segment, let size, let feed): Self.message(.map, segment, size, feed)
        case .unmap(let segment): Self.message(.unmap, segment)
        case .displayFeed(let address, let itemCount, let revision):
            Self.message(.displayFeed, address, itemCount, revision)
        case .displayLoading(let address): Self.message(.displayLoading, address)
        case .displayError(let address): Self.message(.displayError, address)
        case .displayImage(let address, let image): Self.message(.displayImage, address, image)
        case .displaySources(let address): Self.message(.displaySources, address)
        case .displayItems(let address): Self.message(.displayItems, address)
        case .displayArticle(let address, let feed): Self.message(.displayArticle, address, feed)
        case .displayNotice(let address): Self.message(.displayNotice, address)
        case .batch(let first, let count, let address):
            Self.message(.batch, first, count, address)
        case .outcome(let status): Self.message(.outcome, status)
        case .makeImage(let length, let mediaType): Self.message(.makeImage, length, mediaType)
        case .makeImageFromPixels(let width, let height, let stride):
            Self.message(.makeImageFromPixels, width, height, stride)
        case .releaseImage(let image): Self.message(.releaseImage, image)
        case .signal(let signal): Self.message(.signal, signal)
        case .rounds(let count): Self.message(.rounds, count)
        }
    }

    /// Decodes a message.
    package init(decoding bytes: ArraySlice<UInt8>) throws(WorkerProtocolError) {
        var reader = try MessageReader(bytes)
        guard let number = Number(rawValue: reader.type) else {
            throw .unknownType(reader.type)
        }
        switch number {
        case .start: self = try reader.read(Self.start)
        case .option: self = try reader.read { .option(key: $1, part: $2, isLast: $0) }
        case .environment: self = try reader.read(Self.environment)
        case .map: self = try reader.read(Self.map)
        case .unmap: self = try reader.read(Self.unmap)
        case .displayFeed: self = try reader.read(Self.displayFeed)
        case .displayLoading: self = try reader.read(Self.displayLoading)
        case .displayError: self = try reader.read(Self.displayError)
        case .displayImage: self = try reader.read(Self.displayImage)
        case .displaySources: self = try reader.read(Self.displaySources)
        case .displayItems: self = try reader.read(Self.displayItems)
        case .displayArticle: self = try reader.read(Self.displayArticle)
        case .displayNotice: self = try reader.read(Self.displayNotice)
        case .batch: self = try reader.read(Self.batch)
        case .outcome: self = try reader.read(Self.outcome)
        case .makeImage: self = try reader.read(Self.makeImage)
        case .makeImageFromPixels: self = try reader.read(Self.makeImageFromPixels)
        case .releaseImage: self = try reader.read(Self.releaseImage)
        case .signal: self = try reader.read(Self.signal)
        case .rounds: self = try reader.read(Self.rounds)
        }
        try reader.finish()
    }

    private static func message<each Value: MessageMember>(
        _ number: Number, _ value: repeat each Value
    ) -> [UInt8] {
        var writer = MessageWriter(type: number.rawValue)
        repeat writer.write(each value)
        return writer.finish()
    }
}
