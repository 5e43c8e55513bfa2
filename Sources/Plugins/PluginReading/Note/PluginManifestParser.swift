/// Parses a note: lines of `key=value`, as described in feed_plugin.h.
///
/// Reports unknown keys, views and option types and ignores them, so that notes can grow. Works on
/// byte ranges and makes strings only for the manifest, since a user may have a thousand plugins
/// and want one.
package struct PluginManifestParser {
    /// The known keys except `option`, which may repeat.
    private enum Key: Int, CaseIterable {
        case abi, abiMinimum, id, name, version, license, summary, views, needs, wants, requires,
            seat, images
        case mediaType, fileExtension

        static let spellings = [
            "abi", "abi-minimum", "id", "name", "version", "license", "summary", "views", "needs",
            "wants", "requires", "seat", "images", "media-type", "extension",
        ]
        static let bytes = spellings.map { Array($0.utf8) }

        var spelling: String { Self.spellings[rawValue] }
    }

    /// The range of a value, and its line.
    private struct Entry {
        let value: Range<Int>
        let line: Int
    }

    /// All known keys.
    static var keys: [String] { Key.spellings + ["option"] }

    private static let option = Array("option".utf8)

    private let text: [UInt8]
    private let end: Int
    private var values = [Entry?](repeating: nil, count: Key.allCases.count)
    private var options: [Entry] = []
    private var remarks: [PluginNoteRemark] = []

    /// Returns false if no line of an unparsed note gives this id.
    package static func mayName(_ id: String, in note: [UInt8]) -> Bool {
        let line = Array("id=\(id)".utf8)
        var start = 0
        while start + line.count <= note.count {
            let end = start + line.count
            if note[start..<end].elementsEqual(line),
                end == note.count || note[end] == UInt8(ascii: "\n") || note[end] == 0
            {
                return true
            }
            guard let next = note[start...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
            start = next + 1
        }
        return false
    }

    /// Splits a note into lines.
    package init(_ bytes: [UInt8]) throws(PluginManifestError) {
        guard bytes.count <= PluginManifest.noteLimit else {
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
            if !isPlain,
                let scalar = string(line).unicodeScalars.first(where: { !$0.isDisplayable })
            {
                throw PluginManifestError(.undisplayable(scalar.value), line: number)
            }
            guard let equals, equals != line.lowerBound else {
                throw PluginManifestError(.notKeyAndValue, line: number)
            }
            try keep(
                line.lowerBound..<equals, Entry(value: equals + 1..<line.upperBound, line: number))
        }
    }

    private mutating func keep(
        _ key: Range<Int>, _ entry: Entry
    ) throws(PluginManifestError) {
        if text[key].elementsEqual(Self.option) {
            options.append(entry)
        } else if let index = Key.bytes.firstIndex(where: { text[key].elementsEqual($0) }) {
            guard values[index] == nil else {
                throw PluginManifestError(.repeatedKey(string(key)), line: entry.line)
            }
            values[index] = entry
        } else if !text[key].contains(UInt8(ascii: ".")) {
            // Keys with a dot are private to the author.
            addRemark(.key(string(key)), on: entry)
        }
    }

    private mutating func addRemark(_ subject: PluginNoteRemark.Subject, on entry: Entry) {
        if remarks.count < PluginNoteRemark.limit {
            remarks.append(PluginNoteRemark(subject, line: entry.line))
        }
    }

    /// Returns the ABI versions. Call this first: a note of a newer version can't be judged by this
    /// one.
    package func abi() throws(PluginManifestError) -> ABIRange {
        let current = try number(.abi)
        let minimum = try number(.abiMinimum)
        let abi = ABIRange(minimum: minimum, current: current)
        guard minimum <= current else {
            throw PluginManifestError(
                .minimumAboveABI(abi), line: values[Key.abiMinimum.rawValue]?.line)
        }
        return abi
    }

    /// Returns the required extensions and versions. Call this second, for the same reason.
    package func requirements() throws(PluginManifestError) -> [PluginRequirement] {
        try words(.requires).map { word throws(PluginManifestError) in
            guard let requirement = PluginRequirement(word.text) else {
                throw PluginManifestError(.invalidRequirement(word.text), line: word.entry.line)
            }
            return requirement
        }
    }

    /// Returns the manifest.
    package mutating func manifest() throws(PluginManifestError) -> PluginManifest {
        let id = try required(.id)
        guard Self.isID(text[id.value]) else {
            throw PluginManifestError(.invalidID(string(id.value)), line: id.line)
        }
        let version = try required(.version)
        guard let number = PluginVersion(string(version.value)) else {
            throw PluginManifestError(.invalidVersion(string(version.value)), line: version.line)
        }
        let views = try views()
        let name = string(try required(.name).value)
        let needs = try needs()
        let wants = wants().filter { !needs.contains($0) }
        let images = try images()
        let options = try declaredOptions()
        return PluginManifest(
            id: string(id.value),
            name: name,
            version: number,
            license: optional(.license),
            summary: optional(.summary),
            views: views,
            needs: needs,
            wants: wants,
            requires: try requirements(),
            needsWorker: needsWorker(),
            images: images,
            mediaType: optional(.mediaType),
            fileExtension: optional(.fileExtension),
            options: options,
            abi: try abi(),
            remarks: remarks.sorted { $0.line < $1.line })
    }

    private mutating func views() throws(PluginManifestError) -> [PluginViewKind] {
        // An array, not a set, whose metadata takes longer to set up than to read the note.
        let found = known(.views, { .view($0) }, PluginViewKind.init(rawValue:))
        guard !found.isEmpty else {
            throw words(.views).first.map {
                PluginManifestError(.unknownView($0.text), line: $0.entry.line)
            } ?? PluginManifestError(.missingKey("views"), line: values[Key.views.rawValue]?.line)
        }
        return PluginViewKind.allCases.filter(found.contains)
    }

    private func needs() throws(PluginManifestError) -> [PluginNeed] {
        let found = try words(.needs).map { word throws(PluginManifestError) in
            // An unknown need can't be granted.
            guard let need = PluginNeed(rawValue: word.text) else {
                throw PluginManifestError(.unknownNeed(word.text), line: word.entry.line)
            }
            return need
        }
        return PluginNeed.allCases.filter(found.contains)
    }

    /// Returns the known optional needs; a plugin does without those that a later version knows.
    private mutating func wants() -> [PluginNeed] {
        PluginNeed.allCases.filter(
            known(.wants, { .want($0) }, PluginNeed.init(rawValue:)).contains)
    }

    private mutating func needsWorker() -> Bool {
        !known(.seat, { .seat($0) }, { $0 == "worker" ? $0 : nil }).isEmpty
    }

    /// Returns what the words of a key name, and remarks on those that are not known.
    private mutating func known<Value>(
        _ key: Key, _ subject: (String) -> PluginNoteRemark.Subject, _ value: (String) -> Value?
    ) -> [Value] {
        var known: [Value] = []
        for word in words(key) {
            if let value = value(word.text) {
                known.append(value)
            } else {
                addRemark(subject(word.text), on: word.entry)
            }
        }
        return known
    }

    private mutating func images() throws(PluginManifestError) -> [PluginImageForm] {
        var found: [PluginImageForm] = []
        for word in words(.images) {
            if let form = PluginImageForm(word.text) {
                if !found.contains(form) {
                    found.append(form)
                }
            } else if word.text.utf8.allSatisfy(\.isOfKey) {
                addRemark(.imageForm(word.text), on: word.entry)
            } else {
                throw PluginManifestError(.invalidImages(word.text), line: word.entry.line)
            }
        }
        return found
    }

    /// An id has `a-z`, `0-9`, `-`, begins with a letter, and has at most 64 bytes.
    package static func isID(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, text.count <= 64 else { return false }
        return UInt8(ascii: "a")...UInt8(ascii: "z") ~= first && isKey(text)
    }

    private static func isKey(_ text: ArraySlice<UInt8>) -> Bool {
        !text.isEmpty && text.allSatisfy(\.isOfKey)
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
        (try? required(key)).map { string($0.value) }
    }

    private func number(_ key: Key) throws(PluginManifestError) -> UInt32 {
        let entry = try required(key)
        guard let number = UInt32(string(entry.value)) else {
            throw PluginManifestError(.invalidABI(string(entry.value)), line: entry.line)
        }
        return number
    }

    /// The words of a value, separated by spaces.
    private func words(_ key: Key) -> [(text: String, entry: Entry)] {
        guard let entry = values[key.rawValue] else { return [] }
        return text[entry.value].split(separator: UInt8(ascii: " ")).map { part in
            (String(decoding: part, as: UTF8.self), entry)
        }
    }

    private mutating func declaredOptions() throws(PluginManifestError) -> [PluginOption] {
        var declared: [PluginOption] = []
        // No set for few options: its metadata takes longer to set up than a linear search.
        var keys: Set<String>? = options.count > 32 ? [] : nil
        for entry in options {
            guard let option = option(entry),
                keys?.insert(option.key).inserted
                    ?? !declared.contains(where: { $0.key == option.key })
            else {
                throw PluginManifestError(.invalidOption(string(entry.value)), line: entry.line)
            }
            declared.append(option)
        }
        return declared
    }

    /// Parses `key|type|default|help`; the help may contain bars.
    private mutating func option(_ entry: Entry) -> PluginOption? {
        let parts = text[entry.value].split(
            separator: UInt8(ascii: "|"), maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, Self.isKey(parts[0]) else { return nil }
        let key = String(decoding: parts[0], as: UTF8.self)
        let spelling = String(decoding: parts[1], as: UTF8.self)
        var type = PluginOptionType(spelling)
        if type == nil, PluginOptionType.isUnknown(spelling) {
            addRemark(.optionType(spelling, option: key), on: entry)
            type = .text
        }
        let value = String(decoding: parts[2], as: UTF8.self)
        guard let type, let defaultValue = value.isEmpty ? value : type.canonicalValue(of: value)
        else { return nil }
        return PluginOption(
            key: key, type: type, defaultValue: defaultValue,
            help: String(decoding: parts[3], as: UTF8.self))
    }
}
