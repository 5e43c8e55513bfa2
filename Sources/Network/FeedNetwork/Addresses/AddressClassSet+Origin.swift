package import FeedLoading

extension AddressClassSet {
    /// The classes allowed for a source named by `sourceOrigin`.
    package init(namedBy sourceOrigin: SourceOrigin) {
        switch sourceOrigin {
        case .user: self = .all
        case .document(let origin): self.init(namedIn: origin)
        }
    }

    /// The classes allowed for what a document from `origin` names.
    package init(namedIn origin: DocumentOrigin) {
        switch origin {
        case .local: self = .public
        case .network(let number):
            self = .named(bySourceIn: number.flatMap(AddressClass.init))
        }
    }
}
