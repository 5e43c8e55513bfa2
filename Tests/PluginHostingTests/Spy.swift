import FeedModel
import FeedViews
import PluginHosting
import PluginTestSupport
import WorkerProtocol

/// The plugin of spy.c, which logs every call.
enum Spy {
    static func library() throws -> PluginLibrary {
        let folder = try TemporaryFolder()
        return try PluginLibrary(
            opening: CompiledPlugin.make(
                "Tests/Fixtures/plugins/spy.c", name: "spy", in: folder))
    }

    /// Creates a renderer that performs `action` when it can.
    static func make(
        _ action: String = "nothing", outputCapacity: Int = .max,
        environment: PluginEnvironment = PluginEnvironment(),
        plainText: ((String) -> String)? = nil
    ) throws -> OpenedPlugin {
        try OpenedPlugin(
            library(), options: ["do": action], environment: environment,
            outputCapacity: outputCapacity, plainText: plainText)
    }
}

extension HostedPlugin {
    /// The calls that a plugin recorded, without options and without action a sanitizer accesses
    /// while loading.
    var calls: [String] {
        log.texts(.debug).filter {
            !$0.hasPrefix("option ") && !$0.hasPrefix("tried to look at '/proc/self/fd")
        }
    }

    var options: [String] { log.texts(.debug).filter { $0.hasPrefix("option ") } }

    /// The host's warnings about the plugin.
    var complaints: [String] { log.texts(.warning) }
}

// Expected results in both places.
extension Spy {
    /// Sent to the delegate if the action is `ask`.
    static let askMessages = [
        "request 0 as 30x20", "preload 0 as 30x20", "cancel 0 as 30x20",
        "request 1 at 'https://a.example/x'", "request feed", "request feed at '' as 4096x4096",
    ]

    /// Logged as warnings if the action is `ask-nonsense`.
    static let nonsenseWarnings =
        [
            "called request_image with a request that is none; refused",
            "called cancel_image with a request that is none; refused",
        ]
        + ["0 by 0", "2147483648 by 2147483648", "1 by 0", "8193 by 1", "8192 by 8192"].map {
            "asked for a picture of \($0) pixels, which is none that may be; refused"
        } + [
            "asked for a picture of 4097 by 4096 pixels, which is none that may be; refused",
            "asked for an encoded picture of 3 by 3 pixels, which only pixels can be; refused",
            "asked for a picture as what there is none; refused",
            "called request_image with an address that is none; refused",
            "asked for the picture of item 1 of 1; refused",
        ]

    /// Recorded by the spy for two rows of a pixel, and for the picture made of them.
    static let pixelCalls = [
        "make 1x2 pixels, 8 a row: 1 2 3 4, last row 5",
        "image 18446744073709551615 : 16 bytes, loading 0, retry 0",
        "asked of feed 1 for 5x9 at u",
    ]

    /// Answers to the requests it cancels at once, and to requests of an earlier feed that it never
    /// made.
    static func answers(in revision: UInt64) -> [FeedImageViewModel<PluginImage>] {
        let first = FeedImageRequest(revision: revision, index: 0)
        let second = FeedImageRequest(revision: revision, index: 1, url: "u")
        let earlier = FeedImageRequest(revision: revision - 1, index: 1)
        return [first, earlier, first, second, second].map {
            FeedImageViewModel(
                request: $0, id: "x", title: "T", image: nil, isLoading: true, shouldRetry: false)
        }
    }

    /// Recorded by the spy for those answers.
    static let callsBeforeCancelling = [
        "image 0 x: 0 bytes, loading 1, retry 0", "image 1 x: 0 bytes, loading 1, retry 0",
        "asked of feed 1 for 0x0 at u",
    ]
}
