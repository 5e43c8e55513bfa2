internal import FeedMarkup
internal import FeedModel

/// Categories, rights and attachments of an item.
extension XMLFeedParser {
    /// Adds a fallback for the author.
    mutating func addFallbackAuthor(_ author: FeedAuthor?) {
        item.fallbackAuthors.add(author, upTo: limits.valuesPerItem)
    }

    mutating func addTag(_ term: String?) {
        guard let term, item.details.tags.count < limits.valuesPerItem,
            item.knownTags.insert(ExactText(term)).inserted
        else { return }
        item.details.tags.append(term)
    }

    /// The term of a category element with the inside `value`.
    mutating func category(_ value: XMLValue, in bytes: Span<UInt8>) -> String? {
        // Media RSS 1.5 has the term as text and its label in an attribute.
        line(.term, in: bytes) ?? line(value, in: bytes) ?? line(.label, in: bytes)
    }

    /// The copyright notice in the current element; a licence may be in an attribute.
    mutating func rights(_ value: XMLValue, in bytes: Span<UInt8>) -> String? {
        guard element.name.namespace == .core else {
            return line(value, in: bytes)
                ?? (element.name.namespace == .creativeCommons ? line(.resource, in: bytes) : nil)
        }
        return line(value, as: textType(of: value, fallback: defaultTextType, in: bytes), in: bytes)
    }

    mutating func setRights(_ rights: String?) {
        item.details.rights = item.details.rights ?? rights
    }

    /// Adds the file at `url` with the attributes of the current tag.
    mutating func addAttachment(_ url: TextRange, in bytes: Span<UInt8>) {
        if url.isNone { return }
        addAttachment(url, type: fileLine(.type, in: bytes), in: bytes)
    }

    /// Adds the file at `url` with the media type `type`.
    mutating func addAttachment(_ url: TextRange, type: TextRange, in bytes: Span<UInt8>) {
        guard item.files.attachments.count < limits.valuesPerItem else { return }
        var size = number(.length, in: bytes) ?? number(.fileSize, in: bytes)
        // Zero means unknown.
        if size == 0 { size = nil }
        let duration = attributes[.duration].flatMap { self.duration($0, in: bytes) }
        if isPicture(type: type, url: url, in: bytes) { offerPicture(url, rank: 2, in: bytes) }
        let isEnclosure = element.name.namespace != .media
        if let known = item.files.attachment(at: url, in: bytes) {
            var file = item.files.attachments[known]
            file.mimeType = file.mimeType.or(type)
            file.sizeInBytes = file.sizeInBytes ?? size
            file.durationInSeconds = file.durationInSeconds ?? duration
            file.isEnclosure = file.isEnclosure || isEnclosure
            item.files.attachments[known] = file
            return
        }
        item.files.attachments.append(
            ItemFiles.Attachment(
                url: url, mimeType: type, title: fileLine(.title, in: bytes), sizeInBytes: size,
                durationInSeconds: duration, isEnclosure: isEnclosure))
    }

    /// Decides by the media type, or else, as for one that says nothing, by the file's name.
    mutating func isPicture(type: TextRange, url: TextRange, in bytes: Span<UInt8>) -> Bool {
        if !type.isNone {
            let isKnown: Bool? = item.files.read(type, in: bytes) {
                // Some feeds write the family only.
                let end = $0.firstIndex(of: UInt8(ascii: "/"), in: 0..<$0.count) ?? $0.count
                if $0.equalsIgnoringCase(0..<end, "image") { return true }
                return $0.equalsIgnoringCase((0..<$0.count).suffix(12), "octet-stream")
                    ? nil : false
            }
            if let isKnown { return isKnown }
        }
        return item.files.read(url, in: bytes) { url in
            var end = url.firstIndex(of: UInt8(ascii: "?"), in: 0..<url.count) ?? url.count
            end = url.firstIndex(of: UInt8(ascii: "#"), in: 0..<end) ?? end
            let suffixes: [6 of StaticString] = [".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif"]
            for index in suffixes.indices {
                let start = end - suffixes[index].utf8CodeUnitCount
                if url.hasCaseInsensitivePrefix(suffixes[index], at: start, before: end) {
                    return true
                }
            }
            return false
        }
    }

    /// Parses seconds, or hours, minutes and seconds, also as in `P1DT2H3M` (ISO 8601), `1 hour, 2 min`
    /// and `1h30`.
    mutating func duration(_ range: Range<Int>, in bytes: Span<UInt8>) -> Double? {
        var rest = bytes.trimmingWhiteSpace(range)
        guard !rest.isEmpty, rest.count <= 32 else { return nil }
        var total = 0.0
        // The seconds of what a number without a unit counts.
        var unit = 1.0
        var hasColon = false
        // Before the `T` of ISO 8601, where `M` is a month.
        var isDate = false
        while !rest.isEmpty {
            let digits = rest.prefix { bytes[$0].isASCIIDigit || bytes[$0] == UInt8(ascii: ".") }
            var number = 0.0
            // Ten for each digit after the point; zero before it.
            var divisor = 0.0
            for index in digits {
                if bytes[index] == UInt8(ascii: ".") {
                    guard divisor == 0, digits.count > 1 else { return nil }
                    divisor = 1
                } else {
                    number = number * 10 + Double(bytes[index] - 0x30)
                    divisor *= 10
                }
            }
            number /= max(1, divisor)
            rest = bytes.trimmingWhiteSpace(rest.dropFirst(digits.count))
            guard let next = rest.first else { return total + number * unit }
            if bytes[next] == UInt8(ascii: ":"), unit == 1 {
                total = (total + number) * 60
                hasColon = true
                rest = rest.dropFirst()
                continue
            }
            let name = rest.prefix { bytes[$0].isASCIILetter }
            let known = Self.units.first { bytes.equalsIgnoringCase(name.prefix(2), $0.0) }
            guard let known, !hasColon, digits.isEmpty == (known.1 == 0),
                !isDate || known.1 != 60
            else { return nil }
            total += number * known.1
            unit = max(1, known.1 / (known.1 > 3_600 ? 24 : 60))
            rest = rest.dropFirst(name.count).drop { !bytes[$0].isASCIIDigit }
            isDate = name.count == 1 && (isDate || known.1 == 0)
            if rest.isEmpty, known.1 == 0 { return nil }
        }
        return total
    }

    /// The first letters of units, and their seconds; zero for those before the numbers.
    private static let units: [(StaticString, Double)] = [
        ("p", 0), ("pt", 0), ("d", 86_400), ("da", 86_400), ("dt", 86_400), ("h", 3_600),
        ("ho", 3_600), ("hr", 3_600), ("m", 60), ("mi", 60), ("mn", 60), ("s", 1), ("se", 1),
    ]
}
