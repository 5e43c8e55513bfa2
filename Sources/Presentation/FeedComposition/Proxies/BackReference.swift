// A weak reference from callbacks to the object that started them, for one thread only.
//
// The object sets it to itself and calls `end()` when it is released: Embedded Swift has no weak
// references, and there this is what makes it safe.
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

        /// Clears the reference; call it when the object is released.
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

        /// Clears the reference; call it when the object is released.
        func end() {
            object = nil
        }
    }
#endif
