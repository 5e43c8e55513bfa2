import FeedPluginAPI

/// The parts of a library that are read before any of its code runs: the note, and the length that
/// is loaded.
///
/// The file is untrusted.
package struct ELFLibrary {
    /// The note's text, including what follows its NUL.
    package let noteText: [UInt8]
    /// The length that the loader maps, in bytes.
    package let loadedLength: UInt64

    private static let headerSize = 64
    private static let programHeaderSize = 56
    private static let segmentLimit = 1024
    /// The bytes of notes, and segments, to read at most.
    private static let noteBytesLimit: UInt64 = 2 * UInt64(FEED_NOTE_MAXIMUM_LENGTH)
    private static let noteSegmentLimit = 8
    /// The largest library to copy and load, in bytes.
    package static let sizeLimit: UInt64 = 256 << 20

    /// Reads headers and notes. Few reads; O(*n*) in their bounded size.
    package init(
        reading file: inout some RandomAccessBytes, for machine: ELFMachine = .host
    ) throws(ELFFault) {
        let segments = try Self.segments(in: &file, for: machine)
        var loadedLength: UInt64 = 0
        var note: [UInt8]?
        var noteSegments = 0
        var noteBytes: UInt64 = 0
        for segment in segments {
            let (end, overflows) = segment.offset.addingReportingOverflow(segment.fileSize)
            guard !overflows else { throw .malformed }
            if segment.type == 1 {
                loadedLength = max(loadedLength, end)
            } else if segment.type == 4 && note == nil {
                noteSegments += 1
                guard noteSegments <= Self.noteSegmentLimit,
                    segment.fileSize <= Self.noteBytesLimit - noteBytes
                else {
                    // A length beyond the file is a damaged one.
                    let isThere = end > 0 && file.bytes(at: end - 1, count: 1) != nil
                    throw isThere ? .notesTooLong : .malformed
                }
                noteBytes += segment.fileSize
                guard let bytes = file.bytes(at: segment.offset, count: Int(segment.fileSize))
                else { throw .truncated }
                note = Self.note(
                    of: FEED_NOTE_OWNER, UInt32(FEED_NOTE_TYPE), in: bytes, segment.alignment)
            }
        }
        guard let note else { throw .noNote }
        noteText = note
        self.loadedLength = loadedLength
    }

    /// Returns true if the headers are those of a shared object for this machine.
    package static func isSharedObject(_ file: inout some RandomAccessBytes) -> Bool {
        (try? segments(in: &file, for: .host)) != nil
    }

    private static func segments(
        in file: inout some RandomAccessBytes, for machine: ELFMachine
    ) throws(ELFFault) -> [ELFSections.Segment] {
        guard let magic = file.bytes(at: 0, count: 4),
            magic == [0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F")]
        else { throw .notELF }
        guard let start = file.bytes(at: 0, count: 20) else { throw .truncated }
        guard 1...2 ~= start[4], 1...2 ~= start[5], start[6] == 1 else { throw .malformed }
        let isBigEndian = start[5] == 2
        let bits = start[4] == 2 ? 64 : 32
        let built = ELFMachine(
            number: isBigEndian
                ? UInt16(start[18]) << 8 | UInt16(start[19])
                : UInt16(start[19]) << 8 | UInt16(start[18]))
        guard built == machine, bits == 64, !isBigEndian else {
            throw .wrongMachine(built, bits: bits, isBigEndian: isBigEndian)
        }
        guard start.littleEndian(UInt16.self, at: 16) == 3 else { throw .notSharedObject }
        guard let header = file.bytes(at: 0, count: headerSize) else { throw .truncated }
        let tableOffset = header.littleEndian(UInt64.self, at: 32)
        let entrySize = Int(header.littleEndian(UInt16.self, at: 54))
        let count = Int(header.littleEndian(UInt16.self, at: 56))
        guard entrySize == programHeaderSize, count <= segmentLimit else { throw .malformed }
        guard let table = file.bytes(at: tableOffset, count: count * entrySize) else {
            throw .truncated
        }
        return (0..<count).map { ELFSections.Segment(table, at: $0 * entrySize) }
    }

    /// Returns the linker's build id (`NT_GNU_BUILD_ID`) in hexadecimal, if any.
    package static func buildID(of file: inout some RandomAccessBytes) -> String? {
        guard let segments = try? segments(in: &file, for: .host) else { return nil }
        for segment in segments.filter({ $0.type == 4 }).prefix(noteSegmentLimit) {
            guard segment.fileSize <= noteBytesLimit,
                let bytes = file.bytes(at: segment.offset, count: Int(segment.fileSize))
            else { return nil }
            if let id = note(of: "GNU", 3, in: bytes, segment.alignment) {
                let digits = Array("0123456789abcdef".utf8)
                return String(
                    decoding: id.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
                    as: UTF8.self)
            }
        }
        return nil
    }

    /// Returns the content of an owner's note in a segment.
    private static func note(
        of owner: String, _ wanted: UInt32, in bytes: [UInt8], _ segmentAlignment: UInt64
    ) -> [UInt8]? {
        let owner = Array(owner.utf8) + [0]
        let alignment = segmentAlignment == 8 ? 8 : 4
        var position = 0
        while position + 12 <= bytes.count {
            let nameSize = Int(bytes.littleEndian(UInt32.self, at: position))
            let textSize = Int(bytes.littleEndian(UInt32.self, at: position + 4))
            let type = bytes.littleEndian(UInt32.self, at: position + 8)
            let name = position + 12
            // Sizes have 32 bits, so none of these sums overflows.
            let text = name + nameSize + padding(after: name + nameSize, to: alignment)
            let end = text + textSize
            guard end <= bytes.count else { return nil }
            if type == wanted, nameSize == owner.count,
                bytes[name..<name + nameSize].elementsEqual(owner)
            {
                return Array(bytes[text..<end])
            }
            position = end + padding(after: end, to: alignment)
        }
        return nil
    }

    private static func padding(after position: Int, to alignment: Int) -> Int {
        (alignment - position % alignment) % alignment
    }
}
