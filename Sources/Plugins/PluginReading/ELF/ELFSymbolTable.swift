/// A library's symbol table, read up to a limit.
struct ELFSymbolTable {
    struct Symbol {
        /// Binding and type.
        let info: UInt8
        /// Visibility.
        let other: UInt8
        let section: UInt16
        let address: UInt64
        let size: UInt64
        /// The file offset of the name.
        let name: UInt64
    }

    /// `SHT_SYMTAB`: all symbols; missing in a stripped library.
    static let full: UInt32 = 2
    /// `SHT_DYNSYM`: symbols that the loader binds.
    static let dynamic: UInt32 = 11

    /// In bytes.
    static let entrySize = 24
    private static let countLimit: UInt64 = 200_000
    /// The longest name to read, in bytes.
    static let nameLimit = 256

    private let bytes: [UInt8]
    private let names: Range<UInt64>

    /// Reads the first table of a type. Doesn't read names.
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

    /// Creates a table from `bytes`, with names in a range of the file.
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
            // A range of such numbers may have more than its `count` can say.
            name: name < names.upperBound - names.lowerBound
                ? names.lowerBound + name : names.upperBound)
    }

    /// Returns a symbol's name, cut at the limit.
    func name(of symbol: Symbol, in file: inout some RandomAccessBytes) -> String {
        let length = Int(min(names.upperBound - symbol.name, UInt64(Self.nameLimit)))
        guard let bytes = file.bytes(at: symbol.name, count: length) else { return "" }
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}
