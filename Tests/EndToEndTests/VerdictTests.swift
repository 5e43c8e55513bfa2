import Foundation
import Testing

/// Verdicts on plugin files without running them, compared with running them.
@Suite final class VerdictTests: TestsInFolder {
    private static let readable = [
        "search_path_elsewhere", "relative_search_path", "text_relocations", "executable_stack",
        "library_missing", "library_is_a_program", "library_is_writable", "library_writes_to_code",
        "entry_missing",
    ]

    private func animal(_ name: String) throws -> (ZooAnimal, library: String) {
        let animal = try ZooAnimal.named(name)
        return (animal, try Zoo.library(of: animal))
    }

    @Test(arguments: readable)
    func `Lists plugins that fail to load as refused, with the reason`(name: String) throws {
        let (animal, library) = try animal(name)
        #expect(animal.status == 69)
        let alone = try FeedHostProcess.run(["renderers", library])
        #expect(alone.status == 69)
        #expect(alone.text.contains("refused: "), "\(alone.text)")
        #expect(alone.text.contains(animal.words), "\(alone.text)")
        let folder = URL(fileURLWithPath: library).deletingLastPathComponent().path
        let list = try FeedHostProcess.run(["renderers", "--json", "--plugin-path", folder])
        let entries = try #require(
            try JSONSerialization.jsonObject(with: list.output) as? [[String: Any]])
        let entry = try #require(entries.first { $0["path"] as? String == library })
        #expect(entry["usable"] as? Bool == false)
        #expect((entry["remedy"] as? String)?.isEmpty == false)
    }

    @Test func `Rejects a plugin with a library beside it in-process, and reports that`() throws {
        let (_, library) = try animal("library_beside")
        #expect(try FeedHostProcess.run(["renderers", library]).text.contains(" usable\n"))
        let validated = try FeedHostProcess.run(["validate", library])
        #expect(validated.status == 0, "\(validated.text)")
        #expect(
            validated.text.contains(
                "\nto know: it can't be trusted to run in feedhost's own process (--trust): it needs "
                    + "'libbeside.so' beside it"), "\(validated.text)")
        let json = try FeedHostProcess.run(["validate", "--json", library])
        let report = try json.object()
        #expect((report["remarks"] as? [String])?.count == 1)
        for choice in [["--seat", "in-process"], ["--trust", "animal"]] {
            let outcome = try FeedHostProcess.run(
                choice + ["-r", library, "-"], input: Data(SampleDocuments.rss.utf8))
            #expect(outcome.status == 69)
            #expect(
                outcome.errors.contains(
                    "it needs the library 'libbeside.so' beside it, and what runs in feedhost's own process "
                        + "may be one file only; let it run in a worker"), "\(outcome.errors)")
        }
    }

    @Test func `Ignores section headers of plugin files`() throws {
        func changed(_ name: String, to file: String, _ change: (inout [UInt8]) -> Void) throws
            -> String
        {
            var bytes = [UInt8](
                try Data(contentsOf: URL(fileURLWithPath: try animal(name).library)))
            change(&bytes)
            return try folder.write(Data(bytes), to: file).path
        }
        func strip(_ bytes: inout [UInt8]) {
            bytes.replaceSubrange(40..<48, with: repeatElement(0, count: 8))
            bytes.replaceSubrange(60..<64, with: repeatElement(0, count: 4))
        }
        let good = try changed("well_behaved", to: "good.so", strip)
        let validated = try FeedHostProcess.run(["validate", good])
        #expect(validated.status == 0, "\(validated.text)")
        #expect(try FeedHostProcess.run(["renderers", good]).status == 0)
        let bad = try changed("extra_symbol", to: "bad.so", strip)
        let found = try FeedHostProcess.run(["validate", bad])
        #expect(found.text.contains("\none-export: it exports 1 more: "), "\(found.text)")
    }

    @Test func `Finds and draws with plugins in paths that are not UTF-8`() throws {
        let (_, library) = try animal("well_behaved")
        try folder.write(SampleDocuments.rss, to: "feed.xml")
        let outcome = try FeedHostProcess.run(
            [],
            shell: """
                cd '\(folder.url.path)' && odd=$(printf 'lat\\377') && mkdir "$odd" &&
                name=$(printf 'd\\376.so') && cp '\(library)' "$odd/$name" || exit 1
                f='\(FeedHostProcess.binary.path)'
                export LC_ALL=C.UTF-8
                "$f" -r "$PWD/$odd/$name" feed.xml && "$f" -r "$odd/$name" --seat in-process feed.xml &&
                "$f" --debug-plugin -r "$odd/$name" feed.xml &&
                "$f" --plugin-path "$odd" -r animal feed.xml &&
                FEEDHOST_PLUGIN_PATH="$PWD/$odd" "$f" -r animal feed.xml &&
                "$f" renderers "$odd/$name" && "$f" renderers --plugin-path "$odd" &&
                "$f" validate "$odd/$name"
                """)
        #expect(outcome.status == 0, "\(outcome.errors)\(outcome.text)")
        #expect(outcome.text.contains("keeps the contract"), "\(outcome.text)")
        #expect(outcome.text.contains("lat\u{FFFD}/d\u{FFFD}.so\n"), "\(outcome.text)")
        #expect(outcome.text.components(separatedBy: "A rope & a bell\n").count == 6)
    }
}
