// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FeedComposition
import FeedModel
import FeedParsing
import ReaderPresentation

// The functions of browser.h that the page calls.

/// The only page. All code runs on its thread.
nonisolated(unsafe) private var page: BrowserPage?

@c @implementation
public func browser_start(_ locale: UnsafePointer<UInt8>?, _ count: Int) {
    unsafe page = BrowserPage(locale: LocaleName(lentText(locale, count) ?? ""))
}

@c @implementation
public func browser_begin_sources(_ isOwnList: UInt32, _ hasArticles: UInt32) {
    unsafe page?.beginSources(isOwnList: isOwnList != 0, hasArticles: hasArticles != 0)
}

@c @implementation
public func browser_show_sources() { unsafe page?.showSources() }

@c @implementation
public func browser_did_change_list(
    _ task: UInt32, _ outcome: UInt32, _ words: UnsafePointer<UInt8>?, _ count: Int
) {
    let words = unsafe lentText(words, count) ?? ""
    let outcome: FeedListOutcome =
        switch outcome {
        case UInt32(BROWSER_CHANGE_DONE): .done(words)
        case UInt32(BROWSER_CHANGE_PRESENT): .present(words)
        default: .refused(words)
        }
    unsafe page?.changes.end(task, outcome)
}

@c @implementation
public func browser_add_source(
    _ url: UnsafePointer<UInt8>?, _ urlCount: Int, _ title: UnsafePointer<UInt8>?,
    _ titleCount: Int, _ folder: UnsafePointer<UInt8>?, _ folderCount: Int,
    _ identity: UnsafePointer<UInt8>?, _ identityCount: Int, _ order: UInt32
) {
    guard let url = unsafe lentText(url, urlCount) else { return }
    unsafe page?.sources.append(
        PageSource(
            url: url, identity: lentText(identity, identityCount),
            title: lentText(title, titleCount), folder: lentText(folder, folderCount),
            order: order == BROWSER_ORDER_NEWEST
                ? .newest : order == BROWSER_ORDER_OLDEST ? .oldest : nil))
}

@c @implementation
public func browser_add_search(
    _ name: UnsafePointer<UInt8>?, _ nameCount: Int, _ query: UnsafePointer<UInt8>?,
    _ queryCount: Int
) {
    guard let name = unsafe lentText(name, nameCount) else { return }
    unsafe page?.searches.append(
        FeedSearch(name: name, query: lentText(query, queryCount) ?? ""))
}

@c @implementation
public func browser_take_place(_ place: UnsafePointer<UInt8>?, _ count: Int) {
    unsafe page?.takePlace(lent(place, count))
}

@c @implementation
public func browser_keep_place() { unsafe page?.keepPlace() }

@c @implementation
public func browser_refresh() { unsafe page?.refresh() }

@c @implementation
public func browser_show_part() { unsafe page?.loader?.showPart() }

@c @implementation
public func browser_cancel() { unsafe page?.connection?.cancel() }

@c @implementation
public func browser_show_states() { unsafe page?.connection?.showStates() }

@c @implementation
public func browser_did_load(
    _ task: UInt32, _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ url: UnsafePointer<UInt8>?,
    _ urlCount: Int, _ charset: UnsafePointer<UInt8>?, _ charsetCount: Int
) {
    let loaded = unsafe LoadedBytes(
        bytes: lent(bytes, count), url: lentText(url, urlCount),
        charset: lentText(charset, charsetCount))
    unsafe page?.documents.end(task, .success(loaded))
}

@c @implementation
public func browser_did_fail(
    _ task: UInt32, _ reason: UInt32, _ number: UInt32, _ words: UnsafePointer<UInt8>?,
    _ count: Int
) {
    let words = unsafe lentText(words, count)
    guard let failure = PageFailure(reason: reason, number: number, words: words) else { return }
    unsafe page?.documents.end(task, .failure(failure))
}

@c @implementation
public func browser_take_archive(_ lines: UnsafePointer<UInt8>?, _ count: Int) {
    unsafe page?.loader?.take(ArchivedItemLines.read(lent(lines, count)))
}

@c @implementation
public func browser_did_load_picture(_ task: UInt32, _ isLoaded: UInt32) {
    unsafe page?.pictures.end(task, isLoaded != 0 ? task : nil)
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
public func browser_answer_article() { unsafe page?.answerArticle() }

@c @implementation
public func browser_perform(
    _ name: UnsafePointer<UInt8>?, _ nameCount: Int, _ text: UnsafePointer<UInt8>?,
    _ textCount: Int, _ row: Int32, _ version: UInt32
) -> Int32 {
    let name = unsafe lentText(name, nameCount)
    guard let reader = unsafe page?.reader,
        let action = name.flatMap({ ReaderAction(rawValue: $0) })
    else { return FeedRequestOutcome.refused.rawValue }
    let request = unsafe ReaderActionRequest(
        action, text: lentText(text, textCount), row: row < 0 ? nil : Int(row),
        version: version == 0 ? nil : UInt64(version))
    return reader.didRequestAction(request).rawValue
}

@c @implementation
public func browser_continue_searching() -> UInt32 {
    unsafe page?.reader?.continueSearching() == true ? 1 : 0
}

@c @implementation
public func browser_request_picture(_ index: UInt32) { unsafe page?.requestPicture(Int(index)) }

@c @implementation
public func browser_cancel_picture(_ index: UInt32) { unsafe page?.cancelPicture(Int(index)) }
