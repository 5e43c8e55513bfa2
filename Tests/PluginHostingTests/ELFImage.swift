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
        if byteOrder == 2 {
            bytes.appendNumber(type.byteSwapped)
            bytes.appendNumber(machine.byteSwapped)
        } else {
            bytes.appendNumber(type)
            bytes.appendNumber(machine)
        }
        bytes.appendNumber(UInt32(1))
        bytes.appendNumber(UInt64(0))
        bytes.appendNumber(programHeaderOffset)
        bytes.appendNumber(UInt64(0))
        bytes.appendNumber(UInt32(0))
        bytes.appendNumber(UInt16(64))
        bytes.appendNumber(programHeaderSize)
        bytes.appendNumber(programHeaderCount ?? 2)
        bytes.appendNumbers([0, 0, 0] as [UInt16])
        bytes += segmentHeader(
            type: 1, offset: 0, size: self.loadedSize ?? loadedSize, alignment: 4096)
        bytes += segmentHeader(
            type: 4, offset: noteOffset ?? noteStart,
            size: noteSize ?? UInt64(segment.count), alignment: noteAlignment)
        return bytes + segment + unloaded
    }

    private func segmentHeader(
        type: UInt32, offset: UInt64, size: UInt64, alignment: UInt64
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.appendNumbers([type, 4] as [UInt32])
        bytes.appendNumbers([offset, offset, offset, size, size, alignment] as [UInt64])
        return bytes
    }
}

extension [UInt8] {
    mutating func appendNumber(_ number: some FixedWidthInteger) {
        for index in 0..<number.bitWidth / 8 {
            append(UInt8(truncatingIfNeeded: number >> (8 * index)))
        }
    }

    mutating func appendNumbers(_ numbers: [some FixedWidthInteger]) {
        for number in numbers {
            appendNumber(number)
        }
    }

    mutating func pad(to alignment: Int) {
        while count % alignment != 0 {
            append(0)
        }
    }
}
