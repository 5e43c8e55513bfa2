import PluginReading
import WorkerProtocol

extension PluginManifest {
    /// In words, what a renderer has that the note does not say, and forms of pictures that the note says
    /// and the renderer can't take. Views that it lacks are told when they are displayed.
    func differences(from features: WorkerFeatures) -> [String] {
        let kinds: [(PluginViewKind, WorkerFeatures, String)] = [
            (.feed, .feedView, "feed"), (.loading, .loadingView, "loading"),
            (.error, .errorView, "error"), (.image, .imageView, "image"),
        ]
        var differences = kinds.compactMap { kind, feature, name in
            features.contains(feature) && !views.contains(kind)
                ? "the renderer has a view '\(name)', which the note does not name, and which is never shown anything"
                : nil
        }
        // A view of pictures may hang on an option.
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
