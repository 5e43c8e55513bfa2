import Glibc
import LinuxSandbox
import WorkerProtocol

/// Decides which addresses a worker's sockets may use, by its grants.
///
/// `display` allows the user's display; `network` allows public addresses and the name servers;
/// `listen` allows serving on loopback addresses.
final class SocketBroker: Sendable {
    private let grants: WorkerGrants
    private let reaches: @Sendable ([UInt8]) -> Bool
    private let displays: [[UInt8]]
    private let nameServers: [[UInt8]]

    private static let nameService: UInt16 = 53
    private static let firstFreePort: UInt16 = 1024
    private static let loopback6 = [UInt8](repeating: 0, count: 15) + [1]

    /// Returns `nil` if no grant concerns sockets.
    init?(for settings: WorkerSettings) {
        grants = settings.grants
        guard !grants.isDisjoint(with: [.display, .network, .listen]) else { return nil }
        reaches = settings.reaches
        displays = grants.contains(.display) ? Self.displays(in: settings.variables) : []
        nameServers = grants.contains(.network) ? Self.nameServers() : []
    }

    /// Answers the worker on a channel, and closes it when the worker ends.
    func serve(_ channel: Int32) {
        let context = unsafe Unmanaged.passRetained(self)
        let result = unsafe sandbox_start_broker(
            channel,
            { context, action, type, address, length in
                guard let context = unsafe context, let address = unsafe address else { return 0 }
                let broker = unsafe Unmanaged<SocketBroker>.fromOpaque(context)
                    .takeUnretainedValue()
                let bytes = unsafe [UInt8](UnsafeRawBufferPointer(start: address, count: length))
                return broker.permits(action, type, bytes) ? 1 : 0
            },
            { context in
                guard let context = unsafe context else { return }
                unsafe Unmanaged<SocketBroker>.fromOpaque(context).release()
            }, context.toOpaque())
        if result < 0 {
            close(channel)
            unsafe context.release()
        }
    }

    /// Returns true if the worker may perform an operation with a socket and an address in the
    /// system's format.
    func permits(_ action: Int32, _ type: Int32, _ address: [UInt8]) -> Bool {
        guard address.count >= 2 else { return false }
        let isStream = type == Int32(SOCK_STREAM.rawValue)
        let family = Int32(address[0]) | Int32(address[1]) << 8
        switch (Int(action), family) {
        case (SANDBOX_CONNECT, AF_UNIX):
            return isStream && displays.contains(Self.path(in: address))
        case (SANDBOX_CONNECT, AF_UNSPEC):
            // Disconnecting is allowed for datagram sockets.
            return grants.contains(.network) && !isStream
        case (SANDBOX_CONNECT, _):
            guard grants.contains(.network), let (port, host) = Self.host(in: address, family)
            else { return false }
            return reaches(host) || port == Self.nameService && nameServers.contains(host)
        case (SANDBOX_BIND, _), (SANDBOX_LISTEN, _):
            guard grants.contains(.listen), isStream,
                let (port, host) = Self.host(in: address, family)
            else { return false }
            // `listen` without `bind` gets a free port.
            let isFree = port >= Self.firstFreePort || Int(action) == SANDBOX_BIND && port == 0
            return isFree && (host.count == 4 ? host[0] == 127 : host == Self.loopback6)
        default: return false
        }
    }

    private static func host(
        in address: [UInt8], _ family: Int32
    ) -> (port: UInt16, host: [UInt8])? {
        let range: Range<Int>
        switch family {
        case AF_INET: range = 4..<8
        case AF_INET6: range = 8..<24
        default: return nil
        }
        guard address.count >= range.upperBound else { return nil }
        return (UInt16(address[2]) << 8 | UInt16(address[3]), Array(address[range]))
    }

    /// The path of a Unix socket; an abstract one starts with NUL.
    private static func path(in address: [UInt8]) -> [UInt8] {
        let path = address.dropFirst(2)
        guard path.first != 0 else { return Array(path) }
        return Array(path.prefix { $0 != 0 })
    }

    /// The socket paths of the displays named by environment variables.
    private static func displays(in variables: [String]) -> [[UInt8]] {
        func value(_ name: String) -> String? {
            variables.first { $0.hasPrefix(name + "=") }.map {
                String($0.dropFirst(name.count + 1))
            }
        }
        var paths: [String] = []
        if let folder = value("XDG_RUNTIME_DIR") {
            let name = value("WAYLAND_DISPLAY") ?? "wayland-0"
            paths.append(name.hasPrefix("/") ? name : folder + "/" + name)
        } else if let name = value("WAYLAND_DISPLAY"), name.hasPrefix("/") {
            paths.append(name)
        }
        if let display = value("DISPLAY"), let colon = display.lastIndex(of: ":"),
            ["", "unix"].contains(display[..<colon])
        {
            let number = display[colon...].dropFirst().prefix { $0.isASCII && $0.isNumber }
            let path = "/tmp/.X11-unix/X" + number
            paths += [path, "\0" + path]
        }
        return paths.map { Array($0.utf8) }
    }

    /// The addresses of the name servers in use.
    private static func nameServers() -> [[UInt8]] {
        let named = SystemFile.text("/etc/resolv.conf").split(separator: "\n").compactMap {
            line -> [UInt8]? in
            let words = line.split { $0 == " " || $0 == "\t" }
            guard words.count > 1, words[0] == "nameserver" else { return nil }
            return address(String(words[1].prefix { $0 != "%" }))
        }
        // The default is this machine.
        return named.isEmpty ? [[127, 0, 0, 1], loopback6] : named
    }

    private static func address(_ text: String) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 16)
        if unsafe inet_pton(AF_INET, text, &bytes) == 1 { return Array(bytes.prefix(4)) }
        return unsafe inet_pton(AF_INET6, text, &bytes) == 1 ? bytes : nil
    }
}
