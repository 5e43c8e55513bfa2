import Glibc
import PluginFinding
import PluginHosting

/// A plugin's sealed copy, from which it is seated once or again and again.
final class PluginCopy {
    let file: SealedFile
    let isInstalled: Bool
    private var loaded: PluginLibrary?

    init(_ file: consuming SealedFile, isInstalled: Bool) {
        self.file = file
        self.isInstalled = isInstalled
    }

    /// The library, loaded into this process when it is first asked for.
    ///
    /// - Parameter isInPlace: whether the file itself is loaded, and not the copy.
    func library(inPlace isInPlace: Bool) throws(PluginFault) -> PluginLibrary {
        if let loaded { return loaded }
        let library =
            isInPlace
            ? try PluginLibrary(loadingInPlace: duplicate())
            : try PluginLibrary(loading: duplicate())
        loaded = library
        return library
    }

    /// The copy for somebody who keeps it.
    func duplicate() throws(PluginFault) -> SealedFile {
        guard let duplicate = file.duplicate() else { throw .cannotCopy(EMFILE) }
        return duplicate
    }
}
