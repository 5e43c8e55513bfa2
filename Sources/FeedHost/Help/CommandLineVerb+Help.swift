extension CommandLineVerb {
    /// The placeholders for its arguments in help.
    var arguments: String {
        switch self {
        case .add: "URL|FILE"
        case .remove: "WHICH"
        case .rename: "WHICH TITLE"
        case .move: "WHICH FOLDER"
        case .list: "[WHICH]"
        case .check, .export, .config: ""
        case .importing: "FILE.opml"
        case .renderers: "[PLUGIN]"
        case .lint: "SOURCE"
        case .browser: "[SOURCE...]"
        case .cache, .archive: "info|clear"
        case .validate: "PLUGIN.so"
        case .new: "NAME --language swift|c|cpp|rust"
        case .completions: "bash|zsh|fish"
        case .help: "[VERB]"
        }
    }

    /// The possible first arguments, if known.
    var argumentChoices: [String] {
        switch self {
        case .cache, .archive: StoreCommand.allCases.map(\.rawValue)
        case .completions: CompletionShell.allCases.map(\.rawValue)
        case .help: Self.allCases.map(\.rawValue)
        default: []
        }
    }

    var summary: String {
        switch self {
        case .add: "adds a feed to your list, after a look at it"
        case .remove: "takes a feed out of your list"
        case .rename: "gives a feed of your list another title"
        case .move: "moves a feed of your list to another folder"
        case .list: "shows your list of feeds"
        case .check: "tells which feeds of your list are gone, moved or silent"
        case .importing: "adds the feeds of another program's list"
        case .export: "prints your list as OPML, for another program"
        case .config: "shows every setting in force, and where it comes from"
        case .renderers: "lists every plugin file with a verdict, or tells all of one"
        case .lint: "tells what is wrong with a feed, by line"
        case .browser: "serves a page on this machine that shows feeds in a browser"
        case .cache: "tells what is kept from the network, or forgets it"
        case .archive: "tells what is kept of items that left their feeds, or drops it"
        case .validate: "tells whether a plugin keeps the contract"
        case .new: "begins the project of a renderer"
        case .completions: "prints a script that completes command lines"
        case .help: "tells how the program or one of its verbs is used"
        }
    }

    /// Additional lines of at most 76 columns.
    var notes: [String] {
        switch self {
        case .add:
            [
                "A page is replaced by the feed it announces, and an address that has moved",
                "for good by the new one. --offline adds without a look.",
            ]
        case .remove, .rename:
            ["WHICH is a feed's address, its file, its title or its number in 'feedhost list'."]
        case .move:
            [
                "WHICH is a feed's address, its file, its title or its number in 'feedhost list'.",
                "Folders in folders are written with slashes; '/' is none.",
            ]
        case .list:
            ["A line has a feed's address, title and folder, with tabs between them."]
        case .check:
            [
                "A feed is silent that has had no news for a year. Ends with 1 where a feed",
                "could not be read.",
            ]
        case .importing:
            ["Folders and titles are taken over; a feed that stands in your list stays as it is."]
        case .completions:
            ["For bash: source <(feedhost completions bash)"]
        case .browser:
            [
                "The first line on standard output is the page's address, which nobody else",
                "can guess. Without a SOURCE it has your own list. Ctrl-C ends it.",
            ]
        case .export, .config, .renderers, .lint, .cache, .archive, .validate, .new, .help: []
        }
    }
}
