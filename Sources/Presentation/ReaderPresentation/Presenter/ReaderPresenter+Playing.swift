import FeedModel

// Recordings.
extension ReaderPresenter {
    /// The seconds of one step forward or back: over what bores, and to what was missed.
    private static let (forwardStep, backStep) = (30, 10)
    private static let separator = " · "

    /// Plays the recording of the item. If it is played already, or the item has none: pauses, or goes on.
    func play() -> FeedRequestOutcome {
        guard let recording = recordingOfItem ?? played else {
            return refuse(words[.readerNoRecording])
        }
        guard let player else { return refuse(words[.readerNoPlayer]) }
        if let played, played.url.utf8.elementsEqual(recording.url.utf8) {
            player.pause()
            return .done
        }
        played = recording
        show(words[.readerPlaying] + Self.separator + recording.title, .progress, action: .play)
        player.play(recording.url)
        return .done
    }

    private var recordingOfItem: PlayedRecording? {
        guard let shown = gone?.feed ?? feed, let index = gone?.index ?? selectedItem,
            let url = shown.feed.items.article(at: index).recording?.url,
            url.utf8.starts(with: "http".utf8)
        else { return nil }
        return PlayedRecording(
            url: url, title: shown.feed.items[index].title, item: gone == nil ? index : nil)
    }

    func skip(isForward: Bool) -> FeedRequestOutcome {
        guard let player, played != nil else { return refuse(words[.readerNoRecording]) }
        player.skip(by: isForward ? Self.forwardStep : -Self.backStep)
        return .done
    }

    /// Shows how far the recording is.
    public func didPlay(_ progress: RecordingProgress) {
        guard let recording = played else { return }
        changing {
            // Another notice stays until the next action.
            let isFree = notice.words.isEmpty || notice.action == .play
            switch progress {
            case .at(let second, let length, let isPaused):
                let times = [second, length].compactMap { $0.map(Self.clock) }
                let line =
                    words[isPaused ? .readerPaused : .readerPlaying] + " "
                    + times.joined(separator: " / ") + Self.separator + recording.title
                played?.notice = isPaused ? nil : line
                if isFree { show(line, .progress, action: .play) }
            case .ended:
                if let feed, let item = played?.item { markRead(item, in: feed) }
                played = nil
                if isFree { show("") }
            case .failed(let reason):
                played = nil
                show(reason, .nothing)
            }
        }
    }

    /// Returns a time such as `1:02:03`.
    private static func clock(_ seconds: Int) -> String {
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        let start = hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)"
        return "\(start):\(two(seconds % 60))"
    }
}
