import SystemInterface

/// How far recordings were played: a line each, of the seconds, a tab and the address; the one played
/// last comes first.
struct PlayedTimes {
    /// The longest line, in bytes.
    static let lineLimit = 4_096
    /// The most recordings; those played earlier are forgotten.
    private static let most = 500

    private let file: StateFile

    init(_ environment: ProcessEnvironment) {
        file = StateFile("played", limit: Self.most * Self.lineLimit, environment)
    }

    /// The lines; none if they can't be read.
    var lines: [UInt8] { Array(kept.joined(separator: [UInt8(ascii: "\n")])) }

    private var kept: [ArraySlice<UInt8>] { Self.lines(in: file.bytes) }

    private static func lines(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "\n")).filter { address(of: $0) != nil }
    }

    /// Returns the address of a line; `nil` if it is none.
    private static func address(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.count < lineLimit, let tab = line.firstIndex(of: UInt8(ascii: "\t")),
            tab > line.startIndex, tab + 1 < line.endIndex,
            line[..<tab].allSatisfy({ (0x30...0x39).contains($0) }),
            line[(tab + 1)...].allSatisfy({ $0 > 0x20 && $0 != 0x7F })
        else { return nil }
        return line[(tab + 1)...]
    }

    /// Where a recording goes on; zero at its beginning.
    func second(of url: String) -> Int {
        let line = kept.first { Self.address(of: $0)?.elementsEqual(url.utf8) == true }
        let digits = line?.prefix { $0 != UInt8(ascii: "\t") } ?? []
        return Int(String(decoding: digits, as: UTF8.self)) ?? 0
    }

    /// Keeps where a recording goes on; at zero it was played to its end.
    func keep(second: Int, of url: String) throws(SystemError) {
        _ = try keep(Array("\(second)\t\(url)".utf8))
    }

    /// Keeps a line instead of that of the same recording. One of no seconds is only removed: it was
    /// played to its end. Returns false if it is no line.
    func keep(_ line: [UInt8]) throws(SystemError) -> Bool {
        guard let address = Self.address(of: line[...]) else { return false }
        try file.change { kept in
            var lines = Self.lines(in: kept).filter { Self.address(of: $0) != address }
            if line.first != UInt8(ascii: "0") { lines.insert(line[...], at: 0) }
            return lines.prefix(Self.most).flatMap { $0 + [UInt8(ascii: "\n")] }
        }
        return true
    }
}
