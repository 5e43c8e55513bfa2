import Testing
import WorkerProtocol

@testable import PluginHosting
@testable import WorkerHosting

struct WorkerConversationTests {
    private static let confined = WorkerMessage.confined(
        version: 1, ConfinementReport(absences: [], landlockVersion: 6))
    private static let log = WorkerMessage.log(level: 0, text: "")

    /// Returns for each message whether it is accepted in this order during `waits`.
    private static func taken(
        _ messages: [WorkerMessage], waiting waits: [WorkerConversation.Wait]
    ) -> [Bool] {
        var conversation = WorkerConversation()
        for wait in waits {
            conversation.begin(wait)
        }
        return messages.map { conversation.admits($0) }
    }

    @Test func `Accepts one renderer, after the confinement report`() {
        #expect(
            Self.taken(
                [.created([]), Self.confined, Self.confined, .created([])], waiting: [.renderer])
                == [false, true, false, true])
    }

    @Test(arguments: [
        (WorkerMessage.returned(nil), WorkerConversation.Wait.call(.displayFeed)),
        (.returned(nil), .call(.run)),
        (.returned(nil), .call(.finish)),
        (.madeImage(1, nil), .call(.makeImage)),
        (.measured(heapGrowth: 0, descriptors: 0), .call(.create)),
        (.mapped(segment: 1, address: 4_096), .mapping(segment: 1, size: 4_096)),
        (.closed, .closing),
        (confined, .renderer),
    ])
    func `Accepts an answer only while waiting for it`(
        message: WorkerMessage, wait: WorkerConversation.Wait
    ) {
        for other: WorkerConversation.Wait in [
            .renderer, .call(.create), .call(.displayLoading), .call(.displayFeed),
            .call(.makeImage), .call(.run), .mapping(segment: 1, size: 4_096), .closing,
        ] {
            let isReturn = message == .returned(nil)
            let returns: Set<WorkerConversation.Wait> = [
                .call(.displayLoading), .call(.displayFeed), .call(.run),
            ]
            #expect(
                Self.taken([message, Self.log], waiting: [other])
                    == [other == wait || isReturn && returns.contains(other), true],
                "\(message) while \(other) is waited for")
        }
    }

    private static let questions: [WorkerMessage] = [
        .need(WorkerQuery(.items, of: 1, at: 0)), .need(WorkerQuery(.rows, of: 1, at: 0)),
        .setStates(feed: 1, states: 1, isSet: true, items: .list),
        .openLink(feed: 1, index: 0, url: ""), .copyText(part: [], isLast: true),
    ]

    @Test(arguments: questions)
    func `Accepts one question at a time, once there is a renderer`(
        question: WorkerMessage
    ) {
        for wait: WorkerConversation.Wait in [
            .call(.displayLoading), .call(.displayFeed), .call(.makeImage), .call(.run),
            .call(.finish), .mapping(segment: 1, size: 4_096), .closing,
        ] {
            var conversation = WorkerConversation()
            conversation.begin(wait)
            let taken = ([question] + Self.questions).map { conversation.admits($0) }
            #expect(
                taken == [true] + Self.questions.map { _ in false }, "while \(wait) is waited for")
            conversation.didAnswer()
            let isTakenAgain = conversation.admits(question)
            #expect(isTakenAgain, "while \(wait) is waited for")
        }
        #expect(Self.taken([question], waiting: [.renderer]) == [false])
        #expect(Self.taken([question], waiting: []) == [false])
    }

    @Test func `Accepts no questions while memory for an answer is mapped`() {
        var conversation = WorkerConversation()
        conversation.begin(.call(.displayFeed))
        let isTaken = conversation.admits(Self.questions[0])
        conversation.begin(.mapping(segment: 1, size: 4_096))
        #expect(isTaken && conversation.isMapping)
        let taken = (Self.questions + [.returned(nil)]).map { conversation.admits($0) }
        #expect(taken == Self.questions.map { _ in false } + [false])
    }

    @Test(
        arguments: [
            (2, 4_096), (1, 0), (1, 4_097), (1, 1 << 47), (1, (1 << 47) - 4_096),
            (1, .max - 4_095),
        ] as [(UInt32, UInt64)])
    func `Rejects impossible addresses`(segment: UInt32, address: UInt64) {
        #expect(
            Self.taken(
                [
                    .mapped(segment: segment, address: address),
                    .mapped(segment: 1, address: (1 << 47) - 8_192),
                ], waiting: [.mapping(segment: 1, size: 8_192)]) == [false, true])
    }

    @Test func `Accepts the end of a main loop once, also during mapping`() {
        #expect(
            Self.taken(
                [.returned(nil), .returned(nil)],
                waiting: [.call(.run), .mapping(segment: 1, size: 4_096)]) == [true, false])
    }

    @Test func `Stores early messages until they are due`() {
        var conversation = WorkerConversation()
        conversation.begin(.call(.run))
        var isKept = conversation.keepsForLater(.returned(nil))
        #expect(!isKept)
        conversation.begin(.call(.displayFeed))
        isKept = conversation.keepsForLater(.returned(nil))
        #expect(!isKept, "the display has returned")
        conversation.begin(.mapping(segment: 1, size: 4_096))
        for message in [.returned(nil), Self.questions[0]] {
            isKept = conversation.keepsForLater(message)
            #expect(isKept)
        }
        var due = conversation.takeKept()
        #expect(due == nil)
        conversation.end()
        due = conversation.takeKept()
        #expect(due == Self.questions[0])
        due = conversation.takeKept()
        #expect(due == nil)
        conversation.end()
        due = conversation.takeKept()
        #expect(due == .returned(nil))
    }

    @Test func `Reports the innermost call, or the last one`() {
        var conversation = WorkerConversation()
        var calls = [conversation.call]
        for wait: WorkerConversation.Wait in [
            .call(.run), .mapping(segment: 1, size: 1), .call(.displayImage),
            .mapping(segment: 1, size: 1), .closing, .renderer,
        ] {
            conversation.begin(wait)
            calls.append(conversation.call)
        }
        #expect(
            calls == [.create, .run, .run, .displayImage, .displayImage, .destroy, .create])
        while !conversation.waits.isEmpty { conversation.end() }
        #expect(conversation.call == .run)
    }

    @Test func `Allows calls outside of calls, and in the main loop`() {
        var conversation = WorkerConversation()
        #expect(conversation.isCallable)
        conversation.begin(.call(.run))
        #expect(conversation.isCallable)
        conversation.begin(.mapping(segment: 1, size: 4_096))
        #expect(!conversation.isCallable)
        conversation.end()
        #expect(conversation.isInMainLoop)
    }

    @Test func `Accepts no messages while not waiting`() {
        #expect(Self.taken([Self.log], waiting: []) == [false])
    }
}
