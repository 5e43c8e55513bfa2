import FeedModel
import SystemInterface

/// The location of a feed.
package enum FeedLocation: Hashable, Sendable {
    /// A file, by its path as written.
    case file(path: String)
    /// Standard input.
    case standardInput
    /// The built-in sample feed.
    case sample
    /// An address on the network.
    case remote(url: String)
    /// What a program of the configuration writes, by its name there.
    case program(name: String)

    /// What the address of a program begins with.
    package static let programScheme = "exec:"

    /// Parses a command-line argument: `-`, an `http` or `https` address, a `feed:` address as
    /// browsers pass them, a local `file` address, `exec:` and a name, or a path.
    package init(argument text: String) {
        let scheme = text.prefix { $0 != ":" }.lowercased()
        let rest = text.dropFirst(scheme.count + 1)
        let hasHost = rest.utf8.starts(with: "//".utf8)
        switch scheme {
        case _ where text == "-": self = .standardInput
        case "http" where hasHost, "https" where hasHost: self = .remote(url: text)
        case "feed" where hasHost: self = .remote(url: "http:" + rest)
        case "feed" where rest.hasPrefix("http://") || rest.hasPrefix("https://"):
            self = .remote(url: String(rest))
        case "exec" where Self.isName(rest): self = .program(name: String(rest))
        case "file":
            let path =
                rest.hasPrefix("//localhost/")
                ? rest.dropFirst(11)
                : rest.utf8.starts(with: "///".utf8) ? rest.dropFirst(2) : rest
            let bytes = AddressText.percentDecoded(path)
            // File names contain no NUL; an address that does stays as written.
            let isLocal =
                path.utf8.first == UInt8(ascii: "/") && !path.hasPrefix("//") && !bytes.contains(0)
            self = .file(path: isLocal ? SystemText.text(bytes) : text)
        default: self = .file(path: text)
        }
    }

    /// Returns true for the name of a program in the configuration.
    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
    }
}

extension FeedLocation {
    package static func == (location: FeedLocation, other: FeedLocation) -> Bool {
        location.exact == other.exact
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(exact)
    }

    /// By bytes, as files and servers tell them apart.
    private var exact: ExactText<String> {
        switch self {
        case .file(let path): ExactText("file:" + path)
        case .remote(let url): ExactText("remote:" + url)
        case .program(let name): ExactText(Self.programScheme + name)
        case .standardInput: ExactText("-")
        case .sample: ExactText("sample")
        }
    }
}
