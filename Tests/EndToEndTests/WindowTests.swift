import Foundation
import Testing

/// Windows of toolkits in a worker with a grant for `display`, on virtual displays.
final class WindowTests: TestsInFolder {
    private static let hasGTK = InstalledFeedHost.hasGTK
    private static let hasX = Shell.has("xvfb-run") && Shell.has("xauth")

    private func gtkWindow() throws -> String {
        try ZooPlugin.compile(
            "Tests/Fixtures/plugins/window_gtk.c", name: "window",
            by: "cc -std=c11 $(pkg-config --cflags gtk4)", linking: "$(pkg-config --libs gtk4)",
            in: folder.url)
    }

    /// Runs the command on a virtual X display.
    private static let underX = "exec xvfb-run -a \"$0\" \"$@\""
    /// Runs the command on a virtual Wayland display.
    private static let underWayland = """
        chmod 700 $XDG_RUNTIME_DIR
        export WAYLAND_DISPLAY=feedhost-test
        weston --backend=headless-backend.so --socket=$WAYLAND_DISPLAY --idle-time=0 >/dev/null 2>&1 &
        for step in $(seq 600); do [ -S $XDG_RUNTIME_DIR/$WAYLAND_DISPLAY ] && break; sleep 0.1; done
        "$0" "$@"
        status=$?
        kill $!
        wait
        exit $status
        """

    private func draw(
        _ library: String, on display: String, validating: Bool = false
    ) throws -> FeedHostProcess.Outcome {
        let feed = try folder.write(SampleDocuments.rss, to: "feed.xml")
        return try FeedHostProcess.run(
            validating
                ? ["validate", "--allow", "display", library]
                : ["--allow", "display", "-r", library, feed.path],
            environment: ["XDG_RUNTIME_DIR": folder.url.path], shell: display)
    }

    /// KDE and LXQt leave an open pipe as standard input.
    @Test func `Shows the own list from the desktop entry, whatever standard input is`() throws {
        let entry = try String(
            contentsOf: ZooPlugin.package.appendingPathComponent(
                "Plugins/WindowRenderer/Desktop/io.github.feedhost.Window.desktop"),
            encoding: .utf8)
        let line = try #require(entry.split(separator: "\n").first { $0.hasPrefix("Exec=") })
        try folder.write(
            program: "#!/bin/sh\necho $(readlink /proc/self/fd/0) \"$@\"\n", to: "feedhost")
        let outcome = try Shell.run(
            ": | eval \"$1\"", [String(line.dropFirst("Exec=".count))],
            environment: ["PATH": folder.path + ":" + Shell.path])
        #expect(outcome.words == "/dev/null --renderer window --allow display,feeds\n")
    }

    @Test(.enabled(if: hasGTK && hasX, "needs libgtk-4-dev, xvfb and xauth"))
    func `Shows a GTK 4 window on X, without warnings, and validates it`() throws {
        let library = try gtkWindow()
        let outcome = try draw(library, on: Self.underX)
        #expect(outcome.text == "GdkX11Display 2\n")
        #expect(outcome.errors.contains("has your display"))
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
        #expect(outcome.status == 0)
        let report = try draw(library, on: Self.underX, validating: true)
        #expect(report.status == 0, "\(report.text)")
    }

    @Test(.enabled(if: hasGTK && Shell.has("weston"), "needs libgtk-4-dev and weston"))
    func `Shows a GTK 4 window on Wayland, without warnings`() throws {
        let outcome = try draw(gtkWindow(), on: Self.underWayland)
        #expect(outcome.text == "GdkWaylandDisplay 2\n")
        #expect(outcome.errors == "")
        #expect(outcome.status == 0)
    }

    @Test(.enabled(if: Shell.has("fltk-config") && hasX, "needs libfltk1.3-dev, xvfb and xauth"))
    func `Shows an FLTK window on X, without warnings`() throws {
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/window_fltk.cc", name: "window",
            by: "c++ -std=c++17 $(fltk-config --cxxflags)", linking: "$(fltk-config --ldflags)",
            in: folder.url)
        let outcome = try draw(library, on: Self.underX)
        #expect(outcome.text == "FLTK 2\n")
        #expect(outcome.errors.contains("has your display"))
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
        #expect(outcome.status == 0)
    }
}
