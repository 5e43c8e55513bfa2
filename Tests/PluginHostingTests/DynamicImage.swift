/// A handmade dynamic section of a library, and the headers that lead to it. Each field can be made
/// invalid.
struct DynamicImage {
    typealias Entry = (tag: UInt64, value: UInt64)

    /// The load address of the file.
    var base: UInt64 = 0x10000
    var entries: [Entry] = []
    var strings = Array("\0liba.so\0libb.so\0$ORIGIN:/usr/lib\0/home/x\0".utf8)
    /// An error in the string table's address in `DT_STRTAB`.
    var stringsShift: Int64 = 0
    var stringsSize: UInt64?
    var dynamicAddress: UInt64?
    var dynamicOffset: UInt64?
    var hasEnd = true
    var furtherSegments: [(type: UInt32, offset: UInt64, address: UInt64, size: UInt64)] = []

    static let liba: UInt64 = 1
    static let libb: UInt64 = 9
    static let ownPath: UInt64 = 17
    static let homePath: UInt64 = 34

    var bytes: [UInt8] {
        let headerCount = 2 + furtherSegments.count
        let stringsStart = UInt64(64 + headerCount * 56)
        let dynamicStart = stringsStart + UInt64(strings.count)
        var dynamic: [UInt8] = []
        let fixed: [Entry] = [
            (5, (base + stringsStart) &+ UInt64(bitPattern: stringsShift)),
            (10, stringsSize ?? UInt64(strings.count)),
        ]
        for entry in fixed + entries + (hasEnd ? [(0, 0)] : []) {
            dynamic.appendNumbers([entry.tag, entry.value])
        }
        let size = dynamicStart + UInt64(dynamic.count)
        var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1]
        bytes += [UInt8](repeating: 0, count: 9)
        bytes.appendNumber(UInt16(3))
        bytes.appendNumber(ELFImage().machine)
        bytes.appendNumber(UInt32(1))
        bytes.appendNumbers([0, 64, 0] as [UInt64])
        bytes.appendNumber(UInt32(0))
        bytes.appendNumbers([64, 56, UInt16(headerCount), 64, 0, 0] as [UInt16])
        bytes.appendSegment(1, at: 0, loadedTo: base, size)
        bytes.appendSegment(
            2, at: dynamicOffset ?? dynamicStart, loadedTo: dynamicAddress ?? base + dynamicStart,
            UInt64(dynamic.count))
        for (type, offset, address, size) in furtherSegments {
            bytes.appendSegment(type, at: offset, loadedTo: address, size)
        }
        return bytes + strings + dynamic
    }
}
