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
        case .start(let start): Number.start.message(start)
        case .option(let key, let part, let isLast):
            Number.option.message(isLast, key, part)
        case .environment(let environment): Number.environment.message(environment)
        case .map(let segment, let size, let feed): Number.map.message(segment, size, feed)
        case .unmap(let segment): Number.unmap.message(segment)
        case .displayFeed(let address, let itemCount, let revision):
            Number.displayFeed.message(address, itemCount, revision)
        case .displayLoading(let address): Number.displayLoading.message(address)
        case .displayError(let address): Number.displayError.message(address)
        case .displayImage(let address, let image): Number.displayImage.message(address, image)
        case .displaySources(let address): Number.displaySources.message(address)
        case .displayItems(let address): Number.displayItems.message(address)
        case .displayArticle(let address, let feed): Number.displayArticle.message(address, feed)
        case .displayNotice(let address): Number.displayNotice.message(address)
        case .batch(let first, let count, let address):
            Number.batch.message(first, count, address)
        case .outcome(let status): Number.outcome.message(status)
        case .makeImage(let length, let mediaType): Number.makeImage.message(length, mediaType)
        case .makeImageFromPixels(let width, let height, let stride):
            Number.makeImageFromPixels.message(width, height, stride)
        case .releaseImage(let image): Number.releaseImage.message(image)
        case .signal(let signal): Number.signal.message(signal)
        case .rounds(let count): Number.rounds.message(count)
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
}
