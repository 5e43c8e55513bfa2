import FeedLoading
import Foundation
import ReaderPresentation
import SystemInterface
import TestSupport
import Testing

@testable import FeedHost

@Suite struct OwnListEditorTests {
    private static let list = """
        <?xml version="1.0"?>
        <opml version="2.0" xmlns:x="https://x.example/">
          <head><title>Mine</title></head>
          <body>
            <!-- kept -->
            <outline text="News">
              <outline type="rss" text='Ha"rbour' x:unknown="1" xmlUrl="https://a.example/feed" htmlUrl="https://a.example/"/>
            </outline>
            <outline type="rss" text="Second" xmlUrl="http://user:secret@b.example/feed"/>
            <outline text="Sea"><outline type="rss" text="Harbour" xmlUrl="https://a.example/feed" custom="2"/></outline>
          </body>
        </opml>

        """
    private let folder: TemporaryFolder
    private let environment: ProcessEnvironment
    private let loop = EventLoop()
    private var path: String { folder.path + "/feedhost/feeds.opml" }

    init() throws {
        folder = try TemporaryFolder()
        environment = ProcessEnvironment([
            "XDG_CONFIG_HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache",
        ])
        try FileManager.default.createDirectory(
            atPath: folder.path + "/feedhost", withIntermediateDirectories: true)
        try Self.list.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private func editor(isOwnList: Bool = true, isOffline: Bool = true) -> OwnListEditor {
        var options = LoadingOptions()
        options.isOffline = isOffline
        return OwnListEditor(
            isOwnList: isOwnList, isGranted: true, options, environment: environment,
            network: NetworkServices(
                options, environment: environment, loop: loop,
                console: Console(verbosity: .quiet)), loop: loop, loadAgain: {})
    }

    private func outcome(_ change: FeedListChange, of editor: OwnListEditor) -> FeedListOutcome? {
        var outcomes: [FeedListOutcome] = []
        editor.change(change) { outcomes.append($0) }
        #expect(outcomes.count == 1)
        return outcomes.first
    }

    private func refusal(_ change: FeedListChange, of editor: OwnListEditor) -> String {
        guard case .refused(let words)? = outcome(change, of: editor) else { return "" }
        return words
    }

    private var text: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
    private var entries: [SubscriptionEntry] {
        (try? SubscriptionFile(path: path).entries()) ?? []
    }

    @Test func `A removed feed is restored byte for byte, in both of its folders`() {
        let editor = editor()
        #expect(
            outcome(.remove(feed: "web:a.example/feed"), of: editor) == .done("Ha\"rbour"))
        #expect(entries.count == 1 && !text.contains("a.example"))
        #expect(text.contains("<!-- kept -->"))
        #expect(outcome(.undoRemoval(feed: "web:a.example/feed"), of: editor) == .done(""))
        #expect(text == Self.list)
    }

    @Test func `Undoes the removal of the feed that is asked for, and no other`() {
        let editor = editor()
        #expect(refusal(.undoRemoval(feed: "web:a.example/feed"), of: editor).contains("changed"))
        _ = outcome(.remove(feed: "web:a.example/feed"), of: editor)
        let before = text
        _ = outcome(.remove(feed: "web:b.example/feed"), of: editor)
        #expect(refusal(.undoRemoval(feed: "web:a.example/feed"), of: editor).contains("changed"))
        #expect(outcome(.undoRemoval(feed: "web:b.example/feed"), of: editor) == .done(""))
        #expect(text == before)
    }

    @Test func `Answers each feed that is added while others are looked at`() {
        let editor = editor(isOffline: false)
        var answers: [String: FeedListOutcome] = [:]
        let addresses = (1...3).map { "http://127.0.0.1:1/\($0)" }
        for address in addresses {
            editor.change(.add(address: address)) { answers[address] = $0 }
        }
        var isOver = false
        loop.after(milliseconds: 60_000) { isOver = true }
        loop.run(while: { answers.count < 3 && !isOver })
        #expect(answers.count == 3, "\(answers)")
    }

    @Test func `Adds as they are what is still looked at when the user leaves`() {
        let editor = editor(isOffline: false)
        let addresses = (1...3).map { "http://127.0.0.1:1/\($0)" }
        for address in addresses {
            editor.change(.add(address: address)) { outcome in Issue.record("\(outcome)") }
        }
        for _ in 1...2 { editor.finish(Console(verbosity: .quiet)) }
        let added = entries.dropFirst(3).map(\.source)
        #expect(added == addresses.map { FeedLocation.remote(url: $0) })
    }

    @Test func `Looks at any number of feeds that are answered at once`() {
        let editor = editor(isOffline: false)
        for number in 0..<25 {
            let words = refusal(.add(address: "https://a.example:99999/\(number)"), of: editor)
            #expect(!words.contains("looked at"), "\(number)")
        }
    }

    @Test func `Restores a feed after another program has changed the file`() throws {
        let editor = editor()
        for isAddedAgain in [false, true] {
            try Self.list.write(toFile: path, atomically: true, encoding: .utf8)
            _ = outcome(.remove(feed: "web:a.example/feed"), of: editor)
            let other = text.replacingOccurrences(of: "Second", with: "Third")
            try other.write(toFile: path, atomically: true, encoding: .utf8)
            if isAddedAgain {
                _ = outcome(.add(address: "https://a.example/feed"), of: editor)
            }
            #expect(outcome(.undoRemoval(feed: "web:a.example/feed"), of: editor) == .done(""))
            let titles: [String?] = isAddedAgain ? [nil] : ["Ha\"rbour", "Harbour"]
            let folders: [String?] = isAddedAgain ? [nil] : ["News", "Sea"]
            #expect(entries.map(\.title) == ["Third"] + titles)
            #expect(entries.map(\.folder) == [nil] + folders)
            #expect(text.contains("custom=\"2\"") != isAddedAgain)
        }
        _ = outcome(.remove(feed: "web:a.example/feed"), of: editor)
        try FileManager.default.removeItem(atPath: path)
        #expect(
            refusal(.undoRemoval(feed: "web:a.example/feed"), of: editor).contains(
                "was changed since"))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(arguments: [
        "a ]]> b", "\"quoted\" & 'so'", "<outline xmlUrl=\"https://c.example/\"/>", "Ünï\u{1F30A}",
    ])
    func `Any name leaves a list that can be read`(name: String) {
        let editor = editor()
        #expect(
            outcome(.rename(feed: "web:a.example/feed", title: name), of: editor) == .done(name))
        #expect(entries.count == 3)
        // Titles in lists are plain text, whose markup is taken out when they are read.
        #expect(name.hasPrefix("<") || entries.count { $0.title == name } == 2)
        #expect(text.contains("x:unknown=\"1\"") && text.contains("custom=\"2\""))
        #expect(
            outcome(.move(feed: "web:b.example/feed", folder: name), of: editor)
                == .done(ListedName.folder(name) ?? ""))
        #expect(entries.count == 3)
    }

    @Test func `Folders are nested by slashes, and a path without names is none`() {
        let editor = editor()
        #expect(
            outcome(.move(feed: "web:b.example/feed", folder: "/News//Deep /"), of: editor)
                == .done("News/Deep"))
        #expect(entries.first { $0.title == "Second" }?.folder == "News/Deep")
        #expect(outcome(.move(feed: "web:b.example/feed", folder: "/"), of: editor) == .done(""))
        #expect(entries.first { $0.title == "Second" }?.folder == nil)
    }

    @Test(arguments: [
        "javascript:alert(1)", "javascript:a.b", "file:///etc/passwd", "/etc/passwd",
        "mailto:a@b.example",
        "https://a.example/\nhttps://b.example/", "https://a.example/ b", "\u{1B}[2J", "feed",
        "https://", "-", "",
        "data:text/xml,<rss/>",
    ])
    func `What is no address on the network is not added`(address: String) {
        #expect(!refusal(.add(address: address), of: editor()).isEmpty)
        #expect(text == Self.list)
    }

    @Test func `Adds an address with or without its scheme, and each once`() {
        let editor = editor()
        #expect(
            outcome(.add(address: " c.example/feed "), of: editor)
                == .done("https://c.example/feed"))
        #expect(entries.last?.source == .remote(url: "https://c.example/feed"))
        let before = text
        #expect(
            outcome(.add(address: "https://c.example/feed"), of: editor)
                == .present("https://c.example/feed"))
        #expect(
            outcome(.add(address: "http://A.example:80/feed"), of: editor)
                == .present("http://A.example:80/feed"))
        #expect(text == before)
    }

    @Test func `A file that can't be changed is left as it is`() throws {
        let editor = editor()
        let broken = Self.list.replacingOccurrences(of: "</body>", with: "")
        try broken.write(toFile: path, atomically: true, encoding: .utf8)
        for change in [
            FeedListChange.add(address: "https://c.example/"), .remove(feed: "web:b.example/feed"),
            .rename(feed: "web:b.example/feed", title: "x"),
        ] {
            #expect(refusal(change, of: editor).contains("is left as it is"))
        }
        #expect(text == broken)
        try FileManager.default.removeItem(atPath: path)
        #expect(refusal(.remove(feed: "web:b.example/feed"), of: editor).contains("no entry"))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `Copies the address without the password`() {
        #expect(editor().address(of: "web:b.example/feed") == "http://b.example/feed")
        #expect(editor().address(of: "web:other.example/") == nil)
        #expect(editor(isOwnList: false).address(of: "web:b.example/feed") == nil)
    }
}
