import Foundation
import Testing

/// A faulty plugin of the zoo, and the expected outcomes.
struct ZooAnimal: Sendable, CustomTestStringConvertible {
    /// The file's name in Tests/Zoo without the extension.
    let name: String
    /// The exit status of drawing with it in a worker.
    let status: Int32
    /// A part of the message when it draws in a worker.
    let words: String
    /// The rule of `validate` that it breaks; `nil` if it is valid.
    let rule: String?
    /// True if the outcome is the same in-process; false if only a worker detects the fault.
    let isSameInProcess: Bool
    /// Further rules that `validate` may report: consequences of the first, or other symptoms on a busy machine.
    var mayBreak: [String] {
        switch name {
        // Its threads may outlive it.
        case "calls_after_destroy": ["threads", "leaks", "own-state"]
        case "destroy_crashes", "claims_a_long_failure", "claims_unwritten_words": ["survival"]
        case "writes_in_destroy": ["write-failure"]
        case "destroy_hangs", "allocates_without_end", "writes_without_end", "logs_without_end":
            ["in-time"]
        case "entry_missing": ["tables"]
        case "speaks_the_protocol", "touches_memory_every_way", "threads_spin": ["confinement"]
        case "constructor_speaks_the_protocol": ["confinement", "lifecycle"]
        case "text_relocations", "executable_stack": ["confinement", "loading"]
        // In the in-process check the host lends no feed.
        case "requests_within_response", "requests_old_items_endlessly": ["lent-memory"]
        case "requests_a_million_pictures": ["bounds", "in-time"]
        case "refreshes_without_end": ["in-time"]
        case "requests_invalid_item", "requests_old_item": ["delegate"]
        // It marks items without a user.
        case "passes_null": ["delegate"]
        case "shares_its_state": ["lifecycle", "leaks"]
        case "leaves_threads_running", "leaves_descriptors_open": ["confinement"]
        // `system` ignores two signals.
        case "starts_programs", "ignores_sigterm": ["signals"]
        // It calls `close_range` on the host's descriptors, too.
        case "tries_ways_out": ["descriptors"]
        case "ignores_responses": ["in-time", "descriptors"]
        default: []
        }
    }

    /// True if it runs forever.
    var hangs: Bool { rule == "in-time" || name == "destroy_hangs" }

    /// A part of the message when it draws in-process, without stack traces.
    var wordsInProcess: String {
        if name == "throws" { return "aborted (SIGABRT)" }
        guard let range = words.range(of: " in "),
            words.contains("SIG") || words.contains("(exit ")
        else { return words }
        return words[..<range.lowerBound].split(separator: "(").last.map { "\($0))" } ?? words
    }
    /// The permissions of its file and of its folder, unless the default.
    let mode, folderMode: Int?
    let isCPlusPlus: Bool
    /// The need to grant.
    let need: String?
    /// Linker options.
    let linking: String
    /// A library it is linked with, which is replaced with `substitute`.
    let missingLibrary: String?
    let substitute: ZooPlugin.Substitute

    /// - Parameter library: a library beside it that it is linked with, and what is there instead.
    init(
        _ name: String, _ status: Int32, _ words: String = "", rule: String? = nil,
        inProcess isSameInProcess: Bool = false, mode: Int? = nil, folderMode: Int? = nil,
        isCPlusPlus: Bool = false, need: String? = nil, linking: String = "",
        library: (name: String, substitute: ZooPlugin.Substitute)? = nil
    ) {
        self.name = name
        self.status = status
        self.words = words
        self.rule = rule
        self.isSameInProcess = isSameInProcess
        self.mode = mode
        self.folderMode = folderMode
        self.isCPlusPlus = isCPlusPlus
        self.need = need
        self.linking = library == nil ? linking : "'-Wl,-rpath,$ORIGIN'"
        missingLibrary = library?.name
        substitute = library?.substitute ?? .nothing
    }

    var testDescription: String { name }

    /// The arguments that grant its need.
    var grants: [String] { need.map { ["--allow", $0] } ?? [] }

    /// Returns the animal of this name.
    static func named(_ name: String) throws -> ZooAnimal {
        try #require(all.first { $0.name == name })
    }

    static let all: [ZooAnimal] = [
        .init("well_behaved", 0, inProcess: true),
        .init("note_missing", 69, "no FeedHost note", rule: "note", inProcess: true),
        .init("note_unknown_key", 0, rule: "note-words", inProcess: true),
        .init(
            "note_unknown_need", 69, "a need that does not exist: 'money' (line 5)",
            rule: "note", inProcess: true),
        .init("note_unknown_want", 0, rule: "note-words", inProcess: true),
        .init(
            "note_with_escapes", 69,
            "has a control character or one that reorders text: U+001B (line 7); have its author correct it",
            rule: "note", inProcess: true),
        .init(
            "requires_unknown_extension", 69, "needs the extension 'example.holograms/3'",
            rule: "note", inProcess: true),
        .init(
            "writable_by_all", 69, "others than its owner may write to it", rule: "place",
            inProcess: true, mode: 0o666),
        .init(
            "in_a_shared_folder", 69, "where everybody may put files", rule: "shared-folder",
            inProcess: true, folderMode: 0o1777),
        .init(
            "note_lying", 69, "does not have a view that its note promises",
            rule: "note-truth", inProcess: true),
        .init("note_other_abi", 69, "different ABI versions", rule: "tables", inProcess: true),
        .init("entry_without_for", 69, "different ABI versions", rule: "tables", inProcess: true),
        .init("abi_too_new", 69, "needs plugin ABI 99", rule: "note", inProcess: true),
        .init("abi_too_old", 69, "plugin ABI 0", rule: "note", inProcess: true),
        .init("note_other_minimum", 69, "different ABI versions", rule: "tables", inProcess: true),
        .init("short_struct", 69, "has size 8", rule: "tables", inProcess: true),
        .init("short_table", 69, "has size 88", rule: "tables", inProcess: true),
        .init("factory_missing", 69, "factory is null", rule: "tables", inProcess: true),
        .init("function_missing", 69, "display is null", rule: "tables", inProcess: true),
        .init(
            "entry_missing", 69, "does not export feed_plugin_entry",
            rule: "one-export", inProcess: true),
        .init("entry_returns_null", 69, "gives no plugin", rule: "tables", inProcess: true),
        .init("factory_fails", 69, "nothing to draw with", rule: "loading", inProcess: true),
        .init("extra_symbol", 0, rule: "one-export", inProcess: true),
        .init("note_writable", 0, rule: "read-only-note"),
        .init(
            "text_relocations", 69, "; have it compiled with -fPIC", rule: "text-relocations",
            linking: "-Wl,-z,notext"),
        .init(
            "executable_stack", 69, "; have it linked with -z noexecstack",
            rule: "executable-stack", linking: "-Wl,-z,execstack"),
        .init(
            "library_missing", 69, "; install the libraries it needs", rule: "needed-libraries",
            inProcess: true, library: ("nowhere", .nothing)),
        .init(
            "relative_search_path", 69, "looks for libraries in 'libraries'", rule: "search-path",
            inProcess: true, linking: "-Wl,-rpath,libraries"),
        .init(
            "search_path_elsewhere", 69, "looks for libraries in '/root/private'",
            rule: "search-path", inProcess: true, linking: "-Wl,-rpath,/root/private"),
        .init("library_beside", 0, library: ("beside", .itself)),
        .init(
            "library_is_writable", 69,
            "'libwritable.so', and others than the plugin's owner may write to that; chmod",
            rule: "needed-libraries", library: ("writable", .writable)),
        .init(
            "library_is_a_program", 69,
            "'libprogram.so', and what is there is a program; put the library itself there",
            rule: "needed-libraries", library: ("program", .program)),
        .init(
            "library_writes_to_code", 69,
            "'libwriting.so', whose code would have to be written to when it is loaded",
            rule: "text-relocations", library: ("writing", .writing)),
        .init(
            "library_is_a_pipe", 69, "libpipe.so", rule: "needed-libraries",
            library: ("pipe", .pipe)),
        .init(
            "library_is_a_link", 69, "liblink.so", rule: "needed-libraries",
            library: ("link", .linkOutside)),
        .init("library_behind_dynamic_end", 0, inProcess: true, library: ("nowhere", .hidden)),
        .init("needs_an_extension", 0, rule: "survival"),
        .init(
            "crashes_with_plain_text", 70, "aborted (SIGABRT in display",
            rule: "survival", inProcess: true),
        .init(
            "crashes_with_memory", 70, "aborted (SIGABRT in display",
            rule: "survival", inProcess: true),
        .init("allocates_unchecked", 0, rule: "survival"),
        .init(
            "constructor_crashes", 70, "SIGSEGV in construct) while it was loaded",
            rule: "loading", inProcess: true),
        .init("constructor_hangs", 70, "it was in construct) while it was loaded", rule: "in-time"),
        .init(
            "constructor_exits", 70, "ended the process (exit 0 in construct)",
            rule: "loading", inProcess: true),
        .init(
            "constructor_forks", 0, "tried to start a process (in construct)", rule: "confinement"),
        .init(
            "constructor_opens", 0, "tried to open '/etc/passwd' (in construct)",
            rule: "confinement"),
        .init(
            "constructor_connects", 0, "tried to use the network (socket) (in construct)",
            rule: "confinement"),
        .init("constructor_reads_environment", 0, rule: "both-places"),
        .init(
            "tries_everything", 0, "tried to run '/bin/true' (in try_everything)",
            rule: "confinement"),
        .init("starts_programs", 0, "tried to start a process (in by_system)", rule: "confinement"),
        .init(
            "display_crashes", 70, "crashed (SIGSEGV in display) while it drew the feed",
            rule: "survival", inProcess: true),
        .init(
            "display_aborts", 70, "aborted (SIGABRT in display)",
            rule: "survival", inProcess: true),
        .init(
            "display_divides_by_zero", 70, "crashed (SIGILL in display)",
            rule: "survival", inProcess: true),
        .init(
            "display_recurses", 70, "ran out of stack (SIGSEGV in deeper",
            rule: "survival", inProcess: true),
        .init(
            "array_exceeds_stack", 70, "ran out of stack (SIGSEGV in fill",
            rule: "survival", inProcess: true),
        .init(
            "thread_recurses", 70, "ran out of stack (SIGSEGV in deeper",
            rule: "survival", inProcess: true),
        .init(
            "thread_of_c11_recurses", 70, "ran out of stack (SIGSEGV in deeper",
            rule: "survival", inProcess: true),
        .init(
            "display_hangs", 70, "did not answer for 1500 ms (it was in display)", rule: "in-time"),
        .init("display_spins", 70, "(it was in display)", rule: "in-time"),
        .init(
            "display_exits", 70, "ended the process (exit 3 in display)",
            rule: "survival", inProcess: true),
        .init(
            "display_exits_at_once", 70, "ended the process (exit 0 in display)",
            rule: "survival", inProcess: true),
        .init(
            "kills_itself", 70,
            "was killed (SIGKILL), by itself or from outside while it drew the feed; try again; "
                + "where it happens again, tell its author",
            rule: "survival"),
        .init("exceeds_file_size", 70, "crashed (SIGXFSZ)", rule: "survival"),
        .init("display_fails", 70, "out of ink", rule: "survival", inProcess: true),
        .init(
            "throws", 70, "let an exception out", rule: "survival", inProcess: true,
            isCPlusPlus: true),
        .init(
            "prints_past_the_host", 0, "printed 6 bytes past the host; dropped",
            rule: "descriptors"),
        .init(
            "prints_without_flushing", 0, "printed 6 bytes past the host; dropped",
            rule: "descriptors"),
        .init(
            "closes_descriptors", 0, "tried to close a descriptor that is not its own",
            rule: "descriptors"),
        .init(
            "unblocks_the_channel", 0,
            "tried to change a descriptor that is not its own (in display); refused",
            rule: "descriptors"),
        .init(
            "closes_by_long_numbers", 0, "tried to close a descriptor that is not its own",
            rule: "descriptors"),
        .init(
            "corrupts_the_heap", 70, "aborted (SIGABRT in display",
            rule: "survival", inProcess: true),
        .init(
            "frees_lent_memory", 70, "aborted (SIGABRT in display",
            rule: "survival", inProcess: true),
        .init("changes_an_item", 70, "used memory that was lent to it", rule: "lent-memory"),
        .init(
            "keeps_a_pointer", 70, "used memory that was lent to it and taken back",
            rule: "lent-memory"),
        .init("keeps_a_feed", 0, rule: "lent-memory"),
        .init("keeps_a_list_of_items", 0, rule: "lent-memory"),
        .init("reads_past_a_feed", 70, "read past its end", rule: "lent-memory"),
        .init("keeps_an_item", 0, rule: "lent-memory", inProcess: true),
        .init("keeps_a_text", 0, rule: "lent-memory", inProcess: true),
        .init("keeps_details", 0, rule: "lent-memory", inProcess: true),
        .init("keeps_what_it_may", 0, inProcess: true),
        .init("reads_a_later_member", 0, rule: "lent-memory", inProcess: true),
        .init("reads_past_a_text", 0, rule: "lent-memory", inProcess: true),
        .init(
            "requests_old_item", 0, "asked for items of a feed that is gone", rule: "lent-memory"),
        .init(
            "wrong_thread", 0, "called write from another thread than its own",
            rule: "threads", inProcess: true),
        .init("calls_after_destroy", 0, "another thread", rule: "lifecycle"),
        .init(
            "requests_invalid_item", 70, "crashed (SIGSEGV in display)",
            rule: "survival", inProcess: true),
        .init(
            "requests_a_million_pictures", 70, "asked for the picture of item 2 of 2",
            rule: "delegate", inProcess: true),
        .init(
            "refreshes_in_each_display", 0,
            "asked for a refresh without a person at it", inProcess: true,
        ),
        .init(
            "refreshes_without_end", 70, "asked for refreshes without end",
            rule: "bounds", inProcess: true),
        .init(
            "runs_on", 70, "ran for 1500 ms with no terminal, display, network or listen granted",
            rule: "in-time"),
        .init("ignores_responses", 70, "sent messages without end", rule: "bounds"),
        .init("draws_over_earlier_lines", 0, inProcess: true),
        .init("leaves_attributes_on", 0, inProcess: true),
        .init(
            "crashes_in_colour", 70, "crashed (SIGSEGV in display)",
            rule: "survival", inProcess: true),
        .init(
            "opens_unlisted_links", 0,
            "wants to open 'javascript:alert(1)', which is no http, https or mailto address",
            rule: "delegate", inProcess: true, need: "display"),
        .init(
            "copies_without_end", 0, "copy_text", rule: "delegate", inProcess: true, need: "display"
        ),
        .init(
            "marks_another_feed", 0, "revision 0", rule: "delegate", inProcess: true,
            need: "display"),
        .init(
            "marks_missing_items", 0, "of 2; refused", rule: "delegate", inProcess: true,
            need: "display"),
        .init("marks_without_a_grant", 0, "set_states", rule: "delegate", inProcess: true),
        .init("opens_links_without_a_grant", 0, "open_link", rule: "delegate", inProcess: true),
        .init("copies_without_a_grant", 0, rule: "delegate", inProcess: true),
        .init("suspends_without_a_grant", 0),
        .init("requests_without_revision", 0, "revision 0", rule: "delegate", inProcess: true),
        .init(
            "requests_unknown_words", 0, "a key that there is not",
            rule: "delegate", inProcess: true),
        .init(
            "passes_null", 0, "called words with a null key; refused",
            rule: "arguments", inProcess: true),
        .init("answers_any_extension", 0, rule: "tables", inProcess: true),
        .init(
            "requests_invalid_sizes", 0, "asked for a picture of 2147483648 by 2147483648 pixels",
            rule: "delegate", inProcess: true),
        .init(
            "sets_a_reserved_member", 0, "called request_image with a reserved member",
            rule: "delegate", inProcess: true),
        .init("requests_unlisted_pictures", 0, inProcess: true),
        .init("cancels_unrequested_pictures", 0, inProcess: true),
        .init("invalid_text", 0, rule: "text", inProcess: true),
        .init("ignores_write_failure", 0, rule: "write-failure"),
        .init("logs_without_end", 70, "logged without end", rule: "bounds"),
        .init("writes_without_end", 70, "wrote more than it may", rule: "bounds"),
        .init(
            "replaces_signal_handlers", 0, "tried to change how signals are handled",
            rule: "signals"),
        .init("blocks_signals", 0, rule: "signals"),
        .init("ignores_sigterm", 70, "did not answer for 1500 ms", rule: "in-time"),
        .init("allocates_without_end", 70, "ran out of the memory it may use", rule: "bounds"),
        .init("shares_its_state", 0, rule: "own-state", inProcess: true),
        .init("leaks", 0, rule: "leaks", inProcess: true),
        .init("fills_a_cache_late", 0, inProcess: true),
        .init("draws_differently_each_time", 0, rule: "determinism"),
        .init("speaks_the_protocol", 70, "broke the protocol of workers", rule: "descriptors"),
        .init("requests_within_response", 70, "broke the protocol of workers", rule: "descriptors"),
        .init(
            "requests_old_items_endlessly", 70, "broke the protocol of workers",
            rule: "descriptors"),
        .init("passes_descriptors", 70, "broke the protocol of workers", rule: "descriptors"),
        .init("floods_the_channel", 70, "sent messages without end", rule: "bounds"),
        .init(
            "name_expands_endlessly", 0, "tried to open '/etc/passwd' (in _Z1fPiPF",
            rule: "confinement"),
        .init(
            "name_that_aborts", 70, "crashed (SIGSEGV in $sRvs)",
            rule: "survival", inProcess: true),
        .init(
            "name_that_crashes", 70, "crashed (SIGSEGV in $ss5SwiftfMa_)",
            rule: "survival", inProcess: true),
        .init(
            "name_that_spins", 70, "crashed (SIGSEGV in _Z1fDtsrclS_DvzDv4_Ss)",
            rule: "survival", inProcess: true),
        .init(
            "hides_among_harmless_files", 0, "tried to open '/home/ada/.ssh/id_ed25519' (in hide)",
            rule: "confinement"),
        .init(
            "hides_behind_log", 0, "tried to open '/etc/passwd' (in display)", rule: "confinement"),
        .init("invents_an_incident", 70, "ended the process (exit 0 in display)", rule: "survival"),
        .init("sends_an_empty_message", 70, "broke the protocol of workers", rule: "descriptors"),
        .init("writes_overlong_text", 0, rule: "text", inProcess: true),
        .init(
            "finish_crashes", 70, "crashed (SIGSEGV in finish)", rule: "survival", inProcess: true),
        .init(
            "destroy_crashes", 0, "crashed (SIGSEGV in destroy) when it was to end",
            rule: "lifecycle", inProcess: true),
        .init("destroy_hangs", 0, "did not end when it was told to", rule: "lifecycle"),
        .init(
            "writes_in_destroy", 0, "wrote in destroy, when its output was complete",
            rule: "lifecycle", inProcess: true),
        .init("touches_memory_every_way", 70, "ran out of the memory it may use", rule: "bounds"),
        .init(
            "maps_shared_memory", 0,
            "tried to make memory that is executable, shared or a stack (in construct)",
            rule: "confinement"),
        .init(
            "grows_downwards", 0,
            "tried to make memory that is executable, shared or a stack (in display)",
            rule: "confinement"),
        .init(
            "constructor_makes_code", 0,
            "tried to make memory that is executable, shared or a stack (in construct)",
            rule: "confinement"),
        .init(
            "constructor_filters", 0, "tried the system call seccomp (in construct)",
            rule: "confinement"),
        .init(
            "constructor_speaks_the_protocol", 70, "did not answer for ",
            rule: "in-time"),
        .init("makes_600_threads", 0, "tried to have more than 64 threads", rule: "confinement"),
        .init("threads_spin", 70, "did not answer for 1500 ms", rule: "in-time"),
        .init("ends_its_threads", 0, inProcess: true),
        .init("queries_other_processes", 0, "tried the system call prlimit64", rule: "confinement"),
        .init("tries_ways_out", 0, "tried the system call io_uring_setup", rule: "confinement"),
        .init("leaves_descriptors_open", 0, rule: "leaks", inProcess: true),
        .init("leaves_memory_mapped", 0, rule: "leaks", inProcess: true),
        .init("leaves_threads_running", 0, rule: "leaks", inProcess: true),
        .init("leaves_threads_unjoined", 0, rule: "leaks", inProcess: true),
        .init("writes_on_after_failure", 0, rule: "write-failure", inProcess: true),
        .init("changes_write_status", 0, rule: "write-failure", inProcess: true),
        .init(
            "requests_missing_items", 0, "asked for item 2 of 2, which is not there",
            rule: "delegate", inProcess: true),
        .init(
            "requests_on_another_thread", 0, "called item from another thread than its own",
            rule: "threads", inProcess: true),
        .init("keeps_a_picture", 0, rule: "lent-memory", inProcess: true),
        .init("keeps_pixels", 0, rule: "lent-memory", inProcess: true),
        .init("keeps_a_media_type", 0, rule: "lent-memory", inProcess: true),
        .init("keeps_its_options", 70, "used memory that was lent to it", rule: "lent-memory"),
        .init("keeps_an_error", 70, "used memory that was lent to it", rule: "lent-memory"),
        .init("changes_its_options", 70, "used memory that was lent to it", rule: "lent-memory"),
        .init("changes_a_picture", 0, rule: "lent-memory", inProcess: true),
        .init("changes_environment", 70, "used memory that was lent to it", rule: "lent-memory"),
        .init("changes_the_host", 70, "used memory that was lent to it", rule: "lent-memory"),
        .init("invalid_text_while_loading", 0, rule: "text"),
        .init("invalid_text_in_messages", 0, rule: "text"),
        .init(
            "blocks_signals_in_create", 0, "signals blocked (in feed_factory.create)",
            rule: "signals"),
        .init(
            "blocks_signals_in_finish", 0, "signals blocked (in feed_renderer.finish)",
            rule: "signals"),
        .init(
            "takes_the_signal_stack", 0,
            "took the stack away that signals are handled on (in feed_view.display)",
            rule: "signals"),
        .init("note_omits_a_view", 0, rule: "note-truth"),
        .init("note_other_pictures", 0, rule: "note-truth", inProcess: true),
        .init("returns_positive_statuses", 0, inProcess: true),
        .init("keeps_words", 0, inProcess: true),
        .init("claims_a_long_failure", 70, "wwww", rule: "arguments", inProcess: true),
        .init(
            "claims_unwritten_words", 70, "it gave status -1 and no reason",
            rule: "arguments", inProcess: true),
        .init("ends_text_at_a_page", 0, "<p>at the end of a page", inProcess: true),
        .init("calls_from_create", 0, inProcess: true),
        .init("throws_from_get_extension", 0, inProcess: true, isCPlusPlus: true),
    ]
}
