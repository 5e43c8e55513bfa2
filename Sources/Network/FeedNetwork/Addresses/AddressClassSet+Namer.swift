package import FeedLoading

extension AddressClassSet {
    /// Where a source may be that `namer` named.
    package init(namedBy namer: SourceNamer) {
        switch namer {
        case .person: self = .all
        case .document(let origin): self.init(namedIn: origin)
        }
    }

    /// Where something may be that a document from `origin` names.
    package init(namedIn origin: DocumentOrigin) {
        switch origin {
        case .local: self = .public
        case .network(let number):
            self = .named(bySourceIn: number.flatMap(AddressClass.init))
        }
    }
}
