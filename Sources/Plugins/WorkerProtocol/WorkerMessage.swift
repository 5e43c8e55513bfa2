/// A message from a worker to its host.
package enum WorkerMessage: Sendable, Hashable {
    /// The worker is confined and about to load the plugin. With a filter, the descriptor for
    /// decisions on threads is attached.
    case confined(version: UInt32, ConfinementReport)
    case created(WorkerFeatures)
    /// There is no renderer, and the worker ends.
    case refused(WorkerRefusal)
    /// A call of the plugin has returned.
    case returned(WorkerFailure?)
    /// An image's number, or the failure to make one.
    case madeImage(UInt64?, WorkerFailure?)
    /// The renderer has ended; the worker exits next.
    case closed
    /// Heap growth per renderer in bytes, and the number of open descriptors.
    case measured(heapGrowth: Int64, descriptors: UInt32)
    /// A segment is mapped at an address.
    case mapped(segment: UInt32, address: UInt64)
    /// Answered by ``HostMessage/batch``.
    case need(WorkerQuery)
    /// Output of the plugin: stream 1 for the rendering, 2 for status.
    case output(stream: UInt8, bytes: ArraySlice<UInt8>)
    /// A log message by the plugin or the worker; levels are those of the ABI.
    case log(level: Int32, text: String)
    /// The plugin broke the contract, but goes on.
    case breach(String)
    case request(WorkerRequest)
    /// Requests a picture of an item, or of the feed itself if `index` is the largest number; its own
    /// one without an address. The maximum size is in pixels, and zero for encoded pictures.
    case image(
        WorkerImageRequest, feed: UInt64, index: UInt64, url: String?, width: UInt32,
        height: UInt32)
    /// Requests an action of a reader, with the values of the ABI: the largest number for no row,
    /// zero for no number, and zero for the present version.
    case perform(name: String, text: String?, row: UInt64, number: Int64, version: UInt64)
    /// Indexes for a following ``setStates(feed:states:isSet:items:)``, 64 bits each; may repeat.
    case stateIndexes(part: ArraySlice<UInt8>)
    /// Sets or clears states, bits of the ABI, of a range of items or of the indexes sent before;
    /// answered by ``HostMessage/outcome(_:)``, like the next two.
    case setStates(feed: UInt64, states: UInt32, isSet: Bool, items: WorkerStateItems)
    /// Opens a page of an item, or of the feed itself if `index` is the largest number.
    case openLink(feed: UInt64, index: UInt64, url: String)
    /// Copies a text that arrives in parts; only the last part is answered.
    case copyText(part: ArraySlice<UInt8>, isLast: Bool)
    /// Stores state for the next renderer.
    case keep(ArraySlice<UInt8>)
    /// A report by the worker's C part.
    case incident(WorkerIncident)

    /// The message's type on the wire. `incidents.c` has a copy of the incident's.
    private enum Number: UInt32 {
        case confined = 1
        case created, refused, returned, madeImage, closed, mapped, need, output, log, breach,
            request, measured, image, stateIndexes, setStates, openLink, copyText, keep, perform
        case incident = 64
    }

    /// The encoded message. Incidents are encoded only by the C part.
    package var encoded: [UInt8] {
        switch self {
        case .confined(let version, let report): Number.confined.message(version, report)
        case .created(let features): Number.created.message(features)
        case .refused(let refusal): Number.refused.message(refusal)
        case .returned(let failure): Number.returned.message(failure)
        case .madeImage(let number, let failure): Number.madeImage.message(number, failure)
        case .closed: Number.closed.message()
        case .mapped(let segment, let address): Number.mapped.message(segment, address)
        case .need(let query): Number.need.message(query)
        case .perform(let name, let text, let row, let number, let version):
            Number.perform.message(name, text, row, number, version)
        case .output(let stream, let bytes):
            Number.output.message(stream, bytes, reserving: bytes.count + 64)
        case .log(let level, let text): Number.log.message(level, text)
        case .breach(let text): Number.breach.message(text)
        case .request(let request): Number.request.message(request)
        case .measured(let heapGrowth, let descriptors):
            Number.measured.message(heapGrowth, descriptors)
        case .image(let kind, let feed, let index, let url, let width, let height):
            Number.image.message(kind, feed, index, url, width, height)
        case .stateIndexes(let part):
            Number.stateIndexes.message(part, reserving: part.count + 64)
        case .setStates(let feed, let states, let isSet, let items):
            Number.setStates.message(feed, states, isSet, items)
        case .openLink(let feed, let index, let url): Number.openLink.message(feed, index, url)
        case .copyText(let part, let isLast):
            Number.copyText.message(isLast, part, reserving: part.count + 64)
        case .keep(let bytes): Number.keep.message(bytes, reserving: bytes.count + 64)
        case .incident(let incident): Number.incident.message(incident)
        }
    }

    /// Decodes a message.
    package init(decoding bytes: ArraySlice<UInt8>) throws(WorkerProtocolError) {
        var reader = try MessageReader(bytes)
        guard let number = Number(rawValue: reader.type) else {
            throw .unknownType(reader.type)
        }
        switch number {
        case .confined: self = try reader.read(Self.confined)
        case .created: self = try reader.read(Self.created)
        case .refused: self = try reader.read(Self.refused)
        case .returned: self = try reader.read(Self.returned)
        case .madeImage: self = try reader.read(Self.madeImage)
        case .closed: self = .closed
        case .mapped: self = try reader.read(Self.mapped)
        case .need: self = try reader.read(Self.need)
        case .perform: self = try reader.read(Self.perform)
        case .output: self = try reader.read(Self.output)
        case .log: self = try reader.read(Self.log)
        case .breach: self = try reader.read(Self.breach)
        case .request: self = try reader.read(Self.request)
        case .measured: self = try reader.read(Self.measured)
        case .image: self = try reader.read(Self.image)
        case .stateIndexes: self = try reader.read(Self.stateIndexes)
        case .setStates: self = try reader.read(Self.setStates)
        case .openLink: self = try reader.read(Self.openLink)
        case .copyText: self = try reader.read { .copyText(part: $1, isLast: $0) }
        case .keep: self = try reader.read(Self.keep)
        case .incident: self = try reader.read(Self.incident)
        }
        try reader.finish()
    }
}
