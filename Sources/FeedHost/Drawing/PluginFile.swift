import Glibc
import PluginFinding
import PluginHosting
import PluginReading

/// A plugin's file, from which it is seated once or again and again.
///
/// Of a file that was dropped in, this is a sealed copy that was looked at: what it is stays as it is. One that came
/// with FeedHost may be loaded where it lies: whoever can change it can change the program that loads it. It is copied
/// only for who asks for a copy.
final class PluginFile {
    let manifest: PluginManifest
    let path: String
    let isInstalled: Bool
    private var copy: SealedFile?
    private var loaded: PluginLibrary?

    /// The file that `copy` was made of.
    init(_ copy: consuming SealedFile, isInstalled: Bool) {
        manifest = copy.manifest
        path = copy.path
        self.isInstalled = isInstalled
        self.copy = consume copy
    }

    /// The file at `path`, which came with FeedHost and is not copied.
    init(installedAt path: String, _ manifest: PluginManifest) {
        self.manifest = manifest
        self.path = path
        isInstalled = true
    }

    /// The library, loaded into this process when it is first asked for.
    ///
    /// - Parameter isInPlace: whether the file itself is loaded, though there is a copy.
    func library(inPlace isInPlace: Bool) throws(PluginFault) -> PluginLibrary {
        if let loaded { return loaded }
        let library =
            isInPlace || !isCopied
            ? try PluginLibrary(inPlace: path, manifest, into: FeedHostVersion.name)
            : try PluginLibrary(loading: sealed(), into: FeedHostVersion.name)
        loaded = library
        return library
    }

    /// The copy for somebody who keeps it.
    func sealed() throws(PluginFault) -> SealedFile {
        switch copy {
        case .some(let copy):
            guard let duplicate = copy.duplicate() else { throw .cannotCopy(EMFILE) }
            return duplicate
        case .none:
            return try SealedFile(copying: path)
        }
    }

    /// Checks what else the copy would have the loader open.
    func checkReach() throws(PluginFault) {
        try copy?.checkReach()
    }

    /// The digest of the copy, which holds the whole file where one is wanted.
    func digest() -> SHA256Digest? {
        copy?.digest()
    }

    private var isCopied: Bool {
        switch copy {
        case .some: true
        case .none: false
        }
    }
}
