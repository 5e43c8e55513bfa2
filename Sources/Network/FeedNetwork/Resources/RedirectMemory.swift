/// How long redirects are stored.
enum RedirectMemory {
    /// The longest time for a permanent redirect, in seconds: thirty days, so that mistakes end…
    private static let longestSeconds: Int64 = 30 * 86_400
    /// …and a day for a temporary one, or one without TLS, which anyone on the way could have sent.
    private static let longestOtherSeconds: Int64 = 86_400

    /// Returns when a redirect stops being followed without a request, in seconds since 1970; `nil`
    /// if it must not be stored.
    ///
    /// A temporary one is followed so only with an explicit lifetime (RFC 9111, section 4.2), but
    /// stored anyway, for use while offline.
    static func end(
        _ head: ResponseHead, isPermanent: Bool, isSecure: Bool, requestTime: Int64,
        responseTime: Int64
    ) -> Int64? {
        let fields = head.freshnessFields
        guard Freshness.isStorable(fields) else { return nil }
        let isNoCache = fields.control?.noCache ?? false
        let longest = longest(isPermanent: isPermanent, isSecure: isSecure)
        guard isPermanent, !isNoCache, !Freshness.isExplicit(fields) else {
            return Freshness.end(
                fields, requestTime: requestTime, responseTime: responseTime, longest: longest,
                isGuessingAllowed: false)
        }
        return responseTime + longest
    }

    /// Returns true if a redirect is followed without a request.
    ///
    /// One with an impossible end was stored while the clock was wrong.
    static func isFollowed(_ redirect: StoredRedirect, isSecure: Bool, now: Int64) -> Bool {
        now < redirect.until
            && redirect.until - now
                <= longest(isPermanent: redirect.isPermanent, isSecure: isSecure)
    }

    private static func longest(isPermanent: Bool, isSecure: Bool) -> Int64 {
        isPermanent && isSecure ? longestSeconds : longestOtherSeconds
    }
}
