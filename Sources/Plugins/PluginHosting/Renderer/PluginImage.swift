/// A plugin's own image, opaque to the host.
///
/// Released with this object, or when the renderer ends, whichever comes first. Belongs to the
/// plugin's thread.
package final class PluginImage {
    private let owner: AnyObject
    private let number: Int
    private let release: (Int) -> Void

    /// Creates a reference to an image of `owner`, which `release` releases by its number.
    package init(number: Int, of owner: AnyObject, release: @escaping (Int) -> Void) {
        self.number = number
        self.owner = owner
        self.release = release
    }

    deinit {
        release(number)
    }

    /// Returns the image's number if it belongs to `owner`.
    package func number(in owner: AnyObject) -> Int? {
        owner === self.owner ? number : nil
    }
}
