package import PluginReading

/// Why a file can't be used as a plugin.
package enum PluginFault: Error, Sendable, Hashable {
    /// It can't be opened or read; the error number.
    case unreadable(Int32)
    /// Others could put their code into it.
    case insecure(PluginRisk)
    /// It is a directory, a device, or the like.
    case notAFile
    /// It is larger than any plugin; how many bytes it may have.
    case tooLarge(limit: UInt64)
    /// It has the loader open files elsewhere than in the system's folders and its own; what of it
    /// says so.
    case reachesOtherFiles(String)
    /// It is no library for this machine, or no plugin.
    case elf(ELFFault)
    /// Its note can't be understood.
    case malformedNote(PluginManifestError)
    /// It needs a newer host.
    case abiTooNew(plugin: ABIRange, host: ABIRange)
    /// It is older than this host understands.
    case abiTooOld(plugin: ABIRange, host: ABIRange)
    /// It can't do without an extension that this host does not offer; which it does.
    case extensionMissing(PluginRequirement, offered: [PluginRequirement])
    /// No copy of it could be made to load; the error number.
    case cannotCopy(Int32)
    /// The loader refused it; the loader's words.
    case cannotLoad(String)
    /// A library that it needs is not loaded.
    case library(LibraryFault)
    /// Its code would have to be written to when it is loaded.
    case textRelocations
    /// It wants a stack that can be executed.
    case executableStack
    /// It does not export the entry.
    case noEntry
    /// Its entry failed; the plugin's words, which may be none.
    case entryFailed(String)
    /// The factory made no renderer; the plugin's words.
    case createFailed(String)
    /// The kernel can't confine it as it has to be; which parts are missing, and which hold.
    case notConfined(missing: [String], holding: [String])
    /// No process could be made for it; why.
    case noWorker(String)
    /// Its entry returned something that is not as the ABI says; the text says what is wrong with
    /// it.
    case contractBroken(String)
}
