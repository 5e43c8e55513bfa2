import Testing

@testable import FeedNetwork

struct FreshnessTests {
    /// 2017-06-14T09:30:00Z
    private static let now: Int64 = 1_497_432_600
    /// 2070-06-14T00:00:00Z
    private static let later: Int64 = 3_169_929_600
    private static let date = "Wed, 14 Jun 2017 09:30:00 GMT"

    @Test(
        arguments: [
            (Freshness.Fields(), 0),
            (.init(cacheControl: "max-age=60"), 60),
            (.init(cacheControl: "public, MAX-AGE=\"60\" , x"), 60),
            (.init(cacheControl: "max-age=60, max-age=30"), 30),
            (.init(cacheControl: "max-age=nonsense"), 0),
            (.init(cacheControl: "max-age=-5"), 0),
            (.init(cacheControl: "max-age"), 0),
            (.init(cacheControl: "ext=\"max-age=9\""), 0),
            (.init(cacheControl: "no-cache, max-age=60"), 0),
            (.init(cacheControl: "no-cache=\"set-cookie\", max-age=60"), 60),
            (.init(cacheControl: "no-store, max-age=60"), 0),
            (.init(cacheControl: "max-age=60", age: "20"), 40),
            (.init(cacheControl: "max-age=60", age: "99"), 0),
            (.init(cacheControl: "max-age=60", age: "old"), 60),
            (.init(cacheControl: "max-age=60", date: "Wed, 14 Jun 2017 09:29:30 GMT"), 30),
            (.init(cacheControl: "max-age=60", date: "Wed, 14 Jun 2017 09:40:00 GMT"), 60),
            (.init(cacheControl: "max-age=99999999999999999999999"), 86_400),
            (.init(cacheControl: "max-age=00000000000060"), 60),
            (.init(expires: "3600"), 0), (.init(expires: "2018"), 0),
            (.init(expires: "2017-06-14T09:32:00Z"), 0),
            (.init(expires: "Wed, 14 Jun 2017 09:32:00 +0000"), 0),
            (.init(cacheControl: "max-age=60", date: "2017"), 60),
            (.init(cacheControl: "max-age=90000", age: "3600"), 86_400),
            (.init(cacheControl: "max-age=60", vary: "Accept, *"), 0),
            (.init(cacheControl: "max-age=60", vary: "Accept"), 60),
            (.init(expires: "Wed, 14 Jun 2017 09:32:00 GMT"), 120),
            (.init(expires: "Wednesday, 14-Jun-17 09:32:00 GMT", date: date), 120),
            (.init(expires: "Wed Jun 14 09:32:00 2017", date: date), 120),
            (.init(expires: "0"), 0), (.init(expires: "-1"), 0), (.init(expires: "soon"), 0),
            (.init(cacheControl: "max-age=5", expires: "Wed, 14 Jun 2017 09:32:00 GMT"), 5),
            (.init(expires: "Wed, 14 Jun 2017 09:32:00 GMT", pragma: "no-cache"), 0),
            (.init(expires: "Wed, 14 Jun 2017 09:32:00 GMT", pragma: "x=1, No-Cache"), 0),
            (.init(expires: "Wed, 14 Jun 2017 09:32:00 GMT", pragma: "no-cash"), 120),
            (.init(cacheControl: "max-age=5", pragma: "no-cache"), 5),
            (.init(lastModified: "Wed, 14 Jun 2017 08:30:00 GMT"), 0),
        ] as [(Freshness.Fields, Int64)])
    func `Computes the lifetime that the server declares`(fields: Freshness.Fields, seconds: Int64)
    {
        let end = Freshness.end(
            fields, requestTime: Self.now, responseTime: Self.now, longest: 86_400,
            isGuessingAllowed: false)
        #expect(end - Self.now == seconds)
    }

    @Test
    func `Counts transit time as age`() {
        let end = Freshness.end(
            .init(cacheControl: "max-age=60"), requestTime: Self.now - 10, responseTime: Self.now,
            longest: 86_400,
            isGuessingAllowed: false)
        #expect(end - Self.now == 50)
    }

    @Test(
        arguments: [
            ("Wed, 14 Jun 2017 08:30:00 GMT", 360), ("Mon, 14 Jun 2010 08:30:00 GMT", 86_400),
            ("Mon, 14 Jun 2027 08:30:00 GMT", 0),
        ] as [(String, Int64)])
    func `Estimates a tenth of the age, up to a day`(changed: String, seconds: Int64) {
        let end = Freshness.end(
            .init(date: Self.date, lastModified: changed), requestTime: Self.now,
            responseTime: Self.now, longest: 86_400, isGuessingAllowed: true)
        #expect(end - Self.now == seconds)
    }

    @Test(
        arguments: [
            ("120", 120), (" 0 ", 1), ("99999999999", 604_800), ("-5", nil), ("soon", nil),
            ("Wed, 14 Jun 2017 09:31:00 GMT", 60), ("Wed, 14 Jun 2017 09:00:00 GMT", 1),
            ("Sat, 14 Jun 2397 09:31:00 GMT", 604_800), ("", nil),
            ("3600.5", nil), ("\"120\"", nil), ("+120", nil), ("1 20", nil),
            ("2017-06-14T09:31:00Z", nil), ("Wed Jun 14 09:31:00 2017", 60),
            ("Wed, 14 Jun 2017 09:30:00 GMT", 1), ("Wed, 14 Jun 2017 09:30:01 GMT", 1),
            ("Wed, 14 Jun 2017 09:30:02 GMT", 2), ("Wed, 21 Jun 2017 09:29:59 GMT", 604_799),
            ("Wed, 21 Jun 2017 09:30:00 GMT", 604_800), ("604799", 604_799), ("604801", 604_800),
        ] as [(String, Int64?)])
    func `Parses Retry-After`(value: String, seconds: Int64?) {
        #expect(RetryAfter.seconds(value, now: Self.now) == seconds)
    }

    @Test(
        arguments: [
            ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
            ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
            ("Sun Nov  6 08:49:37 1994", 784_111_777),
            ("Wed Nov 16 08:49:37 1994", 784_975_777),
            ("Thu, 29 Feb 2024 00:00:60 GMT", 1_709_164_860),
            ("Tuesday, 14-Jun-67 00:00:00 GMT", 3_075_235_200),
            ("Wednesday, 14-Jun-68 00:00:00 GMT", -48_902_400),
            ("Thu, 29 Feb 2023 00:00:00 GMT", nil), ("Thu, 29 Feb 1900 00:00:00 GMT", nil),
            ("Sun, 6 Nov 1994 08:49:37 GMT", nil), ("06 Nov 1994 08:49:37 GMT", nil),
            ("Sun, 06 Nov 1994 08:49:37 UTC", nil), ("Sun, 06 Nov 1994 08:49:37", nil),
            ("Sun, 06 Nov 1994 24:00:00 GMT", nil), ("Sun, 00 Nov 1994 08:49:37 GMT", nil),
            ("Sun, 31 Nov 1994 08:49:37 GMT", nil), ("Sun, 06 Nov 1994 08:49:37 GMT.", nil),
            ("Sun Nov 06 08:49:37 1994", 784_111_777), ("Sun, 06-Nov-94 08:49:37 GMT", nil),
            ("784111777", nil), ("", nil),
            ("Sun, 06 Nov 1994 23:59:59 GMT", 784_166_399),
            ("Sun, 06 Nov 1994 08:60:00 GMT", nil), ("Sun, 06 Nov 1994 08:49:61 GMT", nil),
            ("Mon, 01 Jan 0001 00:00:00 GMT", -62_135_596_800),
            ("Sat, 01 Jan 0000 00:00:00 GMT", nil), ("Tue, 29 Feb 2000 00:00:00 GMT", 951_782_400),
            ("Wed, 31 Dec 1969 23:59:59 GMT", -1), ("Sun Nov  6 08:49:37 199", nil),
            ("Sun, 06 Nov 1994 08:49:3: GMT", nil), ("Sun, 06 Nov 1994 08:49:3/ GMT", nil),
        ] as [(String, Int64?)])
    func `Parses the three date formats of HTTP`(text: String, seconds: Int64?) {
        #expect(HTTPDate.parse(text, now: Self.now) == seconds)
    }

    @Test(
        arguments: [
            ("0", 0), ("9", 9), ("1000000000", 1_000_000_000), ("2147483647", 2_147_483_647),
            ("2147483648", 2_147_483_648), ("2147483649", 2_147_483_648),
            ("99999999999", 2_147_483_648), ("00000000000000000001", 1),
            ("", nil), ("/", nil), (":", nil), ("1:", nil), ("-1", nil),
        ] as [(String, Int64?)])
    func `Parses seconds up to two to the power of 31`(text: String, seconds: Int64?) {
        #expect(DeltaSeconds.parse(text) == seconds)
    }

    @Test(
        arguments: [
            ("Friday, 14-Jun-20 00:00:00 GMT", 4_747_766_400),
            ("Monday, 14-Jun-21 00:00:00 GMT", 1_623_628_800),
            ("Saturday, 14-Jun-69 00:00:00 GMT", 3_138_393_600),
        ] as [(String, Int64)])
    func `Two digits are a year up to fifty years ahead`(text: String, seconds: Int64) {
        #expect(HTTPDate.parse(text, now: Self.later) == seconds)
    }

    @Test(arguments: ["\"\"", "\"", "\"60", "60\""])
    func `Counts a badly quoted lifetime as none`(value: String) {
        #expect(CacheControl("max-age=\(value)").maxAge == 0)
    }
}
