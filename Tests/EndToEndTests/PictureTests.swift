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

    /// Draws a feed with these pictures by a plugin that does something with its wishes.
    private func wish(
        _ what: String, for pictures: [String], _ reader: NetworkReader, seat: String
    ) throws -> FeedHostProcess.Outcome {
        let plugin = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/pictures.c", name: "pictures", in: reader.home)
        let items = pictures.map {
            "<item><title>I</title><enclosure type='image/png' url='\(reader.server.url($0))'/></item>"
        }
        let feed = try reader.home.write(
            "<rss version='2.0'><channel><title>F</title>\(items.joined())</channel></rss>",
            to: "feed.xml")
        return try FeedHostProcess.run(
            [
                "--seat", seat, "--allow-private", "--timeout", "500", "-r", plugin, "-O",
                "do=\(what)", feed.path,
            ], environment: reader.environment)
    }

    @Test(arguments: ["in-process", "worker"])
    func `a picture that is not wanted any more stops coming`(seat: String) throws {
        let reader = try NetworkReader()
        // The first would come a byte a second, for minutes; without an end to it there is none to
        // the run.
        let outcome = try wish(
            "cancel", for: ["drip", "picture/1.png?after=0.5"], reader, seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text == "came 1\n")
        #expect(try reader.server.count("drip") == 1)
    }

    @Test(arguments: ["in-process", "worker"])
    func `a picture that failed comes when it is asked for again`(seat: String) throws {
        let reader = try NetworkReader()
        let outcome = try wish("retry", for: ["picture/1.png?fails=2"], reader, seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text == "failed 0\nfailed 0\ncame 0\n")
        #expect(try reader.server.count("picture/1.png?fails=2") == 3)
    }

    @Test(arguments: ["in-process", "worker"])
    func `a picture that will be wanted soon is there without a network`(seat: String) throws {
        let reader = try NetworkReader()
        let outcome = try wish("preload", for: ["picture/1.png"], reader, seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.isEmpty)
        reader.server.stop()
        let later = try FeedHostProcess.run(
            [
                "--offline", "--allow-private", "-r", "html", "-O", "embed-images=true",
                reader.home.url.appendingPathComponent("feed.xml").path,
            ], environment: reader.environment)
        #expect(later.text.contains("src=\"data:image/png"))
    }
}
