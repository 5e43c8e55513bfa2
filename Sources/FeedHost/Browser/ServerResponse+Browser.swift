import FeedLoading
import FeedNetwork
import FeedParsing

// Responses to the page. Headers prevent that other sites read, frame or run them.

extension ServerResponse {
    /// Allows the page's own scripts, pictures and requests of its origin, and media from anywhere
    /// that the user plays.
    private static let pagePolicy =
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        + "img-src 'self' data: blob:; media-src http: https:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    /// Disables everything, in case a browser displays fetched content as a document.
    private static let dataPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"

    private init(
        _ status: Int, _ body: [UInt8], mediaType: String = "text/plain; charset=utf-8",
        policy: String = ServerResponse.dataPolicy, caching: String = "no-store",
        further: [(String, String)] = []
    ) {
        let fields = [
            ("Content-Type", mediaType),
            ("Content-Security-Policy", policy),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cache-Control", caching),
        ]
        self.init(
            status: status, fields: (fields + further).compactMap { HTTPField($0.0, $0.1) },
            body: body)
    }

    /// A file of the page. Not cached, since another version may be served next.
    static func page(_ file: BrowserSite.File) -> ServerResponse {
        ServerResponse(
            200, file.bytes, mediaType: file.mediaType, policy: pagePolicy, caching: "no-cache")
    }

    /// Bytes for the page. Not cached, since the host has a cache.
    static func data(
        _ bytes: [UInt8], mediaType: String, location: String? = nil
    ) -> ServerResponse {
        ServerResponse(
            200, bytes, mediaType: mediaType,
            further: location.map { [("Content-Location", $0)] } ?? [])
    }

    /// States or archived items, in lines, and their version. Not cached.
    static func lines(
        _ status: Int, _ lines: [UInt8] = [], version: String?
    ) -> ServerResponse {
        ServerResponse(status, lines, further: version.map { [("ETag", $0)] } ?? [])
    }

    /// A document. The page needs its encoding, but not its type, and its final address as the base
    /// for relative ones.
    static func document(_ document: LoadedDocument, isFeed: Bool) -> ServerResponse {
        let first = document.bytes.first {
            ![0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0)
        }
        let kind =
            !isFeed
            ? "application/octet-stream"
            : first == UInt8(ascii: "{") ? "application/json" : "application/xml"
        let charset = document.context.httpCharset.flatMap { name in
            name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\",;=".utf8.contains($0) }
                ? "; charset=" + name : nil
        }
        return data(
            document.bytes, mediaType: kind + (charset ?? ""),
            location: document.context.documentURL)
    }

    /// A line with the reason for a refusal.
    static func refusal(_ status: Int, _ reason: String) -> ServerResponse {
        words(status, reason, further: status == 405 ? [("Allow", "GET, HEAD")] : [])
    }

    /// Refuses to load anything while others have to receive what is loaded.
    static var busy: ServerResponse { .refusal(503, "too much is on its way; try again") }

    /// A line of text.
    static func words(
        _ status: Int, _ words: String, further: [(String, String)] = []
    ) -> ServerResponse {
        ServerResponse(status, Array((words + "\n").utf8), further: further)
    }

    /// A failed load and its reason.
    static func failure(_ error: any Error) -> ServerResponse {
        .refusal(502, Console.clean(ErrorWording.line(for: error)))
    }
}
