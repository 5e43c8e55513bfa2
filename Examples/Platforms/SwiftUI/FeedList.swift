import FeedPresentation
import SwiftUI

/// The screen. Its rows are known by their feed's revision, too: each new feed has new rows.
struct FeedList: View {
    @State var store = FeedStore()

    var body: some View {
        List(store.rows, id: \.request) { row in
            FeedRow(store: store, row: row)
        }
        .navigationTitle(store.error.message == nil ? store.title : store.error.words)
        .task { await store.refresh() }
        .refreshable { await store.refresh() }
    }
}

/// An item and its picture, requested while the row is seen.
struct FeedRow: View {
    let store: FeedStore
    let row: FeedStore.Row

    var body: some View {
        VStack {
            Text(row.item.title)
            Text(row.item.date?.words ?? "")
            if let picture = store.pictures[row.request]?.image { Image(uiImage: picture) }
            if store.pictures[row.request]?.shouldRetry == true {
                Button("↻") { store.requestPicture(row.request) }
            }
        }
        .onAppear { store.requestPicture(row.request) }
        .onDisappear { store.cancelPicture(row.request) }
    }
}
