/// A message of the host to a worker.
///
/// Addresses are the worker's own, within memory it has mapped because the host told it to.
package enum HostMessage: Sendable, Hashable {
    /// How to begin; the first message.
    case start(WorkerStart)
    /// The properties of the place to draw in.
    case environment(WorkerEnvironment)
    /// Memory to read from comes with this message, for what is lent with the feed of a revision, or,
    /// where that is zero, for single calls; answered by ``WorkerMessage/mapped``.
    case map(segment: UInt32, size: UInt64, feed: UInt64)
    /// A segment is not used any more.
    case unmap(segment: UInt32)
    /// Display the feed at an address, which then lasts until the next has been displayed. Answered by
    /// ``WorkerMessage/returned``, as all displays.
    case displayFeed(address: UInt64, itemCount: UInt64, revision: UInt64)
    /// Display what is being loaded.
    case displayLoading(address: UInt64)
    /// Display an error.
    case displayError(address: UInt64)
    /// Display a picture, with the image of a number where it has one.
    case displayImage(address: UInt64, image: UInt64?)
    /// Items as lists show them, as an array; empty where they are of a feed that is gone, as in
    /// the two below.
    case items(first: UInt64, count: UInt64, address: UInt64)
    /// Items as pages show them, as an array.
    case details(first: UInt64, count: UInt64, address: UInt64)
    /// The texts of items that were asked for, as an array.
    case texts(first: UInt64, count: UInt64, address: UInt64)
    /// Make an image of the picture that comes with this message; answered by
    /// ``WorkerMessage/madeImage``.
    case makeImage(length: UInt64, mediaType: String)
    /// Make an image of the pixels that come with this message, in rows so many bytes apart;
    /// answered by ``WorkerMessage/madeImage``.
    case makeImageFromPixels(width: UInt32, height: UInt32, stride: UInt64)
    /// An image is not shown any more.
    case releaseImage(UInt64)
    /// Run the plugin's main loop. Answered when it has ended.
    case run
    /// The place a main loop draws in has changed.
    case placeChanged
    /// The main loop should end.
    case stop
    /// Everything has been displayed. Answered by ``WorkerMessage/returned``.
    case finish
    /// End the renderer; answered by ``WorkerMessage/closed``.
    case close
    /// A stream takes no more output.
    case outputClosed
    /// Make and end so many renderers; answered by ``WorkerMessage/measured``. For validation.
    case rounds(UInt32)
    /// Draw a feed of the worker's own as the in-process seat would; answered by
    /// ``WorkerMessage/returned``. For validation.
    case drawHere

    /// The number of each message on the wire.
    private enum Number: UInt32 {
        case start = 1
        case environment = 2
        case map = 3
        case unmap = 4
        case displayFeed = 5
        case displayLoading = 6
        case displayError = 7
        case displayImage = 8
        case items = 9
        case details = 10
        case makeImage = 11
        case releaseImage = 12
        case run = 13
        case stop = 14
        case finish = 15
        case close = 16
        case outputClosed = 17
        case rounds = 18
        case drawHere = 19
        case texts = 20
        case makeImageFromPixels = 21
        case placeChanged = 30
    }

    /// The message as it is sent.
    package var encoded: [UInt8] {
        switch self {
        case .start(let start): Self.message(.start) { start.write(to: &$0) }
        case .environment(let environment):
            Self.message(.environment) { environment.write(to: &$0) }
        case .map(let segment, let size, let feed):
            Self.message(.map) {
                $0.write(segment)
                $0.write(size)
                $0.write(feed)
            }
        case .unmap(let segment): Self.message(.unmap) { $0.write(segment) }
        case .displayFeed(let address, let itemCount, let revision):
            Self.message(.displayFeed) {
                $0.write(address)
                $0.write(itemCount)
                $0.write(revision)
            }
        case .displayLoading(let address): Self.message(.displayLoading) { $0.write(address) }
        case .displayError(let address): Self.message(.displayError) { $0.write(address) }
        case .displayImage(let address, let image):
            Self.message(.displayImage) {
                $0.write(address)
                $0.write(image != nil)
                $0.write(image ?? 0)
            }
        case .items(let first, let count, let address): Self.stretch(.items, first, count, address)
        case .details(let first, let count, let address):
            Self.stretch(.details, first, count, address)
        case .texts(let first, let count, let address): Self.stretch(.texts, first, count, address)
        case .makeImage(let length, let mediaType):
            Self.message(.makeImage) {
                $0.write(length)
                $0.write(mediaType)
            }
        case .makeImageFromPixels(let width, let height, let stride):
            Self.message(.makeImageFromPixels) {
                $0.write(width)
                $0.write(height)
                $0.write(stride)
            }
        case .releaseImage(let image): Self.message(.releaseImage) { $0.write(image) }
        case .run: Self.message(.run) { _ in }
        case .stop: Self.message(.stop) { _ in }
        case .finish: Self.message(.finish) { _ in }
        case .close: Self.message(.close) { _ in }
        case .outputClosed: Self.message(.outputClosed) { _ in }
        case .drawHere: Self.message(.drawHere) { _ in }
        case .placeChanged: Self.message(.placeChanged) { _ in }
        case .rounds(let count): Self.message(.rounds) { $0.write(count) }
        }
    }

    /// Reads a message.
    package init(decoding bytes: ArraySlice<UInt8>) throws(WorkerProtocolError) {
        var reader = try MessageReader(bytes)
        guard let number = Number(rawValue: reader.type) else {
            throw .unknownType(reader.type)
        }
        switch number {
        case .start: self = .start(try WorkerStart(from: &reader))
        case .environment: self = .environment(try WorkerEnvironment(from: &reader))
        case .map:
            self = .map(
                segment: try reader.number(), size: try reader.number(),
                feed: try reader.number())
        case .unmap: self = .unmap(segment: try reader.number())
        case .displayFeed:
            self = .displayFeed(
                address: try reader.number(), itemCount: try reader.number(),
                revision: try reader.number())
        case .displayLoading: self = .displayLoading(address: try reader.number())
        case .displayError: self = .displayError(address: try reader.number())
        case .displayImage:
            let address: UInt64 = try reader.number()
            let hasImage = try reader.flag()
            let image: UInt64 = try reader.number()
            guard hasImage || image == 0 else { throw .malformedNumber }
            self = .displayImage(address: address, image: hasImage ? image : nil)
        case .items:
            self = .items(
                first: try reader.number(), count: try reader.number(),
                address: try reader.number())
        case .details:
            self = .details(
                first: try reader.number(), count: try reader.number(),
                address: try reader.number())
        case .makeImage:
            self = .makeImage(length: try reader.number(), mediaType: try reader.text())
        case .releaseImage: self = .releaseImage(try reader.number())
        case .run: self = .run
        case .stop: self = .stop
        case .finish: self = .finish
        case .close: self = .close
        case .outputClosed: self = .outputClosed
        case .drawHere: self = .drawHere
        case .placeChanged: self = .placeChanged
        case .rounds: self = .rounds(try reader.number())
        case .texts:
            self = .texts(
                first: try reader.number(), count: try reader.number(),
                address: try reader.number())
        case .makeImageFromPixels:
            self = .makeImageFromPixels(
                width: try reader.number(), height: try reader.number(),
                stride: try reader.number())
        }
        try reader.finish()
    }

    private static func stretch(
        _ number: Number, _ first: UInt64, _ count: UInt64, _ address: UInt64
    ) -> [UInt8] {
        message(number) {
            $0.write(first)
            $0.write(count)
            $0.write(address)
        }
    }

    private static func message(
        _ number: Number, _ write: (inout MessageWriter) -> Void
    ) -> [UInt8] {
        var writer = MessageWriter(type: number.rawValue)
        write(&writer)
        return writer.finish()
    }
}
