import ReaderPresentation
import Testing

@Suite struct ReaderCommandsTests {
    private func user(_ names: String...) -> (ReaderUser, CommandsSpy) {
        let commands = CommandsSpy(names)
        let user = ReaderUser(commands: commands)
        user.show()
        return (user, commands)
    }

    @Test func `One command gets the selected item at once`() throws {
        let (user, commands) = user("keep")
        user.select("Zinc")
        #expect(user.perform(.run) == .done)
        #expect(user.notice == "handed to keep")
        let run = try #require(commands.runs.first)
        #expect(run.name == "keep" && run.item.title == "Zinc" && run.item.feedTitle == "Cod")
        #expect(run.item.recording == "https://a.example/1.mp3")
        #expect(run.item.author == "Ada" && run.item.html == "<p>Text.</p>")
    }

    @Test func `Several are asked for, and found by how their names begin`() {
        let (user, commands) = user("keep", "kee", "mail")
        for text in [nil, "", "other"] {
            user.perform(.run, text: text)
            #expect(user.desk.notice.kind == .question && user.desk.notice.action == .run)
            #expect(user.notice == "keep, kee, mail" && commands.runs.isEmpty)
        }
        for text in ["kee", "ke", "m", "mail"] { user.perform(.run, text: text) }
        #expect(commands.runs.map(\.name) == ["kee", "keep", "mail", "mail"])
    }

    @Test
    func `The answer is about the item of the question, wherever a reload has led meanwhile`() {
        let (user, commands) = user("keep", "mail")
        user.select("Zinc")
        user.perform(.run)
        user.show(ReaderUser.items.filter { $0.title != "Zinc" }, revision: 2)
        for _ in 1...2 { user.perform(.run, text: "keep") }
        #expect(commands.runs.map(\.item.title) == ["Zinc", "Boats"])
    }

    @Test func `Without a command or an item nothing is run`() {
        let (user, commands) = user()
        #expect(user.perform(.run, text: "keep") == .refused)
        #expect(user.notice == "no command is configured")
        commands.names = ["keep"]
        user.perform(.filter, text: "nothing has this")
        #expect(user.perform(.run) == .refused && commands.runs.isEmpty)
    }
}
