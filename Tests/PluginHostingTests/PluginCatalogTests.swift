import Foundation
import Glibc
import PluginTestSupport
import SystemInterface
import Testing

@testable import PluginFinding
@testable import PluginHosting
@testable import PluginReading

@Suite struct PluginCatalogTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func path(_ folders: String...) -> PluginSearchPath {
        PluginSearchPath(explicit: folders, variable: { _ in nil }, executable: nil)
    }

    private func image(id: String, version: String = "1.0") -> [UInt8] {
        let text = "abi=1\nabi-minimum=1\nid=\(id)\nname=X\nversion=\(version)\nviews=feed\n"
        return ELFImage(notes: [ELFImage.Note(text: Array(text.utf8))]).bytes
    }

    @Test func `Lists a verdict for every file, in order`() throws {
        try folder.write(Array("I am a text file\n".utf8), to: "d-text.so")
        try folder.write("", to: "a-empty.so")
        try folder.write(image(id: "good"), to: "c-good.so")
        try folder.write(Array(image(id: "cut").prefix(150)), to: "e-cut.so")
        try folder.write(image(id: "elsewhere"), to: "not-a-plugin.txt")
        try folder.write(image(id: "hidden"), to: ".so")
        try folder.makeFolder("b-folder.so")
        let dangling = unsafe symlink("/nowhere/at/all", "\(folder.path)/f-dangling.so")
        #expect(dangling == 0)
        let pipe = unsafe mkfifo("\(folder.path)/g-pipe.so", 0o600)
        #expect(pipe == 0)
        let catalog = PluginCatalog(searching: path(folder.path, "/nowhere/at/all"))
        #expect(
            catalog.candidates.map { $0.path.split(separator: "/").last } == [
                "a-empty.so", "b-folder.so", "c-good.so", "d-text.so", "e-cut.so",
                "f-dangling.so", "g-pipe.so",
            ])
        #expect(
            catalog.candidates.map(\.verdict) == [
                .refused(.elf(.notELF)), .refused(.notAFile), .usable, .refused(.elf(.notELF)),
                .refused(.elf(.truncated)), .refused(.unreadable(ENOENT)), .refused(.notAFile),
            ])
        #expect(catalog.directories.map(\.outcome) == [.searched, .absent])
    }

    @Test func `Rejects a link to a file in a folder that others may write to`() throws {
        let open = try TemporaryFolder()
        let file = try open.write(image(id: "good"), to: "good.so").path
        let linked = unsafe symlink(file, "\(folder.path)/link.so")
        #expect(linked == 0)
        #expect(PluginCatalog(searching: path(folder.path)).candidates.map(\.verdict) == [.usable])
        unsafe chmod(open.path, 0o777)
        let refused = PluginVerdict.refused(.insecure(.writableFolder(open.path)))
        let link = "\(folder.path)/link.so"
        #expect(PluginCatalog(searching: path(folder.path)).candidates.map(\.verdict) == [refused])
        #expect(PluginCandidate(reading: link).verdict == refused)
        #expect(throws: PluginFault.insecure(.writableFolder(open.path))) {
            _ = try SealedFile(copying: link)
        }
    }

    @Test func `Finds files and folders whose names are not UTF-8`() throws {
        let odd = SystemText.text(Array("\(folder.path)/lat".utf8) + [0xFF])
        let made = unsafe odd.withSystemPath { unsafe mkdir($0, 0o700) }
        #expect(made == 0)
        let good = try folder.write(image(id: "good"), to: "good.so").path
        let name = odd + "/" + SystemText.text([0xFE] + Array(".so".utf8))
        let moved = unsafe name.withSystemPath { unsafe rename(good, $0) }
        #expect(moved == 0)
        let found = try PluginCatalog(searching: path(odd), for: "good").plugin(named: "good")
        #expect(found.path == name)
        #expect(PluginCandidate(reading: name).verdict == .usable)
        #expect(try SealedFile(copying: name).path == name)
    }

    @Test func `Prefers earlier folders, and higher versions within a folder`() throws {
        let first = try TemporaryFolder()
        let second = try TemporaryFolder()
        try first.write(image(id: "twice", version: "1.9"), to: "a.so")
        let newer = try first.write(image(id: "twice", version: "1.10"), to: "b.so").path
        try first.write(image(id: "twice", version: "1.10.0"), to: "c.so")
        try first.write(Array(image(id: "broken").prefix(150)), to: "d.so")
        try second.write(image(id: "twice", version: "99"), to: "a.so")
        let whole = try second.write(image(id: "broken"), to: "b.so").path
        let catalog = PluginCatalog(searching: path(first.path, second.path))
        #expect(
            catalog.candidates.map(\.verdict) == [
                .shadowed(by: newer), .usable, .shadowed(by: newer),
                .refused(.elf(.truncated)), .shadowed(by: newer), .usable,
            ])
        #expect(try catalog.plugin(named: "twice").path == newer)
        #expect(try catalog.plugin(named: "broken").path == whole)
    }

    @Test func `Stops searching after the folder that has the id`() throws {
        let first = try TemporaryFolder()
        let second = try TemporaryFolder()
        try first.write(image(id: "here"), to: "a.so")
        try second.write(image(id: "there"), to: "a.so")
        let searched = path(first.path, second.path)
        #expect(PluginCatalog(searching: searched, for: "here").directories.count == 1)
        #expect(PluginCatalog(searching: searched, for: "there").directories.count == 2)
    }

    @Test func `Parses only notes that may have the id, with the same result`() throws {
        try folder.write("", to: "a.so")
        try folder.write(image(id: "there"), to: "b.so")
        let old = try folder.write(image(id: "here", version: "1.0"), to: "c.so").path
        let new = try folder.write(image(id: "here", version: "1.1"), to: "d.so").path
        try folder.write(image(id: "here-not"), to: "e.so")
        let broken = try folder.write(image(id: "here\nid=here"), to: "f.so").path
        let catalog = PluginCatalog(searching: path(folder.path), for: "here")
        #expect(catalog.candidates.map(\.path) == [old, new, broken])
        #expect(try catalog.plugin(named: "here").path == new)
    }

    @Test func `Reports the fault of the only file with the id`() throws {
        try folder.write(image(id: "there"), to: "a.so")
        let broken = try folder.write(image(id: "here", version: "one"), to: "b.so").path
        let catalog = PluginCatalog(searching: path(folder.path), for: "here")
        let error = #expect(throws: PluginLookupError.self) { try catalog.plugin(named: "here") }
        #expect(error?.available == ["there"])
        #expect(error?.refused.map(\.path) == [broken])
    }

    @Test func `Lists available plugins if the id is not found`() throws {
        try folder.write(image(id: "text"), to: "a.so")
        try folder.write(image(id: "html"), to: "b.so")
        try folder.write("", to: "c.so")
        let catalog = PluginCatalog(searching: path(folder.path), for: "txt")
        let error = #expect(throws: PluginLookupError.self) {
            try catalog.plugin(named: "txt")
        }
        #expect(error?.suggestion == "text")
        #expect(error?.available == ["html", "text"])
        #expect(error?.directories.map(\.path) == [folder.path])
        #expect(error?.refused.map(\.path) == ["\(folder.path)/c.so"])
    }

    @Test func `Runs no code of the listed files`() throws {
        let mark = "\(folder.path)/mark"
        let plugin = try CompiledPlugin.make(
            "Tests/Fixtures/plugins/constructor.c", definitions: ["MARK=\"\(mark)\""],
            name: "constructor", in: folder)
        let catalog = PluginCatalog(searching: path(folder.path))
        #expect(catalog.usable.map { $0.manifest?.id } == ["constructor"])
        #expect(unsafe access(mark, F_OK) == -1)
        // Loading it proves that the constructor leaves the mark.
        #expect(throws: PluginFault.entryFailed("")) { try PluginLibrary(opening: plugin) }
        #expect(unsafe access(mark, F_OK) == 0)
    }

    @Test func `Reads files made by compilers and linkers`() throws {
        try CompiledPlugin.make("Tests/Fixtures/plugins/bare.c", name: "bare", in: folder)
        try CompiledPlugin.make(
            "Tests/Fixtures/plugins/abi.c", definitions: ["VERSION=7", "MINIMUM=5"], name: "new",
            in: folder)
        try CompiledPlugin.make(
            "Tests/Fixtures/plugins/abi.c", definitions: ["VERSION=0", "MINIMUM=0"], name: "old",
            in: folder)
        try CompiledPlugin.make(
            "Tests/Fixtures/plugins/note.c", definitions: ["LINES=\"id=Loud\\n\""], name: "note",
            in: folder)
        let catalog = PluginCatalog(searching: path(folder.path))
        #expect(
            catalog.candidates.map(\.verdict) == [
                .refused(.elf(.noNote)),
                .refused(.abiTooNew(plugin: ABIRange(minimum: 5, current: 7), host: .host)),
                .refused(.malformedNote(PluginManifestError(.invalidID("Loud"), line: 1))),
                .refused(.abiTooOld(plugin: ABIRange(minimum: 0, current: 0), host: .host)),
            ])
    }
}
