extension CommandLineVerb {
    /// What help and completions know of a verb.
    struct Definition {
        /// The placeholders for its arguments; empty without any.
        let arguments: String
        /// What it does, in one line.
        let summary: String
        /// Words for each argument that it needs.
        var needs: [String] = []
        /// How many arguments more it takes.
        var further = 0
        /// Possible first arguments, if known.
        var choices: [String] = []
        /// Further lines of help, of at most 76 columns.
        var notes: [String] = []
    }

    /// The verb's row of the table.
    var definition: Definition {
        let feed = "a feed's address, title or number"
        return switch self {
        case .add:
            Definition(
                arguments: "URL|FILE|QUERY", summary: "add a feed to your list",
                needs: ["a feed's address or file"],
                notes: [
                    "Loads it first: a page is replaced by the feed it announces, and an address",
                    "that has moved permanently by the new one. --offline adds without loading.",
                    "With --search NAME adds a query, which is listed and drawn like a feed.",
                ])
        case .remove:
            Definition(
                arguments: "WHICH", summary: "remove a feed or a search from your list",
                needs: [feed],
                notes: Self.which)
        case .rename:
            Definition(
                arguments: "WHICH TITLE", summary: "change a title in your list",
                needs: [feed, "a title"],
                notes: Self.which)
        case .move:
            Definition(
                arguments: "WHICH FOLDER", summary: "move a feed of your list to a folder",
                needs: [feed, "a folder"],
                notes: Self.feed + ["Nested folders are written with slashes; '/' is none."])
        case .set:
            Definition(
                arguments: "WHICH KEY=VALUE...", summary: "set something for one feed of your list",
                needs: [feed, "a setting such as reload=1d"], further: .max,
                notes: Self.feed + [
                    "folder=FOLDER    moves it there, as 'move' does",
                    "reload=TIME      asks its server no sooner than that after the last time",
                    "archive=false    keeps none of its items",
                    "filter=NAME      has a filter of the configuration change its document",
                    "fulltext=always  gives its items the articles of their pages",
                    "order=oldest     has readers list it so",
                    "user-agent=TEXT  tells its server this name of the program",
                    "KEY= unsets; 'feedhost list WHICH' shows what is set.",
                ])
        case .list:
            Definition(
                arguments: "[WHICH]", summary: "print your list of feeds, or a feed's settings",
                further: 1,
                notes: [
                    "A line has a feed's address, title and folder, separated by tabs; that of a",
                    "search has 'search:' and its query, and its name.",
                ])
        case .check:
            Definition(
                arguments: "", summary: "find feeds that are gone, moved or silent",
                notes: [
                    "A feed is silent if it had no new item for a year. Exit status 1 if a feed",
                    "can't be read.",
                ])
        case .importing:
            Definition(
                arguments: "FILE.opml", summary: "add the feeds of another program's list",
                needs: ["a list (OPML)"],
                notes: ["Keeps folders and titles; feeds that are in your list stay as they are."])
        case .export: Definition(arguments: "", summary: "print your list as OPML")
        case .config:
            Definition(
                arguments: "", summary: "print every setting in force, and its origin",
                notes: ["Takes the options of drawing, to show what they change."])
        case .renderers:
            Definition(
                arguments: "[PLUGIN]", summary: "list all plugin files with a verdict, or show one",
                further: 1)
        case .lint:
            Definition(
                arguments: "SOURCE", summary: "find faults of a feed, by line", needs: ["a source"])
        case .browser:
            Definition(
                arguments: "[SOURCE...]", summary: "serve a page that shows feeds in a browser",
                further: .max,
                notes: [
                    "The first line on standard output is the page's address, which nobody else",
                    "can guess. Without a SOURCE it has your own list. Ctrl-C ends it.",
                ])
        case .cache:
            Definition(
                arguments: "info|clear", summary: "show the size of the network cache, or empty it",
                choices: Self.storeActions)
        case .archive:
            Definition(
                arguments: "info|clear",
                summary: "the same for items kept after they left feeds",
                choices: Self.storeActions)
        case .validate:

            Definition(
                arguments: "PLUGIN.so", summary: "test whether a plugin keeps the contract",
                needs: ["a plugin file"])
        case .new:
            Definition(
                arguments: "NAME --language swift|c|cpp|rust", summary: "create a plugin project",
                needs: ["a name for the renderer"])
        case .completions:
            Definition(
                arguments: "bash|zsh|fish", summary: "print a script that completes command lines",
                choices: CompletionShell.allCases.map(\.rawValue),
                notes: ["For bash: source <(feedhost completions bash)"])
        case .help:
            Definition(
                arguments: "[COMMAND]", summary: "print help on a command",
                further: 1,
                choices: Self.allCases.map(\.rawValue))
        }
    }

    private static let storeActions = ["info", "clear"]

    private static let feed = [
        "WHICH is a feed's address, its file, its title or its number in 'feedhost list'."
    ]
    private static let which = [
        "WHICH is a feed's address, its file, its title or its number in 'feedhost list',",
        "or the name of a search.",
    ]

    /// Verbs of other programs, by name.
    static let namesElsewhere: [(name: String, verb: String)] = [
        ("ls", "list"), ("show", "list"), ("feeds", "list"), ("rm", "remove"),
        ("delete", "remove"), ("unsubscribe", "remove"), ("subscribe", "add"),
        ("mv", "move"), ("plugins", "renderers"), ("settings", "config"), ("create", "new"),
        ("serve", "browser"), ("web", "browser"), ("update", "--reload"),
        ("refresh", "--reload"), ("reload", "--reload"), ("fetch", "--reload"),
        ("search", "--match"), ("find", "--match"), ("grep", "--match"),
        ("mark-read", "--mark-read"), ("unread", "--unread"), ("starred", "--starred"),
        ("read", "-r terminal"), ("open", "browser"), ("watch", "--watch"),
    ]
}
