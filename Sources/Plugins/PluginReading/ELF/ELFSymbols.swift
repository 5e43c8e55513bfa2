/// The functions of a library, to find the one at an address.
package struct ELFSymbols {
    private struct Function {
        let address: UInt64
        let size: UInt64
        let table: Int
        let symbol: Int
    }

    private let tables: [ELFSymbolTable]
    /// Sorted by address.
    private let functions: [Function]

    /// Reads functions from both symbol tables; the full one may be stripped. O(*n* log *n*) in
    /// their bounded number.
    package init(reading file: inout some RandomAccessBytes) {
        let sections = ELFSections(reading: &file)
        tables = [ELFSymbolTable.full, ELFSymbolTable.dynamic].compactMap { kind in
            sections.flatMap { ELFSymbolTable(kind, in: $0, &file) }
        }
        var functions: [Function] = []
        for (number, table) in tables.enumerated() {
            for index in 0..<table.count {
                let symbol = table[index]
                guard symbol.info & 15 == 2 else { continue }
                functions.append(
                    Function(
                        address: symbol.address, size: symbol.size, table: number, symbol: index))
            }
        }
        functions.sort { $0.address < $1.address }
        self.functions = functions
    }

    /// Returns the mangled name of the function at an address.
    package func name(at address: UInt64, in file: inout some RandomAccessBytes) -> String? {
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
        guard address - function.address < max(function.size, 1) else { return nil }
        let table = tables[function.table]
        let name = table.name(of: table[function.symbol], in: &file)
        return name.isEmpty ? nil : name
    }
}
