/// The progress of a recording.
public enum RecordingProgress: Sendable, Equatable {
    /// It is played, or paused, at a second; its length is `nil` while unknown.
    case at(second: Int, length: Int?, isPaused: Bool)
    /// It was played to its end.
    case ended
    /// It is not played, for a reason in words.
    case failed(String)
}
