import Foundation

// Another process writes the programs of tests. One that this process writes can't be run while a child of another test,
// which has not come to its own program yet, has it open for writing (ETXTBSY): one time in seventy on a busy machine.

extension TemporaryFolder {
    /// Writes a program into the folder, and returns its location.
    @discardableResult
    func write(program text: String, to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try Shell.require(
            "printf '%s' \"$2\" >\"$1\" && chmod 755 \"$1\"", [file.path, text])
        return file
    }

    /// Copies a program, or what it needs, into the folder under its name.
    func copy(program file: URL) throws {
        try Shell.require("cp \"$1\" \"$2\"", [file.path, path])
    }
}
