// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FeedListing
import FeedModel
import FeedPresentation

// The functions of browser.h that the page calls.

/// The only page. All code runs on its thread.
nonisolated(unsafe) private var page: BrowserPage?

@c @implementation
public func browser_start(_ locale: UnsafePointer<UInt8>?, _ count: Int) {
    unsafe page = BrowserPage(locale: LocaleName(lentText(locale, count) ?? ""))
}

@c @implementation
public func browser_add_source(
    _ url: UnsafePointer<UInt8>?, _ urlCount: Int, _ title: UnsafePointer<UInt8>?,
    _ titleCount: Int, _ folder: UnsafePointer<UInt8>?, _ folderCount: Int
) {
    guard let url = unsafe lentText(url, urlCount) else { return }
    unsafe page?.add(
        PageSource(
            url: url, title: lentText(title, titleCount), folder: lentText(folder, folderCount)))
}

@c @implementation
public func browser_refresh() { unsafe page?.refresh() }

@c @implementation
public func browser_show_part() { unsafe page?.showPart() }

@c @implementation
public func browser_cancel() { unsafe page?.cancel() }

@c @implementation
public func browser_did_load(
    _ task: UInt32, _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ url: UnsafePointer<UInt8>?,
    _ urlCount: Int, _ charset: UnsafePointer<UInt8>?, _ charsetCount: Int
) {
    let loaded = unsafe LoadedBytes(
        bytes: lent(bytes, count), url: lentText(url, urlCount),
        charset: lentText(charset, charsetCount))
    unsafe page?.didLoad(task, .success(loaded))
}

@c @implementation
public func browser_did_fail(
    _ task: UInt32, _ reason: UInt32, _ number: UInt32, _ words: UnsafePointer<UInt8>?,
    _ count: Int
) {
    let words = unsafe lentText(words, count)
    guard let failure = PageFailure(reason: reason, number: number, words: words) else { return }
    unsafe page?.didLoad(task, .failure(failure))
}

@c @implementation
public func browser_did_load_picture(_ task: UInt32, _ isLoaded: UInt32) {
    unsafe page?.didLoadPicture(task, isLoaded: isLoaded != 0)
}

@c @implementation
public func browser_answer_words() { unsafe page?.answerWords() }

@c @implementation
public func browser_answer_failure(
    _ reason: UInt32, _ number: UInt32, _ url: UnsafePointer<UInt8>?, _ count: Int
) {
    guard let failure = PageFailure(reason: reason, number: number, words: nil) else { return }
    unsafe page?.answer(failure, at: lentText(url, count) ?? "")
}

@c @implementation
public func browser_answer_rows(_ start: UInt32, _ count: UInt32) {
    unsafe page?.answerRows(Int(start)..<Int(start) + Int(min(count, 10_000)))
}

@c @implementation
public func browser_answer_states(_ start: UInt32, _ count: UInt32) {
    unsafe page?.answerStates(Int(start)..<Int(start) + Int(min(count, 1_000_000)))
}

@c @implementation
public func browser_answer_article(_ index: UInt32) { unsafe page?.answerArticle(Int(index)) }

@c @implementation
public func browser_answer_sources() { unsafe page?.answerSources() }

@c @implementation
public func browser_choose(_ entry: UInt32) { unsafe page?.view.choose(Int(entry)) }

@c @implementation
public func browser_search(_ words: UnsafePointer<UInt8>?, _ count: Int) {
    unsafe page?.view.search(lentText(words, count) ?? "")
}

@c @implementation
public func browser_select(_ index: UInt32) { unsafe page?.view.selected = Int(index) }

@c @implementation
public func browser_next_unread(_ row: Int32) -> Int32 {
    let next = unsafe page?.view.list?.unreadRow(after: row < 0 ? nil : Int(row))
    return next.map { Int32($0) } ?? -1
}

@c @implementation
public func browser_mark_all() { unsafe page?.markAll() }

@c @implementation
public func browser_request_picture(_ index: UInt32) { unsafe page?.requestPicture(Int(index)) }

@c @implementation
public func browser_request_preload(_ index: UInt32) { unsafe page?.requestPreload(Int(index)) }

@c @implementation
public func browser_cancel_picture(_ index: UInt32) { unsafe page?.cancelPicture(Int(index)) }

@c @implementation
public func browser_set_states(
    _ states: UInt32, _ isSet: UInt32, _ start: UInt32, _ end: UInt32
) -> UInt32 {
    guard start <= end, let page = unsafe page else { return 0 }
    let isDone = page.setStates(
        FeedItemStates(rawValue: states), isSet: isSet != 0, of: Int(start)..<Int(end))
    return isDone ? 1 : 0
}

@c @implementation
public func browser_open(
    _ index: UInt32, _ url: UnsafePointer<UInt8>?, _ count: Int
) -> UInt32 {
    guard let page = unsafe page else { return 0 }
    return unsafe page.open(lentText(url, count), from: Int(index)) ? 1 : 0
}
