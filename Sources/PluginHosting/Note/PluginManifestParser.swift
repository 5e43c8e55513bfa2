import FeedPluginAPI

/// Reads the text of a note: lines of `key=value`, as feed_plugin.h describes them.
///
/// Keys it does not know are left alone, so that notes can grow. It works on bytes, since a
/// thousand notes are read where a person wants one plugin.
struct PluginManifestParser {
    private var values: [String: (value: Substring, line: Int)] = [:]
    private var options: [(value: Substring, line: Int)] = []
    private let text: String

    init(_ bytes: [UInt8]) throws(PluginManifestError) {
        guard bytes.count <= Int(FEED_NOTE_MAXIMUM_LENGTH) else {
            throw PluginManifestError(.tooLong)
        }
        let end = bytes.firstIndex(of: 0) ?? bytes.endIndex
        guard let text = String(validating: bytes[..<end], as: UTF8.self) else {
            throw PluginManifestError(.notText)
        }
        self.text = text
        try readLines()
    }

    private mutating func readLines() throws(PluginManifestError) {
        var number = 0
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        {
            number += 1
            guard !line.isEmpty else { continue }
            guard
                line.allSatisfy({ 0x20..<0x7F ~= $0 })
                    || Substring(line).unicodeScalars.allSatisfy(\.isDisplayable)
            else {
                throw PluginManifestError(.notText, line: number)
            }
            guard let equals = line.firstIndex(of: UInt8(ascii: "=")), equals != line.startIndex
            else {
                throw PluginManifestError(.notKeyAndValue, line: number)
            }
            let key = String(Substring(line[..<equals]))
            let value = Substring(line[line.index(after: equals)...])
            if key == "option" {
                options.append((value, number))
            } else if values.updateValue((value, number), forKey: key) != nil {
                throw PluginManifestError(.repeatedKey(key), line: number)
            }
        }
    }

    /// The ABI versions, which are read before all else: what a newer version writes into its
    /// notes is not for this one to judge.
    func abi() throws(PluginManifestError) -> ABIRange {
        let current = try number("abi")
        let minimum = try number("abi-minimum")
        guard minimum <= current else {
            throw PluginManifestError(
                .invalidABI(String(minimum)), line: values["abi-minimum"]?.line)
        }
        return ABIRange(minimum: minimum, current: current)
    }

    /// The whole manifest.
    func manifest() throws(PluginManifestError) -> PluginManifest {
        let id = try required("id")
        guard Self.isID(id.value) else {
            throw PluginManifestError(.invalidID(String(id.value)), line: id.line)
        }
        let version = try required("version")
        guard let version = PluginVersion(version.value) else {
            throw PluginManifestError(.invalidVersion(String(version.value)), line: version.line)
        }
        let views = try words("views", of: PluginViewKind.self) { .unknownView($0) }
        guard !views.isEmpty else { throw PluginManifestError(.missingKey("views")) }
        return PluginManifest(
            id: String(id.value),
            name: String(try required("name").value),
            version: version,
            license: optional("license"),
            summary: optional("summary"),
            views: views,
            needs: try words("needs", of: PluginNeed.self) { .unknownNeed($0) },
            mediaType: optional("media-type"),
            fileExtension: optional("extension"),
            options: try declaredOptions(),
            abi: try abi())
    }

    /// Whether `text` is an id: `a-z`, `0-9`, `-`, beginning with a letter, at most 64 bytes.
    static func isID(_ text: some StringProtocol) -> Bool {
        guard let first = text.utf8.first, text.utf8.count <= 64 else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) && isKey(text)
    }

    private static func isKey(_ text: some StringProtocol) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
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

    private func required(
        _ key: String
    ) throws(PluginManifestError) -> (value: Substring, line: Int) {
        guard let entry = values[key], !entry.value.isEmpty else {
            throw PluginManifestError(.missingKey(key), line: values[key]?.line)
        }
        return entry
    }

    private func optional(_ key: String) -> String? {
        guard let entry = values[key], !entry.value.isEmpty else { return nil }
        return String(entry.value)
    }

    private func number(_ key: String) throws(PluginManifestError) -> UInt32 {
        let entry = try required(key)
        guard let number = UInt32(entry.value) else {
            throw PluginManifestError(.invalidABI(String(entry.value)), line: entry.line)
        }
        return number
    }

    private func words<Word: RawRepresentable<String> & CaseIterable & Hashable>(
        _ key: String, of type: Word.Type, fault: (String) -> PluginManifestError.Fault
    ) throws(PluginManifestError) -> [Word] {
        guard let entry = values[key] else { return [] }
        var found: Set<Word> = []
        for part in entry.value.utf8.split(separator: UInt8(ascii: " ")) {
            let text = String(Substring(part))
            guard let word = Word(rawValue: text) else {
                throw PluginManifestError(fault(text), line: entry.line)
            }
            found.insert(word)
        }
        return Word.allCases.filter(found.contains)
    }

    private func declaredOptions() throws(PluginManifestError) -> [PluginOption] {
        var declared: [PluginOption] = []
        var keys: Set<String> = []
        for entry in options {
            guard let option = Self.option(entry.value), keys.insert(option.key).inserted else {
                throw PluginManifestError(.invalidOption(String(entry.value)), line: entry.line)
            }
            declared.append(option)
        }
        return declared
    }

    /// Reads `key|type|default|help`; the help may hold further bars.
    private static func option(_ text: Substring) -> PluginOption? {
        let parts = text.utf8
            .split(separator: UInt8(ascii: "|"), maxSplits: 3, omittingEmptySubsequences: false)
            .map { Substring($0) }
        guard parts.count == 4, isKey(parts[0]), let type = PluginOptionType(parts[1]) else {
            return nil
        }
        let value = String(parts[2])
        guard let defaultValue = value.isEmpty ? value : type.canonicalValue(of: value) else {
            return nil
        }
        return PluginOption(
            key: String(parts[0]), type: type, defaultValue: defaultValue, help: String(parts[3]))
    }
}
