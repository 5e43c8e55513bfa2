import Glibc
import PluginTestSupport
import Testing

@testable import PluginFinding

@Suite final class NeededLibrariesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        _ = try found()
    }

    private func shell(_ command: String) throws {
        try #require(unsafe system("cd '\(folder.path)' && \(command)") == 0, "\(command)")
    }

    /// Returns the libraries found for a plugin with this search path that needs `libx.so`.
    ///
    /// - Parameter reason: The expected reason if `libx.so` is not found.
    private func found(
        searching path: String = "$ORIGIN", else reason: LibraryFault.Reason? = .absent
    ) throws -> [String] {
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
        let fault = reason.map { LibraryFault(name: "libx.so", reason: $0) }
        #expect(libraries.faults == (names.contains("libx.so") ? [] : [fault]))
        return names
    }

    private func put(_ command: String) throws {
        try shell("mkdir -p stub && rm -rf libx.so && { \(command); }")
    }

    @Test func `Finds libraries beside the plugin, also through links, with their dependencies`()
        throws
    {
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
    func `Does not search the plugin's folder if the search path lacks it`(path: String) throws {
        try put("cp stub/libx.so libx.so")
        #expect(try found(searching: path) == [])
    }

    @Test func `Does not search other folders of the search path`() throws {
        #expect(try found(searching: "\(folder.path)/stub") == [])
    }

    @Test(
        arguments: [
            ("ln -s stub/../../$(basename $PWD)/stub/libx.so libx.so", .link),
            ("ln -s $PWD/stub/libx.so libx.so", .link), ("ln -s /usr/lib libx.so", .link),
            ("mkdir libx.so", .notAFile), ("mkfifo libx.so", .notAFile),
            ("echo secret > libx.so", .notALibrary),
            ("cp stub/libx.so libx.so && chmod 666 libx.so", .insecure),
            ("cp stub/libx.so libx.so && chmod 664 libx.so", .insecure),
            ("cp /bin/true libx.so", .program), ("ln -s nowhere libx.so", .absent),
            ("ln -s libx.so libx.so", .link),
            ("cc -shared -Wl,-z,execstack -o libx.so -x c /dev/null", .executableStack),
        ] as [(String, LibraryFault.Reason)])
    func `Accepts only regular files of the folder that others can't write to`(
        command: String, reason: LibraryFault.Reason
    ) throws {
        try put(command)
        #expect(try found(else: reason) == [])
    }

    @Test func `Rejects libraries beside the plugin in-process, unless the system has them`() throws
    {
        func reasons(in seat: PluginPlace) -> [LibraryFault.Reason] {
            NeededLibraries.faults(for: "\(folder.path)/plugin.so", in: seat).map(\.reason)
        }
        try put(":")
        #expect(reasons(in: .inProcess) == [.absent])
        try put("cp stub/libx.so libx.so")
        #expect(reasons(in: .worker) == [])
        #expect(reasons(in: .inProcess) == [.beside])
        // Missing system libraries are left to the loader to report.
        try shell(
            "cc -shared '-Wl,-rpath,$ORIGIN' -Wl,--no-as-needed -o plugin.so -x c /dev/null -lz")
        #expect(reasons(in: .inProcess) == [])
    }

    @Test func `Does not open pipes, which would release waiting writers`() throws {
        try put("mkfifo libx.so")
        try shell("{ echo word > libx.so; echo > written; } & sleep 0.2")
        #expect(try found(else: .notAFile) == [])
        try shell("sleep 0.2; test ! -e written && read word < libx.so && test $word = word")
        // One that a library names by its path.
        try put(
            "rm -f pipe && cc -shared -Wl,-soname,$PWD/pipe -o stub/liby.so -x c /dev/null && "
                + "cc -shared -Wl,--no-as-needed -o libx.so -x c /dev/null -Lstub -ly && mkfifo pipe"
        )
        #expect(
            NeededLibraries.faults(for: "\(folder.path)/plugin.so", in: .worker)
                == [LibraryFault(name: "\(folder.path)/pipe", reason: .absent)])
    }

    @Test func `Searches by file name, not by a library's own name, as the loader does`() throws {
        try put(
            "cc -shared -Wl,-soname,libx.so -o liba.so -x c /dev/null && cp stub/libx.so libx.so")
        try shell(
            "mkdir -p names && cc -shared -o names/liba.so -x c /dev/null && cc -shared "
                + "'-Wl,-rpath,$ORIGIN' -Wl,--no-as-needed -o plugin.so -x c /dev/null -Lnames -Lstub -la -lx"
        )
        #expect(NeededLibraries.names(for: "\(folder.path)/plugin.so") == ["liba.so"])
    }

    @Test(arguments: [256, 257])
    func `Reports too many libraries`(count: Int) throws {
        try put(
            "cc -shared -o blank.so -x c /dev/null; "
                + "for i in $(seq \(count)); do cp blank.so liby$i.so; cp blank.so stub/liby$i.so; done"
        )
        try shell(
            "cc -shared '-Wl,-rpath,$ORIGIN' -Wl,--no-as-needed -o plugin.so -x c /dev/null -Lstub "
                + "$(seq -f -ly%g \(count))")
        #expect(NeededLibraries.names(for: "\(folder.path)/plugin.so").count == 256)
        #expect(
            NeededLibraries.faults(for: "\(folder.path)/plugin.so", in: .worker)
                == (count > 256
                    ? [LibraryFault(name: "liby257.so", reason: .oneTooMany(limit: 256))] : []))
    }
}

extension NeededLibraries {
    /// Returns the names of libraries found for the plugin at `path`.
    fileprivate static func names(for path: String) -> [String] {
        let plugin = unsafe open(path, O_RDONLY | O_CLOEXEC)
        defer { close(plugin) }
        let libraries = NeededLibraries(of: plugin, at: path).libraries
        for library in libraries { close(library.descriptor) }
        return libraries.map(\.name)
    }
}
