/// The segments and sections of a 64-bit little-endian ELF file.
///
/// Used after the loader's headers were validated. The file is untrusted; tables beyond a limit
/// count as empty.
struct ELFSections {
    struct Segment {
        let type: UInt32
        let flags: UInt32
        let offset: UInt64
        let address: UInt64
        let fileSize: UInt64
        let memorySize: UInt64
        let alignment: UInt64

        /// Reads the program header at `base`.
        init(_ bytes: [UInt8], at base: Int) {
            type = bytes.littleEndian(UInt32.self, at: base)
            flags = bytes.littleEndian(UInt32.self, at: base + 4)
            offset = bytes.littleEndian(UInt64.self, at: base + 8)
            address = bytes.littleEndian(UInt64.self, at: base + 16)
            fileSize = bytes.littleEndian(UInt64.self, at: base + 32)
            memorySize = bytes.littleEndian(UInt64.self, at: base + 40)
            alignment = bytes.littleEndian(UInt64.self, at: base + 48)
        }
    }

    struct Section {
        let type: UInt32
        let offset: UInt64
        let size: UInt64
        let link: Int
    }

    let segments: [Segment]
    let sections: [Section]

    private static let limit = 4_096

    /// Reads both tables. O(*n*) in their bounded length.
    init?(reading file: inout some RandomAccessBytes) {
        guard let header = file.bytes(at: 0, count: 64),
            header.littleEndian(UInt32.self, at: 0) == 0x464C_457F, header[4] == 2, header[5] == 1
        else { return nil }
        segments = Self.table(
            of: &file, at: header.littleEndian(UInt64.self, at: 32),
            entrySize: Int(header.littleEndian(UInt16.self, at: 54)), needed: 56,
            count: Int(header.littleEndian(UInt16.self, at: 56))
        ) { Segment($0, at: $1) }
        sections = Self.table(
            of: &file, at: header.littleEndian(UInt64.self, at: 40),
            entrySize: Int(header.littleEndian(UInt16.self, at: 58)), needed: 64,
            count: Int(header.littleEndian(UInt16.self, at: 60))
        ) { bytes, base in
            Section(
                type: bytes.littleEndian(UInt32.self, at: base + 4),
                offset: bytes.littleEndian(UInt64.self, at: base + 24),
                size: bytes.littleEndian(UInt64.self, at: base + 32),
                link: Int(bytes.littleEndian(UInt32.self, at: base + 40)))
        }
    }

    private static func table<Entry>(
        of file: inout some RandomAccessBytes, at offset: UInt64, entrySize: Int, needed: Int,
        count: Int, _ entry: ([UInt8], Int) -> Entry
    ) -> [Entry] {
        guard entrySize == needed, count <= limit,
            let bytes = file.bytes(at: offset, count: count * entrySize)
        else { return [] }
        return (0..<count).map { entry(bytes, $0 * entrySize) }
    }

    private static let pageSize: UInt64 = 4_096

    /// True if memory will hold what ``fileOffset(of:count:)`` finds. Segments that overlap or are
    /// unordered would be mapped over each other, and of several dynamic sections the loader would
    /// use another.
    var isLoadedAsRead: Bool {
        var end: UInt64 = 0
        for segment in segments where segment.type == 1 {
            let (next, overflows) = segment.address.addingReportingOverflow(segment.memorySize)
            guard segment.address / Self.pageSize * Self.pageSize >= end, !overflows,
                segment.fileSize <= segment.memorySize, next <= .max - Self.pageSize
            else { return false }
            end = (next + Self.pageSize - 1) / Self.pageSize * Self.pageSize
        }
        return segments.count { $0.type == 2 } == 1
    }

    /// Returns the file offset that an address range is loaded from; `nil` if not all of it is.
    func fileOffset(of address: UInt64, count: UInt64) -> UInt64? {
        for segment in segments where segment.type == 1 && address >= segment.address {
            let distance = address - segment.address
            if distance < segment.fileSize, count <= segment.fileSize - distance {
                let (offset, overflows) = segment.offset.addingReportingOverflow(distance)
                let (_, endOverflows) = offset.addingReportingOverflow(count)
                return overflows || endOverflows ? nil : offset
            }
        }
        return nil
    }
}
