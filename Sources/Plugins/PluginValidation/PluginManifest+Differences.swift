import PluginReading
import WorkerProtocol

extension PluginManifest {
    /// Describes features of a renderer that its note lacks, and forms of pictures in the note that
    /// the renderer lacks. Missing views are found by displaying.
    func differences(from features: WorkerFeatures) -> [String] {
        let kinds: [(PluginViewKind, WorkerFeatures)] = [
            (.feed, .feedView), (.loading, .loadingView), (.error, .errorView),
            (.image, .imageView),
        ]
        var differences = kinds.compactMap { kind, feature in
            features.contains(feature) && !views.contains(kind)
                ? "the renderer has a view '\(kind.rawValue)', which the note does not name, and which is never shown anything"
                : nil
        }
        // An image view may depend on an option.
        guard features.contains(.imageView) else { return differences }
        if images.contains(.pixels), !features.contains(.pixels) {
            differences.append(
                "the note's images= names pixels, and the renderer has no make_image_from_pixels")
        }
        if takenImageTypes?.isEmpty == false, !features.contains(.encodedImages) {
            differences.append(
                "the note's images= names media types, and the renderer has no make_image")
        }
        return differences
    }
}
