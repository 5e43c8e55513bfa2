import Glibc
import PluginFinding
import PluginTestSupport
import Testing

@Suite struct PluginSearchPathTests {
    @Test func `Lists all folders in order`() {
        let variables = [
            "FEEDHOST_PLUGIN_PATH": "/one::/two/:relative:\u{301}/\u{E9}:/e\u{301}:/\u{E9}",
            "XDG_DATA_HOME": "/data/", "HOME": "/h",
        ]
        let path = PluginSearchPath(
            explicit: ["here", "/two"], variable: { variables[$0] },
            executable: "/usr/local/bin/feedhost")
        #expect(
            path.directories == [
                "here", "/two", "/one", "relative", "\u{301}/\u{E9}", "/e\u{301}", "/\u{E9}",
                "/data/feedhost/plugins",
                "/usr/local/lib/feedhost/plugins",
            ])
    }

    @Test func `Falls back to the home folder, and adds the build folder`() {
        let path = PluginSearchPath(
            variable: { ["HOME": "/home/ann", "XDG_DATA_HOME": "not/absolute"][$0] },
            executable: "/src/.build/release/feedhost")
        #expect(
            path.directories == [
                "/home/ann/.local/share/feedhost/plugins", "/src/.build/release",
            ])
    }

    @Test func `May be empty`() {
        #expect(PluginSearchPath(variable: { _ in nil }, executable: nil).directories == [])
        #expect(
            PluginSearchPath(variable: { _ in "" }, executable: "/bin/feedhost").directories
                == ["/lib/feedhost/plugins"])
    }

    private static func shipped(besides executable: String) -> ShippedPlugins {
        ShippedPlugins(["TextRenderer"], besides: executable)
    }

    @Test func `Recognizes shipped plugins in a build tree by name`() {
        let shipped = Self.shipped(besides: "/src/.build/release/feedhost")
        #expect(shipped.contains("/src/.build/release/libTextRenderer.so"))
        #expect(!shipped.contains("/src/.build/release/libOther.so"))
        #expect(!shipped.contains("/src/.build/release/../libTextRenderer.so"))
        #expect(!shipped.contains("/tmp/libTextRenderer.so"))
        #expect(shipped.owns("text") && !shipped.owns("txt"))
    }

    @Test func `Recognizes no shipped plugins beside a copied executable`() {
        let shipped = Self.shipped(besides: "/home/ann/Downloads/feedhost")
        #expect(!shipped.contains("/home/ann/Downloads/libTextRenderer.so"))
        #expect(!shipped.owns("text"))
    }

    @Test func `Recognizes installed plugins by the list of contents`() throws {
        let folder = try TemporaryFolder()
        func shell(_ command: String) throws {
            try #require(unsafe system("cd '\(folder.path)' && \(command)") == 0)
        }
        let link = "cc -shared -Wl,--build-id=sha1 -o lib/feedhost/plugins"
        try shell("mkdir -p bin lib/feedhost/plugins && \(link)/libTextRenderer.so -x c /dev/null")
        let shipped = Self.shipped(besides: "\(folder.path)/bin/feedhost")
        let file = "\(folder.path)/lib/feedhost/plugins/libTextRenderer.so"
        #expect(!shipped.contains(file))
        try shell(
            "readelf -n \(file) | sed -n 's/^ *Build ID: \\(.*\\)/\\1 libTextRenderer.so/p' "
                + "> lib/feedhost/renderers")
        #expect(shipped.contains(file))
        try shell("strip \(file)")
        #expect(shipped.contains(file))
        try shell("echo 'int other;' | \(link)/libTextRenderer.so -x c -")
        #expect(!shipped.contains(file))
        try shell("cp \(file) lib/feedhost/plugins/libOther.so")
        #expect(!shipped.contains("\(folder.path)/lib/feedhost/plugins/libOther.so"))
    }
}
