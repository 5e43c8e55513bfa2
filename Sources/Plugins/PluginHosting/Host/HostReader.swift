import FeedPluginAPI
import FeedViews

/// The host's reader extension (`feed_reader_extension`). The actions are listed when the plugin asks
/// for them.
@safe final class HostReader: HostExtension<feed_reader_extension> {
    private let words: () -> FeedWords
    private let keys: ReaderKeys
    private let memory: ReadOnlyMemory
    private lazy var arena = Arena(in: memory)
    private(set) lazy var actions = unsafe makeActions()

    /// - Parameters:
    ///   - words: the phrases in the user's language.
    ///   - keys: the user's keys.
    ///   - protected: protected memory for the actions; `nil` for the heap.
    init(_ words: @escaping () -> FeedWords, keys: ReaderKeys, in protected: (any ProtectedMemory)?)
    {
        self.words = words
        self.keys = keys
        memory = ReadOnlyMemory(protected)
        var functions = sized(feed_reader_extension())
        unsafe functions.actions = { host in
            unsafe HostTable.instance(of: host, for: "feed_reader_extension.actions")?
                .interfaces.reader?.actions ?? feed_list()
        }
        unsafe functions.perform = { host, request in
            unsafe HostFunctions.answer(host, "feed_reader_extension.perform") {
                unsafe $0.perform(request)
            }
        }
        super.init(functions)
    }

    private func makeActions() -> feed_list {
        let words = words()
        defer { memory.seal() }
        return unsafe arena.list(ReaderAction.allCases) { action in
            var lent = unsafe sized(feed_action())
            unsafe lent.name = arena.string(action.rawValue)
            unsafe lent.words = arena.string(action.description(in: words))
            unsafe lent.keys = arena.list(keys.names(of: action)) { unsafe arena.string($0) }
            unsafe lent.argument = action.argument.rawValue
            unsafe lent.is_views_own = action.isViewsOwn ? 1 : 0
            return unsafe lent
        }
    }
}
