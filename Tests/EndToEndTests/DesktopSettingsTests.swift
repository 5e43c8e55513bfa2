import Foundation
import Testing

/// The desktop's settings in renderers with a display, by a portal on a bus of its own.
@Suite(
    .enabled(if: Shell.has("dbus-run-session"), "there is no dbus-run-session here (dbus-daemon)"))
final class DesktopSettingsTests: TestsInFolder {
    /// Draws with a plugin that shows the settings, and runs a command of the shell once it has, by default one
    /// at which the portal changes them.
    private func shown(
        _ arguments: String, then command: String = "touch change"
    ) throws -> Shell.Outcome {
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/desktop.c", name: "desktop", in: folder.url)
        let feed = try folder.write(SampleDocuments.rss, to: "feed.xml")
        let portal = ZooPlugin.package.appendingPathComponent("Tests/Servers/portal.c").path
        return try Shell.run(
            """
            cc -o portal '\(portal)' $(pkg-config --cflags --libs gio-2.0) || exit 9
            cat >session <<'END'
            ./portal 1 1 1.25 ready change 2 0 1.5 &
            portal=$!
            while [ ! -e ready ]; do sleep 0.05; done
            "$@" 2>shown &
            program=$!
            (while ! grep -q 125% shown; do sleep 0.05; done; \(command)) &
            waiting=$!
            wait $program
            echo "status $?"
            kill $portal $waiting
            cat shown
            END
            touch shown
            exec dbus-run-session -- sh session \
                '\(FeedHostProcess.binary.path)' -q \(arguments) -r '\(library)' '\(feed.path)'
            """, in: folder.url, environment: ["XDG_CONFIG_HOME": folder.url.path])
    }

    @Test(arguments: ["--allow display", "--allow display --seat in-process"])
    func `Passes the desktop's settings on, also when they change`(arguments: String) throws {
        let outcome = try shown(arguments)
        #expect(outcome.words.contains("status 0\n"), "\(outcome.words)")
        #expect(outcome.words.contains("2 2 125%\n1 1 150%\n"), "\(outcome.words)")
    }

    /// The threads that follow the portal must not take the signal.
    @Test func `Leaves the main loop at a signal`() throws {
        let outcome = try shown("--allow display", then: "kill -TERM $program")
        #expect(outcome.words.contains("status 143\n"), "\(outcome.words)")
        #expect(outcome.words.contains("left\n"), "\(outcome.words)")
    }

    @Test func `Tells nothing of the desktop without a display`() throws {
        let outcome = try shown("")
        #expect(outcome.words.contains("0 0 0%"), "\(outcome.words)")
    }
}
