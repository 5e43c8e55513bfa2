/// Handmade headers and notes of a small shared library. Each field can be made invalid.
struct ELFImage {
    var fileClass: UInt8 = 2
    var byteOrder: UInt8 = 1
    var type: UInt16 = 3
    #if arch(arm64)
        var machine: UInt16 = 183
    #else
        var machine: UInt16 = 62
    #endif
    var programHeaderSize: UInt16 = 56
    var programHeaderCount: UInt16?
    var programHeaderOffset: UInt64 = 64
    var noteOffset: UInt64?
    var noteSize: UInt64?
    var noteAlignment: UInt64 = 4
    var notes: [Note] = [Note(text: ELFImage.text)]
    var loadedSize: UInt64?
    /// Bytes after the loaded part.
    var unloaded: [UInt8] = []

    struct Note {
        var owner: [UInt8] = Array("FeedHost".utf8) + [0]
        var ownerSize: UInt32?
        var text: [UInt8]
        var textSize: UInt32?
        var type: UInt32 = 1

        func bytes(alignment: Int) -> [UInt8] {
            var bytes: [UInt8] = []
            bytes.appendNumber(ownerSize ?? UInt32(owner.count))
            bytes.appendNumber(textSize ?? UInt32(text.count))
            bytes.appendNumber(type)
            bytes += owner
            bytes.pad(to: alignment)
            bytes += text
            bytes.pad(to: alignment)
            return bytes
        }
    }

    static let text = Array(
        "abi=1\nabi-minimum=1\nid=made\nname=Made\nversion=1.0\nviews=feed\n".utf8)

    var bytes: [UInt8] {
        let segment = notes.flatMap { $0.bytes(alignment: Int(noteAlignment == 8 ? 8 : 4)) }
        let noteStart: UInt64 = 64 + 2 * 56
        let loadedSize = noteStart + UInt64(segment.count)
        var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, fileClass, byteOrder, 1]
        bytes += [UInt8](repeating: 0, count: 9)
        bytes.appendNumbers(
            byteOrder == 2 ? [type.byteSwapped, machine.byteSwapped] : [type, machine])
        bytes.appendNumber(UInt32(1))
        bytes.appendNumbers([0, programHeaderOffset, 0])
        bytes.appendNumber(UInt32(0))
        bytes.appendNumbers([64, programHeaderSize, programHeaderCount ?? 2, 0, 0, 0])
        bytes.appendSegment(1, at: 0, loadedTo: 0, self.loadedSize ?? loadedSize)
        let start = noteOffset ?? noteStart
        bytes.appendSegment(
            4, at: start, loadedTo: start, noteSize ?? UInt64(segment.count),
            alignment: noteAlignment)
        return bytes + segment + unloaded
    }
}

extension [UInt8] {
    mutating func appendNumber(_ number: some FixedWidthInteger) {
        for index in 0..<number.bitWidth / 8 {
            append(UInt8(truncatingIfNeeded: number >> (8 * index)))
        }
    }

    /// Replaces the bytes of a number.
    mutating func set(_ number: some FixedWidthInteger, at offset: Int) {
        var bytes: [UInt8] = []
        bytes.appendNumber(number)
        replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }

    mutating func appendNumbers(_ numbers: [some FixedWidthInteger]) {
        for number in numbers {
            appendNumber(number)
        }
    }

    /// Appends the header of a segment.
    mutating func appendSegment(
        _ type: UInt32, at offset: UInt64, loadedTo address: UInt64, _ size: UInt64,
        alignment: UInt64 = 4_096
    ) {
        appendNumbers([type, 4])
        appendNumbers([offset, address, address, size, size, alignment])
    }

    mutating func pad(to alignment: Int) {
        while count % alignment != 0 {
            append(0)
        }
    }
}
