import PluginFinding
import Testing

@Suite struct `The search path` {
    @Test func `has all places in order`() {
        let variables = [
            "FEEDHOST_PLUGIN_PATH": "/one::/two/:relative", "XDG_DATA_HOME": "/data/", "HOME": "/h",
        ]
        let path = PluginSearchPath(
            explicit: ["here", "/two"], variable: { variables[$0] },
            executable: "/usr/local/bin/feedhost")
        #expect(
            path.directories == [
                "here", "/two", "/one", "relative", "/data/feedhost/plugins",
                "/usr/local/lib/feedhost/plugins",
            ])
    }

    @Test func `takes home where no data folder is set, and the build tree's own folder`() {
        let path = PluginSearchPath(
            variable: { ["HOME": "/home/ann", "XDG_DATA_HOME": "not/absolute"][$0] },
            executable: "/src/.build/release/feedhost")
        #expect(
            path.directories == [
                "/home/ann/.local/share/feedhost/plugins", "/src/.build/release",
            ])
    }

    @Test func `can be empty`() {
        #expect(PluginSearchPath(variable: { _ in nil }, executable: nil).directories == [])
        #expect(
            PluginSearchPath(variable: { _ in "" }, executable: "/bin/feedhost").directories
                == ["/lib/feedhost/plugins"])
    }
}
