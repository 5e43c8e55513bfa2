import FeedLoading
import FeedParsing
import FeedPresentation
import SystemInterface

extension SubscriptionFileError: WordedError {
    var words: FeedErrorWords {
        switch self {
        case .unreadable(let path, let error):
            "cannot read the list of feeds '\(path)': \(error.words)"
                .advising("check that it is a file you may read")
        case .notARegularFile(let path):
            "cannot read the list of feeds '\(path)': it is no regular file, but a pipe or a device"
                .advising("move it away, and 'feedhost add' begins a new one")
        case .notWritten(let path, let error):
            "cannot write the list of feeds '\(path)': \(error.words)"
                .advising("it is as it was; see that you may write to it and to its folder")
        case .notUnderstood(let path, let fault):
            FeedErrorWords(
                message:
                    "the list of feeds '\(path)'\(fault.line.map { ", line \($0)" } ?? "") is left as "
                    + "it is: \(fault.words)",
                remedy: fault.remedy)
        case .changedSince(let path):
            "the list of feeds '\(path)' was changed since, so it is left as it is"
                .advising("add the feed again")
        case .notListable(let source):
            "\(source.words) cannot stand in a list of feeds"
                .advising("give an address that begins with 'https://' or 'http://', or a file")
        }
    }
}

extension OutlineFault {
    fileprivate var words: String {
        switch kind {
        case .otherEncoding: "it is not UTF-8"
        case .notWellFormed(let sentence): String(sentence.dropLast())
        case .declaresEntities: "it declares entities, which are not expanded"
        case .noList: "it is no OPML with a <body>"
        }
    }

    fileprivate var remedy: String {
        switch kind {
        case .otherEncoding: "save it as UTF-8, and say so in its first line"
        case .notWellFormed: "mend it in an editor"
        case .declaresEntities: "take the declaration out, and write what it stands for"
        case .noList: "move it away, and 'feedhost add' begins a new one"
        }
    }
}
