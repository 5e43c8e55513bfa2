import FeedPresentation
import PluginFinding
import PluginHosting
import PluginReading
import SystemInterface

extension PluginFault {
    /// Says that `plugin` can't be used, and what to do: what the plugin's own words say, if they do.
    func words(of plugin: String) -> FeedErrorWords {
        let remedy: String? =
            switch self {
            case .createFailed(let words) where words.hasAdvice,
                .entryFailed(let words) where words.hasAdvice:
                nil
            case .createFailed: "see its options (feedhost --help --renderer \(plugin))"
            default: self.remedy
            }
        return "cannot use '\(plugin)' as a renderer: \(reason)".advising(remedy)
    }

    /// Says why the file can't be used.
    var reason: String {
        switch self {
        case .unreadable(let number): SystemError(number: number).words
        case .insecure(let risk): risk.reason
        case .notAFile: "it is not a regular file"
        case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
        case .tooMuchToLoad(let limit): "more than \(limit >> 20) MB of it would be loaded"
        case .reachesOtherFiles(let folder):
            "it loads files from elsewhere than the system's folders and its own (\(folder))"
        case .elf(let fault): fault.reason
        case .malformedNote(let error): error.reason
        case .abiTooNew(let plugin, let host):
            "it needs plugin ABI \(plugin.words), and this feedhost understands \(host.words)"
        case .abiTooOld(let plugin, let host):
            "it was built for plugin ABI \(plugin.words), and this feedhost understands \(host.words)"
        case .extensionMissing(let wanted, let offered):
            "it needs the extension '\(wanted)', and this feedhost offers "
                + (offered.isEmpty ? "none" : QuotedWords.list(offered.map(\.description), "and"))
        case .cannotCopy(let number):
            "it could not be copied into memory: \(SystemError(number: number).words)"
        case .cannotLoad(let words): "the loader refused it: \(words)"
        case .library(let fault): fault.words
        case .textRelocations: "its code would have to be written to when it is loaded"
        case .executableStack: "it wants a stack that can be executed"
        case .noEntry: "it does not export feed_plugin_entry"
        case .entryFailed(let words):
            words.isEmpty ? "its entry failed and gave no reason" : words
        case .createFailed(let words):
            words.isEmpty ? "it made no renderer and gave no reason" : words
        case .notConfined(let missing, let holding):
            "this kernel cannot confine it: it lacks \(missing.joined(separator: ", ")) "
                + "(what would hold: \(holding.joined(separator: ", ")))"
        case .noWorker(let words): "no process could be made for it: \(words)"
        case .contractBroken(let words): "it breaks the plugin contract: \(words)"
        }
    }

    var remedy: String {
        switch self {
        case .unreadable: "check its name, and that you may read it"
        case .insecure(let risk): risk.remedy
        case .notAFile: "put the plugin's file there"
        case .tooLarge: "strip it (strip --strip-unneeded), or tell its author"
        case .reachesOtherFiles:
            "have it linked with no search path but $ORIGIN and the system's folders"
        case .elf(let fault): fault.remedy
        case .malformedNote(let error): "have its author correct it: \(error.remedy)"
        case .abiTooNew, .extensionMissing:
            "use a newer feedhost, or an older version of the plugin"
        case .abiTooOld: "have it built again with this feedhost's feed_plugin.h"
        case .cannotCopy: "free some memory and try again"
        case .cannotLoad(let words):
            switch LoaderRefusal(words) {
            case .missingLibrary: "install the libraries it needs"
            case .missingSymbol:
                "install the version of its libraries that it was built with, or have it built with yours"
            case .textRelocations: "have it compiled with -fPIC"
            case .executableStack: "have it linked with -z noexecstack"
            case .other: "tell the plugin's author"
            }
        case .library(let fault): fault.remedy
        case .textRelocations: "have it compiled with -fPIC"
        case .executableStack: "have it linked with -z noexecstack"
        case .createFailed: "see its options (feedhost --help --renderer ID)"
        case .notConfined:
            "trust it (--trust ID), or set 'confinement = best-effort' in the configuration"
        case .noWorker:
            "raise the limits that 'ulimit -a' shows, or try again when the system has more to give"
        case .noEntry, .entryFailed, .contractBroken, .tooMuchToLoad: "tell the plugin's author"
        }
    }
}

extension ELFFault {
    fileprivate var reason: String {
        switch self {
        case .notELF: "it is not a shared library (not ELF)"
        case .truncated: "it is cut short"
        case .malformed: "its ELF headers are damaged"
        case .wrongMachine(let machine, let bits, let isBigEndian):
            "it is built for \(machine), \(bits) bits\(isBigEndian ? ", big-endian" : ""), "
                + "and this feedhost runs on \(ELFMachine.host)"
        case .notSharedObject: "it is an ELF file, but not a shared library"
        case .notesTooLong: "its notes are longer than those of a FeedHost plugin may be"
        case .noNote:
            "it has no FeedHost note in a segment of notes (PT_NOTE), so it is not a FeedHost plugin"
        }
    }

    fileprivate var remedy: String {
        switch self {
        case .notesTooLong: "tell the plugin's author to shorten them"
        case .notELF, .notSharedObject: "put a FeedHost plugin there"
        case .noNote:
            "put a FeedHost plugin there; its author sees with readelf -lW whether the section of its note "
                + "is a note, and constant"
        case .truncated, .malformed: "copy it again"
        case .wrongMachine: "get it built for \(ELFMachine.host)"
        }
    }
}

extension ABIRange {
    fileprivate var words: String {
        minimum == current ? "\(current)" : "\(minimum) to \(current)"
    }
}

extension PluginManifestError {
    fileprivate var reason: String {
        let what =
            switch fault {
            case .notText: "is not UTF-8 text"
            case .undisplayable(let scalar):
                "has a control character or one that reorders text: \(Self.name(of: scalar))"
            case .tooLong: "is too long"
            case .notKeyAndValue: "has a line that is not 'key=value'"
            case .repeatedKey(let key): "gives '\(key)' twice"
            case .missingKey(let key): "does not give '\(key)'"
            case .invalidID(let id): "gives an id that is none: '\(id)'"
            case .invalidVersion(let version): "gives a version that is none: '\(version)'"
            case .invalidABI(let abi): "gives an ABI version that is none: '\(abi)'"
            case .minimumAboveABI(let abi):
                "gives abi-minimum=\(abi.minimum), which is above its abi=\(abi.current)"
            case .unknownView(let view): "names no view that exists, only '\(view)'"
            case .unknownNeed(let need): "names a need that does not exist: '\(need)'"
            case .invalidOption(let option): "declares an option wrongly: '\(option)'"
            case .invalidRequirement(let text): "requires what is no extension: '\(text)'"
            case .invalidImages(let text): "takes pictures in no media type: '\(text)'"
            }
        return "its note \(what)" + (line.map { " (line \($0))" } ?? "")
    }

    /// Returns the name of a character, such as `U+001B`.
    private static func name(of scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    fileprivate var remedy: String {
        switch fault {
        case .notText: "write it in UTF-8"
        case .undisplayable(0x0D): "end lines with '\\n' alone"
        case .undisplayable: "leave it out"
        case .tooLong: "keep it below \(PluginManifest.noteLimit) bytes"
        case .notKeyAndValue: "write 'key=value\\n' on each line"
        case .repeatedKey("abi"), .repeatedKey("abi-minimum"), .missingKey("abi"),
            .missingKey("abi-minimum"), .invalidABI, .minimumAboveABI:
            "let FEED_PLUGIN_NOTE write 'abi=' and 'abi-minimum=', or FEED_PLUGIN_NOTE_FOR where "
                + "the minimum is another"
        case .repeatedKey(let key): "write '\(key)=' once"
        case .missingKey("id"), .invalidID:
            "write such as 'id=titles': a-z, 0-9 and '-', a letter first, at most 64 bytes"
        case .missingKey("version"):
            "write such as 'version=1.0.2', and end the line before it with '\\n'"
        case .invalidVersion: "write such as 'version=1.0.2'"
        case .missingKey("views"), .unknownView:
            "write such as 'views=feed error', separated by spaces, of "
                + PluginViewKind.allCases.map(\.rawValue).joined(separator: ", ")
        case .missingKey(let key):
            "write '\(key)=' and its value, and end the line before it with '\\n'"
        case .unknownNeed(let need):
            (EditDistance.nearest(to: need, among: PluginNeed.allCases.map(\.rawValue))
                .map { "write 'needs=\($0)'; " } ?? "")
                + "there are "
                + QuotedWords.list(PluginNeed.allCases.map(\.rawValue), "and")
        case .invalidOption:
            "write 'option=key|type|default|help', the key of a-z, 0-9 and '-' and once only, "
                + "the type text, integer, integer:1..80, boolean, choice:a,b or file, the default one of "
                + "its values or empty"
        case .invalidRequirement:
            "write a name and a revision, such as 'requires=feedhost.plain-text/1'"
        case .invalidImages: "write such as 'images=image/png image/jpeg', or 'images=pixels'"
        }
    }
}
