import Foundation
import Testing

/// Tests `Tests/abi/gate`, which compares a header with the recorded ABI.
final class ABIGateTests: TestsInFolder {
    private static let header = """
        #include <stddef.h>
        #include <stdint.h>
        #define FEED_ABI_VERSION 1
        #define FEED_ABI_MINIMUM_VERSION 1
        #define FEED_TWICE(x) ((x) + (x))
        typedef int32_t feed_status;
        enum { FEED_OK = 0, FEED_FAILED = -1 };
        typedef struct feed_string {
            const char *bytes;
            size_t length;
        } feed_string;
        typedef struct feed_thing {
            size_t size;
            feed_string name;
            int64_t number;
            int32_t flag;
        } feed_thing;
        typedef struct feed_host {
            size_t size;
            feed_status (*write)(const struct feed_host *host, feed_string text);
        } feed_host;
        feed_status feed_entry(uint32_t version);
        enum { FEED_THING_SIZE_1 = offsetof(feed_thing, number) + sizeof(int64_t) };

        """

    private func gate(
        _ header: String, _ options: String...
    ) throws -> Shell.Outcome {
        try folder.write(header, to: "feed_plugin.h")
        return try Shell.run(
            "'\(ZooPlugin.package.path)/Tests/abi/gate' \"$@\" feed_plugin.h record", options,
            in: folder.url)
    }

    private func changed(_ old: String, _ new: String) throws -> String {
        try #require(Self.header.contains(old))
        return Self.header.replacingOccurrences(of: old, with: new)
    }

    /// A change of the header, and the line reported for it.
    private static let changes: [(old: String, new: String, report: String)] = [
        (
            "int32_t flag;", "int32_t flag;\n    int32_t reserved;",
            "BREAK: feed_thing.reserved is new in what was padding of feed_thing"
        ),
        (
            "int32_t flag;", "int32_t flag;\n    int32_t reserved;\n    feed_string more;",
            "growth: feed_thing.more is new, at the end of feed_thing"
        ),
        (
            "int64_t number;", "int64_t first;\n    int64_t number;",
            "BREAK: feed_thing.number has moved from byte 24 to byte 32 (and 1 after it)"
        ),
        (
            "int64_t number;", "int64_t first;\n    int64_t number;",
            "BREAK: feed_thing.first is new in the middle of feed_thing"
        ),
        ("    int32_t flag;\n", "", "BREAK: feed_thing.flag is gone"),
        (
            "int64_t number;", "double number;",
            "BREAK: feed_thing.number is of type double, and was of int64_t"
        ),
        (
            "int64_t number;", "int32_t number;",
            "BREAK: feed_thing.number takes 4 bytes, and took 8"
        ),
        (
            "size_t length;", "size_t length;\n    size_t stride;",
            "BREAK: feed_string.stride is new, but feed_string does not begin with its size"
        ),
        (
            "feed_string text);", "feed_string text, int32_t stream);",
            "BREAK: feed_host.write is of type "
                + "feed_status (*)(const feed_host *, feed_string, int32_t), and was of "
                + "feed_status (*)(const feed_host *, feed_string)"
        ),
        (
            "feed_entry(uint32_t", "feed_entry(uint64_t",
            "BREAK: the function feed_entry is feed_status (uint64_t), and was feed_status (uint32_t)"
        ),
        ("FEED_FAILED = -1", "FEED_FAILED = -2", "BREAK: the value FEED_FAILED is -2, and was -1"),
        (
            "number) + sizeof(int64_t)", "flag) + sizeof(int32_t)",
            "BREAK: the value FEED_THING_SIZE_1 is 36, and was 32"
        ),
        ("FEED_OK = 0, ", "", "BREAK: the value FEED_OK is gone"),
        (
            "FEED_FAILED = -1", "FEED_FAILED = -1, FEED_CLOSED = -2",
            "growth: the value FEED_CLOSED is new"
        ),
        (
            "typedef int32_t feed_status", "typedef int64_t feed_status",
            "BREAK: the type feed_status is int64_t, and was int32_t"
        ),
        ("ABI_VERSION 1", "ABI_VERSION 2", "growth: FEED_ABI_VERSION is 2, and was 1"),
        ("ABI_VERSION 1", "ABI_VERSION 3", "BREAK: FEED_ABI_VERSION is 3, and was 1"),
        (
            "MINIMUM_VERSION 1", "MINIMUM_VERSION 2",
            "BREAK: FEED_ABI_MINIMUM_VERSION is 2, and was 1"
        ),
        (
            "((x) + (x))", "(2 * (x))", "spelling: the macro FEED_TWICE expands to something else"
        ),
        (
            "feed_status feed_entry", "feed_status feed_exit(void);\nfeed_status feed_entry",
            "growth: the function feed_exit is new"
        ),
        (
            "feed_status feed_entry",
            "typedef struct feed_more { size_t size; } feed_more;\nfeed_status feed_entry",
            "growth: the struct feed_more is new"
        ),
    ]

    @Test func `Reports nothing if the header is unchanged`() throws {
        #expect(try gate(Self.header, "--record").status == 0)
        let outcome = try gate(Self.header)
        #expect(outcome.status == 0)
        #expect(outcome.words.isEmpty)
    }

    @Test(arguments: changes.indices)
    func `Classifies each change as growth, break or spelling`(index: Int) throws {
        let change = Self.changes[index]
        _ = try gate(Self.header, "--record")
        let outcome = try gate(try changed(change.old, change.new))
        #expect(outcome.status == 1)
        #expect(outcome.words.contains("  \(change.report)"), "\(outcome.words)")
        let meanings = [
            "BREAK": "A break: plugins that were built", "growth": "Growth is allowed",
            "spelling": "Another spelling",
        ]
        let meaning = try #require(
            meanings[String(change.report.prefix { $0 != ":" })])
        #expect(outcome.words.contains(meaning))
    }

    @Test func `Records growth, and breaks only before the first release`()
        throws
    {
        let grown = try changed(
            "size_t size;\n    feed_status",
            "size_t size;\n    feed_status (*log)(void);\n    feed_status")
        let more = try changed("feed_string text);", "feed_string text);\n    void (*wake)(void);")
        _ = try gate(Self.header, "--record")
        #expect(try gate(more, "--frozen").words.contains("growth: feed_host.wake is new"))
        #expect(try gate(more, "--frozen", "--record").status == 0)
        #expect(try gate(more, "--frozen").status == 0)

        let refused = try gate(grown, "--frozen", "--record")
        #expect(refused.status == 1)
        #expect(refused.words.contains("BREAK: feed_host.write has moved from byte 8 to byte 16"))
        #expect(try gate(more).status == 0)
        #expect(try gate(grown).words.contains("No plugin has been released"))
        #expect(try gate(grown, "--record").status == 0)
        #expect(try gate(grown).status == 0)
    }

    @Test func `Rejects headers it can't compare`() throws {
        #expect(try gate(Self.header).status == 1)
        _ = try gate(Self.header, "--record")
        let wide = try gate(try changed("int64_t number;", "long double number;"))
        #expect(wide.status == 1)
        let untagged = try gate(Self.header + "typedef struct { int x; } feed_untagged;\n")
        #expect(untagged.words.contains("feed_untagged has no tag"), "\(untagged.words)")
        let bits = try gate(try changed("int32_t flag;", "int32_t flag : 3;"))
        #expect(bits.words.contains("a member without an address"), "\(bits.words)")
        let broken = try gate(Self.header + "int32_t feed_x(\n")
        #expect(broken.words.contains("does not compile for x86_64"), "\(broken.words)")
    }
}
