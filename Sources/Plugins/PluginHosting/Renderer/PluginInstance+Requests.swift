import PluginTracing

// Counts of the plugin's requests.

extension PluginInstance {
    /// Counts a request to the delegate. Returns false, and fails the plugin, if there are too
    /// many.
    func takesRequest(ofAddressBytes length: Int = 0) -> Bool {
        takes(.requests) {
            $0.takesRequest(itemCount: shown.itemCount) && $0.takesAddress(of: length)
        }
    }

    /// Counts a refresh, as ``takesRequest(ofAddressBytes:)``.
    func takesRefresh() -> Bool {
        takes(.refreshes) { $0.takesRefresh() }
    }

    private func takes(
        _ flood: PluginCrash.Flood, _ count: (inout RequestCount) -> Bool
    ) -> Bool {
        guard var counted = requests else { return true }
        guard failure == nil else { return false }
        let isTaken = count(&counted)
        requests = counted
        if !isTaken {
            failure = failure(in: calls.current, .lost(PluginCrash(cause: .flood(flood))))
        }
        return isTaken
    }

    /// Counts anew, if requests are counted.
    func beginCounting() {
        if requests != nil { requests = RequestCount() }
    }
}
