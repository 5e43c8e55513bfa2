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

    @Test(arguments: ["http://\u{301}a.example/", "HTTPS://\u{301}"])
    func `Takes a slash with an accent in an address for a slash`(text: String) {
        #expect(FeedLocation(argument: text) == .remote(url: text))
    }

    @Test(arguments: ["hosts%00", "hosts%00.xml", "/etc/hosts%00"])
    func `Does not truncate references at NUL`(reference: String) {
        guard case .file(let path) = LocalReference.source(reference, in: "/etc/list.opml") else {
            Issue.record("no file")
            return
        }
        #expect(path.hasSuffix(reference))
    }

    @Test(arguments: [
        ("http://me:p%40ss@a.example:80/old", "http://a.example/new", "me:p%40ss@a.example/new"),
        ("https://me@A.example/", "https://a.example:443/b?c@d", "me@a.example:443/b?c@d"),
        ("http://me:pass@a.example/", "http://b.example/", "b.example/"),
        ("http://me:pass@a.example/", "http://a.example:8080/", "a.example:8080/"),
        ("https://me:pass@a.example/", "http://a.example/", "a.example/"),
        ("http://me:pass@a.example/", "https://a.example/", "a.example/"),
        ("http://me:pass@a.example/", "http://you:other@a.example/", "you:other@a.example/"),
        ("http://a.example/me@", "http://a.example/b", "a.example/b"),
        (
            "http://me:pass@a.example/", "http://b.example/\u{301}@a.example/",
            "b.example/\u{301}@a.example/"
        ),
        ("http://me:pass@a.example/", "http://b.example\\@a.example/", "b.example\\@a.example/"),
    ])
    func `Keeps name and password on the same server`(old: String, new: String, kept: String) {
        let scheme = new.prefix { $0 != "/" }
        let target = FeedLocation.remote(url: new).keepingCredentials(of: .remote(url: old))
        #expect(target == .remote(url: "\(scheme)//\(kept)"))
    }

    @Test func `Tells names apart that only look alike`() {
        let locations = ["\u{E9}", "e\u{301}"].flatMap { name -> [FeedLocation] in
            [.file(path: name), .remote(url: "http://a.example/" + name), .program(name: name)]
        }
        #expect(Set(locations + [.standardInput, .sample]).count == 8)
    }

    @Test(arguments: [
        "https://user:p%40ss@example.org/feed", "https://first.last:pass@example.org/feed",
    ])
    func `Lists an address with any name and password`(address: String) {
        #expect(FeedLocation(argument: address).listedAddress == address)
    }
}
