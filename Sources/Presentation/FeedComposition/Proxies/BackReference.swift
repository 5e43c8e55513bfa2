// A weak reference from callbacks to the object that started them, for one thread only.
//
// The object sets it to itself and calls `end()` in its deinitialiser: this makes the reference
// safe in Embedded Swift, which has no weak references.
#if hasFeature(Embedded)
    final class BackReference<Object: AnyObject> {
        private unowned(unsafe) var reference: Object?

        var object: Object? { unsafe reference }

        init() {
            unsafe reference = nil
        }

        func refer(to object: Object) {
            unsafe reference = object
        }

        /// Clears the reference; call it in the object's deinitialiser.
        func end() {
            unsafe reference = nil
        }
    }
#else
    final class BackReference<Object: AnyObject> {
        private(set) weak var object: Object?

        init() {}

        func refer(to object: Object) {
            self.object = object
        }

        /// Clears the reference; call it in the object's deinitialiser.
        func end() {
            object = nil
        }
    }
#endif
