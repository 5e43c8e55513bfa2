import FeedLoading
import FeedModel
import FeedNetwork
import PluginFinding
import PluginHosting
import SystemInterface

extension ExitStatus {
    /// Returns the exit status for `error`.
    init(_ error: any Error) {
        switch error {
        case let error as FeedLoadingError: self.init(error)
        case let error as ResourceFailure:
            self = error.isTemporary ? .temporaryFailure : .noInput
        case BrowserUnavailable.readOnce(_): self = .noInput
        case is LibraryError, is BrowserUnavailable, is PluginLookupError, is PluginRefusal,
            is MissingView, is MissingGrant:
            self = .unavailable
        case is CacheClearingFailure, is FeedItemStateError, is FeedItemArchiveError:
            self = .inputOutputError
        case let error as OutputFailure where error.error == .brokenPipe: self = .closedPipe
        case let error as OutputFailure:
            self = error.step == .creating ? .cannotCreate : .inputOutputError
        case NewProjectError.noTemplates: self = .unavailable
        case is NewProjectError: self = .cannotCreate
        case let error as SubscriptionFileError: self.init(error)
        case let error as SubscriptionRefusal: self.init(error)
        case is UnreadablePlugin, is OptionFileFailure, is ProgramFailure: self = .noInput
        case is PluginOptionError, is UsageError, is BinaryOutput, is ConfigurationError:
            self = .usage
        case let error as PluginFailure: self.init(error)
        default: self = .software
        }
    }

    private init(_ error: FeedLoadingError) {
        switch error {
        // Same status for a local file and the network.
        case .unreadable, .notARegularFile, .tooLarge, .tooLargeInAll, .tooManySources,
            .namesFile, .announcesFile(_, in: _, .notAllowed),
            .notAFeed(_, .limitExceeded(.bytes, _)):
            self = .noInput
        case .tooLateInAll: self = .temporaryFailure
        case .notAFeed, .packed, .notUnpacked, .isListOfFeeds, .isNoList, .isEmptyList,
            .listsOnlyLists, .announcesFile:
            self = .dataError
        case .allFailed(let errors):
            // The most severe status, as far as scripts can act on it.
            let statuses = errors.map { ExitStatus($0) }
            self = statuses.first { $0 != .temporaryFailure } ?? statuses.first ?? .noInput
        }
    }

    private init(_ error: SubscriptionFileError) {
        switch error {
        case .unreadable, .notARegularFile: self = .noInput
        case .notWritten: self = .cannotCreate
        case .notUnderstood, .changedSince: self = .dataError
        case .notListable: self = .usage
        }
    }

    private init(_ refusal: SubscriptionRefusal) {
        switch refusal {
        case .noFolder: self = .cannotCreate
        case .isFolderOfList, .isNoRegularFile: self = .noInput
        case .isNoAddress: self = .usage
        case .isEmpty, .isListedOtherwise, .isNotListed, .hasNoNumber, .areSeveral, .isOfNoEntry,
            .isSearch, .isFeedAndSearch, .isKnownSearch, .isNotUnderstood:
            self = .dataError
        }
    }

    private init(_ failure: PluginFailure) {
        switch failure.reason {
        case .lost: self = .software
        case .refused: self = .unavailable
        default: self = failure.call == .create ? .unavailable : .software
        }
    }
}
