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

    /// Told how far a recording is.
    var didProgress: (RecordingProgress) -> Void = { _ in }

    private let times: PlayedTimes
    private let loop: EventLoop
    private let name: String
    private var playing: Playing?
    private var rateLimit = RateLimit()

    /// - Parameter name: the program's name, or its path.
    init(_ times: PlayedTimes, loop: EventLoop, program name: String = "mpv") {
        self.times = times
        self.loop = loop
        self.name = name
    }

    deinit { stop() }

    func play(_ url: String) {
        stop()
        guard rateLimit.takes(at: Int(MonotonicClock.milliseconds)) else {
            return refuse("too many recordings are to be played at a time")
        }
        do throws(SystemError) {
            let program = try ConnectedProgram([
                name, "--no-terminal", "--no-ytdl", "--input-ipc-client=fd://1",
                "--start=\(times.second(of: url))", "--", url,
            ])
            let playing = Playing(url, program)
            self.playing = playing
            loop.add(descriptor: program.stream.number) { [weak self] in self?.read(playing) }
            for request in PlayerMessage.requests { tell(request) }
        } catch {
            refuse("recordings are played by \(name), which can't be started: \(error.words)")
        }
    }

    private func refuse(_ reason: String) {
        loop.schedule { [weak self] in self?.didProgress(.failed(reason)) }
    }

    func pause() { tell("cycle pause") }

    func skip(by seconds: Int) { tell("no-osd seek \(seconds)") }

    private func tell(_ command: String) {
        playing?.program.tell(command)
    }

    private func read(_ playing: Playing) {
        guard let bytes = try? playing.program.stream.readAvailable(limit: Self.lineLimit),
            !bytes.isEmpty, playing.rest.count < Self.lineLimit
        else { return finish(.failed("\(name) has ended")) }
        playing.rest += bytes
        let lines = playing.rest.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        playing.rest = Array(lines[lines.count - 1])
        for line in lines.dropLast() {
            guard let message = PlayerMessage(String(decoding: line, as: UTF8.self)) else {
                continue
            }
            take(message, playing)
            if self.playing !== playing { return }
        }
    }

    private func take(_ message: PlayerMessage, _ playing: Playing) {
        switch message {
        case .second(let second): playing.second = Self.whole(second)
        case .length(let length): playing.length = Self.whole(length)
        case .isPaused(let isPaused): playing.isPaused = isPaused
        case .ended: return finish(.ended)
        case .failed(let cause):
            return finish(.failed("\(name) can't play this recording: \(cause)"))
        }
        guard let second = playing.second else { return }
        let progress = RecordingProgress.at(
            second: second, length: playing.length, isPaused: playing.isPaused)
        guard progress != playing.progress else { return }
        playing.progress = progress
        if playing.isPaused || abs(second - playing.keptSecond) >= Self.keepingStep {
            keep(playing)
        }
        didProgress(progress)
    }

    private static func whole(_ seconds: Double) -> Int? {
        Int(exactly: seconds.rounded(.down)).map { max($0, 0) }
    }

    private func keep(_ playing: Playing) {
        guard let second = playing.second else { return }
        playing.keptSecond = second
        try? times.keep(second: second, of: playing.url)
    }

    private func finish(_ progress: RecordingProgress) {
        guard let playing else { return }
        if progress == .ended { playing.second = 0 }
        stop()
        didProgress(progress)
    }

    private func stop() {
        guard let playing else { return }
        keep(playing)
        loop.remove(descriptor: playing.program.stream.number)
        self.playing = nil
    }

    /// A recording and its program.
    private final class Playing {
        let url: String
        let program: ConnectedProgram
        var second: Int?
        var length: Int?
        var isPaused = false
        var progress: RecordingProgress?
        var keptSecond = 0
        /// The beginning of a line.
        var rest: [UInt8] = []

        init(_ url: String, _ program: ConnectedProgram) {
            self.url = url
            self.program = program
        }
    }
}
