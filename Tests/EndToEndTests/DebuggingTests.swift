import Foundation
import Testing

/// The debuggers of `docs/plugins/debuggers.md`, if they are installed.
struct DebuggingTests {
    /// A plugin with debug information, and the program stripped, as it is installed.
    private struct DebuggedPlugin {
        let folder: TemporaryFolder
        let program: String
        let plugin: String

        init(_ source: String, compiler: String = "cc", options: String = "") throws {
            folder = try TemporaryFolder()
            program = folder.url.appendingPathComponent("feedhost").path
            _ = try folder.write(source, to: "shelf.c")
            plugin = folder.url.appendingPathComponent("shelf.so").path
            let package = ZooPlugin.package.path
            let made = try FeedHostProcess.run(
                [program, plugin],
                shell: """
                    set -e; cd '\(folder.url.path)'; strip -o "$1" "$0"; chmod +x "$1"
                    PATH='\(Shell.path)'
                    \(compiler) -std=c11 -g -O0 -w -fPIC -shared -fvisibility=hidden \(options) \
                        -I '\(package)/Sources/FeedPluginAPI/include' -I '\(package)/Tests/Zoo' \
                        -o "$2" shelf.c
                    """)
            try #require(made.status == 0, "\(made.errors)")
        }

        /// Runs a script; `$1` is the program, `$2` the plugin.
        func run(_ script: String) throws -> (text: String, status: Int32) {
            let outcome = try FeedHostProcess.run(
                [program, plugin], shell: "cd '\(folder.url.path)'; { \(script); } 2>&1")
            return (outcome.text, outcome.status)
        }
    }

    private static let crashing = """
        static int width_of(const char *title) { return title[0]; }
        #define ZOO_DISPLAY sink = width_of(NULL);
        #include "zoo.h"
        """

    @Test(.enabled(if: Shell.has("gdb"), "there is no gdb here"))
    func `Gdb stops in a plugin function with line numbers`() throws {
        let debugged = try DebuggedPlugin(Self.crashing)
        let (text, status) = try debugged.run(
            "timeout 120 gdb -q -batch -ex 'set breakpoint pending on' -ex 'break width_of' "
                + "-ex run -ex backtrace -ex continue --args \"$1\" --debug-plugin -r \"$2\" "
                + "< /dev/null")
        #expect(status == 0, "\(text)")
        #expect(text.contains("Breakpoint 1, width_of (title=0x0) at shelf.c:1"), "\(text)")
        #expect(text.contains(/#1 .* in display \(context=.*\) at .*zoo\.h:/), "\(text)")
        #expect(text.contains("Program received signal SIGSEGV"), "\(text)")
    }

    @Test(.enabled(if: Shell.has("gdb"), "there is no gdb here"))
    func `Gdb attaches to a plugin file, and doesn't hang on a copy`() throws {
        let debugged = try DebuggedPlugin(
            "#define ZOO_DISPLAY close(creat(\"displays\", 0600)); for (;;) pass_time();\n"
                + "#include \"zoo.h\"\n")
        func backtrace(_ option: String) throws -> (text: String, status: Int32) {
            try debugged.run(
                """
                rm -f displays
                "$1" \(option) -r "$2" < /dev/null & child=$!
                until [ -e displays ] || ! kill -0 $child; do sleep 0.05; done
                timeout 120 gdb -q -batch -p $child -ex 'thread apply all backtrace' < /dev/null
                status=$?; kill -9 $child; exit $status
                """)
        }
        let inPlace = try backtrace("--debug-plugin")
        #expect(inPlace.status == 0, "\(inPlace.text)")
        #expect(inPlace.text.contains(/in display \(context=.*\) at .*zoo\.h:/), "\(inPlace.text)")
        let copy = try backtrace("--seat in-process")
        #expect(copy.status == 0, "\(copy.text)")
        #expect(copy.text.contains("nanosleep"), "\(copy.text)")
    }

    /// Uses the system's lldb: that of a Swift toolchain for another system may lack libraries.
    @Test(
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: "/usr/bin/lldb"),
            "there is no /usr/bin/lldb"))
    func `Lldb stops in a plugin function with line numbers`() throws {
        let debugged = try DebuggedPlugin(Self.crashing)
        let (text, status) = try debugged.run(
            "timeout 120 /usr/bin/lldb --batch -o 'breakpoint set --name width_of' -o run "
                + "-o 'thread backtrace' -o continue -- \"$1\" --debug-plugin -r \"$2\" "
                + "< /dev/null")
        #expect(status == 0, "\(text)")
        #expect(text.contains(/frame #0: .*width_of\(title=.*\) at shelf\.c:1/), "\(text)")
        #expect(
            text.contains(/frame #1: .*display\(context=.*\) at zoo\.h:/), "\(text)")
        #expect(text.contains("stop reason = signal SIGSEGV"), "\(text)")
    }

    @Test(.enabled(if: Shell.has("valgrind"), "there is no valgrind here"))
    func `Valgrind reports lines of the plugin`() throws {
        let debugged = try DebuggedPlugin(Self.crashing)
        let (text, _) = try debugged.run(
            "timeout 300 valgrind -q \"$1\" --debug-plugin -r \"$2\" < /dev/null")
        #expect(text.contains("Invalid read of size 1"), "\(text)")
        #expect(text.contains(": width_of (shelf.c:1)"), "\(text)")
    }

    /// With gcc, and with clang of the Swift toolchain.
    @Test(arguments: [
        ("cc", "-fsanitize=address", "cc -print-file-name=libasan.so"),
        (
            "clang", "-fsanitize=address -shared-libasan",
            "clang -print-file-name=libclang_rt.asan-$(uname -m).so"
        ),
    ])
    func `AddressSanitizer reports lines of the plugin`(
        compiler: String, options: String, library: String
    ) throws {
        guard Shell.has(compiler) else { return }
        let debugged = try DebuggedPlugin(
            """
            static void put(char *line, int index) { line[index] = 'x'; }
            #define ZOO_DISPLAY char *line = malloc(8); put(line, 8); sink = line[0];
            #include "zoo.h"
            """, compiler: compiler, options: options)
        let (text, _) = try debugged.run(
            "PATH='\(Shell.path)'; "
                + "LD_PRELOAD=$(\(library)) ASAN_OPTIONS=detect_leaks=0 "
                + "\"$1\" --debug-plugin -r \"$2\" < /dev/null")
        #expect(text.contains("heap-buffer-overflow"), "\(text)")
        #expect(text.contains(/#0 .* in put .*shelf\.c:1/), "\(text)")
    }

    @Test func `Passes the environment and standard error to the plugin`() throws {
        let debugged = try DebuggedPlugin(
            """
            #define ZOO_DISPLAY fprintf(stderr, "backtrace %s\\n", getenv("RUST_BACKTRACE"));
            #include "zoo.h"
            """)
        let (text, status) = try debugged.run(
            "RUST_BACKTRACE=1 \"$1\" --debug-plugin -r \"$2\" < /dev/null")
        #expect(status == 0)
        #expect(text.contains("backtrace 1\n"), "\(text)")
    }
}
