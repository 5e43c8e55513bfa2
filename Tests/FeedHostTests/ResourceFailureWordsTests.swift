import FeedLoading
import FeedNetwork
import FeedPresentation
import Testing

@testable import FeedHost

@Suite struct ResourceFailureWordsTests {
    @Test(arguments: [
        (503, true), (500, true), (408, true), (425, true), (404, false), (410, false),
    ])
    func `Offers and advises a retry for temporary failures`(status: Int, canRetry: Bool) throws {
        let address = try #require(ResourceAddress("https://example.org/feed.xml"))
        let words = ResourceFailure.status(status, address: address).words
        #expect(words.canRetry == canRetry)
        #expect((words.remedy == "try again later") == canRetry)
    }

    @Test func `Offers no retry for permanent failures`() throws {
        let address = try #require(ResourceAddress("https://example.org/feed.xml"))
        for (detail, words) in [("alert", "feed.xml: alert"), ("", "feed.xml")] {
            let failure = ResourceFailure.transfer(
                .secureConnectionFailed, address: address, detail: detail)
            #expect(!failure.isTemporary)
            #expect(failure.words.message.hasSuffix(words) == true)
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

    @Test(arguments: [
        "http://me:secret@a:99999/", "http://me:secret@\u{301}a:99999/",
        "me:\u{301}secret@a:99999/",
    ])
    func `Hides the password of an address that can't be fetched`(address: String) {
        #expect(!ResourceFailure.badAddress(address).words.message.contains("secret"))
    }

    @Test func `Tells a wrong password from a missing one`() throws {
        let missing = try #require(ResourceAddress("http://a.example/"))
        let wrong = try #require(ResourceAddress("http://me:bad@a.example/"))
        func message(_ address: ResourceAddress) -> String {
            ResourceFailure.status(401, address: address).words.message
        }
        #expect(message(missing).contains("wants a name and a password"))
        #expect(message(wrong) == "http://a.example/ refuses the name and the password (HTTP 401)")
    }

    @Test(arguments: [
        "error setting certificate file: /nonexist",
        "error setting certificate verify locations:  CAfile: /nonexist",
        "error reading ca cert file /nonexist (Error while reading file.)",
    ])
    func `Names the variables of an unusable file of certificates`(detail: String) throws {
        let failure = ResourceFailure.transfer(
            .secureConnectionFailed,
            address: try #require(ResourceAddress("https://example.org/feed.xml")), detail: detail)
        #expect(
            failure.words.remedy == "check the file that CURL_CA_BUNDLE or SSL_CERT_FILE names")
    }

    @Test(arguments: [(16 << 20, false), (5 << 20, true)])
    func `Advises to raise only the limit that was lowered`(limit: Int, isAdvised: Bool) throws {
        let address = try #require(ResourceAddress("https://example.org/picture.png"))
        let words = PictureFailure.notLoaded(.tooLarge(limit: limit, address: address)).words
        #expect((words.remedy?.contains("--max-bytes") ?? false) == isAdvised)
        #expect(words.message.contains("picture.png is larger than") == true)
    }

    @Test func `Advises to split a list in a file`() {
        func remedy(_ source: FeedLocation) -> String? {
            FeedLoadingError.tooManySources(source, limit: 9).words.remedy
        }
        #expect(remedy(.file(path: "a.opml")) == "split it")
        #expect(remedy(.remote(url: "http://a.example/"))?.contains("a file of your own") == true)
    }
}
