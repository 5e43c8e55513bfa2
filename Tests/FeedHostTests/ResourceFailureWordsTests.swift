import FeedNetwork
import FeedPresentation
import Testing

@testable import FeedHost

@Suite struct ResourceFailureWordsTests {
    @Test(arguments: [(503, true), (500, true), (404, false), (410, false)])
    func `Offers a retry for temporary failures`(status: Int, canRetry: Bool) throws {
        let address = try #require(ResourceAddress("https://example.org/feed.xml"))
        #expect(ResourceFailure.status(status, address: address).words.canRetry == canRetry)
    }

    @Test func `Offers no retry for permanent failures`() throws {
        let address = try #require(ResourceAddress("https://example.org/feed.xml"))
        for (detail, words) in [("alert", "feed.xml: alert"), ("", "feed.xml")] {
            let failure = ResourceFailure.transfer(
                .secureConnectionFailed, address: address, detail: detail)
            #expect(failure.kind == .permanent)
            #expect(failure.words.message?.hasSuffix(words) == true)
            #expect(failure.words.remedy?.contains("again") == false)
            #expect(!failure.words.canRetry)
        }
    }

    @Test func `Names the target of a bad redirect, or its absence`() throws {
        let address = try #require(ResourceAddress("https://example.org/feed.xml"))
        func message(_ target: String) -> String? {
            ResourceFailure.badRedirect(from: address, to: target).words.message
        }
        #expect(message("ftp://x/")?.contains("is redirected to 'ftp://x/'") == true)
        #expect(message("")?.hasSuffix("is redirected without a word of where to") == true)
    }

    @Test func `Tells a wrong password from a missing one`() throws {
        let missing = try #require(ResourceAddress("http://a.example/"))
        let wrong = try #require(ResourceAddress("http://me:bad@a.example/"))
        func message(_ address: ResourceAddress) -> String {
            ResourceFailure.status(401, address: address).words.message ?? ""
        }
        #expect(message(missing).contains("wants a name and a password"))
        #expect(message(wrong) == "http://a.example/ refuses the name and the password (HTTP 401)")
    }
}
