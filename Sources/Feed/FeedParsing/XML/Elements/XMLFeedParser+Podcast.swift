internal import FeedMarkup
internal import FeedModel

/// Podcast episodes by iTunes and Podcasting 2.0: numbers, transcripts, chapters and alternate
/// enclosures.
extension XMLFeedParser {
    /// The maximum number of transcripts of an episode.
    private static let maximumTranscripts = 64

    /// Reads an element about an episode.
    mutating func useEpisode(_ value: XMLValue, in bytes: Span<UInt8>) {
        switch element.rule.inItem {
        case .season:
            let number = line(value, in: bytes).flatMap { WholeNumber.parse($0.utf8Span.span) }
                .map { Int(clamping: $0) }
            let name = line(.name, in: bytes)
            if number == nil { check(.season(value), in: bytes) }
            describeEpisode {
                $0.season = $0.season ?? number
                $0.seasonName = $0.seasonName ?? name
            }
        case .episode:
            let number = line(value, in: bytes).map { String($0.prefix(64)) }
            let display = line(.display, in: bytes)
            describeEpisode { $0.number = display ?? $0.number ?? number }
        case .episodeKind:
            let kind = line(value, in: bytes).map { String($0.prefix(64)).lowercased() }
            describeEpisode { $0.kind = $0.kind ?? kind }
        case .alternate: useAlternate(value, in: bytes)
        default: break
        }
    }

    /// Reads the address of a transcript or of chapters.
    mutating func readTranscript(in bytes: Span<UInt8>) {
        guard let url = url(.url, for: .resource, in: bytes) else { return }
        let file = FeedTranscript(
            url: url, mimeType: line(.type, in: bytes), language: line(.language, in: bytes),
            isTimed: attribute(.rel, is: "captions", in: bytes))
        let isOfChapters = if case .chapters = element.rule.inItem { true } else { false }
        describeEpisode {
            if isOfChapters {
                $0.chapters = $0.chapters ?? file
            } else if $0.transcripts.count < Self.maximumTranscripts {
                $0.transcripts.append(file)
            }
        }
    }

    private mutating func describeEpisode(_ change: (inout FeedEpisode) -> Void) {
        var episode = item.details.episode ?? FeedEpisode()
        change(&episode)
        guard episode != FeedEpisode() else { return }
        item.details.episode = episode
    }

    /// Adds an alternate enclosure as a file, at its first usable source.
    private mutating func useAlternate(_ value: XMLValue, in bytes: Span<UInt8>) {
        let type = fileLine(.type, in: bytes)
        let title = fileLine(.title, in: bytes)
        let size = number(.length, in: bytes)
        var reader = ChildReader(value.range)
        while let child = reader.next(in: bytes) {
            guard child.name == .source, let range = child.attribute("uri", in: bytes) else {
                continue
            }
            let url = fileURL(XMLValue(range: range), in: bytes)
            guard !url.isNone, item.files.attachments.count < limits.valuesPerItem,
                item.files.attachment(at: url, in: bytes) == nil
            else { continue }
            item.files.attachments.append(
                ItemFiles.Attachment(
                    url: url, mimeType: type, title: title, sizeInBytes: size == 0 ? nil : size))
            return
        }
    }
}
