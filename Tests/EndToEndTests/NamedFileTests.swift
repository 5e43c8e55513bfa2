import Foundation
import Testing

/// Local files named by lists and pages.
@Suite struct NamedFileTests {
    private func list(_ references: [String]) -> String {
        let outlines = references.map { "<outline type='rss' xmlUrl=\"\($0)\"/>" }
        return "<opml version='2.0'><body>\(outlines.joined())</body></opml>"
    }

    private func feed(_ title: String) -> String {
        "<rss version='2.0'><channel><title>\(title)</title><item><title>\(title) 1</title>"
            + "</item></channel></rss>"
    }

    private func page(_ href: String) -> String {
        "<!doctype html><html><head><title>P</title><link rel=alternate "
            + "type='application/rss+xml' href='\(href)'></head><body>x</body></html>"
    }

    /// Makes a folder with a list in a folder, and feeds around it.
    private func makeFolder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in ["lists", "lists/sub"] {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        try folder.write(feed("Beside"), to: "lists/beside.xml")
        try folder.write(feed("Below"), to: "lists/sub/below.xml")
        try folder.write(feed("Above"), to: "above.xml")
        try folder.write(feed("Spaced"), to: "lists/a feed.xml")
        return folder
    }

    @Test func `List in a file may name files by relative or absolute path`() throws {
        let folder = try makeFolder()
        let absolute = folder.url.appendingPathComponent("above.xml").path
        let references = [
            "beside.xml", "./sub/below.xml", "../above.xml", "a%20feed.xml",
        ]
        let file = try folder.write(list(references), to: "lists/list.opml")
        let outcome = try FeedHostProcess.run(["-O", "style=list", file.path])
        #expect(outcome.status == 0, "\(outcome.errors)")
        for title in ["Beside", "Below", "Above", "Spaced"] {
            #expect(outcome.text.contains("\(title) 1"))
        }
        for reference in [absolute, "file://\(absolute)"] {
            let file = try folder.write(list([reference]), to: "lists/list.opml")
            #expect(try FeedHostProcess.run([file.path]).text.contains("Above 1"))
        }
        // References don't depend on the current folder.
        let relative = try FeedHostProcess.run(
            ["lists/list.opml"], shell: "cd '\(folder.url.path)' && exec \"$0\" \"$@\"")
        #expect(relative.text.contains("Above 1"))
    }

    @Test func `Reports missing files and invalid addresses of a list, and draws the rest`() throws
    {
        let folder = try makeFolder()
        let file = try folder.write(
            list(["beside.xml", "nowhere.xml", "javascript:x", "ftp://host/x"]),
            to: "lists/list.opml")
        let outcome = try FeedHostProcess.run([file.path])
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("Beside 1"))
        #expect(outcome.errors.contains("lists/nowhere.xml"))
        #expect(outcome.errors.contains("“javascript:x” is no address"))
        #expect(outcome.errors.contains("“ftp://host/x” is no address"))
        #expect(outcome.errors.split(separator: "\n").count == 3, "\(outcome.errors)")
    }

    @Test func `Reports a truncated or damaged list, and draws the rest`() throws {
        let folder = try makeFolder()
        let whole = list(["beside.xml"])
        let cut = try folder.write(
            whole.replacing("</body></opml>", with: "\n<outline xmlUrl='nowhere.x"),
            to: "lists/cut.opml")
        let outcome = try FeedHostProcess.run([cut.path])
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("Beside 1"))
        #expect(
            outcome.errors.hasSuffix(
                "lists/cut.opml' is cut short; the feeds it lists up to there are used; fetch it again, or mend it\n"
            ),
            "\(outcome.errors)")
        let damaged = try folder.write(
            whole.replacing(
                "</body>", with: "\n<outline text=\"B xmlUrl=\"nowhere.xml\"/>\n</body>"),
            to: "lists/damaged.opml")
        let partial = try FeedHostProcess.run([damaged.path])
        #expect(partial.status == 0)
        #expect(
            partial.errors.contains("lists/damaged.opml', line 2: The tag <outline>"),
            "\(partial.errors)"
        )
        #expect(partial.errors.split(separator: "\n").count == 1)
    }

    @Test func `List may name one nested list, and not itself`() throws {
        let folder = try makeFolder()
        try folder.write(list(["below.xml"]), to: "lists/sub/inner.opml")
        let file = try folder.write(list(["sub/inner.opml"]), to: "lists/list.opml")
        #expect(try FeedHostProcess.run([file.path]).text.contains("Below 1"))
        let itself = try folder.write(list(["itself.opml"]), to: "lists/itself.opml")
        let outcome = try FeedHostProcess.run([itself.path])
        #expect(outcome.status == 65, "\(outcome.errors)")
        #expect(
            outcome.errors.contains("lists no feed, but itself or lists that list it"),
            "\(outcome.errors)")
    }

    @Test(arguments: ["pipe", "/dev/zero", "file:///dev/tty", "/dev/null", "socket"])
    func `Rejects pipes and devices in lists, and draws the rest`(reference: String) throws {
        let folder = try makeFolder()
        let directory = folder.url.appendingPathComponent("lists")
        let file = try folder.write(list([reference, "beside.xml"]), to: "lists/list.opml")
        let outcome = try FeedHostProcess.run(
            [file.path],
            shell: """
                cd '\(directory.path)' && mkfifo pipe || exit 99
                python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("socket")'
                exec timeout 20 "$0" "$@"
                """)
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(outcome.text.contains("Beside 1"))
        #expect(outcome.errors.contains("is a pipe, a socket or a device"), "\(outcome.errors)")
    }

    @Test func `Rejects directories in lists; the user may name a pipe`() throws {
        let folder = try makeFolder()
        let file = try folder.write(list(["sub", "beside.xml"]), to: "lists/list.opml")
        let outcome = try FeedHostProcess.run([file.path])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("is a directory"), "\(outcome.errors)")
        try folder.write(list(["/dev/stdin"]), to: "lists/piped.opml")
        for (command, status) in [
            ("cat lists/beside.xml | \"$0\" \"$@\" /dev/stdin", 0),
            ("exec 3<lists/beside.xml; \"$0\" \"$@\" /dev/fd/3", 0),
            ("cat lists/beside.xml | \"$0\" \"$@\" lists/piped.opml", 66),
        ] {
            let outcome = try FeedHostProcess.run(
                ["-q"], shell: "cd '\(folder.url.path)' || exit 99; \(command)")
            #expect(outcome.status == status, "\(command): \(outcome.errors)")
            #expect(outcome.text.contains("Beside 1") == (status == 0))
        }
    }

    @Test(arguments: ["above.xml%00", "above.xml%00/x", "file://FOLDER/above.xml%00.png"])
    func `Rejects file names with NUL`(reference: String) throws {
        let folder = try makeFolder()
        let written = reference.replacingOccurrences(of: "FOLDER", with: folder.url.path)
        let file = try folder.write(list([written]), to: "list.opml")
        let outcome = try FeedHostProcess.run([file.path])
        #expect(outcome.status == 66, "\(outcome.errors)")
        #expect(outcome.errors.contains("there is no file"), "\(outcome.errors)")
        #expect(!outcome.text.contains("Above"))
    }

    @Test func `Rejects files in lists from the network`() throws {
        let reader = try NetworkReader()
        let secret = try reader.home.write(feed("Secret"), to: "secret.xml").path
        let urls = ["file://\(secret)", "file:\(secret)", "FILE://localhost\(secret)"]
        for url in urls {
            let outcome = try reader.draw("list?urls=\(url)|\(reader.server.url("feed"))")
            #expect(outcome.status == 1, "\(outcome.errors)")
            #expect(outcome.text.contains("Plain item 1"))
            #expect(!outcome.text.contains("Secret"))
            #expect(outcome.errors.contains("which is not read"))
            #expect(outcome.errors.contains("secret.xml"))
        }
        // A path is one on the list's server.
        _ = try reader.draw("list?urls=\(secret)")
        #expect(try reader.server.requests().contains { $0.target == secret })
    }

    @Test func `Rejects files in remote nested lists and in piped lists`()
        throws
    {
        let reader = try NetworkReader()
        let secret = try reader.home.write(feed("Secret"), to: "secret.xml").path
        let outer = try reader.writeList([reader.server.url("list?urls=file://\(secret)")])
        let outcome = try reader.run([outer])
        #expect(outcome.status == 66, "\(outcome.errors)")
        #expect(outcome.errors.contains("which is not read"))
        let piped = try FeedHostProcess.run(["-"], input: Data(list([secret]).utf8))
        #expect(piped.status == 66)
        #expect(piped.errors.contains("standard input names the file '\(secret)'"))
    }

    @Test(arguments: ["feed.xml", "./feed.xml", "../page/feed.xml", "feed%2Exml", "feed.xml?a#b"])
    func `Follows a page in a file to its feed file`(href: String) throws {
        let folder = try TemporaryFolder()
        let directory = folder.url.appendingPathComponent("page")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try folder.write(feed("Announced"), to: "page/feed.xml")
        let file = try folder.write(page(href), to: "page/index.html")
        let outcome = try FeedHostProcess.run([file.path])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.contains("Announced 1"))
    }

    @Test func `Follows pages one step, and reports missing feed files`() throws {
        let folder = try TemporaryFolder()
        try folder.write(feed("Far"), to: "far.xml")
        try folder.write(page("far.xml"), to: "second.html")
        let second = folder.url.appendingPathComponent("second.html").path
        let nowhere = folder.url.appendingPathComponent("nowhere.xml").path
        for (href, words) in [
            ("second.html", "'\(second)' is a web page, not a feed"),
            ("nowhere.xml", "names the file '\(nowhere)' as its feed, which is not there"),
            ("/feed.xml", "names the file '/feed.xml' as its feed, which is not there"),
            (".", "which is a directory, a pipe"), ("/dev/zero", "which is a directory, a pipe"),
        ] {
            let file = try folder.write(page(href), to: "first.html")
            let outcome = try FeedHostProcess.run([file.path])
            #expect(outcome.status == 65, "\(href)")
            #expect(outcome.errors.contains("web page"), "\(outcome.errors)")
            #expect(outcome.errors.contains(words), "\(outcome.errors)")
        }
    }

    @Test func `Rejects files in pages from the network and in piped pages`() throws {
        let reader = try NetworkReader()
        let secret = try reader.home.write(feed("Secret"), to: "secret.xml").path
        let outcome = try reader.draw("page?href=file://\(secret)")
        #expect(outcome.status == 65)
        #expect(!outcome.text.contains("Secret"))
        for href in [secret, "file://\(secret)"] {
            let piped = try FeedHostProcess.run(["-"], input: Data(page(href).utf8))
            #expect(piped.status == 66)
            #expect(!piped.text.contains("Secret"))
            #expect(
                piped.errors.contains(
                    "standard input is a web page that names the file '\(href)' as its feed, which is "
                        + "not read"), "\(piped.errors)")
        }
        // An announced address is preferred to a file.
        let both = page(reader.server.url("feed")).replacing(
            "<title>", with: "<link rel=alternate type='application/rss+xml' href='a.xml'><title>")
        let drawn = try FeedHostProcess.run(
            ["--allow-private", "-"], input: Data(both.utf8), environment: reader.environment)
        #expect(drawn.text.contains("Plain item 1"), "\(drawn.errors)")
    }
}
