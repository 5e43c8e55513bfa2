internal import FeedMarkup
internal import FeedModel

/// Podcast episodes by Podcasting 2.0: transcripts, chapters and alternate enclosures.
extension XMLFeedParser {
    /// The maximum number of transcripts of an episode.
    private static let maximumTranscripts = 64

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

    mutating func describeEpisode(_ change: (inout FeedEpisode) -> Void) {
        var episode = item.details.episode ?? FeedEpisode()
        change(&episode)
        guard episode != FeedEpisode() else { return }
        item.details.episode = episode
    }

    /// Adds an alternate enclosure as a file, at its first usable source.
    mutating func useAlternate(_ value: XMLValue, in bytes: Span<UInt8>) {
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
