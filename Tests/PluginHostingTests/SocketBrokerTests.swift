import Glibc
import LinuxSandbox
import PluginTestSupport
import Testing
import WorkerProtocol

@testable import WorkerHosting

/// The socket addresses that a worker may use.
struct SocketBrokerTests {
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let datagram = Int32(SOCK_DGRAM.rawValue)

    private func broker(
        _ grants: WorkerGrants, _ variables: [String] = []
    ) throws -> SocketBroker {
        var settings = WorkerSettings()
        settings.grants = grants
        settings.variables = variables
        settings.reaches = { $0 == [8, 8, 8, 8] }
        return try #require(SocketBroker(for: settings))
    }

    private func address(_ host: [UInt8], _ port: UInt16) -> [UInt8] {
        let family = host.count == 4 ? AF_INET : AF_INET6
        let head = [UInt8(family), 0, UInt8(port >> 8), UInt8(port & 255)]
        return host.count == 4
            ? head + host + [UInt8](repeating: 0, count: 8)
            : head + [0, 0, 0, 0] + host + [0, 0, 0, 0]
    }

    private func path(_ text: String) -> [UInt8] { [UInt8(AF_UNIX), 0] + Array(text.utf8) + [0] }

    @Test func `Is nil without a grant of sockets`() {
        var settings = WorkerSettings()
        settings.grants = [.terminal, .files]
        #expect(SocketBroker(for: settings) == nil)
    }

    @Test func `Permits addresses of the policy with the network grant`()
        throws
    {
        let broker = try broker(.network)
        for type in [Self.stream, Self.datagram] {
            #expect(broker.permits(Int32(SANDBOX_CONNECT), type, address([8, 8, 8, 8], 80)))
            #expect(!broker.permits(Int32(SANDBOX_CONNECT), type, address([127, 0, 0, 1], 80)))
            #expect(!broker.permits(Int32(SANDBOX_BIND), type, address([127, 0, 0, 1], 0)))
        }
        #expect(!broker.permits(Int32(SANDBOX_CONNECT), Self.stream, path("/run/docker.sock")))
        #expect(
            !broker.permits(Int32(SANDBOX_CONNECT), Self.stream, [UInt8(AF_INET), 0, 0, 80, 8]))
        #expect(!broker.permits(Int32(SANDBOX_CONNECT), Self.stream, []))
    }

    @Test func `Permits unprivileged ports of loopback with the listen grant`() throws {
        let broker = try broker(.listen)
        let loopback6 = [UInt8](repeating: 0, count: 15) + [1]
        for host in [[127, 0, 0, 1], loopback6] {
            #expect(broker.permits(Int32(SANDBOX_BIND), Self.stream, address(host, 0)))
            #expect(broker.permits(Int32(SANDBOX_BIND), Self.stream, address(host, 8080)))
            #expect(broker.permits(Int32(SANDBOX_LISTEN), Self.stream, address(host, 8080)))
            #expect(!broker.permits(Int32(SANDBOX_LISTEN), Self.stream, address(host, 0)))
            #expect(!broker.permits(Int32(SANDBOX_BIND), Self.stream, address(host, 80)))
            #expect(!broker.permits(Int32(SANDBOX_BIND), Self.datagram, address(host, 8080)))
            #expect(!broker.permits(Int32(SANDBOX_CONNECT), Self.stream, address(host, 8080)))
        }
        for host in [[0, 0, 0, 0], [192, 168, 0, 1], [UInt8](repeating: 0, count: 16)] {
            #expect(!broker.permits(Int32(SANDBOX_BIND), Self.stream, address(host, 8080)))
            #expect(!broker.permits(Int32(SANDBOX_LISTEN), Self.stream, address(host, 8080)))
        }
    }

    @Test func `Gives no X11 display where there is a Wayland one`() throws {
        let folder = try TemporaryFolder()
        func variables(_ name: String?) -> [String] {
            let values = [
                "DISPLAY": ":7", "XDG_RUNTIME_DIR": folder.path, "XAUTHORITY": "/key",
                "WAYLAND_DISPLAY": name,
            ]
            #expect(
                WorkerGrants.isDisplayOfX11 { values[$0] ?? nil }
                    == WorkerGrants.display.variables { values[$0] ?? nil }.contains("DISPLAY=:7"))
            return WorkerGrants.display.variables { values[$0] ?? nil }
        }
        _ = try folder.write([], to: "wayland-7")
        #expect(
            variables("wayland-7") == [
                "WAYLAND_DISPLAY=wayland-7", "XDG_RUNTIME_DIR=\(folder.path)",
            ])
        #expect(variables(folder.path + "/wayland-7").count == 2)
        for name in ["wayland-8", "", nil] {
            #expect(variables(name).contains("DISPLAY=:7"))
            #expect(variables(name).contains("XAUTHORITY=/key"))
        }
    }

    @Test func `Permits the sockets of the user's display`() throws {
        let broker = try broker(
            .display, ["DISPLAY=:7.0", "XDG_RUNTIME_DIR=/run/user/7", "WAYLAND_DISPLAY=wayland-7"])
        for name in ["/run/user/7/wayland-7", "/tmp/.X11-unix/X7"] {
            #expect(broker.permits(Int32(SANDBOX_CONNECT), Self.stream, path(name)))
            #expect(!broker.permits(Int32(SANDBOX_CONNECT), Self.datagram, path(name)))
            #expect(!broker.permits(Int32(SANDBOX_BIND), Self.stream, path(name)))
        }
        let abstract = Array(path("\0/tmp/.X11-unix/X7").dropLast())
        #expect(broker.permits(Int32(SANDBOX_CONNECT), Self.stream, abstract))
        #expect(!broker.permits(Int32(SANDBOX_CONNECT), Self.stream, abstract + [0]))
        for name in ["/run/user/7/bus", "/tmp/.X11-unix/X70", "/run/user/7/../7/wayland-7", ""] {
            #expect(!broker.permits(Int32(SANDBOX_CONNECT), Self.stream, path(name)))
        }
        #expect(!broker.permits(Int32(SANDBOX_CONNECT), Self.stream, address([8, 8, 8, 8], 80)))
    }
}
