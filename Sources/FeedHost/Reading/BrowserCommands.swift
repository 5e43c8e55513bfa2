import SystemInterface

/// The programs that open a page, in order.
struct BrowserCommands {
    private let commands: [[String]]

    /// The programs in `BROWSER`, separated by colons; else `xdg-open`.
    init(_ environment: ProcessEnvironment) {
        let named = (environment["BROWSER"] ?? "").split(separator: ":").map {
            $0.split(separator: " ").map(String.init)
        }.filter { !$0.isEmpty }
        commands = named.isEmpty ? [["xdg-open"]] : named
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
