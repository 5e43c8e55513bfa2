import FeedPluginAPI
import FeedViews
import SystemInterface

// Requests of the plugin on behalf of a user. The host table has checked thread and lifetime.

extension PluginInstance {
    func setStates(_ change: UnsafePointer<feed_state_change>?) -> FeedRequestOutcome {
        answer("set_states") { rules throws(RequestRefusal) in
            try rules.requireUser()
            let parts = try unsafe PluginTables.copy(
                change, over: feed_state_change(), minimum: FEED_STATE_CHANGE_SIZE_1,
                else: "called set_states with a change that is none")
            let change = try unsafe rules.change(
                FeedItemStates(rawValue: parts.states), isSet: parts.is_set != 0,
                in: parts.revision
            ) { () throws(RequestRefusal) in
                guard let indexes = unsafe parts.indexes else {
                    return try unsafe rules.range(from: parts.first, count: parts.count)
                }
                // Read once: another thread of the plugin may write to it.
                return try unsafe rules.list(count: parts.count) { unsafe indexes[$0] }
            }
            guard takesRequest() else { return .failed }
            // Called at once: of the views only the feed's is displayed, which takes other states
            // without a call.
            return delegate?.didRequestStates(change) ?? .refused
        }
    }

    /// - Parameter index: the item's index, or FEED_NO_ITEM for the feed itself.
    func openLink(
        at url: feed_string, of index: UInt64, in revision: UInt64
    ) -> FeedRequestOutcome {
        answer("open_link") { rules throws(RequestRefusal) in
            let text = unsafe url.checkedText(upTo: RequestRules.addressBytes)
            let opening = try rules.opening(of: text, from: index, in: revision)
            guard takesRequest() else { return .failed }
            return delegate?.didRequestOpening(
                of: opening.url, from: opening.index, in: opening.revision) ?? .refused
        }
    }

    /// Copies a text in the next `dispatch`, since the host may write it to the terminal.
    func copy(_ text: feed_string) -> FeedRequestOutcome {
        answer("copy_text") { rules throws(RequestRefusal) in
            let text = unsafe text.checkedText(upTo: RequestRules.textBytes)
            try rules.copying(
                of: text?.utf8.count, limit: &copyLimit, at: Int(MonotonicClock.milliseconds))
            guard takesRequest() else { return .failed }
            wait { instance in
                _ = instance.delegate?.didRequestCopy(of: text ?? "")
            }
            return .done
        }
    }

    /// Suspends the program, as on Ctrl+Z.
    func suspend() -> FeedRequestOutcome {
        answer("suspend") { rules throws(RequestRefusal) in
            try rules.suspension(isRunning: calls.isRunning)
            services.suspend()
            return .done
        }
    }
}
