import Foundation
import Testing

/// The plugins of `Examples` that don't write text: a book, a gallery, a server.
@Suite final class FurtherExampleTests: TestsOfExamples {
    /// Reads a book as a reader would, and prints its entries, its chapters' texts, and its problems.
    private static let bookReader = """
        import sys, zipfile, xml.etree.ElementTree as tree
        book = zipfile.ZipFile(sys.argv[1])
        assert book.testzip() is None
        assert all(entry.compress_type == zipfile.ZIP_STORED for entry in book.infolist())
        names = book.namelist()
        assert book.read(names[0]) == b"application/epub+zip"
        raw = open(sys.argv[1], "rb").read(58)
        assert raw[30:] == b"mimetypeapplication/epub+zip", raw
        print(*names)
        for name in names[1:]:
            text = tree.fromstring(book.read(name)).itertext()
            print(" ".join("".join(text).split()))
        package = tree.fromstring(book.read("book/package.opf"))
        named = ["book/" + item.get("href") for item in package.iter("{http://www.idpf.org/2007/opf}item")]
        assert sorted(named) == sorted(names[3:] if names[2].endswith("opf") else names[2:]), named
        """

    @Test func `Builds and draws a reproducible book, in C`() throws {
        let library = try build("EPUB/epub.c", by: "cc -std=c11")
        let reader = try folder.write(Self.bookReader, to: "reader.py").path
        let feed = try folder.write(Self.feed, to: "feed.xml").path
        var books: [Data] = []
        for seat in ["in-process", "worker"] {
            let book = folder.url.appendingPathComponent("\(seat).epub")
            let outcome = try FeedHostProcess.run(
                ["--seat", seat, "--trust", "epub", "-r", library, "-o", book.path, feed])
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.errors == "")
            books.append(try Data(contentsOf: book))
        }
        #expect(books[0] == books[1])
        let entries = try shell("python3 '\(reader)' worker.epub").words
        #expect(
            entries == """
                mimetype META-INF/container.xml book/package.opf book/contents.xhtml book/1.xhtml \
                book/2.xhtml

                urn:f Boats, *big* ones en 2026-11-21T08:30:00Z
                Boats, *big* ones =1+1; a, "b" Zwei
                =1+1; a, "b" =1+1; a, "b" 20 November 2026, 07:30 · By Ada "A" Marsh a_bb cd & le *f*ghijy klmn [s] https://e.org/a
                Zwei Zwei 1 < 2

                """, "\(entries)")
        for feed in Self.feeds {
            let file = try folder.write(feed, to: "other.xml").path
            let drawn = try shell(
                """
                '\(FeedHostProcess.binary.path)' -r '\(library)' -o other.epub '\(file)' && \
                python3 '\(reader)' other.epub
                """)
            #expect(drawn.words.hasPrefix("mimetype "), "\(drawn.words)")
        }
        let terminal = ZooPlugin.package.appendingPathComponent("Tests/Servers/terminal.py").path
        let refused = try FeedHostProcess.run(
            ["-r", library, feed], shell: "exec python3 '\(terminal)' 80 '' '' \"$0\" \"$@\"")
        #expect(refused.status == 64)
        #expect(refused.text.contains("name a file for it with -o"), "\(refused.text)")
    }

    @Test func `Builds and draws a gallery of all permitted pictures, in C++`() throws {
        let library = try build("Gallery/gallery.cpp", by: "c++ -std=c++17")
        let reader = try NetworkReader()
        func picture(_ width: Int) -> String {
            reader.server.url("picture/\(width).png?size=\(width)x2")
        }
        func draw(_ feed: String, _ options: String...) throws -> [String] {
            try reader.server.add(feed, named: "gallery")
            var pages: Set<String> = []
            for seat in ["in-process", "worker"] {
                let outcome = try reader.command(
                    ["--no-cache", "--seat", seat, "--trust", "gallery", "-r", library] + options
                        + [reader.server.url("file/gallery")])
                #expect(outcome.status == 0, "\(outcome.errors)")
                #expect(outcome.errors == "")
                pages.insert(outcome.text)
            }
            #expect(pages.count == 1)
            // Each picture has its own width, which is in its bytes.
            return try #require(pages.first).split(separator: "\n").compactMap { line in
                guard let address = line.firstMatch(of: /src="data:image\/png;base64,([^"]*)"/),
                    let bytes = Data(base64Encoded: String(address.1)),
                    let caption = line.firstMatch(of: /<figcaption>(.*)<\/figcaption>/)
                else { return nil }
                return "\(bytes[19]) \(caption.1)"
            }
        }
        let media = """
            <rss version='2.0' xmlns:media='http://search.yahoo.com/mrss/'><channel><title>T</title>
            <item><guid>1</guid><title>A &amp;amp; B</title>
            <enclosure url='\(picture(11))' type='image/png' length='9'/>
            <enclosure url='https://e.org/a.mp3' type='audio/mpeg' length='9'/>
            <media:content url='\(picture(12))' medium='image'><media:thumbnail url='\(picture(13))'/>
            </media:content><media:content url='https://e.org/film.mp4' type='video/mp4'>
            <media:thumbnail url='\(picture(14))'/></media:content></item></channel></rss>
            """
        #expect(
            Set(try draw(media)) == [
                "11 A &amp; B", "12 A &amp; B", "13 A &amp; B", "14 A &amp; B",
            ])
        let people = """
            {"version": "https://jsonfeed.org/version/1.1", "title": "T", "items": [{"id": "1",
            "title": "A", "image": "\(picture(21))",
            "authors": [{"name": "Ada", "avatar": "\(picture(22))"}],
            "attachments": [{"url": "\(picture(23))", "mime_type": "image/png"}]}]}
            """
        #expect(try draw(people) == ["21 A", "23 A"])
        #expect(try draw(people, "-O", "people=true") == ["21 A", "23 A", "22 Ada"])
    }

    @Test func `Builds a server, in C, that serves until interrupted`() throws {
        let library = try build("Server/server.c", by: "cc -std=c11", allowing: "listen")
        let feed = try folder.write(Self.feed, to: "feed.xml").path
        let refused = try FeedHostProcess.run(["-r", library, feed])
        #expect(refused.status == 69)
        #expect(refused.errors.contains("--allow listen"), "\(refused.errors)")
        let outcome = try FeedHostProcess.run(
            ["--allow", "listen", "-r", library, "-O", "port=0", feed],
            shell: """
                cd '\(folder.url.path)'
                env --default-signal=INT "$0" "$@" 2>messages & host=$!
                for step in $(seq 600); do grep -q '127.0.0.1:' messages && break; sleep 0.1; done
                port=$(sed -n 's/.*127.0.0.1:\\([0-9]*\\).*/\\1/p' messages)
                for name in 127.0.0.1 localhost evil.example; do
                    exec 3<>/dev/tcp/127.0.0.1/$port
                    printf 'GET / HTTP/1.1\\r\\nHost: %s\\r\\n\\r\\n' $name:$port >&3
                    cat <&3
                done
                printf 'POST / HTTP/1.1\\r\\nHost: evil.example\\r\\n\\r\\n\\r\\nHost: localhost:%s\\r\\n' $port > request
                exec 3<>/dev/tcp/127.0.0.1/$port
                cat request >&3
                cat <&3
                kill -INT $host
                wait $host
                """)
        #expect(outcome.status == 130, "\(outcome.text)")
        #expect(
            outcome.text.components(separatedBy: "<h2>=1+1; a, &quot;b&quot;</h2>").count == 3,
            "\(outcome.text)")
        #expect(outcome.text.components(separatedBy: "HTTP/1.1 403 ").count == 3, "\(outcome.text)")
    }
}
