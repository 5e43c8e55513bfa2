import SystemInterface

/// The time to wait for a plugin to end, in milliseconds. Shorter after one has failed to end,
/// since later runs find nothing new.
final class ClosingTimeout {
    private(set) var milliseconds = 1_000

    /// Shortens the time after such a finding.
    func adapt(to breaches: [String]) {
        if breaches.contains(where: { $0.contains(text: "did not end when it was told to") }) {
            milliseconds = 100
        }
    }
}
