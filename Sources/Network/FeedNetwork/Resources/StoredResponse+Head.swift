extension StoredResponse {
    /// The record to keep of a response that has just come.
    init(
        kind: ResourceKind, head: ResponseHead, addressClass: AddressClass?, requestTime: Int64,
        responseTime: Int64
    ) {
        let fields = head.freshnessFields
        self.init(
            kind: kind, entityTag: head["etag"], lastModified: head["last-modified"],
            cacheControl: fields.cacheControl, expires: fields.expires,
            contentType: head["content-type"],
            linkFields: kind == .document ? head.list("link") : nil, receivedAt: responseTime,
            freshUntil: responseTime, addressClass: addressClass)
        freshUntil = end(fields, requestTime: requestTime)
    }

    /// Returns true where the response may be used without asking.
    ///
    /// What is kept is not believed longer than what has just come; and what came in the future came
    /// while the clock was wrong.
    func isFresh(at now: Int64) -> Bool {
        receivedAt <= now && now < min(freshUntil, receivedAt + longestFresh)
    }

    private var longestFresh: Int64 {
        FreshnessCap.seconds(kind, hasValidators: entityTag != nil || lastModified != nil)
    }

    private func end(_ fields: Freshness.Fields, requestTime: Int64) -> Int64 {
        Freshness.end(
            fields, requestTime: requestTime, responseTime: receivedAt, longest: longestFresh,
            isGuessingAllowed: kind == .picture)
    }

    /// Takes over what a 304 says (RFC 9111, section 4.3.4): the fields it has replace those that
    /// were kept, the others stay.
    mutating func refresh(by head: ResponseHead, requestTime: Int64, responseTime: Int64) {
        var fields = head.freshnessFields
        if fields.cacheControl == nil, fields.expires == nil {
            fields.cacheControl = cacheControl
            fields.expires = expires
        }
        entityTag = head["etag"] ?? entityTag
        lastModified = head["last-modified"] ?? lastModified
        if kind == .document { linkFields = head.list("link") ?? linkFields }
        fields.lastModified = lastModified
        cacheControl = fields.cacheControl
        expires = fields.expires
        receivedAt = responseTime
        freshUntil = end(fields, requestTime: requestTime)
    }
}

extension ResponseHead {
    /// The fields that say how long the response is fresh.
    var freshnessFields: Freshness.Fields {
        Freshness.Fields(
            cacheControl: list("cache-control"), expires: self["expires"], date: self["date"],
            age: self["age"], lastModified: self["last-modified"], pragma: list("pragma"),
            vary: list("vary"))
    }
}
