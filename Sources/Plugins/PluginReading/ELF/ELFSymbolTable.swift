/// One of a library's symbol tables: so much of it as anybody needs, whatever its size.
struct ELFSymbolTable {
    struct Symbol {
        /// Binding and kind.
        let info: UInt8
        /// Visibility.
        let other: UInt8
        let section: UInt16
        let address: UInt64
        let size: UInt64
        /// Where in the file its name begins.
        let name: UInt64
    }

    /// The kind of section that holds all symbols; gone where a library was stripped.
    static let full: UInt32 = 2
    /// The kind of section that holds what the loader binds.
    static let dynamic: UInt32 = 11

    /// The bytes of a symbol.
    static let entrySize = 24
    private static let countLimit: UInt64 = 200_000
    /// The longest name that is read, in bytes.
    static let nameLimit = 256

    private let bytes: [UInt8]
    private let names: Range<UInt64>

    /// Reads the first table of a kind; `nil` where there is none. O(1) for names: they stay in the
    /// file.
    init?(_ kind: UInt32, in tables: ELFSections, _ file: inout some RandomAccessBytes) {
        guard let section = tables.sections.first(where: { $0.type == kind }),
            tables.sections.indices.contains(section.link)
        else { return nil }
        let strings = tables.sections[section.link]
        let (end, overflows) = strings.offset.addingReportingOverflow(strings.size)
        let size = min(section.size, Self.countLimit * UInt64(Self.entrySize))
        guard !overflows, let bytes = file.bytes(at: section.offset, count: Int(size)) else {
            return nil
        }
        self.bytes = bytes
        names = strings.offset..<end
    }

    /// The symbols of `bytes`, whose names are at a place of the file.
    init(bytes: [UInt8], names: Range<UInt64>) {
        self.bytes = bytes
        self.names = names
    }

    var count: Int { bytes.count / Self.entrySize }

    subscript(index: Int) -> Symbol {
        let base = index * Self.entrySize
        let name = UInt64(bytes.littleEndian(UInt32.self, at: base))
        return Symbol(
            info: bytes[base + 4], other: bytes[base + 5],
            section: bytes.littleEndian(UInt16.self, at: base + 6),
            address: bytes.littleEndian(UInt64.self, at: base + 8),
            size: bytes.littleEndian(UInt64.self, at: base + 16),
            name: name < UInt64(names.count) ? names.lowerBound + name : names.upperBound)
    }

    /// The name of a symbol, cut at a bound; empty where it has none.
    func name(of symbol: Symbol, in file: inout some RandomAccessBytes) -> String {
        let length = Int(min(names.upperBound - symbol.name, UInt64(Self.nameLimit)))
        return file.bytes(at: symbol.name, count: length)?.text(at: 0) ?? ""
    }
}
