import Glibc
import PluginFinding
import PluginHosting
import PluginReading

/// A plugin's file, from which renderers are made once or repeatedly.
///
/// A sealed copy for dropped-in files, so that the checked content can't change. Shipped files may
/// be loaded in place, since whoever can change them can change the program; they are copied only
/// on request.
final class PluginFile {
    let manifest: PluginManifest
    let path: String
    let isInstalled: Bool
    private let isCopied: Bool
    private var copy: SealedFile?
    private var loaded: PluginLibrary?

    /// Creates the file from its copy.
    init(_ copy: consuming SealedFile, isInstalled: Bool) {
        manifest = copy.manifest
        path = copy.path
        self.isInstalled = isInstalled
        isCopied = true
        self.copy = consume copy
    }

    /// Creates a shipped file without a copy.
    init(installedAt path: String, _ manifest: PluginManifest) {
        self.manifest = manifest
        self.path = path
        isInstalled = true
        isCopied = false
    }

    /// Returns the library, loaded into this process on first use.
    ///
    /// - Parameter isInPlace: true to load the file itself even if there is a copy.
    func library(inPlace isInPlace: Bool) throws(PluginFault) -> PluginLibrary {
        if let loaded { return loaded }
        let library =
            isInPlace || !isCopied
            ? try PluginLibrary(inPlace: path, manifest, into: FeedHostVersion.name)
            : try PluginLibrary(loading: sealed(), into: FeedHostVersion.name)
        loaded = library
        return library
    }

    /// Returns the copy to an owner.
    func sealed() throws(PluginFault) -> SealedFile {
        switch copy {
        case .some(let copy):
            guard let duplicate = copy.duplicate() else { throw .cannotCopy(EMFILE) }
            return duplicate
        case .none:
            return try SealedFile(copying: path)
        }
    }

    /// Checks which other files the loader would open.
    func checkReach() throws(PluginFault) {
        try copy?.checkReach()
    }

    /// The copy's digest; it contains the whole file if a digest is needed.
    func digest() -> SHA256Digest? {
        copy?.digest()
    }
}
