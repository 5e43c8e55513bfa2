import ReaderPresentation
import Testing

@Suite struct ReaderPlayingTests {
    private static let url = "https://a.example/1.mp3"

    private func user(_ player: PlayerSpy?) -> ReaderUser {
        let user = ReaderUser(player: player)
        user.show()
        user.select("Zinc")
        return user
    }

    @Test func `Plays the recording of the item, says how far it is, and pauses by the same key`() {
        let player = PlayerSpy()
        let user = user(player)
        #expect(user.perform(.play) == .done)
        #expect(user.notice == "playing · Zinc")
        for (second, length, words) in [
            (7, nil, "playing 0:07 · Zinc"), (65, 1_800, "playing 1:05 / 30:00 · Zinc"),
            (3_723, 7_200, "playing 1:02:03 / 2:00:00 · Zinc"),
        ] {
            user.reader.didPlay(.at(second: second, length: length, isPaused: false))
            #expect(user.notice == words)
            #expect(user.desk.notice.kind == .progress && user.desk.notice.action == .play)
        }
        user.perform(.play, .playForward, .playBack)
        #expect(player.messages == ["play \(Self.url)", "pause", "skip 30", "skip -10"])
        #expect(user.desk.messages.isEmpty)
    }

    @Test func `Says it again after actions, but not over other notices nor while it is paused`() {
        let player = PlayerSpy()
        let user = user(player)
        user.perform(.play)
        user.reader.didPlay(.at(second: 7, length: nil, isPaused: false))
        user.perform(.next)
        #expect(user.notice == "playing 0:07 · Zinc")
        user.perform(.copyFeed)
        let other = user.notice
        #expect(!other.isEmpty && !other.contains("playing"))
        user.reader.didPlay(.at(second: 8, length: nil, isPaused: false))
        #expect(user.notice == other)
        user.perform(.next)
        #expect(user.notice == "playing 0:08 · Zinc")
        user.reader.didPlay(.at(second: 8, length: nil, isPaused: true))
        #expect(user.notice == "paused 0:08 · Zinc")
        user.perform(.next)
        #expect(user.notice == "")
    }

    @Test func `What was played to its end is read, wherever the user is, also in another feed`() {
        let player = PlayerSpy()
        let user = user(player)
        user.perform(.play)
        user.select("Boats")
        var items = ReaderUser.items
        items.insert(ReaderUser.Item(title: "New", source: 1), at: 0)
        user.show(items, revision: 2)
        user.reader.didPlay(.at(second: 8, length: 9, isPaused: false))
        user.reader.didPlay(.ended)
        #expect(user.desk.messages == ["read Zinc"])
        #expect(user.notice == "")
        #expect(user.perform(.play) == .refused)
        #expect(user.notice == "there is no recording here")
    }

    @Test func `An item that is gone is not marked, nor another in its place`() {
        let player = PlayerSpy()
        let user = user(player)
        user.perform(.play)
        user.show(ReaderUser.items.filter { $0.title != "Zinc" }, revision: 2)
        user.reader.didPlay(.ended)
        #expect(user.desk.messages.isEmpty)
    }

    @Test func `Plays another recording instead, and pauses from an item without one`() {
        let player = PlayerSpy()
        let user = user(player)
        var items = ReaderUser.items
        items[3].recording = "https://a.example/2.mp3"
        user.show(items, revision: 2)
        user.perform(.play)
        user.select("Boats")
        user.perform(.play)
        user.select("Nets")
        user.perform(.play)
        #expect(
            player.messages == ["play \(Self.url)", "play https://a.example/2.mp3", "pause"])
    }

    @Test func `Says why nothing is played`() {
        let player = PlayerSpy()
        let reader = user(player)
        reader.perform(.play)
        reader.reader.didPlay(.failed("no sound"))
        #expect(reader.notice == "no sound" && reader.desk.notice.kind == .nothing)
        #expect(reader.perform(.playForward) == .refused)
        #expect(reader.notice == "there is no recording here")
        var items = ReaderUser.items
        items[2].recording = "file:///etc/passwd"
        reader.show(items, revision: 2)
        #expect(reader.perform(.play) == .refused)
        #expect(player.messages == ["play \(Self.url)"])
        let other = user(nil)
        #expect(other.perform(.play) == .refused)
        #expect(other.notice == "recordings are not played here")
    }
}
