import FeedPluginAPI

/// Reads the text of a note: lines of `key=value`, as feed_plugin.h describes them.
///
/// Keys it does not know are left alone, so that notes can grow. It works on places in the bytes
/// and makes strings of nothing but what a manifest keeps, since a thousand notes are read where a
/// person wants one plugin.
struct PluginManifestParser {
    /// The keys it knows, but `option`, which may come more than once.
    private enum Key: Int, CaseIterable {
        case abi, abiMinimum, id, name, version, license, summary, views, needs, mediaType
        case fileExtension

        /// How it is written.
        static let spellings = [
            "abi", "abi-minimum", "id", "name", "version", "license", "summary", "views", "needs",
            "media-type", "extension",
        ]
        static let bytes = spellings.map { Array($0.utf8) }

        var spelling: String { Self.spellings[rawValue] }
    }

    /// Where a value is, and the line it stands on.
    private struct Entry {
        let value: Range<Int>
        let line: Int
    }

    private static let option = Array("option".utf8)

    private let text: [UInt8]
    private let end: Int
    private var values = [Entry?](repeating: nil, count: Key.allCases.count)
    private var options: [Entry] = []
    private var unknownKeys: Set<String> = []

    init(_ bytes: [UInt8]) throws(PluginManifestError) {
        guard bytes.count <= Int(FEED_NOTE_MAXIMUM_LENGTH) else {
            throw PluginManifestError(.tooLong)
        }
        text = bytes
        var end = 0
        var isASCII = true
        while end < bytes.count, bytes[end] != 0 {
            isASCII = isASCII && bytes[end] < 0x80
            end += 1
        }
        self.end = end
        guard isASCII || String(validating: bytes[..<end], as: UTF8.self) != nil else {
            throw PluginManifestError(.notText)
        }
        try readLines()
    }

    private mutating func readLines() throws(PluginManifestError) {
        var number = 0
        var start = 0
        while start < end {
            number += 1
            var equals: Int?
            var isPlain = true
            var position = start
            while position < end, text[position] != UInt8(ascii: "\n") {
                let byte = text[position]
                if byte == UInt8(ascii: "=") && equals == nil {
                    equals = position
                }
                isPlain = isPlain && 0x20..<0x7F ~= byte
                position += 1
            }
            let line = start..<position
            start = position + 1
            guard !line.isEmpty else { continue }
            guard isPlain || string(line).unicodeScalars.allSatisfy(\.isDisplayable) else {
                throw PluginManifestError(.notText, line: number)
            }
            guard let equals, equals != line.lowerBound else {
                throw PluginManifestError(.notKeyAndValue, line: number)
            }
            try take(
                line.lowerBound..<equals, Entry(value: equals + 1..<line.upperBound, line: number))
        }
    }

    private mutating func take(
        _ key: Range<Int>, _ entry: Entry
    ) throws(PluginManifestError) {
        if text[key].elementsEqual(Self.option) {
            options.append(entry)
        } else if let index = Key.bytes.firstIndex(where: { text[key].elementsEqual($0) }) {
            guard values[index] == nil else {
                throw PluginManifestError(.repeatedKey(string(key)), line: entry.line)
            }
            values[index] = entry
        } else if !unknownKeys.insert(string(key)).inserted {
            throw PluginManifestError(.repeatedKey(string(key)), line: entry.line)
        }
    }

    /// The ABI versions, which are read before all else: what a newer version writes into its
    /// notes is not for this one to judge.
    func abi() throws(PluginManifestError) -> ABIRange {
        let current = try number(.abi)
        let minimum = try number(.abiMinimum)
        guard minimum <= current else {
            throw PluginManifestError(
                .invalidABI(String(minimum)), line: values[Key.abiMinimum.rawValue]?.line)
        }
        return ABIRange(minimum: minimum, current: current)
    }

    /// The whole manifest.
    func manifest() throws(PluginManifestError) -> PluginManifest {
        let id = try required(.id)
        guard Self.isID(text[id.value]) else {
            throw PluginManifestError(.invalidID(string(id.value)), line: id.line)
        }
        let version = try required(.version)
        guard let number = PluginVersion(string(version.value)) else {
            throw PluginManifestError(.invalidVersion(string(version.value)), line: version.line)
        }
        let views = try words(.views, of: PluginViewKind.self) { .unknownView($0) }
        guard !views.isEmpty else { throw PluginManifestError(.missingKey("views")) }
        return PluginManifest(
            id: string(id.value),
            name: string(try required(.name).value),
            version: number,
            license: optional(.license),
            summary: optional(.summary),
            views: views,
            needs: try words(.needs, of: PluginNeed.self) { .unknownNeed($0) },
            mediaType: optional(.mediaType),
            fileExtension: optional(.fileExtension),
            options: try declaredOptions(),
            abi: try abi())
    }

    /// Whether `text` is an id: `a-z`, `0-9`, `-`, beginning with a letter, at most 64 bytes.
    private static func isID(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, text.count <= 64 else { return false }
        return UInt8(ascii: "a")...UInt8(ascii: "z") ~= first && isKey(text)
    }

    private static func isKey(_ text: ArraySlice<UInt8>) -> Bool {
        !text.isEmpty
            && text.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "-"):
                    true
                default:
                    false
                }
            }
    }

    // MARK: Values

    private func string(_ range: Range<Int>) -> String {
        String(decoding: text[range], as: UTF8.self)
    }

    private func required(_ key: Key) throws(PluginManifestError) -> Entry {
        guard let entry = values[key.rawValue], !entry.value.isEmpty else {
            throw PluginManifestError(
                .missingKey(key.spelling), line: values[key.rawValue]?.line)
        }
        return entry
    }

    private func optional(_ key: Key) -> String? {
        guard let entry = values[key.rawValue], !entry.value.isEmpty else { return nil }
        return string(entry.value)
    }

    private func number(_ key: Key) throws(PluginManifestError) -> UInt32 {
        let entry = try required(key)
        guard let number = UInt32(string(entry.value)) else {
            throw PluginManifestError(.invalidABI(string(entry.value)), line: entry.line)
        }
        return number
    }

    private func words<Word: RawRepresentable<String> & CaseIterable & Equatable>(
        _ key: Key, of type: Word.Type, fault: (String) -> PluginManifestError.Fault
    ) throws(PluginManifestError) -> [Word] {
        guard let entry = values[key.rawValue] else { return [] }
        var found: [Word] = []
        for part in text[entry.value].split(separator: UInt8(ascii: " ")) {
            let text = String(decoding: part, as: UTF8.self)
            guard let word = Word(rawValue: text) else {
                throw PluginManifestError(fault(text), line: entry.line)
            }
            found.append(word)
        }
        return Word.allCases.filter(found.contains)
    }

    private func declaredOptions() throws(PluginManifestError) -> [PluginOption] {
        var declared: [PluginOption] = []
        var keys: Set<String> = []
        for entry in options {
            guard let option = option(entry.value), keys.insert(option.key).inserted else {
                throw PluginManifestError(.invalidOption(string(entry.value)), line: entry.line)
            }
            declared.append(option)
        }
        return declared
    }

    /// Reads `key|type|default|help`; the help may hold further bars.
    private func option(_ range: Range<Int>) -> PluginOption? {
        let parts = text[range].split(
            separator: UInt8(ascii: "|"), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, Self.isKey(parts[0]),
            let type = PluginOptionType(String(decoding: parts[1], as: UTF8.self))
        else { return nil }
        let value = String(decoding: parts[2], as: UTF8.self)
        guard let defaultValue = value.isEmpty ? value : type.canonicalValue(of: value) else {
            return nil
        }
        return PluginOption(
            key: String(decoding: parts[0], as: UTF8.self), type: type,
            defaultValue: defaultValue, help: String(decoding: parts[3], as: UTF8.self))
    }
}
