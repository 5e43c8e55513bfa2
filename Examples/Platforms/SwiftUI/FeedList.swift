import FeedPresentation
import SwiftUI

/// The screen.
struct FeedList: View {
    @State var store = FeedStore()

    var body: some View {
        List(store.items.indices, id: \.self) { index in
            FeedRow(store: store, index: index)
        }
        .navigationTitle(store.error.message == nil ? store.title : store.error.words)
        .task { await store.refresh() }
        .refreshable { await store.refresh() }
    }
}

/// An item and its picture, requested while the row is seen.
struct FeedRow: View {
    let store: FeedStore
    let index: Int

    var body: some View {
        VStack {
            Text(store.items[index].title)
            Text(store.items[index].date?.words ?? "")
            if let picture = store.pictures[index]?.image { Image(uiImage: picture) }
            if store.pictures[index]?.shouldRetry == true {
                Button("↻") { store.requestPicture(at: index) }
            }
        }
        .onAppear { store.requestPicture(at: index) }
        .onDisappear { store.cancelPicture(at: index) }
    }
}
