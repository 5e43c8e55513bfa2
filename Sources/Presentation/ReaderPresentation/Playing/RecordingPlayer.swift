/// Plays recordings, one at a time.
///
/// The composition tells the presenter how far they are by ``ReaderPresenter/didPlay(_:)``: at most once
/// a second, with the end, and in a later turn than that of a request.
public protocol RecordingPlayer: AnyObject {
    /// Plays the recording at an address from where it was stopped, instead of what is played.
    func play(_ url: String)

    /// Stops what is played, and keeps where. Its progress is told no more.
    func stop()

    /// Goes forward by a number of seconds, or back.
    func skip(by seconds: Int)
}
