import FeedNetwork
import FeedPresentation
import SystemInterface

extension ResourceFailure: WordedError {
    /// Temporary failures can be retried.
    var words: FeedErrorWords {
        var words = firmWords
        words.canRetry = isTemporary
        return words
    }

    private var firmWords: FeedErrorWords {
        switch self {
        case .transfer(let outcome, let address, let detail):
            Self.transfer(outcome, address, detail)
        case .tooLarge(let limit, let address):
            "\(address) is larger than \(ByteWording.limit(Int64(limit)))"
                .advising("raise the limit with --max-bytes, if you expect that much")
        case .status(let status, let address):
            Self.status(status, address)
        case .gone(let address):
            "\(address) is gone for good (HTTP 410)"
                .advising("do without it")
        case .heldUntil(let until, let status, let address):
            "the server of \(address) asks to be left alone (HTTP \(status))"
                .advising("it will be asked again after \(ClockWording.words(until))")
        case .tooManyRedirects(let address):
            "\(address) is redirected more than 10 times"
                .advising("open it in a browser to see where it has moved")
        case .badRedirect(let from, to: ""):
            "\(from) is redirected without a word of where to".advising("tell those who run it")
        case .badRedirect(let from, let target):
            "\(from) is redirected to '\(target.prefix(200))', which is not fetched"
                .advising("only http and https addresses are followed")
        case .notInCache(let address):
            "nothing is kept of \(address)".advising("try again without --offline")
        case .badAddress(let text):
            "'\(hidingCredentials(text).prefix(200))' is no address that can be fetched"
                .advising(
                    "write it as https://host/path, a port as in host:8080, a host of IPv6 in brackets"
                )
        case .deadlinePassed(let address):
            Self.deadline(address)
        }
    }

    /// In an invalid address, anything before an @ may be a password.
    private func hidingCredentials(_ text: String) -> String {
        guard let at = text.utf8.lastIndex(of: UInt8(ascii: "@")) else { return text }
        return String(text.unicodeScalars.prefix { $0 != ":" }) + "://…" + text[at...]
    }

    /// The words for a failed transfer. Long because it has a message for each outcome.
    private static func transfer(
        _ outcome: HTTPResult.Outcome, _ address: ResourceAddress, _ detail: String
    ) -> FeedErrorWords {
        let cause = detail.isEmpty ? "" : ": \(detail)"
        return switch outcome {
        case .addressRefused(let addressClass):
            FeedErrorWords(
                message:
                    "\(address) leads to \(addressClass?.words ?? "an address that is not allowed")"
                    + ", where what others name may not be fetched",
                remedy: "allow it with --allow-private, if you trust who named it")
        case .headTooLarge:
            "the server of \(address) sends endless headers".advising("tell those who run it")
        case .deadlinePassed:
            deadline(address)
        case .tooSlow:
            "the server of \(address) sends next to nothing".advising("try again later")
        case .hostNotFound:
            "the host '\(address.host)' was not found"
                .advising("check its name, and whether there is a network")
        case .connectionFailed:
            "nobody answers at \(address)".advising("check the address, or try again later")
        // Messages of OpenSSL and GnuTLS for a server without TLS.
        case .secureConnectionFailed
        where detail.contains(text: "wrong version number")
            || detail.contains(text: "unexpected TLS packet"):
            "the server of \(address) does not speak TLS there"
                .advising("check the address; it may begin with http:// instead")
        // Messages of OpenSSL and GnuTLS for an unusable file of certificates.
        case .secureConnectionFailed
        where ["certificate file", "verify locations", "ca cert file"]
            .contains { detail.contains(text: $0) }:
            "no secure connection to \(address): \(detail)"
                .advising("check the file that CURL_CA_BUNDLE or SSL_CERT_FILE names")
        case .secureConnectionFailed:
            "no secure connection to \(address)\(cause)"
                .advising("check the address and its port; the server may not speak TLS there")
        // Messages of OpenSSL and GnuTLS for an untrusted certificate.
        case .untrusted
        where ["self-signed", "self signed", "local issuer", "signer not found", "unknown issuer"]
            .contains { detail.contains(text: $0) }:
            "the certificate of \(address.host) does not vouch for it: \(detail)"
                .advising(
                    "if you trust it, name a file that has its certificate in CURL_CA_BUNDLE; nothing was loaded"
                )
        case .untrusted:
            "the certificate of \(address.host) does not vouch for it: \(detail)"
                .advising("check the address and this machine's clock; nothing was loaded")
        case .cutShort:
            "the connection to \(address) broke before all had come".advising("try again later")
        case .malformed:
            "what \(address) answers is not HTTP, or broken\(cause)"
                .advising("try again later, or tell those who run it")
        case .proxyFailed:
            "the proxy does not answer that leads to \(address)\(cause)"
                .advising("check \(proxyVariable(address)), or name the host in no_proxy")
        case .proxyRefused(407):
            passwordForProxy(address)
        case .proxyRefused(let status):
            "the proxy does not lead to \(address) (HTTP \(status))"
                .advising("check \(proxyVariable(address)), or ask those who run the proxy")
        case .badAddress:
            "\(address) is no address that can be fetched".advising("check how it is written")
        case .complete, .failed, .bodyTooLarge:
            "\(address) could not be loaded\(cause)".advising("try again later")
        }
    }

    private static func deadline(_ address: ResourceAddress) -> FeedErrorWords {
        "\(address) took too long".advising("try again later, or allow more with --timeout")
    }

    private static func passwordForProxy(_ address: ResourceAddress) -> FeedErrorWords {
        "the proxy wants a name and a password (HTTP 407)"
            .advising("write them into \(proxyVariable(address)): http://NAME:PASSWORD@HOST:PORT")
    }

    private static func proxyVariable(_ address: ResourceAddress) -> String {
        address.isSecure ? "https_proxy" : "http_proxy"
    }

    private static func status(_ status: Int, _ address: ResourceAddress) -> FeedErrorWords {
        switch status {
        case 404:
            "there is nothing at \(address) (HTTP 404)"
                .advising("check the address, or look for the feed on its site")
        case 204, 205:
            "the server answers \(address) with nothing (HTTP \(status))"
                .advising("try again later, or look for the feed on its site")
        case 407:
            passwordForProxy(address)
        case 401 where address.hasCredentials:
            "\(address) refuses the name and the password (HTTP 401)"
                .advising("correct them in the address: https://NAME:PASSWORD@HOST/…")
        case 401:
            "\(address) wants a name and a password (HTTP 401)"
                .advising("write them into the address: https://NAME:PASSWORD@HOST/…")
        case 403:
            "the server does not give \(address) to us (HTTP 403)".advising("ask those who run it")
        case 500...:
            "the server of \(address) has a fault (HTTP \(status))".advising("try again later")
        case 408, 425:
            "the server answers \(address) with HTTP \(status)".advising("try again later")
        default:
            "the server answers \(address) with HTTP \(status)".advising("check the address")
        }
    }
}

extension AddressClass {
    /// The name of the class.
    fileprivate var words: String {
        switch self {
        case .public: "the internet"
        case .loopback, .unspecified: "this machine"
        case .private, .uniqueLocal, .shared: "a private network"
        case .linkLocal: "the local link"
        case .multicast: "a multicast group"
        case .reserved: "a reserved address"
        }
    }
}
