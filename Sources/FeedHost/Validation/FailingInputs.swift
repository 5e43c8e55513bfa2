import FeedLoading
import FeedPresentation
import PluginValidation
import SystemInterface

/// Files with the inputs that a plugin failed with, for reproduction.
struct FailingInputs {
    private let folder: String
    private var files: [ValidationInput: String] = [:]

    /// Creates an empty collection.
    ///
    /// - Parameter folder: where to put files; created with the first one.
    init(in folder: String) {
        self.folder = folder
    }

    /// Writes each failing input atomically to a file of its own; keeps existing files.
    mutating func keep(inputsOf report: ValidationReport) throws(OutputFailure) {
        let inputs = report.findings.flatMap { report.inputs(of: $0) }
        for input in inputs where files[input] == nil {
            let (name, ending) = Self.name(of: input)
            do {
                try NewFile.makeFolder(folder)
                files[input] = try NewFile.make(
                    Self.bytes(of: input, path: report.path), in: folder,
                    name: "\(report.id ?? "plugin")-\(name)", ending: ending)
            } catch {
                throw OutputFailure(path: folder, step: .creating, error: error)
            }
        }
    }

    /// Returns the files of some inputs.
    func files(for inputs: [ValidationInput]) -> [String] {
        inputs.compactMap { files[$0] }
    }

    private static func name(of input: ValidationInput) -> (name: String, ending: String) {
        switch input {
        case .feed(let feed): (feed.shortName, ".json")
        case .picture(let name, _): ("picture-\(name)", ".png")
        case .calls: ("random-calls", ".txt")
        }
    }

    private static func bytes(of input: ValidationInput, path: String) -> [UInt8] {
        switch input {
        case .feed(let feed): Array(document(of: feed.viewModel).utf8)
        case .picture(_, let bytes): bytes
        case .calls(let calls, let seed):
            Array(
                """
                feedhost validate --seed \(seed) \(ShellWord.quoted(path))

                \(calls.joined(separator: "\n"))

                """.utf8)
        }
    }

    /// Converts a feed to JSON Feed 1.1, as closely as possible.
    private static func document(of feed: FeedViewModel) -> String {
        let items = (0..<feed.items.count).map { index in
            let item = feed.items[index]
            let detail = feed.items.detail(at: index)
            func text(_ text: FeedItemText) -> PrintedJSON? {
                .text(feed.items.text(text, at: index)?.string)
            }
            return PrintedJSON.object([
                ("id", .string(item.identifier)), ("title", .string(item.title)),
                ("url", .text(item.url)), ("content_html", text(.contentHTML)),
                ("summary", text(.excerpt)), ("image", .text(detail.image?.url)),
                ("date_published", .text(item.published?.rfc3339)),
                ("tags", detail.tags.isEmpty ? nil : .strings(detail.tags.map { $0 })),
            ])
        }
        return PrintedJSON.object([
            ("version", .string("https://jsonfeed.org/version/1.1")),
            ("title", .string(feed.title)), ("description", .text(feed.summary)),
            ("home_page_url", .text(feed.homePageURL)), ("items", .array(items)),
        ]).document
    }
}
