import FeedModel
import FeedTesting
import Foundation
import Shared
import Testing

@testable import ServerExample

/// A server answers many requests at once, and releases each composition with its answer.
@Suite(.leakTracking, .timeLimit(.minutes(1))) nonisolated struct ServerTests {
    @Test func `Answers many requests at once`() async {
        let gate = Gate(opensAt: 60)
        let server = FeedServer {
            await gate.pass()
            return try Harbour.feed()
        }
        let languages = ["de", "fr", "en"]
        let answers = await withTaskGroup(of: FeedServer.Response.self) { group in
            for index in 0..<60 {
                group.addTask {
                    await server.respond(language: languages[index % 3], content: .whole)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count == 60)
        #expect(Set(answers.map(\.body)).count == languages.count)
        for answer in answers {
            let page = String(decoding: answer.body, as: UTF8.self)
            #expect(answer.status == 200)
            #expect(answer.type == "text/html; charset=utf-8")
            #expect(page.contains("A rope") && page.contains("<b>long</b>"))
            #expect(!page.contains("<script"))
        }
    }

    @Test func `Says why there is no feed, however late it fails`() async {
        let gate = Gate(opensAt: 2)
        let server = FeedServer {
            await gate.pass()
            throw DescribedFailure("no answer")
        }
        async let answer = server.respond(language: "en", content: .excerpt)
        await gate.pass()
        #expect(await answer.status == 502)
        #expect(await answer.type == "text/plain; charset=utf-8")
        #expect(await String(decoding: answer.body, as: UTF8.self) == "no answer")
    }

    @Test func `A request that ends while it loads cancels the load, and releases everything`()
        async
    {
        final class Connection: Sendable {}
        let leaks = LeakTracker()
        let gate = Gate(opensAt: 2)
        let request = Task {
            let connection = leaks.track(Connection())
            let server = FeedServer {
                defer { withExtendedLifetime(connection) {} }
                await gate.pass()
                try await Task.sleep(for: .seconds(3600))
                return try Harbour.feed()
            }
            return await server.respond(language: "en", content: .whole)
        }
        await gate.pass()
        request.cancel()
        #expect(await request.value.status == 502)
        leaks.expectNoLeaks()
    }
}

/// Holds all that pass until so many are there.
private actor Gate {
    private let count: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(opensAt count: Int) { self.count = count }

    func pass() async {
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            guard waiting.count == count else { return }
            for continuation in waiting { continuation.resume() }
        }
    }
}
