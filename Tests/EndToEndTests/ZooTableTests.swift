import Foundation
import PluginValidation
import Testing

/// The tables of rules (docs/VALIDATE.md) and of animals (docs/maintainers/ZOO.md), against what they are about.
struct ZooTableTests {
    /// The cells of the rows of all tables of a page, in order.
    private static func rows(of page: String) throws -> [[String]] {
        let page = ZooPlugin.package.appendingPathComponent(page)
        return try String(contentsOf: page, encoding: .utf8)
            .split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("|---") }
            .map { line in
                line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
    }

    private static func unquoted(_ cell: String) -> String {
        cell.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
    }

    /// Reads the comment at the head of an animal's file.
    private static func purpose(of animal: ZooAnimal) throws -> String {
        let file = "Tests/Zoo/\(animal.name).\(animal.isCPlusPlus ? "cc" : "c")"
        let source = try String(
            contentsOf: ZooPlugin.package.appendingPathComponent(file), encoding: .utf8)
        let end = try #require(source.range(of: " */"))
        return String(source[source.index(source.startIndex, offsetBy: 3)..<end.lowerBound])
    }

    @Test func `every animal stands in the table with what it does, how that ends, and its rule`()
        throws
    {
        let rows = try Self.rows(of: "docs/maintainers/ZOO.md").filter { $0[0].hasPrefix("[") }
        let told = rows.map { row in
            [row[0], row[1], row[2], Self.unquoted(row[3])]
        }
        let expected = try ZooAnimal.all.map { animal in
            let file = "../../Tests/Zoo/\(animal.name).\(animal.isCPlusPlus ? "cc" : "c")"
            return [
                "[\(animal.name)](\(file))", try Self.purpose(of: animal),
                String(animal.status), animal.rule ?? "none",
            ]
        }
        for (told, expected) in zip(told, expected) {
            #expect(told == expected)
        }
        #expect(told.count == expected.count)
    }

    @Test func `every file of the zoo is an animal of the tests`() throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: ZooPlugin.package.appendingPathComponent("Tests/Zoo").path
        ).filter { !$0.hasSuffix(".h") }
        #expect(
            files.sorted()
                == ZooAnimal.all.map { $0.name + ($0.isCPlusPlus ? ".cc" : ".c") }.sorted())
    }

    @Test func `every rule stands in the table with its remedy, and some animal breaks it`() throws
    {
        let rows = try Self.rows(of: "docs/VALIDATE.md").filter {
            $0.count == 3 && $0[0].hasPrefix("`")
        }
        #expect(rows.map { Self.unquoted($0[0]) } == ValidationRule.allCases.map(\.rawValue))
        #expect(rows.map { $0[2] } == ValidationRule.allCases.map(\.remedy))
        let broken = Set(ZooAnimal.all.compactMap(\.rule))
        #expect(ValidationRule.allCases.filter { !broken.contains($0.rawValue) } == [])
    }
}
