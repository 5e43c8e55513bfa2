import FeedParsing
import Foundation

/// Writes the article of each page in a folder (`*.html`) beside it (`*.article`).
///
///     fulltext FOLDER
///
/// Prints the seconds that finding them took, and the bytes of the pages.
@main
enum FullTextBench {
    static func main() throws {
        let folder = CommandLine.arguments.count == 2 ? CommandLine.arguments[1] : "."
        var seconds = 0.0
        var bytes = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        where name.hasSuffix(".html") {
            let path = "\(folder)/\(name)"
            let page = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
            let context = FeedParsingContext(documentURL: "https://example.org/2026/story")
            var article: PageArticle?
            seconds +=
                ContinuousClock().measure {
                    article = PageArticle(of: page, context: context)
                } / .seconds(1)
            bytes += page.count
            try Data((article?.html ?? "").utf8).write(
                to: URL(fileURLWithPath: path + ".article"))
        }
        print(seconds, bytes)
    }
}
