/// How long redirects are remembered.
enum RedirectMemory {
    /// The longest one is remembered, in seconds: thirty days, so that one that was a mistake mends
    /// itself…
    private static let longestSeconds: Int64 = 30 * 86_400
    /// …and a day where it is none for good, or came without TLS, so that anybody on the way could have
    /// said it.
    private static let longestOtherSeconds: Int64 = 86_400

    /// Until when a redirect is followed without asking, in seconds since 1970; `nil` where it may
    /// not be remembered at all.
    ///
    /// A temporary one is followed so only where it says itself how long it is fresh (RFC 9111,
    /// section 4.2); it is remembered all the same, for when there is no network.
    static func end(
        _ head: ResponseHead, isPermanent: Bool, isSecure: Bool, requestTime: Int64,
        responseTime: Int64
    ) -> Int64? {
        let fields = head.freshnessFields
        guard Freshness.isStorable(fields) else { return nil }
        let isNoCache = fields.cacheControl.map { CacheControl($0).noCache } ?? false
        let longest = longest(isPermanent: isPermanent, isSecure: isSecure)
        guard isPermanent, !isNoCache, !Freshness.isExplicit(fields) else {
            return Freshness.end(
                fields, requestTime: requestTime, responseTime: responseTime, longest: longest,
                isGuessingAllowed: false)
        }
        return responseTime + longest
    }

    /// Returns true where a redirect is followed without asking.
    ///
    /// One that is remembered for longer than any may be was said while the clock was wrong.
    static func isFollowed(_ redirect: StoredRedirect, isSecure: Bool, now: Int64) -> Bool {
        now < redirect.until
            && redirect.until - now
                <= longest(isPermanent: redirect.isPermanent, isSecure: isSecure)
    }

    private static func longest(isPermanent: Bool, isSecure: Bool) -> Int64 {
        isPermanent && isSecure ? longestSeconds : longestOtherSeconds
    }
}
