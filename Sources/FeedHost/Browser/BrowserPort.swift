import SystemInterface

/// The page's port, the same at each start, since a browser keeps what a page stores by its port.
struct BrowserPort {
    /// The port of the first start; `nil` if there was none, or it is not known.
    let last: Int?
    private let file: StateFile

    init(_ environment: ProcessEnvironment) {
        file = StateFile("browser-port", limit: 16, environment)
        let digits = file.bytes.prefix { $0 != UInt8(ascii: "\n") }
        last = Int(String(decoding: digits, as: UTF8.self))
            .flatMap { (1_024...65_535).contains($0) ? $0 : nil }
    }

    /// Keeps `port` for later starts.
    func keep(_ port: Int) throws(SystemError) {
        try file.change { _ in Array("\(port)\n".utf8) }
    }
}
