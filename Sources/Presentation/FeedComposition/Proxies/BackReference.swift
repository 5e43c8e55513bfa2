// A reference from what an object started back to that object, which keeps nothing alive. For one
// thread only. Whoever has one refers it to itself, and ends it when it goes: Embedded Swift has no
// weak references, and there that is what makes this one safe.
#if hasFeature(Embedded)
    final class BackReference<Object: AnyObject> {
        private unowned(unsafe) var reference: Object?

        /// The object, or `nil` where it is gone.
        var object: Object? { unsafe reference }

        /// Creates a reference to nothing yet.
        init() {
            unsafe reference = nil
        }

        /// Refers to `object` from now on.
        func refer(to object: Object) {
            unsafe reference = object
        }

        /// The object goes.
        func end() {
            unsafe reference = nil
        }
    }
#else
    final class BackReference<Object: AnyObject> {
        /// The object, or `nil` where it is gone.
        private(set) weak var object: Object?

        /// Creates a reference to nothing yet.
        init() {}

        /// Refers to `object` from now on.
        func refer(to object: Object) {
            self.object = object
        }

        /// The object goes.
        func end() {
            object = nil
        }
    }
#endif
