/// What a library tells the loader in its dynamic section.
struct ELFDynamic {
    /// The names of the libraries it needs, in order.
    let needed: [String]
    /// Its own name.
    let name: String?
    /// Where its needed libraries are looked for, in order; `DT_RPATH` or `DT_RUNPATH`.
    let searchPath: [String]
    /// Whether its code has to be written to when it is loaded.
    let hasTextRelocations: Bool
    /// Whether the loader opens libraries for it that it does not need: those that watch it, or
    /// answer in its place.
    let hasAuditors: Bool

    private static let sizeLimit: UInt64 = 1 << 20
    private static let stringsLimit: UInt64 = 16 << 20

    /// Reads the section; `nil` where there is none that makes sense.
    init?(reading file: inout some RandomAccessBytes) {
        guard let tables = ELFSections(reading: &file),
            let segment = tables.segments.first(where: { $0.type == 2 }),
            segment.fileSize <= Self.sizeLimit,
            let bytes = file.bytes(at: segment.offset, count: Int(segment.fileSize))
        else { return nil }
        var neededOffsets: [UInt64] = []
        var nameOffset: UInt64?
        var pathOffset: UInt64?
        var strings: UInt64?
        var stringsSize: UInt64 = 0
        var hasTextRelocations = false
        var hasAuditors = false
        for base in stride(from: 0, to: bytes.count - 15, by: 16) {
            let value = bytes.littleEndian(UInt64.self, at: base + 8)
            switch bytes.littleEndian(UInt64.self, at: base) {
            case 1: neededOffsets.append(value)
            case 5: strings = value
            case 10: stringsSize = value
            case 14: nameOffset = value
            case 15: pathOffset = pathOffset ?? value
            case 29: pathOffset = value
            case 22: hasTextRelocations = true
            case 30: hasTextRelocations = hasTextRelocations || value & 4 != 0
            // DT_DEPAUDIT and DT_AUDIT, DT_AUXILIARY, DT_FILTER.
            case 0x6FFF_FEFB, 0x6FFF_FEFC, 0x7FFF_FFFD, 0x7FFF_FFFF: hasAuditors = true
            default: break
            }
        }
        guard let strings, stringsSize <= Self.stringsLimit, neededOffsets.count <= 256,
            let offset = tables.fileOffset(of: strings),
            let text = file.bytes(at: offset, count: Int(stringsSize))
        else { return nil }
        let read = { (offset: UInt64) in text.text(at: Int(clamping: offset)) }
        needed = neededOffsets.map(read)
        name = nameOffset.map(read)
        searchPath = pathOffset.map(read)?.split(separator: ":").map(String.init) ?? []
        self.hasTextRelocations = hasTextRelocations
        self.hasAuditors = hasAuditors
    }
}
