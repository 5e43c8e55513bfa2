/// Stands for a picture of a platform.
final class PlatformPicture: Sendable {
    let name: String

    init(name: String) {
        self.name = name
    }
}
