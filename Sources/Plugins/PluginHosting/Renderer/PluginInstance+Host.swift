import FeedPluginAPI
import FeedViews
import PluginFinding
import PluginReading

// Requests of the plugin to the host. The host table has checked thread and lifetime.

extension PluginInstance {
    func write(
        _ bytes: UnsafeRawPointer?, _ length: Int, to stream: feed_stream
    ) -> feed_status {
        let refused = feed_status(FEED_STATUS_REFUSED)
        guard let stream = PluginStream(rawValue: stream), length >= 0 else {
            host.report("called write with a stream or a length that is none; refused")
            return refused
        }
        guard isMade(for: "write") else { return refused }
        guard length > 0 else { return feed_status(FEED_STATUS_OK) }
        guard let bytes = unsafe bytes else {
            host.report("called write with a null pointer; refused")
            return refused
        }
        if stream == .output, calls.current == .destroy {
            host.report("wrote in destroy, when its output was complete")
        }
        if stream == .output, refusal.noteWrite() {
            host.report("wrote on when its output was refused; dropped")
        }
        if !(stream == .output && refusal.isRefused) {
            let span = unsafe RawSpan(_unsafeStart: bytes, byteCount: length)
            if output.write(span, to: stream) { return feed_status(FEED_STATUS_OK) }
            if stream == .output { refusal.isRefused = true }
        }
        if stream == .output { refusal.isReported = true }
        return feed_status(FEED_STATUS_OUTPUT_CLOSED)
    }

    func environment() -> UnsafePointer<feed_environment> {
        unsafe interfaces.environment.lend(services.environment())
    }

    /// Returns the phrase for a key. Reports an unknown key and returns an absent phrase.
    func phrase(for key: String) -> feed_phrase {
        if let phrase = unsafe interfaces.words.phrase(for: key) { return unsafe phrase }
        host.report("asked for the words '\(key.oneDisplayableLine)', a key that there is not")
        return unsafe feed_phrase()
    }

    func isGranted(_ need: String) -> Bool {
        PluginNeed(rawValue: need).map { services.grants.contains($0.grant) } ?? false
    }

    func requestRefresh() -> FeedRequestOutcome {
        guard isMade(for: "request_refresh") else { return .refused }
        guard takesRefresh() else { return .failed }
        // Without a main loop the host only warns.
        delegate?.didRequestFeedRefresh()
        return table?.isInteractive == true ? .done : .refused
    }

    func keep(_ bytes: UnsafeRawPointer?, _ length: Int) -> FeedRequestOutcome {
        // Untrusted: a length of more than half the address space is negative here.
        guard isMade(for: "feed_memory_extension.keep"),
            host.require(
                unsafe length >= 0 && (bytes != nil || length == 0),
                "called feed_memory_extension.keep with bytes that are none; refused"),
            host.require(
                length <= RendererState.maximumLength,
                "wants \(length) bytes kept, where \(RendererState.maximumLength) are the most; "
                    + "refused")
        else { return .refused }
        interfaces.memory?.keep(
            unsafe Array(UnsafeRawBufferPointer(start: bytes, count: length)))
        return .done
    }

    func isMade(for name: String) -> Bool {
        host.require(table != nil, "called \(name) from create; refused")
    }

    /// Runs a request if the rules allow it; else reports it.
    func answer(
        _ name: String, _ request: (RequestRules) throws(RequestRefusal) -> FeedRequestOutcome
    ) -> FeedRequestOutcome {
        guard isMade(for: name) else { return .refused }
        do {
            return try request(
                RequestRules(
                    name, shown: shown, hasMainLoop: table?.isInteractive == true,
                    grants: services.grants))
        } catch {
            if error.isFault { host.report(error.words) } else { host.note(error.words) }
            return error.outcome
        }
    }
}
