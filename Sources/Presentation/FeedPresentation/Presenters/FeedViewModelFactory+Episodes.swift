import FeedModel

extension FeedViewModelFactory {
    func episode(_ episode: FeedEpisode) -> EpisodeViewModel {
        EpisodeViewModel(
            words: words(for: episode),
            season: episode.season,
            seasonName: episode.seasonName?.inOneLine,
            number: episode.number?.inOneLine,
            kind: episode.kind.flatMap { FeedEpisodeKind(name: $0) },
            chaptersURL: episode.chapters?.url,
            chaptersMIMEType: episode.chapters?.mimeType?.inOneLine,
            chaptersLabel: episode.chapters.map { _ in phrases.chapters },
            transcripts: episode.transcripts.map(transcript))
    }

    /// Uses the name of a season if it has one, and the number of an episode as it is if that
    /// begins with a word.
    private func words(for episode: FeedEpisode) -> String? {
        let season = episode.seasonName?.inOneLine ?? episode.season.map(phrases.season)
        let number = episode.number.map { number in
            let number = number.inOneLine
            let beginsWithDigit = number.utf8.first.map { (48...57).contains($0) } ?? false
            return beginsWithDigit ? phrases.episode(number) : number
        }
        let kind: String? =
            switch episode.kind {
            case "trailer": phrases.trailer
            case "bonus": phrases.bonus
            default: nil
            }
        let words = [season, number, kind].compactMap { $0 }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: listSeparator)
    }

    private func transcript(_ file: FeedTranscript) -> TranscriptViewModel {
        let language = file.language?.inOneLine
        let type = file.mimeType?.inOneLine
        let facts = [language, type].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: listSeparator)
        return TranscriptViewModel(
            url: file.url, mimeType: type, language: language, isTimed: file.isTimed,
            label: facts.isEmpty
                ? phrases.transcript : phrases.qualified(phrases.transcript, by: facts))
    }
}
