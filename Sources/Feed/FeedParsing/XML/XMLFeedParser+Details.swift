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

    mutating func addTags(_ terms: [String]) {
        for term in terms { addTag(term) }
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
        item.details.tags.append(term)
        item.hasDetails = true
    }

    /// The term of a category element, whose start tag was read.
    mutating func category(_ token: MarkupToken, in bytes: Span<UInt8>) -> String? {
        let named = line(.term, in: bytes) ?? line(.label, in: bytes)
        let value = captureValue(of: token, in: bytes)
        return named ?? line(value, in: bytes)
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
    mutating func addAttachment(_ url: String?, in bytes: Span<UInt8>) {
        guard let url, item.details.attachments.count < limits.valuesPerItem else { return }
        let type = line(.type, in: bytes)
        let size = number(.length, in: bytes) ?? number(.fileSize, in: bytes)
        let duration = attributes[.duration].flatMap { self.duration($0, in: bytes) }
        if isPicture(type: type, url: url) { offer(FeedImage(url: url), rank: 2, area: 0) }
        if let place = item.details.attachments.prefix(64).firstIndex(where: { $0.url == url }) {
            if item.details.attachments[place].mimeType == nil {
                item.details.attachments[place].mimeType = type
            }
            if item.details.attachments[place].sizeInBytes ?? 0 == 0 {
                item.details.attachments[place].sizeInBytes = size
            }
            if item.details.attachments[place].durationInSeconds == nil {
                item.details.attachments[place].durationInSeconds = duration
            }
            return
        }
        item.details.attachments.append(
            FeedAttachment(
                url: url, mimeType: type, title: line(.title, in: bytes),
                // A size of zero is how feeds say that they do not know it.
                sizeInBytes: size == 0 ? nil : size, durationInSeconds: duration))
        item.hasDetails = true
    }

    /// Decides by a file's media type or else its name.
    mutating func isPicture(type: String?, url: String) -> Bool {
        if let type, !type.isEmpty {
            let type = type.utf8Span.span
            return type.hasCaseInsensitivePrefix("image/", at: 0, before: type.count)
        }
        let url = url.utf8Span.span
        var end = url.firstIndex(of: UInt8(ascii: "?"), in: 0..<url.count) ?? url.count
        end = url.firstIndex(of: UInt8(ascii: "#"), in: 0..<end) ?? end
        let suffixes: [6 of StaticString] = [".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif"]
        for index in suffixes.indices {
            let start = end - suffixes[index].utf8CodeUnitCount
            if url.hasCaseInsensitivePrefix(suffixes[index], at: start, before: end) { return true }
        }
        return false
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
