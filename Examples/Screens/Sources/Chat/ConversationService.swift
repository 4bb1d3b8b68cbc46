import Foundation

/// Who wrote a message.
public nonisolated enum MessageSender: Hashable, Sendable {
    case me, other
}

/// How far a message of ours has travelled.
public nonisolated enum DeliveryState: Hashable, Sendable {
    case sending, delivered
}

/// One message of a conversation.
public nonisolated struct Message: Identifiable, Hashable, Sendable {
    public let id: UUID
    public var sender: MessageSender
    public var text: String
    public var sentAt: Date
    public var replyToID: UUID?
    public var delivery: DeliveryState

    public init(
        id: UUID = UUID(),
        sender: MessageSender,
        text: String,
        sentAt: Date = .now,
        replyToID: UUID? = nil,
        delivery: DeliveryState = .delivered
    ) {
        self.id = id
        self.sender = sender
        self.text = text
        self.sentAt = sentAt
        self.replyToID = replyToID
        self.delivery = delivery
    }
}

/// The person at the other end of the conversation.
public nonisolated struct Participant: Hashable, Sendable {
    public var name: String
    public var status: String

    public init(name: String, status: String) {
        self.name = name
        self.status = status
    }

    public var initials: String {
        name.split(separator: " ").prefix(2).compactMap(\.first).map { String($0) }.joined()
    }
}

/// Something that happened at the other end.
public nonisolated enum ConversationEvent: Sendable {
    case typing(Bool)
    case received(Message)
    case delivered(Message.ID)
    case statusChanged(String)
}

/// A page of older messages, oldest first.
public nonisolated struct MessagePage: Sendable {
    public var messages: [Message]
    public var hasMore: Bool

    public init(messages: [Message], hasMore: Bool) {
        self.messages = messages
        self.hasMore = hasMore
    }
}

/// Sends and receives the messages of a single conversation.
public protocol ConversationService: AnyObject {
    var participant: Participant { get }
    var onEvent: (@MainActor (ConversationEvent) -> Void)? { get set }

    func latestPage() -> MessagePage
    func loadPage(before id: Message.ID?, completion: @escaping @MainActor (MessagePage) -> Void)
    func send(_ text: String, replyingTo replyToID: Message.ID?) -> Message
    func delete(_ id: Message.ID)
    func deleteAll()
}

/// A conversation kept in memory, whose other side answers by itself after a short while.
public final class FakeConversationService: ConversationService {
    public private(set) var participant: Participant
    public var onEvent: (@MainActor (ConversationEvent) -> Void)?
    public var replyDelay: TimeInterval = 1.5
    public var replies = [
        "Sounds good!", "Let me check and come back to you.", "Ha, I thought the same.", "See you there.",
    ]
    public private(set) var messages: [Message]

    private let pageSize: Int
    private var replyCount = 0

    public init(participant: Participant, messages: [Message] = [], pageSize: Int = 15) {
        self.participant = participant
        self.messages = messages.sorted { $0.sentAt < $1.sentAt }
        self.pageSize = pageSize
    }

    /// A service with a few days of history.
    public static func sample() -> FakeConversationService {
        let lines = [
            "Morning! Did you sleep well?", "Like a stone.", "Coffee at ten?",
            "Yes please. The usual place: https://example.com/cafe", "Perfect 👍",
        ]
        let messages = (0..<40).map { index in
            Message(
                sender: index.isMultiple(of: 2) ? .other : .me,
                text: lines[index % lines.count],
                sentAt: Date.now.addingTimeInterval(-Double(40 - index) * 5_400)
            )
        }
        return FakeConversationService(
            participant: Participant(name: "Nora Lind", status: "Online"), messages: messages)
    }

    public func latestPage() -> MessagePage {
        page(endingAt: messages.count)
    }

    public func loadPage(before id: Message.ID?, completion: @escaping @MainActor (MessagePage) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak self] in
            guard let self else { return }
            let end = messages.firstIndex { $0.id == id } ?? 0
            completion(page(endingAt: end))
        }
    }

    public func send(_ text: String, replyingTo replyToID: Message.ID?) -> Message {
        let message = Message(sender: .me, text: text, replyToID: replyToID, delivery: .sending)
        messages.append(message)

        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [weak self] in
            self?.markDelivered(message.id)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { [weak self] in
            self?.onEvent?(.typing(true))
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.7 + replyDelay) { [weak self] in
            self?.answer()
        }
        return message
    }

    public func delete(_ id: Message.ID) {
        messages.removeAll { $0.id == id }
    }

    public func deleteAll() {
        messages.removeAll()
    }

    private func page(endingAt end: Int) -> MessagePage {
        let start = max(0, end - pageSize)
        return MessagePage(messages: Array(messages[start..<end]), hasMore: start > 0)
    }

    private func markDelivered(_ id: Message.ID) {
        guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
        messages[index].delivery = .delivered
        onEvent?(.delivered(id))
    }

    private func answer() {
        onEvent?(.typing(false))
        guard !replies.isEmpty else { return }
        let message = Message(sender: .other, text: replies[replyCount % replies.count])
        replyCount += 1
        messages.append(message)
        onEvent?(.received(message))
    }
}
