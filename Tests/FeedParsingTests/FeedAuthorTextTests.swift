import FeedModel
import Testing

@testable import FeedParsing

@Suite struct FeedAuthorTextTests {
    @Test(
        arguments: [
            ("Jane", "Jane", nil),
            ("jane@example.org", nil, "jane@example.org"),
            ("jane@example.org (Jane Doe)", "Jane Doe", "jane@example.org"),
            ("Jane Doe (jane@example.org)", "Jane Doe", "jane@example.org"),
            ("Jane Doe <jane@example.org>", "Jane Doe", "jane@example.org"),
            ("\"Jane\" <mailto:jane@example.org>", "Jane", "jane@example.org"),
            ("@jane", "@jane", nil),
            ("Jane (@jane)", "Jane (@jane)", nil),
            ("a @ b", "a @ b", nil),
            ("\"Doe, Jane\" jane@example.org", "Doe, Jane", "jane@example.org"),
            ("Jane Doe jane@example.org", "Jane Doe", "jane@example.org"),
            ("Jane Doe, jane@example.org", "Jane Doe", "jane@example.org"),
            ("Jane Doe – mailto:jane@example.org", "Jane Doe", "jane@example.org"),
            ("Jane Doe: - jane@example.org", "Jane Doe", "jane@example.org"),
            ("- jane@example.org", nil, "jane@example.org"),
            ("a@e.org b@e.org", "a@e.org b@e.org", nil),
            ("Jane @jane b@e.org", "Jane @jane b@e.org", nil),
            ("Jane xmpp:jane@e.org", "Jane xmpp:jane@e.org", nil),
            ("Jane (xmpp:jane@e.org)", "Jane (xmpp:jane@e.org)", nil),
        ] as [(String, String?, String?)])
    func `Splits a line into name and email address`(line: String, name: String?, email: String?) {
        #expect(FeedAuthor(text: line) == FeedAuthor(name: name, email: email))
    }

    @Test func `Returns nil for a blank line`() {
        #expect(FeedAuthor(text: " ") == nil)
    }

    @Test func `Merges entries of the same person`() {
        var people: [FeedAuthor] = []
        people.addPerson(FeedAuthor(name: "Jo"))
        people.addPerson(FeedAuthor(name: "Jo", email: "jo@example.org"))
        people.addPerson(FeedAuthor(name: "Jo", email: "other@example.org"))
        #expect(
            people == [
                FeedAuthor(name: "Jo", email: "jo@example.org"),
                FeedAuthor(name: "Jo", email: "other@example.org"),
            ])
    }
}
