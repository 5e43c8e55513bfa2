import Foundation
import Testing

@Suite final class LocalFeedTests: TestsInFolder {
    @Test(.enabled(if: Shell.has("strace"), "there is no strace here"), arguments: ["", ".gz"])
    func `Loads neither libcurl nor SQLite nor zlib for a local feed, packed or not`(
        ending: String
    ) throws {
        let source = try folder.write(SampleDocuments.feed("F"), to: "feed.xml")
        try Shell.require("gzip -k '\(source.path)'")
        let outcome = try FeedHostProcess.run(
            [source.path + ending],
            shell:
                "exec strace -f -e trace=openat,open,socket,connect -o '\(folder.path)/trace' \"$0\" \"$@\""
        )
        #expect(outcome.status == 0)
        let calls = try folder.text(of: "trace")
        #expect(calls.contains("feed.xml"))
        for name in ["libcurl", "libsqlite3", "libz", "libFeedHost", "AF_INET"] {
            #expect(!calls.contains(name))
        }
    }
}
