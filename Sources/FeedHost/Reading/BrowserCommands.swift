import SystemInterface

/// The programs that open a page, in the order to try them.
struct BrowserCommands {
    private let named: String

    /// Those of `BROWSER`, which are apart by colons, as is custom; else `xdg-open`.
    init(_ environment: ProcessEnvironment) {
        named = environment["BROWSER"] ?? ""
    }

    private var commands: [[String]] {
        let commands = named.split(separator: ":").map {
            $0.split(separator: " ").map(String.init)
        }.filter { !$0.isEmpty }
        return commands.isEmpty ? [["xdg-open"]] : commands
    }

    /// The command lines that open `url`: it stands where `%s` does, else at the end, and is always one
    /// argument or part of one.
    func lines(for url: String) -> [[String]] {
        commands.map { words in
            let hasPlace = words.dropFirst().contains { $0.contains(text: "%s") }
            return [words[0]]
                + words.dropFirst().map { $0.replacing(text: "%s", with: url) }
                + (hasPlace ? [] : [url])
        }
    }
}
