extension StoredResponse {
    /// Creates the record to store of a new response.
    init(
        kind: ResourceKind, head: ResponseHead, addressClass: AddressClass?, requestTime: Int64,
        responseTime: Int64
    ) {
        let fields = head.freshnessFields
        self.init(
            kind: kind, entityTag: head.verbatim("etag"),
            lastModified: head.verbatim("last-modified"),
            cacheControl: fields.cacheControl, expires: fields.expires,
            contentType: head["content-type"],
            linkFields: kind == .document ? head.list("link") : nil, receivedAt: responseTime,
            freshUntil: responseTime, addressClass: addressClass)
        freshUntil = end(fields, requestTime: requestTime)
    }

    /// True if the end of the document is missing.
    var isIncomplete: Bool { freshUntil == 0 }

    /// Marks a document without its end: the next request asks for all of it.
    mutating func markIncomplete() {
        entityTag = nil
        lastModified = nil
        freshUntil = 0
    }

    /// Returns true if the response may be used without a request.
    ///
    /// Applies the current limits of freshness; a response from the future was stored while the
    /// clock was wrong.
    func isFresh(at now: Int64) -> Bool {
        receivedAt <= now && now < min(freshUntil, receivedAt + longestFresh)
    }

    /// The longest freshness in seconds, whatever a server says: a day, or an hour for a document without
    /// validators.
    private var longestFresh: Int64 {
        kind == .document && entityTag == nil && lastModified == nil ? 3_600 : 86_400
    }

    private func end(_ fields: Freshness.Fields, requestTime: Int64) -> Int64 {
        Freshness.end(
            fields, requestTime: requestTime, responseTime: receivedAt, longest: longestFresh,
            isGuessingAllowed: kind == .picture)
    }

    /// Updates the fields from a 304 (RFC 9111, section 4.3.4); missing ones stay.
    mutating func refresh(by head: ResponseHead, requestTime: Int64, responseTime: Int64) {
        var fields = head.freshnessFields
        if fields.cacheControl == nil, fields.expires == nil {
            fields.cacheControl = cacheControl
            fields.expires = expires
        }
        entityTag = head.verbatim("etag") ?? entityTag
        lastModified = head.verbatim("last-modified") ?? lastModified
        if kind == .document { linkFields = head.list("link") ?? linkFields }
        fields.lastModified = lastModified
        cacheControl = fields.cacheControl
        expires = fields.expires
        receivedAt = responseTime
        freshUntil = end(fields, requestTime: requestTime)
    }
}

extension ResponseHead {
    /// The fields that determine freshness.
    var freshnessFields: Freshness.Fields {
        Freshness.Fields(
            cacheControl: list("cache-control"), expires: self["expires"], date: self["date"],
            age: self["age"], lastModified: self["last-modified"], pragma: list("pragma"),
            vary: list("vary"))
    }
}
