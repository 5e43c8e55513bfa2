/// What the host tells a worker.
///
/// Addresses are the worker's own, within memory it has mapped because the host told it to.
package enum HostMessage: Sendable, Hashable {
    /// How to begin; the first message.
    case start(WorkerStart)
    /// What the place to draw in is like.
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
    /// What lists show of items, as an array; empty where they are of a feed that is gone, as in the
    /// two below.
    case items(first: UInt64, count: UInt64, address: UInt64)
    /// What pages show of items, as an array.
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

    /// The message as it is sent.
    package var encoded: [UInt8] {
        switch self {
        case .start(let start): Self.message(1) { start.write(to: &$0) }
        case .environment(let environment): Self.message(2) { environment.write(to: &$0) }
        case .map(let segment, let size, let feed):
            Self.message(3) {
                $0.write(segment)
                $0.write(size)
                $0.write(feed)
            }
        case .unmap(let segment): Self.message(4) { $0.write(segment) }
        case .displayFeed(let address, let itemCount, let revision):
            Self.message(5) {
                $0.write(address)
                $0.write(itemCount)
                $0.write(revision)
            }
        case .displayLoading(let address): Self.message(6) { $0.write(address) }
        case .displayError(let address): Self.message(7) { $0.write(address) }
        case .displayImage(let address, let image):
            Self.message(8) {
                $0.write(address)
                $0.write(image != nil)
                $0.write(image ?? 0)
            }
        case .items(let first, let count, let address): Self.stretch(9, first, count, address)
        case .details(let first, let count, let address): Self.stretch(10, first, count, address)
        case .texts(let first, let count, let address): Self.stretch(20, first, count, address)
        case .makeImage(let length, let mediaType):
            Self.message(11) {
                $0.write(length)
                $0.write(mediaType)
            }
        case .makeImageFromPixels(let width, let height, let stride):
            Self.message(21) {
                $0.write(width)
                $0.write(height)
                $0.write(stride)
            }
        case .releaseImage(let image): Self.message(12) { $0.write(image) }
        case .run: Self.message(13) { _ in }
        case .stop: Self.message(14) { _ in }
        case .finish: Self.message(15) { _ in }
        case .close: Self.message(16) { _ in }
        case .outputClosed: Self.message(17) { _ in }
        case .drawHere: Self.message(19) { _ in }
        case .placeChanged: Self.message(30) { _ in }
        case .rounds(let count): Self.message(18) { $0.write(count) }
        }
    }

    /// Reads a message.
    package init(decoding bytes: ArraySlice<UInt8>) throws(WorkerProtocolError) {
        var reader = try MessageReader(bytes)
        switch reader.type {
        case 1: self = .start(try WorkerStart(from: &reader))
        case 2: self = .environment(try WorkerEnvironment(from: &reader))
        case 3:
            self = .map(
                segment: try reader.number(), size: try reader.number(),
                feed: try reader.number())
        case 4: self = .unmap(segment: try reader.number())
        case 5:
            self = .displayFeed(
                address: try reader.number(), itemCount: try reader.number(),
                revision: try reader.number())
        case 6: self = .displayLoading(address: try reader.number())
        case 7: self = .displayError(address: try reader.number())
        case 8:
            let address: UInt64 = try reader.number()
            let hasImage = try reader.flag()
            let image: UInt64 = try reader.number()
            guard hasImage || image == 0 else { throw .malformedNumber }
            self = .displayImage(address: address, image: hasImage ? image : nil)
        case 9:
            self = .items(
                first: try reader.number(), count: try reader.number(),
                address: try reader.number())
        case 10:
            self = .details(
                first: try reader.number(), count: try reader.number(),
                address: try reader.number())
        case 11: self = .makeImage(length: try reader.number(), mediaType: try reader.text())
        case 12: self = .releaseImage(try reader.number())
        case 13: self = .run
        case 14: self = .stop
        case 15: self = .finish
        case 16: self = .close
        case 17: self = .outputClosed
        case 19: self = .drawHere
        case 30: self = .placeChanged
        case 18: self = .rounds(try reader.number())
        case 20:
            self = .texts(
                first: try reader.number(), count: try reader.number(),
                address: try reader.number())
        case 21:
            self = .makeImageFromPixels(
                width: try reader.number(), height: try reader.number(),
                stride: try reader.number())
        default: throw .unknownType(reader.type)
        }
        try reader.finish()
    }

    private static func stretch(
        _ type: UInt32, _ first: UInt64, _ count: UInt64, _ address: UInt64
    ) -> [UInt8] {
        message(type) {
            $0.write(first)
            $0.write(count)
            $0.write(address)
        }
    }

    private static func message(
        _ type: UInt32, _ write: (inout MessageWriter) -> Void
    ) -> [UInt8] {
        var writer = MessageWriter(type: type)
        write(&writer)
        return writer.finish()
    }
}
