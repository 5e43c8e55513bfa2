import Foundation
import Testing

@Suite struct PictureTests {
    private func page(_ reader: NetworkReader, _ path: String, options: [String] = []) throws
        -> FeedHostProcess.Outcome
    {
        try FeedHostProcess.run(
            ["-r", "html", "-O", "embed-images=true"] + options + [reader.server.url(path)],
            environment: reader.environment)
    }

    @Test func `embedded pictures need no network, and are kept`() throws {
        let reader = try NetworkReader()
        for _ in 0..<2 {
            let outcome = try page(reader, "pictured")
            #expect(outcome.status == 0)
            #expect(outcome.text.contains("data:image/png;base64,iVBOR"))
            #expect(!outcome.text.contains("src=\"http"))
        }
        #expect(try reader.server.count("picture/1.png") == 1)
        #expect(
            try page(reader, "pictured", options: ["--offline"]).text.contains("data:image/png"))
    }

    @Test func `the type is what the bytes are`() throws {
        let reader = try NetworkReader()
        let outcome = try page(reader, "pictured?picture=/picture/1.png%3Ftype=text/html")
        #expect(outcome.text.contains("data:image/png;base64,iVBOR"))
    }

    @Test(arguments: ["/svg", "/status/404", "/picture/1.png?size=60000x60000", "/silent"])
    func `a picture that fails leaves a place for its words`(picture: String) throws {
        let reader = try NetworkReader()
        let escaped = picture.replacingOccurrences(of: "?", with: "%3F")
        let outcome = try page(reader, "pictured?picture=\(escaped)", options: ["--timeout", "1"])
        #expect(outcome.status == 0)
        #expect(!outcome.text.contains("src=\"data:"))
        #expect(!outcome.text.contains("src=\"http"))
        #expect(outcome.text.contains("A picture"))
    }

    @Test func `a picture may not be where its feed is not`() throws {
        let reader = try NetworkReader()
        let feed = """
            <rss version='2.0'><channel><title>F</title><item><title>I</title>
            <description>&lt;img src="\(reader.server.url("picture/1.png"))"></description>
            </item></channel></rss>
            """
        let file = try reader.home.write(feed, to: "feed.xml").path
        let arguments = ["-r", "html", "-O", "embed-images=true", file]
        let refused = try FeedHostProcess.run(arguments, environment: reader.environment)
        #expect(refused.status == 0)
        #expect(try reader.server.requests().isEmpty)
        let allowed = try FeedHostProcess.run(
            ["--allow-private"] + arguments, environment: reader.environment)
        #expect(allowed.text.contains("data:image/png;base64,"))
    }
}
