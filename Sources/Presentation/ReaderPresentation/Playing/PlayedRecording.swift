/// The recording that is played.
struct PlayedRecording {
    let url: String
    let title: String
    /// The index of its item; `nil` if the feed no longer has it.
    var item: Int?
    /// What is shown while it is played.
    var notice: String?
}
