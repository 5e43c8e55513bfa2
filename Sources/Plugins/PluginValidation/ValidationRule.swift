/// A rule of the contract; the raw value is its name in reports.
package enum ValidationRule: String, Sendable, CaseIterable {
    case place
    case sharedFolder = "shared-folder"
    case note
    case noteWords = "note-words"
    case noteTruth = "note-truth"
    case oneExport = "one-export"
    case readOnlyNote = "read-only-note"
    case textRelocations = "text-relocations"
    case executableStack = "executable-stack"
    case neededLibraries = "needed-libraries"
    case searchPath = "search-path"
    case tables
    case loading
    case lifecycle
    case survival
    case inTime = "in-time"
    case bounds
    case confinement
    case threads
    case lentMemory = "lent-memory"
    case descriptors
    case signals
    case arguments
    case delegate
    case writeFailure = "write-failure"
    case text
    case leaks
    case determinism
    case ownState = "own-state"
    case bothPlaces = "both-places"

    /// Advice on a breach.
    package var remedy: String {
        switch self {
        case .place: "chmod go-w the file, and keep it in a folder of your own"
        case .sharedFolder: "copy it to a folder of your own, where nobody else may write"
        case .noteWords:
            "correct the spelling, or leave it out: what is not known is not used"
        case .note:
            "name the plugin's own file; write its note with FEED_PLUGIN_NOTE, with every key it needs"
        case .noteTruth: "name in the note's views= and images= what the renderer has"
        case .oneExport:
            "build with -fvisibility=hidden and a version script: only feed_plugin_entry is exported"
        case .readOnlyNote: "put the note into .note.feedhost as FEED_PLUGIN_NOTE does: const"
        case .textRelocations: "compile everything with -fPIC"
        case .executableStack: "link with -z noexecstack"
        case .neededLibraries: "link statically, or against libraries that every system has"
        case .searchPath:
            "link with no RPATH but $ORIGIN and the system's folders, and by names, not paths"
        case .tables: "fill in every struct's size and functions as feed_plugin.h says"
        case .loading: "do nothing in constructors; let create fail with words if it must"
        case .lifecycle:
            "keep the order of create, display, finish and destroy, and nothing after it"
        case .survival: "see the trace; a plugin never ends the process, and lets no exception out"
        case .inTime: "return from every call; a call has seconds, and a feed's output an end"
        case .bounds: "bound what is written, logged, asked for and allocated"
        case .confinement:
            "use only what the host hands over; what is needed beyond it stands in the note's needs="
        case .threads: "call the host on the plugin's thread only (log: on any)"
        case .lentMemory:
            "keep a feed only until the next has been displayed; copy what else is to be kept; never "
                + "write to or free what was lent; ask FEED_HAS before members that a later "
                + "version added"
        case .descriptors: "write with host->write; leave descriptors alone that are not yours"
        case .signals: "leave the process' signals as they are"
        case .arguments:
            "pass what feed_plugin.h asks for: no null pointer, and no stream or length that does not exist"
        case .delegate:
            "ask for items from 0 to item_count - 1 only, for pictures in forms and sizes that there are, "
                + "and, with a main loop, for what the user does: to open what the feed shows, to copy "
                + "what can be read"
        case .writeFailure: "when write says anything but OK, stop and return that status"
        case .text: "write UTF-8"
        case .leaks:
            "free in destroy what create made; register nothing with atexit, which keeps it for ever"
        case .determinism: "draw the feed and nothing else: no time, no addresses, no randomness"
        case .ownState: "keep nothing outside of the renderer: others live beside it"
        case .bothPlaces: "draw from what the host hands over, not from the process one is in"
        }
    }
}
