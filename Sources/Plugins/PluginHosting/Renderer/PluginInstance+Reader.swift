package import FeedPluginAPI
package import FeedViews
import SystemInterface

// The views of a reader, and the plugin's requests for actions.

extension PluginInstance: SourceListView, ItemListView, ArticleView, NoticeView {
    package func display(_ viewModel: SourceListViewModel) {
        deliver(.displaySources) { [unowned self] table, failure in
            guard let model = unsafe lentReader.lend(viewModel) else {
                return feed_status(FEED_STATUS_FAILED)
            }
            return unsafe display(model, on: table, failure)
        }
    }

    package func display(_ viewModel: ItemListViewModel) {
        deliver(.displayItems) { [unowned self] table, failure in
            // One that has waited may be of a feed that is gone.
            guard shown.givenRevision == viewModel.revision,
                let model = unsafe lentReader.lend(viewModel, of: feeds.model(of: shown.revision))
            else { return feed_status(FEED_STATUS_OK) }
            return unsafe display(model, on: table, failure)
        }
    }

    package func display(_ viewModel: OpenArticleViewModel) {
        deliver(.displayArticle) { [unowned self] table, failure in
            guard let revision = shown.revision(ofGiven: viewModel.revision),
                let model = unsafe lentReader.lend(viewModel, of: feeds.model(of: revision))
            else { return feed_status(FEED_STATUS_OK) }
            defer {
                shown.keepOthers { $0.revision == revision }
                feeds.keep(shown.lentRevisions)
            }
            return unsafe table.display(model, failure)
        }
    }

    package func display(_ viewModel: NoticeViewModel) {
        deliver(.displayNotice) { [unowned self] table, failure in
            guard let model = unsafe lentReader.lend(viewModel) else {
                return feed_status(FEED_STATUS_FAILED)
            }
            return unsafe table.display(model, failure)
        }
    }

    /// Displays lists that are lent at least for this call.
    package func display(
        _ model: UnsafePointer<feed_source_list>, on table: RendererTable,
        _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        lists.sources = unsafe DisplayedLists.List(
            rowsVersion: model.pointee.rows_version, rowCount: UInt64(model.pointee.rows.count))
        return unsafe table.display(model, failure)
    }

    /// Displays items that are lent at least for this call.
    package func display(
        _ model: UnsafePointer<feed_item_list>, on table: RendererTable,
        _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        lists.items = unsafe DisplayedLists.List(
            rowsVersion: model.pointee.rows_version, rowCount: model.pointee.row_count)
        return unsafe table.display(model, failure)
    }

    // MARK: Requests

    func perform(_ request: UnsafePointer<feed_action_request>?) -> FeedRequestOutcome {
        answer("feed_reader_extension.perform") { rules throws(RequestRefusal) in
            let parts = try unsafe PluginTables.copy(
                request, over: feed_action_request(), minimum: FEED_ACTION_REQUEST_SIZE_1,
                else: "called feed_reader_extension.perform with a request that is none")
            let name = unsafe parts.name.checkedText(upTo: RequestRules.actionBytes)
            let text = unsafe parts.text.checkedText(upTo: RequestRules.actionBytes)
            let isText = unsafe parts.text.bytes == nil || text != nil
            let action = try unsafe rules.action(
                isText ? name : nil, text: text, row: parts.row, number: parts.number,
                version: parts.version, in: lists, copyLimit: &copyLimit,
                at: Int(MonotonicClock.milliseconds))
            guard takesRequest() else { return .failed }
            return reader?.didRequestAction(action) ?? .refused
        }
    }
}
