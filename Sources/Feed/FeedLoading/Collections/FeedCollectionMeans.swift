/// What all loads of a collection use.
struct FeedCollectionMeans {
    let localDocuments: LocalDocuments
    /// Makes the network loader, on first use.
    let makeLoader: () throws -> any RemoteDocumentLoader
    let reader: FeedDocumentReader
    /// What a load may take.
    let budget: LoadingBudget
    let reports: FeedCollectionLoader.Reports
    /// The feeds of the load before.
    let known: KnownFeeds?
}
