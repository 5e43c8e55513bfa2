import FeedPluginAPI
import FeedViews
import PluginFinding
import PluginReading

// The requests of a plugin to its host. The host table has checked thread and life.

extension PluginInstance {
    func write(
        _ bytes: UnsafeRawPointer?, _ length: Int, to stream: feed_stream
    ) -> feed_status {
        let refused = feed_status(FEED_STATUS_REFUSED)
        guard let stream = PluginStream(rawValue: stream), length >= 0 else {
            host.complain("called write with a stream or a length that is none; refused")
            return refused
        }
        guard isMade(for: "write") else { return refused }
        guard length > 0 else { return feed_status(FEED_STATUS_OK) }
        guard let bytes = unsafe bytes else {
            host.complain("called write with a null pointer; refused")
            return refused
        }
        if stream == .output, refusal.noteWrite() {
            host.complain("wrote on when its output was refused; dropped")
        }
        if !(stream == .output && refusal.isRefused) {
            let span = unsafe RawSpan(_unsafeStart: bytes, byteCount: length)
            if services.output.write(span, to: stream) { return feed_status(FEED_STATUS_OK) }
            if stream == .output { refusal.isRefused = true }
        }
        if stream == .output { refusal.tell() }
        return feed_status(FEED_STATUS_OUTPUT_CLOSED)
    }

    func environment() -> UnsafePointer<feed_environment> {
        unsafe loans.environment.lend(services.environment())
    }

    /// The phrase of a key; an absent one, told, for a key that there is not.
    func phrase(for key: String) -> feed_phrase {
        if let phrase = unsafe loans.words.phrase(for: key) { return unsafe phrase }
        host.complain("asked for the words '\(key.oneDisplayableLine)', a key that there is not")
        return unsafe feed_phrase()
    }

    func isGranted(_ need: String) -> Bool {
        PluginNeed(rawValue: need).map { services.grants.contains($0.grant) } ?? false
    }

    func requestRefresh() -> FeedRequestOutcome {
        guard isMade(for: "request_refresh") else { return .refused }
        guard takesRefresh() else { return .failed }
        delegate?.didRequestFeedRefresh()
        return .done
    }

    func keep(_ bytes: UnsafeRawPointer?, _ length: Int) -> FeedRequestOutcome {
        // Of what a plugin hands over nothing is believed; a length beyond all reason is negative here.
        guard isMade(for: "feed_memory_extension.keep"),
            host.demand(
                unsafe length >= 0 && (bytes != nil || length == 0),
                "called feed_memory_extension.keep with bytes that are none; refused"),
            host.demand(
                length <= PluginMemory.maximumLength,
                "wants \(length) bytes kept, where \(PluginMemory.maximumLength) are the most; "
                    + "refused")
        else { return .refused }
        loans.memory?.keep(
            unsafe Array(UnsafeRawBufferPointer(start: bytes, count: length)))
        return .done
    }

    func isMade(for name: String) -> Bool {
        host.demand(table != nil, "called \(name) from create; refused")
    }

    /// Whether the feed on show has an item there; the largest number stands for the feed itself.
    func isPlace(_ index: UInt64, _ deed: String) -> Bool {
        host.demand(
            index == .max || index < UInt64(shown.itemCount),
            "\(deed) item \(index) of \(shown.itemCount); refused")
    }

    /// Compares the feed's revision with that of the one displayed last. That they differ is nobody's
    /// fault, since a person may have pointed at what was there a moment ago; but no feed has revision 0.
    func isShown(_ revision: UInt64, for name: String) -> Bool {
        if revision == shown.revision, revision != 0 { return true }
        if revision == 0 {
            host.complain("called \(name) with revision 0, which no feed has; ignored")
        } else {
            host.remark(
                "called \(name) for feed \(revision), and feed \(shown.revision) is displayed; "
                    + "ignored")
        }
        return false
    }
}
