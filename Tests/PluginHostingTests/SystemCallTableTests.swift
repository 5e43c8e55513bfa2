import Foundation
import Glibc
import LinuxSandbox
import PluginTestSupport
import Testing
import WorkerHosting
import WorkerProtocol

/// Compares the table of system calls in docs/plugins/worker.md with the filter and with a worker.
@Suite struct SystemCallTableTests {
    /// A row: calls, and the grants that allow them. Without grants, every plugin may make them.
    private struct Row {
        let calls: [String]
        let grants: WorkerGrants
    }

    private static let grants: [String: WorkerGrants] = [
        "terminal": .terminal, "display": .display, "network": .network, "listen": .listen,
        "files": .files,
    ]

    /// `uretprobe` and `uprobe`, which newer kernels exempt from filters because their own probes
    /// make them. Other callers end with SIGILL.
    #if arch(x86_64)
        private static let unfiltered: Set<Int32> = [335, 336]
    #else
        private static let unfiltered: Set<Int32> = []
    #endif

    private static func table() throws -> [Row] {
        let path = CompiledPlugin.package + "/docs/plugins/worker.md"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let section = try #require(text.split(separator: "## Every system call").last)
        return section.split(separator: "\n## ")[0].split(separator: "\n")
            .filter { $0.hasPrefix("| `") }
            .map { line in
                let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                let names = quoted(cells[2])
                return Row(
                    calls: quoted(cells[1]),
                    grants: WorkerGrants(names.compactMap { grants[$0] }))
            }
    }

    private static func quoted(_ cell: Substring) -> [String] {
        cell.split(separator: " ").map { $0.filter { $0 != "`" } }
    }

    private static func allowed(_ table: [Row], with grants: WorkerGrants) -> Set<String> {
        Set(
            table.filter { $0.grants.isEmpty || !$0.grants.isDisjoint(with: grants) }
                .flatMap(\.calls))
    }

    @Test(arguments: 0..<UInt32(32))
    func `Matches the filter under every combination of grants`(grants: UInt32) throws {
        let table = try Self.table()
        #expect(table.count > 20)
        let allowed = Self.allowed(table, with: WorkerGrants(rawValue: grants))
        var seen: Set<String> = []
        for number in SystemCall.numbers {
            let isAllowed = sandbox_filter_allows(number, grants) != 0
            let name = SystemCall.name(of: number)
            #expect(name.map(allowed.contains) ?? false == isAllowed, "\(name ?? "?") \(number)")
            if isAllowed, let name {
                seen.insert(name)
            }
        }
        #if arch(x86_64)
            #expect(seen == allowed)
        #endif
    }

    @Test func `Lists every call that works in a constructor, display or a thread`() throws {
        let allowed = Self.allowed(try Self.table(), with: [])
        let others = SystemCall.numbers.filter { number in
            !Self.unfiltered.contains(number)
                && !(SystemCall.name(of: number).map(allowed.contains) ?? false)
        }
        #expect(others.count > 900)
        let folder = try TemporaryFolder()
        let knows32BitCalls = try Self.knows32BitCalls(in: folder)
        let plugin = try PluginInWorker(compiling: "Tests/Fixtures/plugins/calls.c") {
            $0.variables = ["CALLS=" + others.map(String.init).joined(separator: ",")]
            if knows32BitCalls {
                $0.variables.append("CALLS_32=1")
            }
        }
        try plugin.draw(.titled("First"))
        let lines = plugin.output.split(separator: "\n")
        #expect(
            lines == ["constructor", "display", "thread"].map { "\($0) made \(others.count) 0" })
    }

    /// Kernels without the 32-bit calls crash the caller.
    private static func knows32BitCalls(in folder: TemporaryFolder) throws -> Bool {
        let source = try folder.write(
            """
            int main(void) {
                int result;
                __asm__ volatile("int $0x80" : "=a"(result) : "0"(20) : "memory");
                return result > 0 ? 0 : 1;
            }
            """, to: "old.c"
        ).path
        return unsafe system(
            "cc -o '\(folder.path)/old' '\(source)' 2>/dev/null && '\(folder.path)/old'") == 0
    }
}
