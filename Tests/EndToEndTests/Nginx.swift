import Foundation
import Testing

/// A running nginx with a folder of files, on 127.0.0.1, as a server that was not written for this program.
final class Nginx {
    /// True if nginx and openssl are installed.
    static let isInstalled = ["/usr/sbin/nginx", "/usr/bin/openssl"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    let folder: TemporaryFolder
    let port: Int
    /// The port for TLS with HTTP/2.
    let securePort: Int
    private let process = Process()

    /// The certificate of the authority that signed the server's.
    var authority: String { folder.url.appendingPathComponent("authority.pem").path }

    /// Starts nginx.
    ///
    /// - Parameters:
    ///   - host: the subject of the certificate.
    ///   - rules: further directives for the secure server.
    init(certificateFor host: String = "IP:127.0.0.1", rules: String = "") throws {
        folder = try TemporaryFolder()
        let root = folder.url.path
        try Self.makeCertificates(in: root, for: host)
        try folder.write(
            """
            daemon off; master_process off; pid \(root)/pid; error_log \(root)/errors;
            events {}
            http {
              log_format requests '$status "$http_if_none_match" "$http_if_modified_since" '
                               '$server_protocol $connection';
              access_log \(root)/log requests; gzip on; gzip_types *; gzip_min_length 1;
              client_body_temp_path \(root); proxy_temp_path \(root);
              fastcgi_temp_path \(root); uwsgi_temp_path \(root); scgi_temp_path \(root);
              server { listen 127.0.0.1:PORT reuseport; root \(root)/files; }
              server {
                listen 127.0.0.1:SECURE ssl http2 reuseport; root \(root)/files;
                ssl_certificate \(root)/server.pem; ssl_certificate_key \(root)/server.key;
                \(rules)
              }
            }
            """, to: "nginx.conf")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("files"), withIntermediateDirectories: true)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-IS", "-c", Self.starting, root]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let ports = line.split(separator: " ").compactMap {
            Int($0.trimmingCharacters(in: .newlines))
        }
        try #require(ports.count == 2, "\(line)")
        (port, securePort) = (ports[0], ports[1])
        _ = Waiting.until { FileManager.default.fileExists(atPath: "\(root)/pid") }
    }

    /// Reserves free ports by sockets that nginx keeps, and becomes nginx, which listens there, too.
    private static let starting = """
        import os, socket, sys
        root = sys.argv[1]
        ports = []
        for _ in range(2):
            reserving = socket.socket()
            reserving.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            reserving.bind(("127.0.0.1", 0))
            ports.append(str(reserving.getsockname()[1]))
            os.set_inheritable(reserving.detach(), True)
        with open(root + "/nginx.conf", "r+") as file:
            text = file.read().replace("PORT", ports[0]).replace("SECURE", ports[1])
            file.seek(0)
            file.write(text)
            file.truncate()
        print(*ports, flush=True)
        os.execv("/usr/sbin/nginx", ["nginx", "-p", root, "-e", root + "/errors", "-c", root + "/nginx.conf"])
        """

    deinit {
        // SIGTERM may be blocked in processes that a test starts.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Adds a feed with one item.
    func add(feed title: String, to name: String) throws {
        try folder.write(
            "<rss version='2.0'><channel><title>N</title><item><title>\(title)</title></item>"
                + "</channel></rss>",
            to: "files/\(name)")
    }

    func url(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)" }
    func secureURL(_ path: String) -> String { "https://127.0.0.1:\(securePort)/\(path)" }

    /// Reads the log, a line for each request, once it has `count`: a line follows its response.
    func log(of count: Int = 0) -> [Substring] {
        let file = folder.url.appendingPathComponent("log")
        var lines: [Substring] = []
        _ = Waiting.until {
            lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
            return lines.count >= count
        }
        return lines
    }

    private static func makeCertificates(in root: String, for host: String) throws {
        let script = """
            set -e; cd "$1"
            new="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
            openssl req -x509 $new -keyout authority.key -out authority.pem -days 2 -subj /CN=Authority
            openssl req $new -keyout server.key -out server.csr -subj /CN=Server
            printf 'subjectAltName=%s' "$2" >extensions
            openssl x509 -req -in server.csr -CA authority.pem -CAkey authority.key -days 2 \
              -CAcreateserial -extfile extensions -out server.pem
            """
        try Shell.require(script, [root, host])
    }
}
