import Testing

@testable import FeedLoading

@Suite struct FeedLocationTests {
    @Test(arguments: [
        ("file:///a%20b", "/a b"), ("file://localhost/a", "/a"),
        ("file:///etc/passwd%00.xml", "file:///etc/passwd%00.xml"),
        ("file:/a%00", "file:/a%00"),
    ])
    func `Converts file addresses to paths, except with NUL`(text: String, path: String) {
        #expect(FeedLocation(argument: text) == .file(path: path))
    }

    @Test(arguments: ["hosts%00", "hosts%00.xml", "/etc/hosts%00"])
    func `Does not truncate references at NUL`(reference: String) {
        guard case .file(let path) = LocalReference.source(reference, in: "/etc/list.opml") else {
            Issue.record("no file")
            return
        }
        #expect(path.hasSuffix(reference))
    }
}
