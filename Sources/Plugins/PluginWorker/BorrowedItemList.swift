import FeedPluginAPI
import Glibc
import PluginHosting
import WorkerProtocol

/// A list of items that a worker lends on to its plugin, until the next list has been displayed. Rows
/// arrive in batches as the plugin asks for them, and stay for the lists that have the same.
@safe final class BorrowedItemList {
    /// For the plugin; on a page that becomes unreadable when the list is gone.
    private var page: BorrowedPage?
    var model: UnsafePointer<feed_item_list>? {
        unsafe page?.pointer(to: feed_item_list.self)
    }
    private let rowsVersion: UInt64
    /// The revision of the feed.
    private let revision: UInt64?
    private let rowCount: UInt64
    private let thread = pthread_self()
    private let rows: BorrowedBatch<UInt64>
    private weak var session: WorkerSession?
    /// Receives reports of invalid queries.
    private let host: HostTable?

    /// Creates the list of rows of `feed` that the host has lent, after `last`.
    init(
        _ lent: UnsafePointer<feed_item_list>, of feed: BorrowedFeed?,
        after last: BorrowedItemList?, session: WorkerSession
    ) {
        self.session = session
        host = session.host
        var copy = unsafe lent.pointee
        rowsVersion = unsafe copy.rows_version
        revision = feed?.revision
        // Each feed has its own memory.
        rows =
            if let last, last.rowsVersion == rowsVersion, last.revision == revision {
                last.rows
            } else {
                BorrowedBatch()
            }
        rowCount = unsafe copy.row_count
        unsafe copy.feed = unsafe feed?.model
        unsafe copy.host_context = Unmanaged.passUnretained(self).toOpaque()
        unsafe copy.item_index = { list, row in
            guard let list = unsafe list else {
                HostTable.reportNull("list", for: "item_index")
                return .max
            }
            guard let context = unsafe list.pointee.host_context else { return .max }
            return unsafe Unmanaged<BorrowedItemList>.fromOpaque(context).takeUnretainedValue()
                .index(at: row)
        }
        page = unsafe BorrowedPage(holding: copy, in: session.memory)
    }

    private func index(at row: UInt64) -> UInt64 {
        guard pthread_equal(pthread_self(), thread) != 0 else {
            host?.report("called item_index from another thread than its own; refused")
            return .max
        }
        guard row < rowCount else {
            host?.report("asked for row \(row) of \(rowCount), which is not there")
            return .max
        }
        let index = unsafe rows.value(
            at: row, asking: WorkerQuery(.rows, of: rowsVersion, at: row), by: session)
        return unsafe index?.pointee ?? .max
    }
}
