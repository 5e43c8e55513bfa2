import SystemInterface

/// How long runs wait for a plugin to end, in milliseconds. One that did not end when it had the time is
/// found out, and the next runs need not wait so long for the same.
final class ClosingPatience {
    private(set) var milliseconds = 1_000

    /// Shortens itself by what a run has found.
    func adapt(to breaches: [String]) {
        if breaches.contains(where: { $0.contains(text: "did not end when it was told to") }) {
            milliseconds = 100
        }
    }
}
