import Foundation
import PluginValidation
import Testing

/// Compares the documented rules (docs/plugins/validate.md) and the list of animals with the code and its files.
struct ZooTableTests {
    /// Returns the cells of all tables of a page.
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

    /// Returns the comment at the head of an animal's file.
    private static func purpose(of animal: ZooAnimal) throws -> String {
        let file = "Tests/Zoo/\(animal.name).\(animal.isCPlusPlus ? "cc" : "c")"
        let source = try String(
            contentsOf: ZooPlugin.package.appendingPathComponent(file), encoding: .utf8)
        let end = try #require(source.range(of: " */"))
        return String(source[source.index(source.startIndex, offsetBy: 3)..<end.lowerBound])
    }

    @Test(arguments: ZooAnimal.all)
    func `Comment of each faulty plugin states its purpose`(animal: ZooAnimal) throws {
        let purpose = try Self.purpose(of: animal)
        #expect(purpose.hasSuffix(".") && purpose.count > 5, "\(animal.name)")
    }

    @Test func `Lists every file of the zoo`() throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: ZooPlugin.package.appendingPathComponent("Tests/Zoo").path
        ).filter { !$0.hasSuffix(".h") }
        #expect(
            files.sorted()
                == ZooAnimal.all.map { $0.name + ($0.isCPlusPlus ? ".cc" : ".c") }.sorted())
    }

    @Test func `Documents each rule with its remedy, and some animal breaks it`() throws {
        let rows = try Self.rows(of: "docs/plugins/validate.md").filter {
            $0.count == 3 && $0[0].hasPrefix("`")
        }
        #expect(rows.map { Self.unquoted($0[0]) } == ValidationRule.allCases.map(\.rawValue))
        #expect(rows.map { $0[2] } == ValidationRule.allCases.map(\.remedy))
        let broken = Set(ZooAnimal.all.compactMap(\.rule))
        #expect(ValidationRule.allCases.filter { !broken.contains($0.rawValue) } == [])
    }
}
