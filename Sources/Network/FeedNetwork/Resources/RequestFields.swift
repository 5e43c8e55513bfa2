/// The header fields of a request, beside those of libcurl.
enum RequestFields {
    private static let document =
        "application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml;q=0.9,"
        + " application/xml;q=0.8, text/xml;q=0.8, application/json;q=0.8, text/html;q=0.6,"
        + " */*;q=0.5"
    private static let picture =
        "image/avif, image/webp, image/png, image/jpeg, image/gif, image/*;q=0.5"

    /// Returns the fields for a request.
    ///
    /// - Parameters:
    ///   - kept: the stored response, whose validators are sent verbatim.
    ///   - userAgent: replaces the name of the program.
    static func make(
        _ kind: ResourceKind, asking kept: StoredResponse?, as userAgent: String?
    ) -> [HTTPField] {
        [
            HTTPField("Accept", kind == .document ? document : picture),
            userAgent.flatMap { HTTPField("User-Agent", $0) },
            kept?.entityTag.flatMap { HTTPField("If-None-Match", $0) },
            kept?.lastModified.flatMap { HTTPField("If-Modified-Since", $0) },
        ].compactMap(\.self)
    }
}
