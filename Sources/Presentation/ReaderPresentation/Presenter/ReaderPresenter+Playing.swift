import FeedModel

// Recordings.
extension ReaderPresenter {
    /// The seconds of one step forward or back: over what bores, and to what was missed.
    private static let (forwardStep, backStep) = (30, 10)
    /// How often progress is told before it takes the place of another notice: about as long as one that
    /// stands by itself is shown.
    private static let ticksOfOtherNotice = 4

    /// Plays the recording of the item. If that is played already: pauses it.
    func play() -> FeedRequestOutcome {
        guard let recording = recordingOfItem else { return refuse(words[.readerNoRecording]) }
        if let played, played.isPlaying, played.url.utf8.elementsEqual(recording.url.utf8) {
            return pause()
        }
        return play(recording)
    }

    /// Pauses what is played, or goes on with it, wherever the user is.
    func pause() -> FeedRequestOutcome {
        guard var recording = played else { return refuse(words[.readerNothingPlayed]) }
        guard recording.isPlaying else { return play(recording) }
        player?.stop()
        recording.isPlaying = false
        played = recording
        showPlayed()
        return .done
    }

    func skip(isForward: Bool) -> FeedRequestOutcome {
        guard let player, played?.isPlaying == true else {
            return refuse(words[.readerNothingPlayed])
        }
        player.skip(by: isForward ? Self.forwardStep : -Self.backStep)
        return .done
    }

    private func play(_ recording: PlayedRecording) -> FeedRequestOutcome {
        guard let player else { return refuse(words[.readerNoPlayer]) }
        played = recording
        played?.isPlaying = true
        showProgress()
        player.play(recording.url)
        return .done
    }

    private var recordingOfItem: PlayedRecording? {
        guard let shown = gone?.feed ?? feed, let index = gone?.index ?? selectedItem,
            let url = shown.feed.items.article(at: index).recording?.url,
            ["http://", "https://"].contains(where: { url.utf8.starts(with: $0.utf8) })
        else { return nil }
        return PlayedRecording(
            url: url, title: shown.feed.items[index].title,
            item: ExactText(shown.name(ofItem: index)))
    }

    /// Shows how far the recording is.
    public func didPlay(_ progress: RecordingProgress) {
        guard played?.isPlaying == true else { return }
        changing {
            switch progress {
            case .at(let second, let length):
                played?.progress = [second, length].compactMap { $0.map(Self.clock) }
                    .joined(separator: " / ")
                // Another notice stays until the next action, or for some seconds; a question longer.
                ticks = notice.words.isEmpty || notice.action == .pause ? 0 : ticks + 1
                if ticks == 0 || (ticks > Self.ticksOfOtherNotice && notice.kind != .question) {
                    showProgress()
                }
            case .ended:
                let ended = played
                end()
                guard let feed, let ended, let index = item(of: ended, in: feed) else { return }
                // No mark of the user's, whose last marking can still be undone.
                let marking = lastMarking
                markRead(index, in: feed)
                lastMarking = marking
            case .stopped: end()
            case .failed(let failure):
                played?.isPlaying = false
                changes.played = true
                show(reason(of: failure), .nothing)
            }
        }
    }

    /// Returns the item of a recording; where several have its identifier, the one that has the recording.
    private func item(of recording: PlayedRecording, in feed: ReadFeed) -> Int? {
        let items = (0..<feed.count).filter { ExactText(feed.name(ofItem: $0)) == recording.item }
        guard items.count > 1 else { return items.first }
        return items.first {
            let own = feed.feed.items.article(at: $0, parts: .end).recording
            return own?.url.utf8.elementsEqual(recording.url.utf8) == true
        }
    }

    private func reason(of failure: RecordingFailure) -> String {
        switch failure {
        case .notLoaded: words[.readerNotLoaded]
        case .unknownFormat: words[.readerUnknownFormat]
        case .noSound: words[.readerNoSound]
        case .noProgram(let name): words[phrase: .readerPlayerMissing].around(name)
        case .other(let words): words
        }
    }

    private func end() {
        played = nil
        guard notice.action != .pause else { return show("") }
        // Not before a question, which would be asked anew.
        changes.played = notice.kind != .question
    }

    /// Shows what is played, if anything is, instead of the last notice.
    func showProgress() {
        if played?.isPlaying == true { showPlayed() } else { show("") }
    }

    private func showPlayed() {
        notice = playedNotice
        changes.notice = true
    }

    /// What is played or paused; without words if nothing is.
    var playedNotice: NoticeViewModel {
        guard let played else { return NoticeViewModel() }
        let state = words[played.isPlaying ? .readerPlaying : .readerPaused]
        let progress = played.progress.map { " " + $0 } ?? ""
        return NoticeViewModel(
            state + progress + " · " + played.title,
            kind: played.isPlaying ? .progress : .undoable, action: .pause)
    }

    /// Returns a time such as `1:02:03`.
    private static func clock(_ seconds: Int) -> String {
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        let start = hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)"
        return "\(start):\(two(seconds % 60))"
    }
}
