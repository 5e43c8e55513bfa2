/// The entries of a dynamic section, up to the first `DT_NULL`. Of repeated entries the last counts.
struct ELFDynamicEntries {
    /// The names, as offsets in the string table, like all offsets here.
    private(set) var needed: [UInt64] = []
    private(set) var name: UInt64?
    private(set) var path: UInt64?
    private(set) var runPath: UInt64?
    private(set) var strings: UInt64?
    private(set) var stringsSize: UInt64 = 0
    private(set) var hasTextRelocations = false
    private(set) var hasAuditors = false
    private(set) var isProgram = false
    /// The addresses of the symbol table and hash tables.
    private(set) var symbols: UInt64?
    private(set) var hash: UInt64?
    private(set) var newerHash: UInt64?
    /// False if `DT_NULL` is missing.
    private(set) var isEnded = false

    /// Reads the entries: pairs of a tag and a value, 64 bits each.
    init(_ bytes: [UInt8]) {
        for base in stride(from: 0, to: bytes.count - 15, by: 16) where !isEnded {
            add(
                bytes.littleEndian(UInt64.self, at: base),
                bytes.littleEndian(UInt64.self, at: base + 8))
        }
    }

    private mutating func add(_ tag: UInt64, _ value: UInt64) {
        switch tag {
        // DT_NULL
        case 0: isEnded = true
        // DT_NEEDED
        case 1: needed.append(value)
        // DT_HASH
        case 4: hash = value
        // DT_STRTAB
        case 5: strings = value
        // DT_SYMTAB
        case 6: symbols = value
        // DT_STRSZ
        case 10: stringsSize = value
        // DT_SONAME
        case 14: name = value
        // DT_RPATH
        case 15: path = value
        // DT_RUNPATH
        case 29: runPath = value
        // DT_TEXTREL
        case 22: hasTextRelocations = true
        // DT_FLAGS with DF_TEXTREL
        case 30: hasTextRelocations = hasTextRelocations || value & 4 != 0
        // DT_GNU_HASH
        case 0x6FFF_FEF5: newerHash = value
        // DT_FLAGS_1 with DF_1_PIE
        case 0x6FFF_FFFB: isProgram = value & 0x0800_0000 != 0
        // DT_DEPAUDIT and DT_AUDIT, DT_AUXILIARY, DT_FILTER
        case 0x6FFF_FEFB, 0x6FFF_FEFC, 0x7FFF_FFFD, 0x7FFF_FFFF: hasAuditors = true
        default: break
        }
    }
}
