/// A message of a worker to the host.
package enum WorkerMessage: Sendable, Hashable {
    /// The worker is confined, and is about to load the plugin. With it comes, where there is a
    /// filter, the descriptor by which the host decides about threads.
    case confined(version: UInt32, ConfinementReport)
    /// There is a renderer.
    case created(WorkerFeatures)
    /// There is none, and the worker ends.
    case refused(WorkerRefusal)
    /// A call of the plugin has returned.
    case returned(WorkerFailure?)
    /// An image was made, and has a number; or it was not.
    case madeImage(UInt64?, WorkerFailure?)
    /// The renderer has ended; so will the worker.
    case closed(heapGrowth: Int64)
    /// The bytes that each of many renderers has left behind, and the signals that the plugin has
    /// blocked on the thread.
    case measured(heapGrowth: Int64, blockedSignals: UInt32)
    /// A segment is mapped at an address.
    case mapped(segment: UInt32, address: UInt64)
    /// Asks for what lists show of the items of a feed from a place on.
    case needItems(feed: UInt64, first: UInt64)
    /// Asks for what pages show of the items of a feed from a place on.
    case needDetails(feed: UInt64, first: UInt64)
    /// The texts of a kind, by the ABI's number, of the items of a feed from a place on are wanted.
    case needTexts(feed: UInt64, kind: Int32, first: UInt64)
    /// Output of the plugin: 1 for the rendering, 2 for the person.
    case output(stream: UInt8, bytes: ArraySlice<UInt8>)
    /// Something the plugin says, or the worker says of it; the levels are those of the ABI.
    case log(level: Int32, text: String)
    /// Something the plugin did against the contract, and went on.
    case breach(rule: String, text: String)
    /// The plugin asks the delegate, or the host.
    case request(WorkerRequest)
    /// The plugin tells the delegate of a picture.
    case image(WorkerImageWish)
    /// The plugin says that the person has read an item, or wants it to be unread again.
    case markItem(feed: UInt64, index: UInt64, isRead: Bool)
    /// The plugin wants the page at an address opened that an item has, or, where the index is the
    /// largest there is, the feed itself.
    case openLink(feed: UInt64, index: UInt64, url: String)
    /// The plugin wants a text copied, of which this is a part, perhaps the last.
    case copyText(part: ArraySlice<UInt8>, isLast: Bool)
    /// Hands over what the next renderer is to be given.
    case keep(ArraySlice<UInt8>)
    /// The worker's C part tells what has happened.
    case incident(WorkerIncident)

    /// The number of each message on the wire. That of an incident is also in `incidents.c`, which sends it.
    private enum Number: UInt32 {
        case confined = 1
        case created = 2
        case refused = 3
        case returned = 4
        case madeImage = 5
        case closed = 6
        case mapped = 7
        case needItems = 8
        case needDetails = 9
        case output = 10
        case log = 11
        case breach = 12
        case request = 13
        case measured = 14
        case image = 15
        case needTexts = 16
        case markItem = 20
        case openLink = 21
        case copyText = 22
        case keep = 23
        case incident = 64
    }

    /// The message as it is sent. An incident is only ever sent by the C part.
    package var encoded: [UInt8] {
        switch self {
        case .confined(let version, let report):
            Self.message(.confined) {
                $0.write(version)
                report.write(to: &$0)
            }
        case .created(let features): Self.message(.created) { $0.write(features.rawValue) }
        case .refused(let refusal):
            Self.message(.refused) {
                $0.write(refusal.kind.rawValue)
                $0.write(refusal.detail)
            }
        case .returned(let failure): Self.message(.returned) { Self.write(failure, to: &$0) }
        case .madeImage(let number, let failure):
            Self.message(.madeImage) {
                $0.write(number != nil)
                $0.write(number ?? 0)
                Self.write(failure, to: &$0)
            }
        case .closed(let heapGrowth): Self.message(.closed) { $0.write(heapGrowth) }
        case .mapped(let segment, let address):
            Self.message(.mapped) {
                $0.write(segment)
                $0.write(address)
            }
        case .needItems(let feed, let first):
            Self.message(.needItems) {
                $0.write(feed)
                $0.write(first)
            }
        case .needDetails(let feed, let first):
            Self.message(.needDetails) {
                $0.write(feed)
                $0.write(first)
            }
        case .needTexts(let feed, let kind, let first):
            Self.message(.needTexts) {
                $0.write(feed)
                $0.write(kind)
                $0.write(first)
            }
        case .output(let stream, let bytes):
            Self.message(.output, reserving: bytes.count + 16) {
                $0.write(stream)
                $0.writeRest(bytes)
            }
        case .log(let level, let text):
            Self.message(.log) {
                $0.write(level)
                $0.write(text)
            }
        case .breach(let rule, let text):
            Self.message(.breach) {
                $0.write(rule)
                $0.write(text)
            }
        case .request(let request): Self.message(.request) { $0.write(request.rawValue) }
        case .measured(let heapGrowth, let blockedSignals):
            Self.message(.measured) {
                $0.write(heapGrowth)
                $0.write(blockedSignals)
            }
        case .image(let wish): Self.message(.image) { wish.write(to: &$0) }
        case .markItem(let feed, let index, let isRead):
            Self.message(.markItem) {
                $0.write(feed)
                $0.write(index)
                $0.write(isRead)
            }
        case .openLink(let feed, let index, let url):
            Self.message(.openLink) {
                $0.write(feed)
                $0.write(index)
                $0.write(url)
            }
        case .copyText(let part, let isLast):
            Self.message(.copyText, reserving: part.count + 16) {
                $0.write(isLast)
                $0.writeRest(part)
            }
        case .keep(let bytes):
            Self.message(.keep, reserving: bytes.count + 16) { $0.writeRest(bytes) }
        case .incident(let incident):
            Self.message(.incident) { incident.write(to: &$0) }
        }
    }

    /// Reads a message.
    package init(decoding bytes: ArraySlice<UInt8>) throws(WorkerProtocolError) {
        var reader = try MessageReader(bytes)
        guard let number = Number(rawValue: reader.type) else {
            throw .unknownType(reader.type)
        }
        switch number {
        case .confined:
            self = .confined(
                version: try reader.number(), try ConfinementReport(from: &reader))
        case .created: self = .created(WorkerFeatures(rawValue: try reader.number()))
        case .refused:
            guard let kind = WorkerRefusal.Kind(rawValue: try reader.number()) else {
                throw .malformedNumber
            }
            self = .refused(WorkerRefusal(kind: kind, detail: try reader.text()))
        case .returned: self = .returned(try Self.failure(from: &reader))
        case .madeImage:
            let isMade = try reader.flag()
            let number: UInt64 = try reader.number()
            guard isMade || number == 0 else { throw .malformedNumber }
            self = .madeImage(isMade ? number : nil, try Self.failure(from: &reader))
        case .closed: self = .closed(heapGrowth: try reader.number())
        case .mapped: self = .mapped(segment: try reader.number(), address: try reader.number())
        case .needItems: self = .needItems(feed: try reader.number(), first: try reader.number())
        case .needDetails:
            self = .needDetails(feed: try reader.number(), first: try reader.number())
        case .needTexts:
            self = .needTexts(
                feed: try reader.number(), kind: try reader.number(), first: try reader.number())
        case .output: self = .output(stream: try reader.number(), bytes: reader.rest())
        case .log: self = .log(level: try reader.number(), text: try reader.text())
        case .breach: self = .breach(rule: try reader.text(), text: try reader.text())
        case .request:
            guard let request = WorkerRequest(rawValue: try reader.number()) else {
                throw .malformedNumber
            }
            self = .request(request)
        case .measured:
            self = .measured(
                heapGrowth: try reader.number(), blockedSignals: try reader.number())
        case .image: self = .image(try WorkerImageWish(from: &reader))
        case .markItem:
            self = .markItem(
                feed: try reader.number(), index: try reader.number(), isRead: try reader.flag())
        case .openLink:
            self = .openLink(
                feed: try reader.number(), index: try reader.number(), url: try reader.text())
        case .copyText:
            let isLast = try reader.flag()
            self = .copyText(part: reader.rest(), isLast: isLast)
        case .keep: self = .keep(reader.rest())
        case .incident:
            self = .incident(try WorkerIncident(from: &reader))
        }
        try reader.finish()
    }

    private static func write(_ failure: WorkerFailure?, to writer: inout MessageWriter) {
        writer.write(failure != nil)
        failure?.write(to: &writer)
    }

    private static func failure(
        from reader: inout MessageReader
    ) throws(WorkerProtocolError) -> WorkerFailure? {
        try reader.flag() ? try WorkerFailure(from: &reader) : nil
    }

    private static func message(
        _ number: Number, reserving capacity: Int = 64, _ write: (inout MessageWriter) -> Void
    ) -> [UInt8] {
        var writer = MessageWriter(type: number.rawValue, reserving: capacity)
        write(&writer)
        return writer.finish()
    }
}
