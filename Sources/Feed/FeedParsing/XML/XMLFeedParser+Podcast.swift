internal import FeedMarkup
internal import FeedModel

/// Episodes: what iTunes and Podcasting 2.0 say of seasons, numbers, words in writing, chapters and other
/// forms of the same recording.
extension XMLFeedParser {
    /// More than any episode has.
    private static let mostTranscripts = 64

    mutating func beginPodcastInItem(
        _ name: LocalName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        switch name {
        case .season:
            let seasonName = line(.name, in: bytes)
            let value = captureValue(of: token, in: bytes)
            let number = line(value, in: bytes).flatMap { WholeNumber.parse($0.utf8Span.span) }
            describeEpisode {
                $0.season = $0.season ?? number
                $0.seasonName = $0.seasonName ?? seasonName
            }
        case .episode:
            let display = line(.display, in: bytes)
            let value = captureValue(of: token, in: bytes)
            let number = line(value, in: bytes).map { String($0.prefix(64)) }
            describeEpisode { $0.number = display ?? $0.number ?? number }
        case .episodetype:
            let value = captureValue(of: token, in: bytes)
            let kind = line(value, in: bytes).map { String($0.prefix(64)).lowercased() }
            describeEpisode { $0.kind = $0.kind ?? kind }
        case .transcript, .chapters:
            guard let url = url(.url, for: .resource, base: frame.base, in: bytes) else { break }
            let file = FeedTranscript(
                url: url, mimeType: line(.type, in: bytes), language: line(.language, in: bytes),
                isTimed: attribute(.rel, is: "captions", in: bytes))
            describeEpisode {
                if name == .chapters {
                    $0.chapters = $0.chapters ?? file
                } else if $0.transcripts.count < Self.mostTranscripts {
                    $0.transcripts.append(file)
                }
            }
        case .alternateenclosure: readAlternate(token, frame, in: bytes)
        default: break
        }
        return .ignored
    }

    private mutating func describeEpisode(_ change: (inout FeedEpisode) -> Void) {
        var episode = item.details.episode ?? FeedEpisode()
        change(&episode)
        guard episode != FeedEpisode() else { return }
        item.details.episode = episode
        item.hasDetails = true
    }

    /// Another form of the recording: a file like others, at the first place that can be fetched.
    private mutating func readAlternate(
        _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) {
        let type = fileLine(.type, in: bytes)
        let title = fileLine(.title, in: bytes)
        let size = number(.length, in: bytes)
        let value = captureValue(of: token, isContent: true, in: bytes)
        var reader = ChildReader(value.range)
        while let child = reader.next(in: bytes) {
            guard child.name == .source, let range = child.attribute("uri", in: bytes) else {
                continue
            }
            let url = fileURL(XMLValue(range: range), base: frame.base, in: bytes)
            guard !url.isNone, item.files.attachments.count < limits.valuesPerItem,
                item.files.attachment(at: url, in: bytes) == nil
            else { continue }
            item.files.attachments.append(
                ItemFiles.Attachment(
                    url: url, mimeType: type, title: title, sizeInBytes: size == 0 ? nil : size))
            item.hasDetails = true
            return
        }
    }
}
