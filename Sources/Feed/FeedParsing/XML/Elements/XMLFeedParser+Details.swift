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

    /// Parses seconds, or hours, minutes and seconds, also as in `PT1H2M3S` (ISO 8601).
    mutating func duration(_ range: Range<Int>, in bytes: Span<UInt8>) -> Double? {
        let range = bytes.trimmingWhiteSpace(range)
        guard !range.isEmpty, range.count <= 16 else { return nil }
        let hasUnits = bytes.hasPrefix("PT", at: range.lowerBound, before: range.upperBound)
        var total = 0.0
        var part = 0.0
        var scale = 0.0
        for index in range.dropFirst(hasUnits ? 2 : 0) {
            switch bytes[index] {
            case let byte where byte.isASCIIDigit:
                let digit = Double(byte - 0x30)
                if scale > 0 {
                    part += digit * scale
                    scale /= 10
                } else {
                    part = part * 10 + digit
                }
            case UInt8(ascii: ":") where scale == 0:
                total = (total + part) * 60
                part = 0
            case UInt8(ascii: ".") where scale == 0:
                scale = 0.1
            case let unit where hasUnits && "HMS".utf8.contains(unit):
                let minutes = unit == UInt8(ascii: "H") ? 60.0 : 1
                total += part * minutes * (unit == UInt8(ascii: "S") ? 1 : 60)
                (part, scale) = (0, 0)
            default: return nil
            }
        }
        return total + part
    }
}
