import Foundation
import PictureTestSupport
import Testing

@Suite final class PictureTests: TestsWithReader {
    private func page(_ path: String, options: [String] = []) throws -> FeedHostProcess.Outcome {
        try reader.command(
            ["-r", "html", "-O", "embed-images=true"] + options + [reader.server.url(path)])
    }

    @Test func `Embeds pictures, and caches them`() throws {
        for _ in 0..<2 {
            let outcome = try page("pictured")
            #expect(outcome.status == 0)
            #expect(outcome.text.contains("data:image/png;base64,iVBOR"))
            #expect(!outcome.text.contains("src=\"http"))
        }
        #expect(try reader.server.count("picture/1.png") == 1)
        #expect(try page("pictured", options: ["--reload"]).status == 0)
        #expect(try reader.server.count("picture/1.png") == 2)
        #expect(try page("pictured", options: ["--offline"]).text.contains("data:image/png"))
    }

    @Test(arguments: ["/svg", "/status/404", "/picture/1.png?size=60000x60000", "/silent"])
    func `Shows alternative text for pictures that fail`(picture: String) throws {
        let escaped = picture.replacingOccurrences(of: "?", with: "%3F")
        let outcome = try page("pictured?picture=\(escaped)", options: ["--timeout", "5"])
        #expect(outcome.status == 0)
        #expect(!outcome.text.contains("src=\"data:"))
        #expect(!outcome.text.contains("src=\"http"))
        #expect(outcome.text.contains("A picture"))
        #expect(
            outcome.errors.contains(
                "1 picture could not be had, and words stand for it; --verbose says why"))
    }

    /// Writes a file with a feed that has an icon and pictures in its content.
    private func writeContentFeed() throws -> String {
        let picture = reader.server.url("picture/1.png")
        let content = """
            <p>Some words <img src="\(picture)" srcset="\(picture)?wide 2x" alt="A hill"> and <img \
            src="\(reader.server.url("status/404"))" alt="A lake"> <picture><source \
            srcset="\(picture)?dark"><img src="\(reader.server.url("picture/2.png"))"></picture>\
            <video poster="\(reader.server.url("picture/3.png"))" src="\(picture)?v"></video></p>
            """
        return try reader.home.write(
            """
            <rss version='2.0'><channel><title>F</title>
            <image><url>\(reader.server.url("picture/icon.png"))</url></image>
            <item><title>I</title><description><![CDATA[\(content)]]></description></item>
            <item><title>J</title><description><![CDATA[\(content)]]></description></item>
            </channel></rss>
            """, to: "feed.xml"
        ).path
    }

    @Test(arguments: ["in-process", "worker"])
    func `Embeds the content's pictures in a page`(
        seat: String
    ) throws {
        let outcome = try reader.command(
            [
                "--seat", seat, "--allow-private", "-r", "html", "-O", "embed-images=true", "-O",
                "content=full", try writeContentFeed(),
            ])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let page = outcome.text
        #expect(page.contains("<img class=\"icon\" src=\"data:image/png;base64,iVBOR"))
        #expect(page.contains("poster=\"data:image/png;base64,iVBOR"))
        #expect(page.contains("img-src data:;"))
        #expect(page.contains(">A lake</a>"))
        for remote in ["<img src=\"http", "srcset", "poster=\"http", "icon\" href=\"http"] {
            #expect(!page.contains(remote), "\(remote)")
        }
        for name in ["1", "2", "3", "icon"] {
            #expect(try reader.server.count("picture/\(name).png") == 1)
        }
        #expect(try reader.server.requests().count == 5)
    }

    @Test(arguments: ["in-process", "worker"])
    func `Gives plugins pictures of the content only`(seat: String) throws {
        let plugin = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/pictures.c", name: "pictures", in: reader.home.url)
        let outcome = try reader.command(
            [
                "--seat", seat, "--allow-private", "--limit", "1", "-r", plugin, "-O",
                "do=content", try writeContentFeed(),
            ])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let lines = Set(outcome.text.split(separator: "\n").map(String.init))
        #expect(
            lines == [
                "came -1 \(reader.server.url("picture/icon.png"))",
                "came 0 \(reader.server.url("picture/1.png"))",
                "failed 0 \(reader.server.url("status/404"))",
                "came 0 \(reader.server.url("picture/2.png"))",
                "failed 0 \(reader.server.url("picture/1.png"))?v",
                "failed 0 http://127.0.0.1/other",
            ])
        #expect(outcome.errors.contains("item 1 of 1"))
        #expect(try reader.server.count("other") == 0)
        #expect(try reader.server.count("picture/1.png?v") == 0)
    }

    /// Draws a feed of these pictures with a plugin that runs a test scenario.
    private func request(
        _ scenario: String, for pictures: [String], seat: String
    ) throws -> FeedHostProcess.Outcome {
        let plugin = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/pictures.c", name: "pictures", in: reader.home.url)
        let items = pictures.map {
            "<item><title>I</title><enclosure type='image/png' url='\(reader.server.url($0))'/></item>"
        }
        let feed = try reader.home.write(SampleDocuments.feed("F", items: items), to: "feed.xml")
        return try reader.command(
            [
                "--seat", seat, "--allow-private", "--timeout", "500", "-r", plugin, "-O",
                "do=\(scenario)", feed.path,
            ])
    }

    @Test(arguments: ["in-process", "worker"])
    func `Stops loading a cancelled picture`(seat: String) throws {
        // The first sends a byte a second, so that the run ends only if it is cancelled.
        let outcome = try request(
            "cancel", for: ["drip", "picture/1.png?after=0.5"], seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text == "came 1\n")
        #expect(try reader.server.count("drip") == 1)
    }

    @Test(arguments: ["in-process", "worker"])
    func `Loads a failed picture again on request`(seat: String) throws {
        let outcome = try request("retry", for: ["picture/1.png?fails=2"], seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text == "failed 0\nfailed 0\ncame 0\n")
        #expect(try reader.server.count("picture/1.png?fails=2") == 3)
    }

    @Test(arguments: ["in-process", "worker"])
    func `Preloads a picture for offline use`(seat: String) throws {
        let outcome = try request("preload", for: ["picture/1.png"], seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.isEmpty)
        reader.server.stop()
        let later = try reader.command(
            [
                "--offline", "--allow-private", "-r", "html", "-O", "embed-images=true",
                reader.home.url.appendingPathComponent("feed.xml").path,
            ])
        #expect(later.text.contains("src=\"data:image/png"))
    }

    // MARK: Pixels

    /// Adds a picture to the server, and returns its path.
    private func serve(
        _ format: picture_format, _ width: UInt32, _ height: UInt32, opacity: Int32 = 0,
        cutBy count: Int = 0, as name: String
    ) throws -> String {
        var extras = picture_extras()
        extras.opacity = opacity
        var length = 0
        let bytes = unsafe try #require(picture_make(format, width, height, extras, &length))
        defer { unsafe picture_free(bytes) }
        try reader.server.add(
            unsafe Array(UnsafeBufferPointer(start: bytes, count: length - count)), named: name)
        return "file/\(name)"
    }

    @Test(arguments: ["in-process", "worker"])
    func `Scales pixels to the requested size for plugins without a decoder`(seat: String) throws {
        let paths = [
            try serve(PICTURE_FORMAT_PNG, 400, 200, as: "0"),
            try serve(PICTURE_FORMAT_PALETTE_PNG, 20, 10, opacity: 128, as: "1"),
            try serve(PICTURE_FORMAT_LOSSLESS_WEBP, 100, 300, as: "2"),
            try serve(PICTURE_FORMAT_ANIMATED_GIF, 40, 30, as: "3"),
            try serve(PICTURE_FORMAT_PNG, 400, 200, cutBy: 900, as: "4"), "svg",
            "picture/1.png?size=60000x60000",
        ]
        let outcome = try request("pixels", for: paths, seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(
            outcome.text.split(separator: "\n").sorted() == [
                "0 40x20: 16 16 200 255", "1 20x10: 8 8 100 128", "2 10x30: 16 16 200 255",
                "3 40x30: 16 16 200 255", "failed 4", "failed 5", "failed 6",
            ])
        #expect(
            outcome.errors
                == "feedhost: warning: 3 pictures could not be had, and words stand for them; --verbose says why\n"
        )
    }

    @Test(arguments: ["in-process", "worker"])
    func `Decodes pixels of a JPEG in the right orientation`(seat: String) throws {
        let path = try serve(PICTURE_FORMAT_JPEG, 400, 200, as: "0")
        let outcome = try request("pixels", for: [path], seat: seat)
        let match = try #require(
            outcome.text.firstMatch(of: /^0 40x20: (\d+) (\d+) (\d+) 255\n$/))
        #expect(try #require(Int(match.1)) < 40)
        #expect(try #require(Int(match.3)) > 180)
    }

    @Test(arguments: ["in-process", "worker"])
    func `Converts pictures to the types named in the plugin's note`(seat: String) throws {
        // BMP is not supported.
        try reader.server.add(Array("BM".utf8) + [UInt8](repeating: 0, count: 40), named: "3")
        let paths = [
            try serve(PICTURE_FORMAT_JPEG, 40, 20, as: "0"), "picture/1.png",
            try serve(PICTURE_FORMAT_LOSSLESS_WEBP, 40, 20, opacity: 9, as: "2"), "file/3",
        ]
        let outcome = try request("types", for: paths, seat: seat)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(
            outcome.text.split(separator: "\n").sorted() == [
                "0 image/png", "1 image/png", "2 image/png", "failed 3",
            ])
    }
}
