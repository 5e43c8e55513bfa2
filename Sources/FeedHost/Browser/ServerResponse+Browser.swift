import FeedLoading
import FeedNetwork
import FeedParsing

// The responses that the page gets. None of them can be read, framed or run by another site.

extension ServerResponse {
    /// What the page may do: run its own files, show pictures of its own origin, and ask that; a film or a sound the person plays comes from where it is.
    private static let pagePolicy =
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        + "img-src 'self' data: blob:; media-src http: https:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    /// What others wrote may do nothing, should a browser ever take it for a page.
    private static let dataPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"

    private init(
        _ status: Int, _ body: [UInt8], mediaType: String, policy: String, caching: String,
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

    /// A file of the page. It is asked for each time, since another version may be served at the next.
    static func page(_ file: BrowserSite.File) -> ServerResponse {
        ServerResponse(
            200, file.bytes, mediaType: file.mediaType, policy: pagePolicy, caching: "no-cache")
    }

    /// Bytes for the page to read. The host has a cache already.
    static func data(
        _ bytes: [UInt8], mediaType: String, location: String? = nil
    ) -> ServerResponse {
        ServerResponse(
            200, bytes, mediaType: mediaType, policy: dataPolicy, caching: "no-store",
            further: location.map { [("Content-Location", $0)] } ?? [])
    }

    /// A document: as what kind it came does not matter to whoever reads it, only which encoding was named. Its
    /// address in the end is what relative ones in it are relative to.
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

    /// A line that says why there is nothing.
    static func refusal(_ status: Int, _ reason: String) -> ServerResponse {
        ServerResponse(
            status, Array((reason + "\n").utf8), mediaType: "text/plain; charset=utf-8",
            policy: dataPolicy, caching: "no-store",
            further: status == 405 ? [("Allow", "GET, HEAD")] : [])
    }

    /// What could not be loaded, and why.
    static func failure(_ error: any Error) -> ServerResponse {
        .refusal(502, Console.clean(ErrorWording.line(for: error)))
    }
}
