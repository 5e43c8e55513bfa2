import Foundation
import Testing

/// Limits of sockets and files in a worker with granted needs.
final class SocketTests: TestsInFolder {
    private func draw(
        needing need: String, wanting wanted: String = "", _ arguments: [String] = [],
        with resource: String
    ) throws -> (outcome: FeedHostProcess.Outcome, drawn: [String: String]) {
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/sockets.c", name: "sockets",
            by: "cc -std=c11 '-DNEEDS=\"\(need)\"' '-DWANTS=\"\(wanted)\"'", in: folder.url)
        return try GrantedResource.draw(
            library, ["-O", "path=\(folder.url.path)/other"] + arguments, with: resource,
            in: folder)
    }

    private static let networks = ["stream", "private", "metadata", "datagram"]
    private static let never = [
        "sendto", "sendmsg", "mptcp", "udplite", "pair", "path", "own-datagram", "everywhere",
        "unbound", "reuseport", "device",
    ]

    @Test func `Network grants public addresses by TCP and UDP, and name resolution`() throws {
        let (outcome, drawn) = try draw(
            needing: "network", ["--allow", "network"], with: "network")
        #expect(outcome.status == 0, "\(outcome.errors)")
        for attempt in Self.networks + Self.never {
            #expect(drawn[attempt] == "refused", "\(attempt)")
        }
        #expect(drawn["public-datagram"] != "refused")
        #expect(drawn["name"] == "done")
        #expect(
            outcome.errors.contains(
                "tried to connect '169.254.169.254:80' (in connects); refused; --allow-private allows "
                    + "private addresses"), "\(outcome.errors)")
    }

    @Test func `Permits private addresses with --allow-private`() throws {
        let (outcome, drawn) = try draw(
            needing: "network", ["--allow", "network", "--allow-private"], with: "network")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(drawn["stream"] == "done")
        for attempt in Self.never { #expect(drawn[attempt] == "refused", "\(attempt)") }
    }

    @Test func `Display grants no other sockets`() throws {
        let (outcome, drawn) = try draw(
            needing: "display", ["--allow", "display"], with: "display")
        #expect(outcome.status == 0, "\(outcome.errors)")
        for attempt in Self.networks + Self.never + ["public-datagram"] {
            #expect(drawn[attempt] == "refused", "\(attempt)")
        }
        #expect(outcome.errors.contains("/other' (in "), "\(outcome.errors)")
    }

    @Test func `Grants wanted permissions if allowed, and runs without them otherwise`()
        throws
    {
        let without = try draw(needing: "", wanting: "network", with: "network")
        #expect(without.outcome.status == 0, "\(without.outcome.errors)")
        #expect(without.drawn["public-datagram"] == "refused")
        let with = try draw(
            needing: "", wanting: "network", ["--allow", "network"], with: "network")
        #expect(with.outcome.status == 0, "\(with.outcome.errors)")
        #expect(with.drawn["public-datagram"] != "refused")
        let list = try FeedHostProcess.run(["renderers", "--plugin-path", folder.url.path])
        #expect(list.text.contains("wants network; granted with --allow network"), "\(list.text)")
        // As before the plugin was built anew.
        let zeros = String(repeating: "0", count: 64)
        try folder.write("allow = sockets sha256:\(zeros) network\n", to: "feedhost/config")
        let changed = try FeedHostProcess.run(
            ["--plugin-path", folder.url.path, "-r", "sockets", "-"],
            input: Data(SampleDocuments.rss.utf8),
            environment: ["XDG_CONFIG_HOME": folder.url.path])
        #expect(changed.errors.contains("that you granted network, so it"), "\(changed.errors)")
        #expect(changed.errors.contains(" network' into "), "\(changed.errors)")
    }

    @Test func `Listens on loopback with the listen grant`() throws {
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/sockets.c", name: "sockets",
            by: "cc -std=c11 '-DNEEDS=\"listen\"'", in: folder.url)
        let outcome = try FeedHostProcess.run(
            [
                "--allow", "listen", "-r", library,
                try folder.write(SampleDocuments.rss, to: "feed.xml").path,
            ],
            shell: """
                cd '\(folder.url.path)'
                "$0" "$@" >drawn 2>messages &
                for step in $(seq 600); do grep -q 'listening on' messages && break; sleep 0.1; done
                port=$(sed -n 's/.*listening on //p' messages)
                cat </dev/tcp/127.0.0.1/$port
                wait $!
                status=$?
                cat drawn
                exit $status
                """)
        #expect(outcome.status == 0)
        #expect(outcome.text.hasPrefix("hello"), "\(outcome.text)")
        #expect(outcome.text.contains("server done"), "\(outcome.text)")
        #expect(outcome.text.contains("reuseaddr done\nkeepalive done\n"), "\(outcome.text)")
        for attempt in Self.networks + Self.never {
            #expect(outcome.text.contains("\(attempt) refused"), "\(attempt)")
        }
    }

    /// Compiles a plugin of this source, and draws with it.
    private func draw(
        _ source: String, _ options: [String] = [], environment: [String: String] = [:]
    ) throws -> FeedHostProcess.Outcome {
        let source = try folder.write(source, to: "own.c").path
        let library = folder.path + "/own.so"
        return try FeedHostProcess.run(
            options + ["-r", library, "-"], input: Data(SampleDocuments.rss.utf8),
            environment: environment,
            shell:
                "cc -w -shared -fPIC -I'\(ZooPlugin.package.path)/Sources/FeedPluginAPI/include' "
                + "-o '\(library)' '\(source)' && exec \"$0\" \"$@\"")
    }

    @Test func `Refuses what can't be an address like any other without a grant`() throws {
        let outcome = try draw(
            """
            #include <errno.h>
            #include <sys/socket.h>
            static char overlong[4096];
            #define REFUSED(call) say((call) < 0 && errno == EPERM ? "refused " : "other ");
            #define ZOO_DISPLAY REFUSED(connect(1, (void *)8, 16)) \
                REFUSED(connect(1, (void *)overlong, sizeof overlong)) \
                REFUSED(bind(1, (void *)8, 16)) REFUSED(bind(1, (void *)overlong, 129))
            #include "\(ZooPlugin.package.path)/Tests/Zoo/zoo.h"
            """)
        #expect(
            outcome.text.hasPrefix("refused refused refused refused "),
            "\(outcome.text) \(outcome.errors)")
        #expect(outcome.errors.contains("to use the network (connect)"), "\(outcome.errors)")
        #expect(outcome.errors.contains("to use the network (bind)"), "\(outcome.errors)")
    }

    @Test func `A message between host and worker has one descriptor at most`() throws {
        let outcome = try Shell.run(
            """
            cc -std=c11 -Wall -ISources/System/LinuxSandbox/include -o '\(folder.path)/passed' \\
                Tests/Fixtures/passed_descriptors.c Sources/System/LinuxSandbox/channel.c
            '\(folder.path)/passed'
            """, in: ZooPlugin.package)
        #expect(outcome.words == "1 0\n1 1\n-74 0\n-74 0\n")
    }

    @Test func `Files grants reading of system files`() throws {
        let outcome = try draw(
            """
            #define ZOO_OWN_NOTE
            #define ZOO_DISPLAY say(open("/usr/share/doc", O_RDONLY) >= 0 ? "there " : "not "); \\
                say(open("/etc/passwd", O_RDONLY) >= 0 ? "there " : "not "); \\
                say(open("/usr/feedhost-zoo", O_WRONLY | O_CREAT, 0600) >= 0 ? "there " : "not ");
            #include "\(ZooPlugin.package.path)/Tests/Zoo/zoo.h"
            FEED_PLUGIN_NOTE("id=reads\\n" "name=Reads\\n" "version=1\\n" "views=feed\\n" "needs=files\\n");
            """, ["--allow", "files"])
        #expect(outcome.text.hasPrefix("there not not "), "\(outcome.text) \(outcome.errors)")
    }

    @Test func `Opens granted files without emptying them`() throws {
        let key = try folder.write("key", to: "key")
        let outcome = try draw(
            """
            #define _GNU_SOURCE
            #include <sys/syscall.h>
            #ifndef SYS_open
            #define SYS_open SYS_openat, AT_FDCWD
            #endif
            #define ZOO_OWN_NOTE
            #define ZOO_DISPLAY \\
                say(open(getenv("XAUTHORITY"), O_RDONLY | O_TRUNC) >= 0 ? "there " : "not "); \\
                say(syscall(SYS_open, getenv("XAUTHORITY"), O_RDONLY | O_TRUNC) >= 0 ? "there " : "not ");
            #include "\(ZooPlugin.package.path)/Tests/Zoo/zoo.h"
            FEED_PLUGIN_NOTE("id=reads\\n" "name=Reads\\n" "version=1\\n" "views=feed\\n" "needs=display\\n");
            """, ["--allow", "display"],
            environment: ["DISPLAY": ":7", "XAUTHORITY": key.path])
        #expect(outcome.text.hasPrefix("there there "), "\(outcome.text) \(outcome.errors)")
        #expect(try String(contentsOf: key, encoding: .utf8) == "key")
    }
}
