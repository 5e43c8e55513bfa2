import Glibc
package import PluginReading

/// A reason why a file can't be used as a plugin.
package enum PluginFault: Error, Sendable, Hashable {
    /// Can't be opened or read; holds the error number.
    case unreadable(Int32)
    /// Other users could change its code.
    case insecure(PluginRisk)
    /// A directory, a device, or the like.
    case notAFile
    /// Larger than the limit in bytes, where all of it is copied.
    case tooLarge(limit: UInt64)
    /// Its loaded part is larger than the limit in bytes.
    case tooMuchToLoad(limit: UInt64)
    /// Makes the loader open files outside the system's folders and its own; holds the entry that
    /// does.
    case reachesOtherFiles(String)
    /// Not a library for this machine, or not a plugin.
    case elf(ELFFault)
    case malformedNote(PluginManifestError)
    case abiTooNew(plugin: ABIRange, host: ABIRange)
    case abiTooOld(plugin: ABIRange, host: ABIRange)
    /// Needs an extension that this host doesn't offer.
    case extensionMissing(PluginRequirement, offered: [PluginRequirement])
    /// Can't be copied; holds the error number.
    case cannotCopy(Int32)
    /// Rejected by the loader, with its message.
    case cannotLoad(String)
    /// A dependency can't be loaded.
    case library(LibraryFault)
    /// Needs text relocations.
    case textRelocations
    /// Needs an executable stack.
    case executableStack
    /// Doesn't export the entry.
    case noEntry
    /// The entry failed, with the plugin's message, if any.
    case entryFailed(String)
    /// The factory made no renderer, with the plugin's message.
    case createFailed(String)
    /// The kernel lacks parts of the confinement.
    case notConfined(missing: [String], holding: [String])
    /// The process can't be created, and why.
    case noWorker(String)
    /// The entry returned something invalid, in these words.
    case contractBroken(String)

    /// Creates the fault of a file that can't be opened, from the error number. A socket, or a
    /// device without a driver, can't be opened at all.
    init(opening number: Int32) {
        self = number == ENXIO ? .notAFile : .unreadable(number)
    }
}
