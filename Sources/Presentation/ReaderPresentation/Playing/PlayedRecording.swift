import FeedModel

/// The recording that is played, or was played last.
struct PlayedRecording {
    let url: String
    let title: String
    /// The name of its item, in whichever feed.
    let item: ExactText<String>
    var isPlaying = false
    /// How far it is, in words.
    var progress: String?
}
