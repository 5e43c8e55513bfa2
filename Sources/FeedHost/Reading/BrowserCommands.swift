import SystemInterface

/// The programs that open a page, in order.
struct BrowserCommands {
    private let named: String

    /// The programs in `BROWSER`, separated by colons; else `xdg-open`.
    init(_ environment: ProcessEnvironment) {
        named = environment["BROWSER"] ?? ""
    }

    private var commands: [[String]] {
        let commands = named.split(separator: ":").map {
            $0.split(separator: " ").map(String.init)
        }.filter { !$0.isEmpty }
        return commands.isEmpty ? [["xdg-open"]] : commands
    }

    /// Returns the command lines for `url`, which replaces `%s` or is appended, always within one
    /// argument.
    func lines(for url: String) -> [[String]] {
        commands.map { words in
            let hasPlaceholder = words.dropFirst().contains { $0.contains(text: "%s") }
            return [words[0]]
                + words.dropFirst().map { $0.replacing(text: "%s", with: url) }
                + (hasPlaceholder ? [] : [url])
        }
    }
}
