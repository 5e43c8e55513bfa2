import FeedModel
import FeedPluginAPI
import FeedViews
import PluginReading
import SystemInterface

// The requests of a plugin for a person who reads. The host table has checked thread and life.

extension PluginInstance {
    func setStates(_ change: UnsafePointer<feed_state_change>?) -> FeedRequestOutcome {
        guard isAllowed("set_states") else { return .refused }
        let parts = unsafe change.flatMap {
            unsafe PluginTables.copy(
                $0, over: feed_state_change(), minimum: FEED_STATE_CHANGE_SIZE_1)
        }
        guard let parts = unsafe parts else {
            host.complain("called set_states with a change that is none; refused")
            return .refused
        }
        guard unsafe isShown(parts.revision, for: "set_states") else { return .stale }
        let states = unsafe FeedItemStates(rawValue: parts.states)
        guard
            host.demand(
                !states.isEmpty && states.isSubset(of: [.read, .starred]),
                "called set_states with states that are none; refused"),
            let items = unsafe items(of: parts)
        else { return .refused }
        guard takesRequest() else { return .failed }
        // At once: no view is called from it.
        return delegate?.didRequestStates(
            FeedItemStateChange(
                revision: shown.givenRevision, states: states, isSet: unsafe parts.is_set != 0,
                items: items)) ?? .refused
    }

    /// The items of a change; `nil`, told, where they are not all of the feed on show.
    private func items(of change: feed_state_change) -> FeedItemStateChange.Items? {
        let all = UInt64(shown.itemCount)
        let count = unsafe change.count
        guard
            host.demand(
                count <= all, "changes the states of \(count) items of \(all); refused")
        else { return nil }
        func isItem(_ index: UInt64) -> Bool {
            host.demand(index < all, "changes the states of item \(index) of \(all); refused")
        }
        guard let indexes = unsafe change.indexes else {
            let first = unsafe change.first
            guard count == 0 || isItem(first),
                host.demand(
                    count == 0 || count <= all - first,
                    "changes the states of \(count) items from \(first) on, of \(all); refused")
            else { return nil }
            return count == 0 ? .list([]) : .range(Int(first)..<Int(first + count))
        }
        var list: [Int] = []
        list.reserveCapacity(Int(count))
        for place in 0..<Int(count) {
            // Read once: another thread of the plugin may write to it.
            let index = unsafe indexes[place]
            guard isItem(index) else { return nil }
            list.append(Int(index))
        }
        return .list(list)
    }

    /// - Parameter index: the item's; the largest number there is stands for the feed itself.
    func openLink(
        at url: feed_string, of index: UInt64, in revision: UInt64
    ) -> FeedRequestOutcome {
        guard isAllowed("open_link") else { return .refused }
        guard isShown(revision, for: "open_link") else { return .stale }
        guard isPlace(index, "wants to open a page of") else { return .refused }
        guard unsafe url.length <= ReadingLimits.addressBytes, let address = unsafe url.checkedText
        else {
            host.complain("called open_link with an address that is none; refused")
            return .refused
        }
        guard
            host.demand(
                ReadingLimits.isOpenable(address),
                "wants to open '\(address.oneDisplayableLine)', which is no http, https or mailto "
                    + "address; refused")
        else { return .refused }
        guard takesRequest() else { return .failed }
        return delegate?.didRequestOpening(
            of: address, from: Int(exactly: index), in: shown.givenRevision) ?? .refused
    }

    /// Has a text copied in the next dispatch, since the host may write it to the terminal.
    func copy(_ text: feed_string) -> FeedRequestOutcome {
        guard isAllowed("copy_text") else { return .refused }
        guard unsafe text.length <= ReadingLimits.textBytes, let text = unsafe text.checkedText
        else {
            host.complain("called copy_text with a text that is none or too long; refused")
            return .refused
        }
        guard
            host.demand(
                requests.pace.takes(at: Int(MonotonicClock.milliseconds)),
                "called copy_text more often than a person does; refused")
        else { return .refused }
        guard takesRequest() else { return .failed }
        wait { instance in
            _ = instance.delegate?.didRequestCopy(of: text)
        }
        return .done
    }

    /// The person wants their shell back for a while.
    func suspend() -> FeedRequestOutcome {
        guard
            host.demand(
                ReadingLimits.maySuspend(isRunning: calls.isRunning, services.grants),
                "called suspend from outside its run; refused")
        else { return .refused }
        services.suspend()
        return .done
    }

    private func isAllowed(_ name: String) -> Bool {
        isMade(for: name)
            && host.demand(
                ReadingLimits.isAttended(
                    hasMainLoop: table?.isInteractive == true, services.grants),
                "called \(name) without a main loop on a terminal or a display that was granted; refused"
            )
    }
}
