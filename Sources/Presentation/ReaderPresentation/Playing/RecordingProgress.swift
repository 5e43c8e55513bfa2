/// The progress of a recording.
public enum RecordingProgress: Sendable, Equatable {
    /// It is played at a second; its length is `nil` while unknown.
    case at(second: Int, length: Int?)
    /// It was played to its end.
    case ended
    /// It was stopped elsewhere than in the reader, such as by closing the window of a film.
    case stopped
    /// It is not played.
    case failed(RecordingFailure)
}
