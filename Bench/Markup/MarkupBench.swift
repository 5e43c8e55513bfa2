import Foundation

/// Measures the sanitizer or the conversion of HTML to text alone, without parsing and drawing.
///
///     markup sanitiser|text FILE [RUNS]
///
/// FILE contains articles separated by zero bytes. Prints the fastest run in seconds.
@main
enum MarkupBench {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3, ["sanitiser", "text"].contains(arguments[1]),
            let data = FileManager.default.contents(atPath: arguments[2])
        else {
            FileHandle.standardError.write(Data("usage: markup sanitiser|text FILE [RUNS]\n".utf8))
            exit(64)
        }
        let articles = data.split(separator: 0).map { Array($0) }
        let isText = arguments[1] == "text"
        var best = Duration.seconds(3_600)
        var made = 0
        for _ in 0..<(arguments.count > 3 ? Int(arguments[3]) ?? 5 : 5) {
            let clock = ContinuousClock()
            var output: [UInt8] = []
            best = min(
                best,
                clock.measure {
                    for article in articles {
                        output.removeAll(keepingCapacity: true)
                        if isText {
                            made &+= HTMLText.lines(article.span).utf8.count
                        } else {
                            HTMLSanitizer.sanitize(
                                article.span, in: 0..<article.count, into: &output)
                            made &+= output.count
                        }
                    }
                })
        }
        // Using the results keeps the compiler from removing the work.
        guard made > 0 else { exit(1) }
        print(best / .seconds(1))
    }
}
