import PluginFinding
import PluginReading
import SystemInterface

extension LibraryFault {
    /// Says why the plugin can't be used without the library.
    var words: String {
        let name = "'\(name.oneDisplayableLine)'"
        return switch reason {
        case .absent: "it needs the library \(name), which is not there"
        case .beside:
            "it needs the library \(name) beside it, and what runs in feedhost's own process may be one "
                + "file only"
        case .insecure:
            "it needs the library \(name), and others than the plugin's owner may write to that"
        case .notAFile: "it needs the library \(name), and what is there is not a regular file"
        case .link: "it needs the library \(name), and what is there is a link that leads elsewhere"
        case .program: "it needs the library \(name), and what is there is a program"
        case .notALibrary:
            "it needs the library \(name), and what is there is no library for this machine"
        case .textRelocations:
            "it needs the library \(name), whose code would have to be written to when it is loaded"
        case .executableStack:
            "it needs the library \(name), which wants a stack that can be executed"
        case .oneTooMany(let limit):
            "it needs more libraries than the \(limit) that are loaded for a plugin; \(name) is one too many"
        case .unreadable(let number):
            "it needs the library \(name), which can't be read (\(SystemError(number: number).words))"
        }
    }

    var remedy: String {
        switch reason {
        case .absent: "install the libraries it needs"
        case .beside:
            "let it run in a worker (without --trust, --seat in-process), or have that linked into it"
        case .insecure: "chmod go-w it, once you know what it is"
        case .notAFile, .link, .program, .notALibrary: "put the library itself there"
        case .textRelocations: "have that compiled with -fPIC"
        case .executableStack: "have that linked with -z noexecstack"
        case .oneTooMany: "have its author link some of them into it"
        case .unreadable: "see to it that you may read it"
        }
    }
}
