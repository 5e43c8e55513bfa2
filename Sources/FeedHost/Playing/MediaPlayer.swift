import PluginHosting
import ReaderPresentation
import SystemInterface

/// Plays recordings by `mpv`, one at a time, from where they were stopped in whichever reader.
///
/// A program of its own loads and decodes them, so that neither this process nor that of a renderer does.
final class MediaPlayer: RecordingPlayer {
    /// The longest line of the program, in bytes.
    private static let lineLimit = 65_536
    /// How often a position is kept while playing, in seconds of the recording.
    private static let keepingStep = 10
    /// How much less than its stated length a recording may have, in seconds.
    private static let missingEnd = 15
    /// What the program says of a position behind the end of a file, such as one that was made shorter.
    private static let nothingThere = "no audio or video data played"
    /// What would never end, or begin elsewhere, by the user's settings of the program, and no window but for
    /// films: it would open one for the picture of an episode.
    private static let options = [
        "--no-terminal", "--no-ytdl", "--idle=no", "--keep-open=no", "--loop-file=no",
        "--loop-playlist=no", "--resume-playback=no", "--audio-display=no",
        "--input-ipc-client=fd://1",
    ]

    /// Told how far a recording is.
    var didProgress: (RecordingProgress) -> Void = { _ in }

    private let times: PlayedTimes
    private let loop: EventLoop
    private let command: [String]
    private var playing: Playing?
    private var rateLimit = RateLimit()

    /// - Parameter command: the program, and arguments before those of mpv's.
    init(_ times: PlayedTimes, loop: EventLoop, command: [String] = ["mpv"]) {
        self.times = times
        self.loop = loop
        self.command = command
    }

    deinit { stop() }

    func play(_ url: String) {
        stop()
        guard rateLimit.takes(at: Int(MonotonicClock.milliseconds)) else {
            return refuse(.other("too many recordings, one after another; wait a moment"))
        }
        start(url, at: times.second(of: url))
    }

    private func start(_ url: String, at second: Int) {
        do throws(SystemError) {
            let program = try ConnectedProgram(
                command + Self.options + ["--start=\(second)", "--", url])
            let playing = Playing(url, from: second, program)
            self.playing = playing
            loop.add(descriptor: program.stream.number) { [weak self] in self?.read(playing) }
            for request in PlayerMessage.requests { program.tell(request) }
        } catch {
            refuse(
                error == .notFound
                    ? .noProgram(command[0])
                    : .other("\(command[0]) can't be started: \(error.words)"))
        }
    }

    private func refuse(_ failure: RecordingFailure) {
        loop.schedule { [weak self] in self?.didProgress(.failed(failure)) }
    }

    func stop() {
        guard let playing else { return }
        keep(playing)
        loop.remove(descriptor: playing.program.stream.number)
        self.playing = nil
    }

    func skip(by seconds: Int) { playing?.program.tell("no-osd seek \(seconds)") }

    private func read(_ playing: Playing) {
        guard let bytes = try? playing.program.stream.readAvailable(limit: Self.lineLimit),
            !bytes.isEmpty, playing.rest.count < Self.lineLimit
        else { return finish(playing) }
        playing.rest += bytes
        let lines = playing.rest.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        playing.rest = Array(lines[lines.count - 1])
        for line in lines.dropLast() {
            if let message = PlayerMessage(String(decoding: line, as: UTF8.self)) {
                take(message, playing)
            }
        }
    }

    private func take(_ message: PlayerMessage, _ playing: Playing) {
        switch message {
        case .second(let second): playing.second = Self.whole(second)
        case .length(let length): playing.length = Self.whole(length)
        // A playlist has several ends, the last of which counts.
        case .ended, .stopped, .failed: playing.end = message
        }
        guard let second = playing.second else { return }
        let progress = RecordingProgress.at(second: second, length: playing.length)
        guard progress != playing.progress else { return }
        playing.progress = progress
        if abs(second - playing.keptSecond) >= Self.keepingStep { keep(playing) }
        didProgress(progress)
    }

    private static func whole(_ seconds: Double) -> Int? {
        Int(exactly: seconds.rounded(.down)).map { max($0, 0) }
    }

    private func keep(_ playing: Playing) {
        guard let second = playing.second,
            playing.wasAtPlace || second + Self.keepingStep > playing.start
        else { return }
        playing.wasAtPlace = true
        playing.keptSecond = second
        try? times.keep(second: second, of: playing.url)
    }

    /// Ends what is played after the program has ended.
    private func finish(_ playing: Playing) {
        let progress = outcome(of: playing)
        if progress == .ended {
            playing.second = 0
            playing.wasAtPlace = true
        }
        stop()
        if case .failed(Self.nothingThere)? = playing.end, playing.start > 0 {
            return start(playing.url, at: 0)
        }
        didProgress(progress)
    }

    private func outcome(of playing: Playing) -> RecordingProgress {
        switch playing.end {
        case .ended:
            if let second = playing.second, let length = playing.length,
                second < length - Self.missingEnd
            {
                return .failed(.other("the recording broke off; its place is kept"))
            }
            return .ended
        case .stopped: return .stopped
        case .failed(let cause): return .failed(failure(cause))
        case .second, .length, nil: return .failed(.other("\(command[0]) has ended"))
        }
    }

    /// Returns what the program calls a cause of failure.
    private func failure(_ cause: String) -> RecordingFailure {
        switch cause {
        case "loading failed": .notLoaded
        case "unrecognized file format", Self.nothingThere: .unknownFormat
        case "audio output initialization failed": .noSound
        default: .other("\(command[0]) can't play this recording: \(cause)")
        }
    }

    /// A recording and its program.
    private final class Playing {
        let url: String
        let start: Int
        let program: ConnectedProgram
        var second: Int?
        var length: Int?
        var progress: RecordingProgress?
        /// What the program said about the end.
        var end: PlayerMessage?
        var keptSecond = 0
        /// False before it has come to where it was to begin: a server without byte ranges begins anew.
        var wasAtPlace = false
        /// The beginning of a line.
        var rest: [UInt8] = []

        init(_ url: String, from start: Int, _ program: ConnectedProgram) {
            self.url = url
            self.start = start
            self.program = program
        }
    }
}
