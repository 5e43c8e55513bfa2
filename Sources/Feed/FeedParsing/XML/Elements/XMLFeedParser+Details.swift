internal import FeedMarkup
internal import FeedModel

/// The rarer parts of an item.
extension XMLFeedParser {
    mutating func addAuthor(_ author: FeedAuthor?) {
        guard let author else { return }
        if item.details.authors.count < limits.valuesPerItem {
            item.details.authors.addPerson(author)
            item.hasDetails = true
        }
    }

    /// Someone who counts as an author where no other is named.
    mutating func addFallbackAuthor(_ author: FeedAuthor?) {
        guard let author, item.fallbackAuthors.count < limits.valuesPerItem else { return }
        item.fallbackAuthors.addPerson(author)
    }

    mutating func addContributor(_ contributor: FeedAuthor?) {
        guard let contributor else { return }
        if item.details.contributors.count < limits.valuesPerItem {
            item.details.contributors.addPerson(contributor)
            item.hasDetails = true
        }
    }

    mutating func addTag(_ term: String?) {
        guard let term, item.details.tags.count < limits.valuesPerItem else { return }
        // Few tags are compared, many are looked up.
        if item.details.tags.count < 8 {
            guard !item.details.tags.contains(term) else { return }
        } else {
            if item.rest.knownTags.isEmpty { item.rest.knownTags.formUnion(item.details.tags) }
            guard item.rest.knownTags.insert(term).inserted else { return }
        }
        // Read once more, the room is given away with each item.
        if second.mode != .none, item.details.tags.isEmpty {
            item.details.tags.reserveCapacity(4)
        }
        item.details.tags.append(term)
        item.hasDetails = true
    }

    /// The term of a category, whose inside is `value` and whose start tag was read.
    mutating func category(_ value: XMLValue, in bytes: Span<UInt8>) -> String? {
        // Media RSS 1.5 has the term in the element, and its words in the attribute.
        line(.term, in: bytes) ?? line(value, in: bytes) ?? line(.label, in: bytes)
    }

    /// The rights that `value` gives, which is the inside of the element `name`; a licence may be named by an
    /// attribute.
    mutating func rights(
        _ value: XMLValue, of name: ElementName, in bytes: Span<UInt8>
    ) -> String? {
        guard name.namespace == .core else {
            return line(value, in: bytes)
                ?? (name.namespace == .creativeCommons ? line(.resource, in: bytes) : nil)
        }
        return line(
            value, as: textType(of: value, fallback: defaultTextType, in: bytes), in: bytes)
    }

    mutating func setRights(_ rights: String?) {
        guard let rights, item.details.rights == nil else { return }
        item.details.rights = rights
        item.hasDetails = true
    }

    mutating func setLanguage(_ language: String?) {
        guard let language, item.details.language == nil else { return }
        item.details.language = language
        item.hasDetails = true
    }

    /// Adds the file at `url`, described by the attributes of the tag that was read.
    mutating func addAttachment(_ url: TextRange, in bytes: Span<UInt8>) {
        if url.isNone { return }
        addAttachment(url, type: fileLine(.type, in: bytes), in: bytes)
    }

    /// Adds the file at `url`, of the media type `type`.
    mutating func addAttachment(
        _ url: TextRange, type: TextRange, in bytes: Span<UInt8>
    ) {
        guard item.files.attachments.count < limits.valuesPerItem else { return }
        var size = number(.length, in: bytes) ?? number(.fileSize, in: bytes)
        // That is how feeds say that they do not know it.
        if size == 0 { size = nil }
        let duration = attributes[.duration].flatMap { self.duration($0, in: bytes) }
        if isPicture(type: type, url: url, in: bytes) { offerPicture(url, rank: 2, in: bytes) }
        if let known = item.files.attachment(at: url, in: bytes) {
            var file = item.files.attachments[known]
            file.mimeType = file.mimeType.or(type)
            file.sizeInBytes = file.sizeInBytes ?? size
            file.durationInSeconds = file.durationInSeconds ?? duration
            item.files.attachments[known] = file
            return
        }
        item.files.attachments.append(
            ItemFiles.Attachment(
                url: url, mimeType: type, title: fileLine(.title, in: bytes), sizeInBytes: size,
                durationInSeconds: duration))
        item.hasDetails = true
    }

    /// Decides by a file's media type or else its name.
    mutating func isPicture(
        type: TextRange, url: TextRange, in bytes: Span<UInt8>
    ) -> Bool {
        if !type.isNone {
            return item.files.read(type, in: bytes) {
                $0.hasCaseInsensitivePrefix("image/", at: 0, before: $0.count)
            }
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

    /// Seconds written as a number, or as hours, minutes and seconds.
    mutating func duration(_ range: Range<Int>, in bytes: Span<UInt8>) -> Double? {
        let range = bytes.trimmingWhiteSpace(range)
        guard !range.isEmpty, range.count <= 16 else { return nil }
        var total = 0.0
        var part = 0.0
        var scale = 0.0
        for index in range {
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
            default: return nil
            }
        }
        return total + part
    }
}
