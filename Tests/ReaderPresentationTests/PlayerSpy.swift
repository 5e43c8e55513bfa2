import ReaderPresentation

/// Records what is to be played.
final class PlayerSpy: RecordingPlayer {
    var messages: [String] = []

    func play(_ url: String) { messages.append("play \(url)") }
    func stop() { messages.append("stop") }
    func skip(by seconds: Int) { messages.append("skip \(seconds)") }
}
