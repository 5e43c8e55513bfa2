/// A weak reference from callbacks to the object that started them, for one thread only.
///
/// The object sets it to itself and calls ``end()`` in its deinitialiser: this makes the reference
/// safe in Embedded Swift, which has no weak references.
final class BackReference<Object: AnyObject> {
    #if hasFeature(Embedded)
        private unowned(unsafe) var reference: Object?

        private(set) var object: Object? {
            get { unsafe reference }
            set { unsafe reference = newValue }
        }

        init() {
            unsafe reference = nil
        }
    #else
        private(set) weak var object: Object?

        init() {}
    #endif

    func refer(to object: Object) {
        self.object = object
    }

    /// Clears the reference; call it in the object's deinitialiser.
    func end() {
        object = nil
    }
}
