import Foundation
import Testing

/// A server that was not written for this program.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/sbin/nginx")))
struct NginxTests {
    /// nginx with a folder of files, for as long as this object lives.
    private final class Nginx {
        let folder: TemporaryFolder
        let port: Int
        private let process = Process()

        init() throws {
            folder = try TemporaryFolder()
            port = Int.random(in: 20_000..<30_000)
            let root = folder.url.path
            try folder.write(
                """
                daemon off; master_process off; pid \(root)/pid; error_log \(root)/errors;
                events {}
                http {
                  log_format asked '$status "$http_if_none_match" "$http_if_modified_since"';
                  access_log \(root)/log asked; gzip on; gzip_types *; gzip_min_length 1;
                  client_body_temp_path \(root); proxy_temp_path \(root);
                  fastcgi_temp_path \(root); uwsgi_temp_path \(root); scgi_temp_path \(root);
                  server { listen 127.0.0.1:\(port); root \(root)/files; }
                }
                """, to: "nginx.conf")
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent("files"), withIntermediateDirectories: true)
            process.executableURL = URL(fileURLWithPath: "/usr/sbin/nginx")
            process.arguments = ["-p", root, "-e", "\(root)/errors", "-c", "\(root)/nginx.conf"]
            process.standardError = FileHandle.nullDevice
            try process.run()
            for _ in 0..<200
            where !FileManager.default.fileExists(atPath: "\(root)/pid") {
                Thread.sleep(forTimeInterval: 0.05)
            }
        }

        deinit {
            // A request to end may be blocked in what a test starts.
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    @Test func `a file is loaded once and confirmed after that`() throws {
        let nginx = try Nginx()
        let home = try TemporaryFolder()
        try nginx.folder.write(
            "<rss version='2.0'><channel><title>N</title><item><title>one</title></item></channel></rss>",
            to: "files/feed.xml")
        for _ in 0..<3 {
            let outcome = try FeedHostProcess.run(
                ["-r", "text", "http://127.0.0.1:\(nginx.port)/feed.xml"],
                environment: ["HOME": home.url.path])
            #expect(outcome.status == 0)
            #expect(outcome.text.contains("one"))
        }
        let log = try String(
            contentsOf: nginx.folder.url.appendingPathComponent("log"), encoding: .utf8)
        let lines = log.split(separator: "\n")
        #expect(lines.map { $0.prefix(3) } == ["200", "304", "304"])
        #expect(lines[0] == #"200 "-" "-""#)
        // nginx calls the tag of what it packed weak, and that of its 304 strong.
        for line in lines.dropFirst() {
            let tag = line.split(separator: " ")[1]
            #expect(tag.hasPrefix(#""W/\x22"#) || tag.hasPrefix(#""\x22"#), "\(line)")
            #expect(line.contains("GMT"))
        }
    }
}
