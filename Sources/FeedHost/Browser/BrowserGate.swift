import FeedMarkup
import FeedNetwork
import SystemInterface

/// Authorizes requests and determines what they ask for.
///
/// Any web page can send requests to a server on this machine. Three checks protect it: other pages
/// don't know the token; `Host` contains their own name, even if that resolves to 127.0.0.1 (DNS
/// rebinding); and `Origin` and `Sec-Fetch-Site` name the requesting site.
struct BrowserGate {
    enum Verdict: Equatable {
        /// A file of the page, given by the names along its path.
        case file([String])
        /// The list of sources.
        case sources
        /// A source or a picture; `asksAnew` bypasses fresh cache entries.
        case fetch(String, asksAnew: Bool)
        /// The states of the items of a source, or of all.
        case states(of: String?)
        /// The archived items of a source, or those of all that were archived lately.
        case archive(of: String?)
        /// The whole article of a page that an item of a source links to.
        case article(String, of: String)
        /// A choice of the whole article of such a page, or of the feed's text, in the same way.
        case chooseArticle(String, of: String, limit: Int)
        /// A change of states, which is the body of at most some bytes.
        case changeStates(limit: Int)
        /// A change of the user's list of feeds, in the same way.
        case changeList(limit: Int)
        /// Where the user left the last reader.
        case place
        /// Where the user is, in the same way.
        case changePlace(limit: Int)
        /// How far recordings were played.
        case played
        /// How far one was played, in the same way.
        case changePlayed(limit: Int)
        /// Refused, with status and reason.
        case refused(Int, String)
    }

    /// The secret part of the address, in hexadecimal.
    let token: String
    /// The server's port.
    let port: Int

    /// Creates a gate with a new random token of 192 bits.
    init(port: Int) {
        var random = SystemRandomNumberGenerator()
        let digits = Array("0123456789abcdef".utf8)
        token = String(
            decoding: (0..<48).map { _ in digits[Int(random.next(upperBound: UInt8(16)))] },
            as: UTF8.self)
        self.port = port
    }

    /// The page's address.
    var address: String { "\(origin)/\(token)/" }

    private var host: String { "127.0.0.1:\(port)" }
    private var origin: String { "http://\(host)" }

    /// Returns what `request` asks for, or why it is refused.
    func verdict(on request: ServerRequest) -> Verdict {
        guard request.fields["host"] == host else {
            return .refused(403, "not for this host")
        }
        let target = request.target.utf8
        let path = target.prefix { $0 != UInt8(ascii: "?") }
        let rest = afterToken(Array(path))
        guard request.fields["origin"].map({ $0 == origin }) ?? true,
            request.fields["sec-fetch-site"].map({ ["same-origin", "none"].contains($0) }) ?? true
                || (rest?.isEmpty == true && Self.isVisit(request))
        else { return .refused(403, "not for other sites") }
        guard let rest else { return .refused(404, "nothing here") }
        let name = String(decoding: rest, as: UTF8.self)
        let query = Array(target.dropFirst(path.count + 1))
        switch (name, request.method) {
        case ("states", "POST"): return change(request, limit: 16 << 20, Verdict.changeStates)
        case ("list", "POST"): return change(request, limit: 64 << 10, Verdict.changeList)
        case ("place", "POST"):
            return change(request, limit: SharedPlace.limit, Verdict.changePlace)
        case ("played", "POST"):
            return change(request, limit: PlayedTimes.lineLimit, Verdict.changePlayed)
        case ("article", "POST"):
            return change(request, limit: 1) { limit in
                article(in: query, of: request) { .chooseArticle($0, of: $1, limit: limit) }
            }
        default: break
        }
        guard ["GET", "HEAD"].contains(request.method) else {
            return .refused(405, "only GET and HEAD")
        }
        switch name {
        case "": return .file(["index.html"])
        case "sources.json": return .sources
        case "place": return .place
        case "played": return .played
        case "fetch":
            // Fetched content is data for the page, and never a document of this origin.
            return url(in: query, of: request, for: ["empty", "image"]) { url in
                let cacheControl = request.fields["cache-control"] ?? ""
                return .fetch(url, asksAnew: cacheControl.lowercased().contains(text: "no-cache"))
            }
        case "states" where query.isEmpty: return .states(of: nil)
        case "states":
            return url(in: query, of: request, for: ["empty"]) { .states(of: $0) }
        case "archive" where query.isEmpty: return .archive(of: nil)
        case "article":
            return article(in: query, of: request) { .article($0, of: $1) }
        case "archive":
            return url(in: query, of: request, for: ["empty"]) { .archive(of: $0) }
        default: break
        }
        let names = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { PercentEncoding.decoded(Array($0).span) }
        // Rejects names that change when decoded a second time.
        let isOurs = names.allSatisfy { name in
            !name.isEmpty && name.first != UInt8(ascii: ".")
                && name.allSatisfy { $0 > 0x20 && $0 < 0x7F && !#"/\%"#.utf8.contains($0) }
        }
        guard isOurs else { return .refused(404, "nothing here") }
        return .file(names.map { String(decoding: $0, as: UTF8.self) })
    }

    /// Returns the path after the token. Compares in constant time.
    private func afterToken(_ path: [UInt8]) -> ArraySlice<UInt8>? {
        let expected = Array("/\(token)/".utf8)
        guard path.count >= expected.count else { return nil }
        var difference: UInt8 = 0
        for (one, other) in zip(path, expected) { difference |= one ^ other }
        return difference == 0 ? path[expected.count...] : nil
    }

    /// True if the user follows a link, such as that of ``BrowserHandover``: whoever wrote it knows
    /// the token, and can't read the page in the browser's window.
    private static func isVisit(_ request: ServerRequest) -> Bool {
        request.fields["sec-fetch-mode"] == "navigate"
            && request.fields["sec-fetch-dest"] == "document"
    }

    /// Only the page's scripts may write, and browsers name the origin of what they write.
    private func change(
        _ request: ServerRequest, limit: Int, _ verdict: (Int) -> Verdict
    ) -> Verdict {
        guard request.fields["origin"] == origin else { return .refused(403, "only for the page") }
        guard let length = request.fields["content-length"].flatMap({ Int($0) }) else {
            return .refused(411, "of unknown length")
        }
        return length <= limit ? verdict(limit) : .refused(413, "too large")
    }

    /// Returns the verdict on a request with an address in its query, for certain destinations.
    private func url(
        in query: [UInt8], of request: ServerRequest, for destinations: [String],
        _ verdict: (String) -> Verdict
    ) -> Verdict {
        guard request.fields["sec-fetch-dest"].map(destinations.contains) ?? true
        else { return .refused(403, "only for the page") }
        guard let url = Self.value("url", in: query) else {
            return .refused(404, "no url is asked for")
        }
        return verdict(url)
    }

    /// Returns the verdict on a request with the addresses of a page and of a source in its query.
    private func article(
        in query: [UInt8], of request: ServerRequest, _ verdict: (String, String) -> Verdict
    ) -> Verdict {
        guard let feed = Self.value("feed", in: query) else {
            return .refused(404, "no feed is named")
        }
        return url(in: query, of: request, for: ["empty"]) { verdict($0, feed) }
    }

    /// Returns what a query has under a name, if that is once.
    private static func value(_ name: String, in query: [UInt8]) -> String? {
        let name = Array("\(name)=".utf8)
        let values = query.split(separator: UInt8(ascii: "&")).filter { $0.starts(with: name) }
        return values.count == 1
            ? String(
                validating: PercentEncoding.decoded(Array(values[0].dropFirst(name.count)).span),
                as: UTF8.self) : nil
    }
}
