import Glibc
import PluginTestSupport
import Testing

@testable import PluginFinding
@testable import PluginHosting
@testable import PluginWorker

@Suite final class `The libraries a plugin needs` {
    private let folder = TemporaryFolder()

    private func shell(_ command: String) throws {
        try #require(unsafe system("cd '\(folder.path)' && \(command)") == 0, "\(command)")
    }

    /// The libraries found for one of this search path that needs `libx.so`.
    private func found(searching path: String = "$ORIGIN") throws -> [String] {
        try shell(
            "[ -e stub ] || { mkdir stub; cc -shared -Wl,-soname,libx.so -o stub/libx.so -x c "
                + "/dev/null; }; "
                + "cc -shared '-Wl,-rpath,\(path)' -Wl,--no-as-needed -o plugin.so -x c "
                + "/dev/null -Lstub -lx")
        let plugin = unsafe open("\(folder.path)/plugin.so", O_RDONLY | O_CLOEXEC)
        defer { close(plugin) }
        let libraries = NeededLibraries(of: plugin, at: "\(folder.path)/plugin.so")
        for library in libraries.libraries { close(library.descriptor) }
        let names = libraries.libraries.map(\.name)
        #expect(libraries.missing == (names.contains("libx.so") ? [] : ["libx.so"]))
        return names
    }

    private func put(_ command: String) throws {
        try shell("mkdir -p stub && rm -rf libx.so && { \(command); }")
    }

    @Test func `are found beside it, by a link that stays there, too, and with what they need`()
        throws
    {
        _ = try found()
        try put("cp stub/libx.so libx.so")
        #expect(try found() == ["libx.so"])
        try put("cp stub/libx.so libx.so.1 && ln -s libx.so.1 libx.so")
        #expect(try found() == ["libx.so"])
        try put(
            "cc -shared -o liby.so -x c /dev/null && cc -shared '-Wl,-rpath,$ORIGIN' "
                + "-Wl,--no-as-needed -o libx.so -x c /dev/null -L. -ly")
        #expect(try found() == ["libx.so", "liby.so"])
    }

    @Test(arguments: ["", "/usr/lib", "/tmp", "/nonexistent"])
    func `are not looked for beside it where it does not name its folder`(path: String) throws {
        _ = try found()
        try put("cp stub/libx.so libx.so")
        #expect(try found(searching: path) == [])
    }

    @Test func `are not taken from a folder it names, though they are there`() throws {
        _ = try found()
        #expect(try found(searching: "\(folder.path)/stub") == [])
    }

    @Test(arguments: [
        "ln -s stub/../../$(basename $PWD)/stub/libx.so libx.so", "ln -s $PWD/stub/libx.so libx.so",
        "ln -s /usr/lib libx.so", "mkdir libx.so", "mkfifo libx.so", "echo secret > libx.so",
        "cp stub/libx.so libx.so && chmod 666 libx.so",
        "cp stub/libx.so libx.so && chmod 664 libx.so",
        "cp /bin/true libx.so", "ln -s nowhere libx.so", "ln -s libx.so libx.so",
    ])
    func `are regular libraries of the folder that others can't write to`(command: String) throws {
        _ = try found()
        try put(command)
        #expect(try found() == [])
    }

    @Test func `let nobody go who waits to write to a pipe in their place`() throws {
        _ = try found()
        try put("mkfifo libx.so")
        try shell("{ echo word > libx.so; echo > written; } & sleep 0.2")
        #expect(try found() == [])
        try shell("sleep 0.2; test ! -e written && read word < libx.so && test $word = word")
    }
}
