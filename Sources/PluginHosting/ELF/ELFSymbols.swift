/// The functions of a library, to say in which one an address lies.
struct ELFSymbols {
    struct Function {
        let address: UInt64
        let size: UInt64
        let name: String
    }

    /// By address.
    private let functions: [Function]

    private static let tableLimit: UInt64 = 64 << 20

    /// Reads the functions of both symbol tables; the full one is gone where it was stripped.
    init(reading file: inout some RandomAccessBytes) {
        var found: [Function] = []
        if let tables = ELFSections(reading: &file) {
            for section in tables.sections where section.type == 2 || section.type == 11 {
                found += Self.functions(of: section, in: tables, &file)
            }
        }
        functions = found.sorted { $0.address < $1.address }
    }

    private static func functions(
        of section: ELFSections.Section, in tables: ELFSections,
        _ file: inout some RandomAccessBytes
    ) -> [Function] {
        guard section.size <= tableLimit, tables.sections.indices.contains(section.link) else {
            return []
        }
        let strings = tables.sections[section.link]
        guard strings.size <= tableLimit,
            let symbols = file.bytes(at: section.offset, count: Int(section.size)),
            let names = file.bytes(at: strings.offset, count: Int(strings.size))
        else { return [] }
        var functions: [Function] = []
        for base in stride(from: 0, to: symbols.count - 23, by: 24)
        where symbols[base + 4] & 15 == 2 {
            functions.append(
                Function(
                    address: symbols.littleEndian(UInt64.self, at: base + 8),
                    size: symbols.littleEndian(UInt64.self, at: base + 16),
                    name: names.text(at: Int(symbols.littleEndian(UInt32.self, at: base)))))
        }
        return functions
    }

    /// The name of the function that holds an address, as its compiler made it.
    func name(at address: UInt64) -> String? {
        var low = 0
        var high = functions.count
        while low < high {
            let middle = (low + high) / 2
            if functions[middle].address <= address {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low > 0 else { return nil }
        let function = functions[low - 1]
        guard address - function.address < max(function.size, 1), !function.name.isEmpty else {
            return nil
        }
        return function.name
    }
}
