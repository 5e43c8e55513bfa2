import FeedTesting
import Shared
import Testing

@testable import ServerExample

/// A server answers many requests at once, and releases each composition with its answer.
@Suite(.leakTracking) nonisolated struct ServerTests {
    @Test func `Answers many requests at once`() async {
        let server = FeedServer(makeLoader: { Harbour() })
        let languages = ["de", "fr", "en"]
        let answers = await withTaskGroup(of: (String, FeedServer.Response).self) { group in
            for index in 0..<60 {
                let language = languages[index % 3]
                group.addTask {
                    (language, await server.respond(language: language, content: .whole))
                }
            }
            var answers: [(String, FeedServer.Response)] = []
            for await answer in group { answers.append(answer) }
            return answers
        }
        #expect(answers.count == 60)
        #expect(Set(answers.map(\.1.body)).count == languages.count)
        for (_, answer) in answers {
            let page = String(decoding: answer.body, as: UTF8.self)
            #expect(answer.status == 200)
            #expect(page.contains("A rope") && page.contains("<b>long</b>"))
            #expect(!page.contains("<script"))
        }
    }

    @Test func `Says why there is no feed`() async {
        let server = FeedServer(makeLoader: { FailingLoader() })
        let answer = await server.respond(language: "en", content: .excerpt)
        #expect(answer.status == 502)
        #expect(String(decoding: answer.body, as: UTF8.self) == "no answer")
    }
}
