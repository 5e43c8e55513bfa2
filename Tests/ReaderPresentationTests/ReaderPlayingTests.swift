import ReaderPresentation
import Testing

@Suite struct ReaderPlayingTests {
    private static let url = "https://a.example/1.mp3"
    private let player = PlayerSpy()

    private func user(_ player: PlayerSpy? = nil) -> ReaderUser {
        let user = ReaderUser(player: player ?? self.player)
        user.show()
        user.select("Zinc")
        return user
    }

    /// The items, of which two have recordings.
    private var two: [ReaderUser.Item] {
        var items = ReaderUser.items
        items[3].recording = "https://a.example/2.mp3"
        return items
    }

    @Test func `Plays the recording of the item, says how far it is, and pauses by the same key`() {
        let user = user()
        #expect(user.perform(.play) == .done)
        #expect(user.notice == "playing · Zinc")
        for (second, length, words) in [
            (7, nil, "playing 0:07 · Zinc"), (65, 1_800, "playing 1:05 / 30:00 · Zinc"),
            (3_723, 7_200, "playing 1:02:03 / 2:00:00 · Zinc"),
        ] {
            user.reader.didPlay(.at(second: second, length: length))
            #expect(user.notice == words)
            #expect(user.desk.notice.kind == .progress && user.desk.notice.action == .pause)
        }
        user.perform(.playForward, .playBack, .play)
        #expect(user.notice == "paused 1:02:03 / 2:00:00 · Zinc")
        #expect(user.desk.notice.kind == .undoable && user.desk.notice.action == .pause)
        user.perform(.play)
        #expect(
            player.messages == [
                "play \(Self.url)", "skip 30", "skip -10", "stop", "play \(Self.url)",
            ])
        #expect(user.desk.messages.isEmpty)
    }

    @Test func `Pauses and goes on from any item, also from one with another recording`() {
        let user = user()
        user.show(two, revision: 2)
        user.perform(.play)
        user.select("Boats")
        user.perform(.pause)
        #expect(user.notice == "paused · Zinc")
        user.select("Nets")
        user.perform(.pause)
        #expect(user.notice == "playing · Zinc")
        #expect(player.messages == ["play \(Self.url)", "stop", "play \(Self.url)"])
        #expect(user.perform(.play) == .refused)
        #expect(user.notice == "there is no recording here")
        user.select("Boats")
        user.perform(.play)
        #expect(user.notice == "playing · Boats")
        #expect(player.messages.last == "play https://a.example/2.mp3")
    }

    @Test func `Says it again after actions, and after some seconds of another notice`() {
        let user = user()
        user.perform(.play)
        user.reader.didPlay(.at(second: 7, length: nil))
        user.perform(.next)
        #expect(user.notice == "playing 0:07 · Zinc")
        user.perform(.copyFeed)
        let other = user.notice
        #expect(!other.isEmpty && !other.contains("playing"))
        for second in 8...11 {
            user.reader.didPlay(.at(second: second, length: nil))
            #expect(user.notice == other)
        }
        user.reader.didPlay(.at(second: 12, length: nil))
        #expect(user.notice == "playing 0:12 · Zinc")
        user.perform(.pause)
        user.perform(.next)
        #expect(user.notice == "")
        user.reader.didPlay(.at(second: 13, length: nil))
        #expect(user.notice == "")
    }

    @Test(
        arguments: [
            (.ended, ""), (.stopped, ""), (.failed(.noSound), "paused 0:07 · Zinc"),
        ] as [(RecordingProgress, String)])
    func `Says that nothing is played any more before the notice that stands`(
        progress: RecordingProgress, words: String
    ) {
        let user = user()
        user.perform(.play)
        user.reader.didPlay(.at(second: 7, length: nil))
        user.perform(.copyFeed)
        user.desk.displays = []
        user.reader.didPlay(progress)
        let told = user.desk.displays.filter { $0.hasPrefix("notice") }
        #expect(told == ["notice " + words, "notice " + user.notice] && user.notice != words)
    }

    @Test func `What was played to its end is read, wherever the user is, also in another feed`() {
        let user = user()
        user.perform(.play)
        user.select("Boats")
        // It is away for a moment.
        user.show(ReaderUser.items.filter { $0.title != "Zinc" }, revision: 2)
        var items = ReaderUser.items
        items.insert(ReaderUser.Item(title: "New", source: 1), at: 0)
        user.show(items, revision: 3)
        user.reader.didPlay(.at(second: 8, length: 9))
        user.reader.didPlay(.ended)
        #expect(user.desk.messages == ["read Zinc"])
        #expect(user.notice == "")
        #expect(user.perform(.pause) == .refused)
        #expect(user.notice == "nothing is played")
    }

    @Test func `All that was marked before a recording ended can still be undone`() {
        let user = user()
        user.perform(.play)
        user.choose("Bell")
        user.perform(.allRead)
        user.reader.didPlay(.ended)
        user.perform(.allRead)
        #expect(
            user.desk.messages == [
                "read Tide tables, Nets", "read Zinc", "unread Tide tables, Nets",
            ])
    }

    @Test func `An item that is gone is not marked, nor another in its place`() {
        let user = user()
        user.perform(.play)
        user.show(ReaderUser.items.filter { $0.title != "Zinc" }, revision: 2)
        user.reader.didPlay(.ended)
        #expect(user.desk.messages.isEmpty)
    }

    @Test func `Of items with one identifier, that of the recording is read`() {
        let user = user()
        var items = ReaderUser.items
        for (index, name) in [(1, "0"), (3, "1")] {
            items[index].identifier = "same"
            items[index].recording = "https://a.example/\(name).mp3"
        }
        user.show(items, revision: 2)
        user.select("Boats")
        user.perform(.play)
        user.reader.didPlay(.ended)
        #expect(user.desk.messages == ["read Boats"])
    }

    @Test func `What was stopped elsewhere is not read, nor told`() {
        let user = user()
        user.perform(.play)
        user.reader.didPlay(.stopped)
        #expect(user.notice == "" && user.desk.messages.isEmpty)
    }

    @Test func `Says why nothing is played`() {
        let reader = user()
        reader.perform(.play)
        reader.reader.didPlay(.failed(.other("it is late")))
        #expect(reader.notice == "it is late" && reader.desk.notice.kind == .nothing)
        for (failure, words) in [
            (RecordingFailure.notLoaded, "the recording can't be loaded; it may be gone"),
            (.unknownFormat, "the recording is in no format that can be played"),
            (.noSound, "there is nothing to play sound on"),
            (.noProgram("mpv"), "install mpv to play recordings"),
        ] {
            reader.perform(.play)
            reader.reader.didPlay(.failed(failure))
            #expect(reader.notice == words)
        }
        player.messages = ["play \(Self.url)"]
        #expect(reader.perform(.playForward) == .refused)
        #expect(reader.notice == "nothing is played")
        for (revision, url) in ["file:///etc/passwd", "httpfoo/1.mp3"].enumerated() {
            var items = ReaderUser.items
            items[2].recording = url
            reader.show(items, revision: UInt64(revision) + 2)
            #expect(reader.perform(.play) == .refused)
        }
        #expect(player.messages == ["play \(Self.url)"])
        let other = ReaderUser()
        other.show()
        other.select("Zinc")
        #expect(other.perform(.play) == .refused)
        #expect(other.notice == "recordings are not played here")
    }
}
