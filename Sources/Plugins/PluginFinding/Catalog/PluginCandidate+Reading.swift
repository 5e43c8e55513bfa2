import Glibc
import PluginReading
import SystemInterface

extension PluginCandidate {
    /// Reads a file's headers and note, without running any code.
    package init(reading path: String) {
        self.init(
            path: path,
            descriptor: unsafe path.withSystemPath {
                Self.withError(unsafe open($0, Self.flags))
            },
            folderRisk: PluginRisk.ofFolders(of: path))
    }

    /// Reads a file of an open directory whose risk is known.
    ///
    /// - Parameter id: the wanted id, or `nil` for all. The result is `nil` for a file without that
    ///   id, of which nothing else is read.
    init?(
        reading name: PluginDirectory.FileName, in directory: Int32, at path: String,
        folderRisk: PluginRisk?, for id: String?
    ) {
        let descriptor = Self.withError(unsafe openat(directory, name.bytes, Self.flags))
        var known: (ELFLibrary, stat)?
        if let id {
            known = descriptor < 0 ? nil : try? PluginManifest.library(in: descriptor)
            guard let (library, _) = known, PluginManifestParser.mayName(id, in: library.noteText)
            else {
                if descriptor >= 0 { close(descriptor) }
                return nil
            }
        }
        self.init(
            path: path, descriptor: descriptor, known: known,
            folderRisk: folderRisk ?? (name.isLink ? PluginRisk.ofFolders(behind: path) : nil))
    }

    /// O_NONBLOCK: opening a pipe without a writer would block.
    private static let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK

    /// Returns the descriptor, or the negative error number before another call changes it.
    private static func withError(_ descriptor: Int32) -> Int32 {
        descriptor < 0 ? -errno : descriptor
    }

    /// Reads an open file and closes it; reports the error, the negative descriptor, if opening
    /// failed.
    private init(
        path: String, descriptor: Int32, known: (ELFLibrary, stat)? = nil, folderRisk: PluginRisk?
    ) {
        self.path = path
        guard descriptor >= 0 else {
            manifest = nil
            verdict = .refused(PluginFault(opening: -descriptor))
            return
        }
        defer { close(descriptor) }
        do {
            let (library, status) =
                if let known { known } else { try PluginManifest.library(in: descriptor) }
            let manifest = try PluginManifest.read(library, status)
            self.manifest = manifest
            let risk = PluginRisk.ofFile(status) ?? folderRisk
            verdict = risk.map { .refused(.insecure($0)) } ?? .usable
        } catch {
            manifest = nil
            verdict = .refused(error)
        }
    }
}

extension PluginManifest {
    /// Reads the note of an open file.
    static func read(from descriptor: Int32) throws(PluginFault) -> PluginManifest {
        let (library, status) = try library(in: descriptor)
        return try read(library, status)
    }

    /// Reads the note of a library with this `status`.
    fileprivate static func read(
        _ library: ELFLibrary, _ status: stat
    ) throws(PluginFault) -> PluginManifest {
        let manifest = try parse(library.noteText)
        try check(library, status)
        return manifest
    }

    /// Reads the headers of an open file.
    static func library(
        in descriptor: Int32
    ) throws(PluginFault) -> (library: ELFLibrary, status: stat) {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .unreadable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        var file = FileBytes(descriptor: descriptor)
        do {
            return (try ELFLibrary(reading: &file), status)
        } catch {
            throw .elf(error)
        }
    }

    /// Checks that what the loader maps is there, and not too large.
    static func check(_ library: ELFLibrary, _ status: stat) throws(PluginFault) {
        guard library.loadedLength <= UInt64(clamping: status.st_size) else {
            throw .elf(.truncated)
        }
        guard library.loadedLength <= ELFLibrary.sizeLimit else {
            throw .tooMuchToLoad(limit: ELFLibrary.sizeLimit)
        }
    }

    /// Parses a note, and checks that ABI versions overlap and that the host offers the required
    /// extensions.
    static func parse(
        _ text: [UInt8], host: ABIRange = .host,
        offering offered: [PluginRequirement] = PluginRequirement.offered
    ) throws(PluginFault) -> PluginManifest {
        do {
            var parser = try PluginManifestParser(text)
            let abi = try parser.abi()
            if abi.minimum > host.current {
                throw PluginFault.abiTooNew(plugin: abi, host: host)
            }
            if abi.current < host.minimum {
                throw PluginFault.abiTooOld(plugin: abi, host: host)
            }
            for requirement in try parser.requirements() {
                if requirement.name == PluginRequirement.abiName {
                    if requirement.revision > host.current {
                        throw PluginFault.abiTooNew(
                            plugin: ABIRange(
                                minimum: requirement.revision,
                                current: max(requirement.revision, abi.current)), host: host)
                    }
                } else if !offered.contains(requirement) {
                    throw PluginFault.extensionMissing(requirement, offered: offered)
                }
            }
            return try parser.manifest()
        } catch let error as PluginManifestError {
            throw .malformedNote(error)
        } catch let fault as PluginFault {
            throw fault
        } catch {
            throw .malformedNote(PluginManifestError(.notText))
        }
    }
}
