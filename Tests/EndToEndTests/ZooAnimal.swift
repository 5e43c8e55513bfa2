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
    /// Further rules that `validate` may report: consequences of the first, or other symptoms on a busy machine.
    var mayBreak: [String] {
        switch name {
        // Its threads may outlive it.
        case "calls_after_destroy": ["threads", "leaks", "own-state"]
        case "destroy_crashes": ["survival"]
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

    /// The exit status in-process; `nil` if only a worker detects the fault.
    var statusInProcess: Int32?
    /// A part of the message when it draws in-process, without stack traces.
    var wordsInProcess: String {
        if name == "throws" { return "aborted (SIGABRT)" }
        guard let range = words.range(of: " in "),
            words.contains("SIG") || words.contains("(exit ")
        else { return words }
        return words[..<range.lowerBound].split(separator: "(").last.map { "\($0))" } ?? words
    }
    /// The permissions of its file, unless the default.
    var mode: Int?
    /// The permissions of its folder, unless the default.
    var folderMode: Int?
    var isCPlusPlus = false
    /// The need to grant.
    var need: String?
    /// Linker options.
    var linking = ""
    /// A library it is linked with, which is replaced with `substitute`.
    var missingLibrary: String?
    var substitute: ZooPlugin.Substitute = .nothing

    var testDescription: String { name }

    /// The arguments that grant its need.
    var grants: [String] { need.map { ["--allow", $0] } ?? [] }

    static let all: [ZooAnimal] = [
        .init(name: "well_behaved", status: 0, words: "", rule: nil, statusInProcess: 0),
        .init(
            name: "note_missing", status: 69, words: "no FeedHost note", rule: "note",
            statusInProcess: 69),
        .init(
            name: "note_unknown_key", status: 0, words: "", rule: "note-words", statusInProcess: 0),
        .init(
            name: "note_unknown_need", status: 69,
            words: "a need that does not exist: 'money' (line 5)", rule: "note",
            statusInProcess: 69),
        .init(
            name: "note_unknown_want", status: 0, words: "", rule: "note-words", statusInProcess: 0),
        .init(
            name: "note_with_escapes", status: 69,
            words:
                "has a control character or one that reorders text: U+001B (line 7); have its author correct it",
            rule: "note", statusInProcess: 69),
        .init(
            name: "requires_unknown_extension", status: 69,
            words: "needs the extension 'example.holograms/3'", rule: "note", statusInProcess: 69),
        .init(
            name: "writable_by_all", status: 69, words: "others than its owner may write to it",
            rule: "place", statusInProcess: 69, mode: 0o666),
        .init(
            name: "in_a_shared_folder", status: 69, words: "where everybody may put files",
            rule: "shared-folder", statusInProcess: 69, folderMode: 0o1777),
        .init(
            name: "note_lying", status: 69, words: "does not have a view that its note promises",
            rule: "note-truth", statusInProcess: 69),
        .init(
            name: "note_other_abi", status: 69, words: "different ABI versions", rule: "tables",
            statusInProcess: 69),
        .init(
            name: "abi_too_new", status: 69, words: "needs plugin ABI 99", rule: "note",
            statusInProcess: 69),
        .init(
            name: "abi_too_old", status: 69, words: "plugin ABI 0", rule: "note",
            statusInProcess: 69),
        .init(
            name: "note_other_minimum", status: 69, words: "different ABI versions", rule: "tables",
            statusInProcess: 69),
        .init(
            name: "short_struct", status: 69, words: "has size 8", rule: "tables",
            statusInProcess: 69),
        .init(
            name: "short_table", status: 69, words: "has size 80", rule: "tables",
            statusInProcess: 69),
        .init(
            name: "factory_missing", status: 69, words: "factory is null", rule: "tables",
            statusInProcess: 69),
        .init(
            name: "function_missing", status: 69, words: "display is null", rule: "tables",
            statusInProcess: 69),
        .init(
            name: "entry_missing", status: 69, words: "does not export feed_plugin_entry",
            rule: "one-export", statusInProcess: 69),
        .init(
            name: "entry_returns_null", status: 69, words: "gives no plugin",
            rule: "tables", statusInProcess: 69),
        .init(
            name: "factory_fails", status: 69, words: "nothing to draw with", rule: "loading",
            statusInProcess: 69),
        .init(name: "extra_symbol", status: 0, words: "", rule: "one-export", statusInProcess: 0),
        .init(name: "note_writable", status: 0, words: "", rule: "read-only-note"),
        .init(
            name: "text_relocations", status: 69, words: "; have it compiled with -fPIC",
            rule: "text-relocations",
            linking: "-Wl,-z,notext"),
        .init(
            name: "executable_stack", status: 69, words: "; have it linked with -z noexecstack",
            rule: "executable-stack",
            linking: "-Wl,-z,execstack"),
        .init(
            name: "library_missing", status: 69, words: "; install the libraries it needs",
            rule: "needed-libraries", statusInProcess: 69,
            missingLibrary: "nowhere"),
        .init(
            name: "relative_search_path", status: 69, words: "looks for libraries in 'libraries'",
            rule: "search-path", statusInProcess: 69, linking: "-Wl,-rpath,libraries"),
        .init(
            name: "search_path_elsewhere", status: 69,
            words: "looks for libraries in '/root/private'", rule: "search-path",
            statusInProcess: 69, linking: "-Wl,-rpath,/root/private"),
        .init(
            name: "library_beside", status: 0, words: "", rule: nil,
            linking: "'-Wl,-rpath,$ORIGIN'", missingLibrary: "beside", substitute: .itself),
        .init(
            name: "library_is_writable", status: 69,
            words: "'libwritable.so', and others than the plugin's owner may write to that; chmod",
            rule: "needed-libraries", linking: "'-Wl,-rpath,$ORIGIN'", missingLibrary: "writable",
            substitute: .writable),
        .init(
            name: "library_is_a_program", status: 69,
            words: "'libprogram.so', and what is there is a program; put the library itself there",
            rule: "needed-libraries", linking: "'-Wl,-rpath,$ORIGIN'", missingLibrary: "program",
            substitute: .program),
        .init(
            name: "library_writes_to_code", status: 69,
            words: "'libwriting.so', whose code would have to be written to when it is loaded",
            rule: "text-relocations", linking: "'-Wl,-rpath,$ORIGIN'", missingLibrary: "writing",
            substitute: .writing),
        .init(
            name: "library_is_a_pipe", status: 69, words: "libpipe.so", rule: "needed-libraries",
            linking: "'-Wl,-rpath,$ORIGIN'", missingLibrary: "pipe", substitute: .pipe),
        .init(
            name: "library_is_a_link", status: 69, words: "liblink.so", rule: "needed-libraries",
            linking: "'-Wl,-rpath,$ORIGIN'", missingLibrary: "link", substitute: .linkOutside),
        .init(
            name: "library_behind_dynamic_end", status: 0, words: "", rule: nil, statusInProcess: 0,
            linking: "'-Wl,-rpath,$ORIGIN'", missingLibrary: "nowhere", substitute: .hidden),
        .init(name: "needs_an_extension", status: 0, words: "", rule: "survival"),
        .init(
            name: "crashes_with_plain_text", status: 70, words: "aborted (SIGABRT in display",
            rule: "survival", statusInProcess: 70),
        .init(
            name: "crashes_with_memory", status: 70, words: "aborted (SIGABRT in display",
            rule: "survival", statusInProcess: 70),
        .init(name: "allocates_unchecked", status: 0, words: "", rule: "survival"),
        .init(
            name: "constructor_crashes", status: 70,
            words: "SIGSEGV in construct) while it was loaded", rule: "loading", statusInProcess: 70
        ),
        .init(
            name: "constructor_hangs", status: 70,
            words: "it was in construct) while it was loaded", rule: "in-time"),
        .init(
            name: "constructor_exits", status: 70, words: "ended the process (exit 0 in construct)",
            rule: "loading", statusInProcess: 70),
        .init(
            name: "constructor_forks", status: 0, words: "tried to start a process (in construct)",
            rule: "confinement"),
        .init(
            name: "constructor_opens", status: 0,
            words: "tried to open '/etc/passwd' (in construct)", rule: "confinement"),
        .init(
            name: "constructor_connects", status: 0,
            words: "tried to use the network (socket) (in construct)", rule: "confinement"),
        .init(name: "constructor_reads_environment", status: 0, words: "", rule: "both-seats"),
        .init(
            name: "tries_everything", status: 0,
            words: "tried to run '/bin/true' (in try_everything)", rule: "confinement"),
        .init(
            name: "starts_programs", status: 0,
            words: "tried to start a process (in by_system)", rule: "confinement"),
        .init(
            name: "display_crashes", status: 70,
            words: "crashed (SIGSEGV in display) while it drew the feed", rule: "survival",
            statusInProcess: 70),
        .init(
            name: "display_aborts", status: 70, words: "aborted (SIGABRT in display)",
            rule: "survival", statusInProcess: 70),
        .init(
            name: "display_divides_by_zero", status: 70, words: "crashed (SIGILL in display)",
            rule: "survival", statusInProcess: 70),
        .init(
            name: "display_recurses", status: 70, words: "ran out of stack (SIGSEGV in deeper",
            rule: "survival", statusInProcess: 70),
        .init(
            name: "array_exceeds_stack", status: 70,
            words: "ran out of stack (SIGSEGV in fill", rule: "survival", statusInProcess: 70),
        .init(
            name: "thread_recurses", status: 70, words: "ran out of stack (SIGSEGV in deeper",
            rule: "survival", statusInProcess: 70),
        .init(
            name: "thread_of_c11_recurses", status: 70,
            words: "ran out of stack (SIGSEGV in deeper", rule: "survival", statusInProcess: 70),
        .init(
            name: "display_hangs", status: 70,
            words: "did not answer for 1500 ms (it was in display)", rule: "in-time"),
        .init(name: "display_spins", status: 70, words: "(it was in display)", rule: "in-time"),
        .init(
            name: "display_exits", status: 70, words: "ended the process (exit 3 in display)",
            rule: "survival", statusInProcess: 70),
        .init(
            name: "display_exits_at_once", status: 70,
            words: "ended the process (exit 0 in display)", rule: "survival",
            statusInProcess: 70),
        .init(
            name: "kills_itself", status: 70,
            words:
                "was killed (SIGKILL), by itself or from outside while it drew the feed; try again; "
                + "where it happens again, tell its author",
            rule: "survival"),
        .init(
            name: "exceeds_file_size", status: 70, words: "crashed (SIGXFSZ)", rule: "survival"),
        .init(
            name: "display_fails", status: 70, words: "out of ink", rule: "survival",
            statusInProcess: 70),
        .init(
            name: "throws", status: 70, words: "let an exception out", rule: "survival",
            statusInProcess: 70,
            isCPlusPlus: true),
        .init(
            name: "prints_past_the_host", status: 0,
            words: "printed 6 bytes past the host; dropped", rule: "descriptors"),
        .init(
            name: "prints_without_flushing", status: 0,
            words: "printed 6 bytes past the host; dropped", rule: "descriptors"),
        .init(
            name: "closes_descriptors", status: 0,
            words: "tried to close a descriptor that is not its own", rule: "descriptors"),
        .init(
            name: "unblocks_the_channel", status: 0,
            words: "tried to change a descriptor that is not its own (in display); refused",
            rule: "descriptors"),
        .init(
            name: "closes_by_long_numbers", status: 0,
            words: "tried to close a descriptor that is not its own", rule: "descriptors"),
        .init(
            name: "corrupts_the_heap", status: 70, words: "aborted (SIGABRT in display",
            rule: "survival", statusInProcess: 70),
        .init(
            name: "frees_lent_memory", status: 70, words: "aborted (SIGABRT in display",
            rule: "survival", statusInProcess: 70),
        .init(
            name: "changes_an_item", status: 70, words: "used memory that was lent to it",
            rule: "lent-memory"),
        .init(
            name: "keeps_a_pointer", status: 70,
            words: "used memory that was lent to it and taken back", rule: "lent-memory"),
        .init(name: "keeps_a_feed", status: 0, words: "", rule: "lent-memory"),
        .init(
            name: "keeps_an_item", status: 0, words: "", rule: "lent-memory", statusInProcess: 0),
        .init(
            name: "keeps_a_text", status: 0, words: "", rule: "lent-memory", statusInProcess: 0),
        .init(
            name: "requests_old_item", status: 0,
            words: "asked for items of a feed that is gone", rule: "lent-memory"),
        .init(
            name: "wrong_thread", status: 0, words: "called write from another thread than its own",
            rule: "threads", statusInProcess: 0),
        .init(name: "calls_after_destroy", status: 0, words: "another thread", rule: "lifecycle"),
        .init(
            name: "requests_invalid_item", status: 70, words: "crashed (SIGSEGV in display)",
            rule: "survival", statusInProcess: 70),
        .init(
            name: "requests_a_million_pictures", status: 70,
            words: "asked for the picture of item 2 of 2", rule: "delegate", statusInProcess: 70),
        .init(
            name: "refreshes_in_each_display", status: 0,
            words: "asked for a refresh without a person at it", rule: nil, statusInProcess: 0),
        .init(
            name: "refreshes_without_end", status: 70, words: "asked for refreshes without end",
            rule: "bounds", statusInProcess: 70),
        .init(
            name: "runs_on", status: 70,
            words: "ran for 1500 ms with no terminal, display, network or listen granted",
            rule: "in-time"),
        .init(
            name: "ignores_responses", status: 70, words: "sent messages without end",
            rule: "bounds"),
        .init(
            name: "draws_over_earlier_lines", status: 0, words: "", rule: nil, statusInProcess: 0),
        .init(name: "leaves_attributes_on", status: 0, words: "", rule: nil, statusInProcess: 0),
        .init(
            name: "crashes_in_colour", status: 70, words: "crashed (SIGSEGV in display)",
            rule: "survival", statusInProcess: 70),
        .init(
            name: "opens_unlisted_links", status: 0,
            words: "wants to open 'javascript:alert(1)', which is no http, https or mailto address",
            rule: "delegate", statusInProcess: 0, need: "display"),
        .init(
            name: "copies_without_end", status: 0, words: "copy_text", rule: "delegate",
            statusInProcess: 0, need: "display"),
        .init(
            name: "marks_another_feed", status: 0, words: "revision 0", rule: "delegate",
            statusInProcess: 0, need: "display"),
        .init(
            name: "marks_missing_items", status: 0, words: "of 2; refused", rule: "delegate",
            statusInProcess: 0, need: "display"),
        .init(
            name: "marks_without_a_grant", status: 0, words: "set_states", rule: "delegate",
            statusInProcess: 0),
        .init(
            name: "opens_links_without_a_grant", status: 0, words: "open_link", rule: "delegate",
            statusInProcess: 0),
        .init(
            name: "copies_without_a_grant", status: 0, words: "", rule: "delegate",
            statusInProcess: 0),
        .init(
            name: "suspends_without_a_grant", status: 0, words: "", rule: nil),
        .init(
            name: "requests_without_revision", status: 0, words: "revision 0", rule: "delegate",
            statusInProcess: 0),
        .init(
            name: "requests_unknown_words", status: 0, words: "a key that there is not",
            rule: "delegate", statusInProcess: 0),
        .init(
            name: "passes_null", status: 0, words: "called words with a null key; refused",
            rule: "arguments", statusInProcess: 0),
        .init(
            name: "answers_any_extension", status: 0, words: "", rule: "tables", statusInProcess: 0),
        .init(
            name: "requests_invalid_sizes", status: 0,
            words: "asked for a picture of 2147483648 by 2147483648 pixels", rule: "delegate",
            statusInProcess: 0),
        .init(
            name: "requests_unlisted_pictures", status: 0, words: "", rule: nil,
            statusInProcess: 0),
        .init(
            name: "cancels_unrequested_pictures", status: 0, words: "", rule: nil,
            statusInProcess: 0),
        .init(name: "invalid_text", status: 0, words: "", rule: "text", statusInProcess: 0),
        .init(name: "ignores_write_failure", status: 0, words: "", rule: "write-failure"),
        .init(name: "logs_without_end", status: 70, words: "logged without end", rule: "bounds"),
        .init(
            name: "writes_without_end", status: 70, words: "wrote more than it may", rule: "bounds"),
        .init(
            name: "replaces_signal_handlers", status: 0,
            words: "tried to change how signals are handled", rule: "signals"),
        .init(name: "blocks_signals", status: 0, words: "", rule: "signals"),
        .init(
            name: "ignores_sigterm", status: 70, words: "did not answer for 1500 ms",
            rule: "in-time"),
        .init(
            name: "allocates_without_end", status: 70, words: "ran out of the memory it may use",
            rule: "bounds"),
        .init(
            name: "shares_its_state", status: 0, words: "", rule: "own-state", statusInProcess: 0),
        .init(name: "leaks", status: 0, words: "", rule: "leaks", statusInProcess: 0),
        .init(
            name: "fills_a_cache_late", status: 0, words: "", rule: nil, statusInProcess: 0),
        .init(name: "draws_differently_each_time", status: 0, words: "", rule: "determinism"),
        .init(
            name: "speaks_the_protocol", status: 70, words: "broke the protocol of workers",
            rule: "descriptors"),
        .init(
            name: "requests_within_response", status: 70, words: "broke the protocol of workers",
            rule: "descriptors"),
        .init(
            name: "requests_old_items_endlessly", status: 70,
            words: "broke the protocol of workers",
            rule: "descriptors"),
        .init(
            name: "passes_descriptors", status: 70, words: "broke the protocol of workers",
            rule: "descriptors"),
        .init(
            name: "floods_the_channel", status: 70, words: "sent messages without end",
            rule: "bounds"),
        .init(
            name: "name_expands_endlessly", status: 0,
            words: "tried to open '/etc/passwd' (in _Z1fPiPF",
            rule: "confinement"),
        .init(
            name: "name_that_aborts", status: 70,
            words: "crashed (SIGSEGV in $sRvs)", rule: "survival", statusInProcess: 70),
        .init(
            name: "name_that_crashes", status: 70,
            words: "crashed (SIGSEGV in $ss5SwiftfMa_)", rule: "survival", statusInProcess: 70),
        .init(
            name: "name_that_spins", status: 70,
            words: "crashed (SIGSEGV in _Z1fDtsrclS_DvzDv4_Ss)", rule: "survival",
            statusInProcess: 70),
        .init(
            name: "hides_among_harmless_files", status: 0,
            words: "tried to open '/home/ada/.ssh/id_ed25519' (in hide)", rule: "confinement"),
        .init(
            name: "hides_behind_log", status: 0,
            words: "tried to open '/etc/passwd' (in display)", rule: "confinement"),
        .init(
            name: "invents_an_incident", status: 70,
            words: "ended the process (exit 0 in display)", rule: "survival"),
        .init(
            name: "sends_an_empty_message", status: 70,
            words: "broke the protocol of workers", rule: "descriptors"),
        .init(
            name: "writes_overlong_text", status: 0,
            words: "", rule: "text", statusInProcess: 0),
        .init(
            name: "finish_crashes", status: 70, words: "crashed (SIGSEGV in finish)",
            rule: "survival", statusInProcess: 70),
        .init(
            name: "destroy_crashes", status: 0,
            words: "crashed (SIGSEGV in destroy) when it was to end", rule: "lifecycle",
            statusInProcess: 0),
        .init(
            name: "destroy_hangs", status: 0, words: "did not end when it was told to",
            rule: "lifecycle"),
        .init(
            name: "writes_in_destroy", status: 0,
            words: "wrote in destroy, when its output was complete", rule: "lifecycle",
            statusInProcess: 0),
        .init(
            name: "touches_memory_every_way", status: 70,
            words: "ran out of the memory it may use", rule: "bounds"),
        .init(
            name: "maps_shared_memory", status: 0,
            words: "tried to make memory that is executable, shared or a stack (in construct)",
            rule: "confinement"),
        .init(
            name: "grows_downwards", status: 0,
            words: "tried to make memory that is executable, shared or a stack (in display)",
            rule: "confinement"),
        .init(
            name: "constructor_makes_code", status: 0,
            words: "tried to make memory that is executable, shared or a stack (in construct)",
            rule: "confinement"),
        .init(
            name: "constructor_filters", status: 0,
            words: "tried the system call seccomp (in construct)", rule: "confinement"),
        .init(
            name: "constructor_speaks_the_protocol", status: 70,
            words: "did not answer for 1500 ms (it was in ", rule: "in-time"),
        .init(
            name: "makes_600_threads", status: 0, words: "tried to have more than 64 threads",
            rule: "confinement"),
        .init(
            name: "threads_spin", status: 70, words: "did not answer for 1500 ms", rule: "in-time"),
        .init(name: "ends_its_threads", status: 0, words: "", rule: nil, statusInProcess: 0),
        .init(
            name: "queries_other_processes", status: 0, words: "tried the system call prlimit64",
            rule: "confinement"),
        .init(
            name: "tries_ways_out", status: 0, words: "tried the system call io_uring_setup",
            rule: "confinement"),
        .init(
            name: "leaves_descriptors_open", status: 0, words: "", rule: "leaks", statusInProcess: 0
        ),
        .init(
            name: "leaves_memory_mapped", status: 0, words: "", rule: "leaks", statusInProcess: 0),
        .init(
            name: "leaves_threads_running", status: 0, words: "", rule: "leaks", statusInProcess: 0),
        .init(
            name: "leaves_threads_unjoined", status: 0, words: "", rule: "leaks", statusInProcess: 0
        ),
        .init(
            name: "writes_on_after_failure", status: 0, words: "", rule: "write-failure",
            statusInProcess: 0),
        .init(
            name: "changes_write_status", status: 0, words: "", rule: "write-failure",
            statusInProcess: 0),
        .init(
            name: "requests_missing_items", status: 0,
            words: "asked for item 2 of 2, which is not there", rule: "delegate", statusInProcess: 0
        ),
        .init(
            name: "requests_on_another_thread", status: 0,
            words: "called item from another thread than its own", rule: "threads",
            statusInProcess: 0),
        .init(
            name: "keeps_a_picture", status: 0, words: "", rule: "lent-memory", statusInProcess: 0),
        .init(
            name: "keeps_pixels", status: 0, words: "", rule: "lent-memory", statusInProcess: 0),
        .init(
            name: "keeps_a_media_type", status: 0, words: "", rule: "lent-memory",
            statusInProcess: 0),
        .init(
            name: "keeps_its_options", status: 70, words: "used memory that was lent to it",
            rule: "lent-memory"),
        .init(
            name: "keeps_an_error", status: 70, words: "used memory that was lent to it",
            rule: "lent-memory"),
        .init(
            name: "changes_its_options", status: 70, words: "used memory that was lent to it",
            rule: "lent-memory"),
        .init(
            name: "changes_a_picture", status: 0, words: "", rule: "lent-memory", statusInProcess: 0
        ),
        .init(
            name: "changes_environment", status: 70, words: "used memory that was lent to it",
            rule: "lent-memory"),
        .init(
            name: "changes_the_host", status: 70, words: "used memory that was lent to it",
            rule: "lent-memory"),
        .init(
            name: "invalid_text_while_loading", status: 0, words: "", rule: "text"),
        .init(
            name: "invalid_text_in_messages", status: 0, words: "", rule: "text"),
        .init(
            name: "blocks_signals_in_create", status: 0,
            words: "signals blocked (in feed_factory.create)",
            rule: "signals"),
        .init(
            name: "blocks_signals_in_finish", status: 0,
            words: "signals blocked (in feed_renderer.finish)",
            rule: "signals"),
        .init(
            name: "takes_the_signal_stack", status: 0,
            words: "took the stack away that signals are handled on (in feed_view.display)",
            rule: "signals"),
        .init(
            name: "note_omits_a_view", status: 0, words: "", rule: "note-truth"),
        .init(
            name: "note_other_pictures", status: 0, words: "", rule: "note-truth",
            statusInProcess: 0),
        .init(
            name: "returns_positive_statuses", status: 0, words: "", rule: nil, statusInProcess: 0),
        .init(name: "keeps_words", status: 0, words: "", rule: nil, statusInProcess: 0),
        .init(
            name: "claims_a_long_failure", status: 70, words: "wwww", rule: "survival",
            statusInProcess: 70),
        .init(
            name: "ends_text_at_a_page", status: 0, words: "<p>at the end of a page", rule: nil,
            statusInProcess: 0),
        .init(
            name: "calls_from_create", status: 0, words: "", rule: nil, statusInProcess: 0),
    ]
}
