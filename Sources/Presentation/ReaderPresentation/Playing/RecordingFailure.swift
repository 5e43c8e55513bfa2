/// Why a recording is not played.
public enum RecordingFailure: Sendable, Equatable {
    /// It can't be loaded, as where it is gone.
    case notLoaded
    /// It is in no format that can be played.
    case unknownFormat
    /// There is nothing to play its sound on.
    case noSound
    /// The program of a name that plays it is not installed.
    case noProgram(String)
    /// Another reason, in words.
    case other(String)
}
