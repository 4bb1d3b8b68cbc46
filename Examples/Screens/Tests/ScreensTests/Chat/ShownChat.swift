import ChatScreen
import Foundation
import PresentationsTesting
import Testing
import UIKit

/// A conversation in the sheet, with a keyboard that comes when it is needed.
@MainActor struct ShownChat {
    /// The height of the keyboard, from the bottom of the screen.
    static let keyboard: CGFloat = 336

    let service: FakeConversationService
    let screen: ShownScreen
    var stage: Stage { screen.stage }

    init(_ service: FakeConversationService = .sample()) {
        self.service = service
        screen = ShownScreen(ChatViewController(service: service))
        stage.showKeyboard(height: Self.keyboard)
        stage.hideKeyboard()
        stage.settle()
    }

    /// A conversation whose pictures are the same on every day.
    static func recorded() -> FakeConversationService {
        let texts = ["Coffee at ten?", "Yes please. The usual place: https://example.com/cafe", "Perfect 👍", "👋"]
        let start = DateComponents(
            calendar: .current, year: 2026, month: 1, day: 13, hour: 9, minute: 41)
        let date = start.date ?? .distantPast
        let messages = (0..<12).map { index in
            Message(
                id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(index))),
                sender: index.isMultiple(of: 2) ? .other : .me, text: texts[index % texts.count],
                sentAt: date.addingTimeInterval(Double(index) * 14_400))
        }
        return FakeConversationService(
            participant: Participant(name: "Nora Lind", status: "Online"), messages: messages)
    }

    func tap(_ identifier: String) {
        stage.tap(identifier)
        stage.settle()
    }

    func frame(_ identifier: String) throws -> CGRect {
        try #require(stage.visibleFrame(of: try screen.view(identifier)))
    }

    func identifier(of message: Message) -> String { "chat.message.\(message.id)" }

    /// The last message with a text.
    func message(_ text: String) throws -> Message {
        try #require(service.messages.last { $0.text == text }, "no message says \(text)")
    }

    /// The bubble of a message, not its cell.
    func bubble(_ message: Message) throws -> UIView {
        let cell = try screen.view(identifier(of: message), as: UICollectionViewCell.self)
        return try #require(cell.contentView.subviews.first)
    }

    func bubbleFrame(_ message: Message) throws -> CGRect {
        try #require(stage.visibleFrame(of: try bubble(message)))
    }

    /// A text in the bubble of a message.
    func text(_ name: String, of message: Message) throws -> String? {
        func find(in view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.accessibilityIdentifier == "chat.message.\(name)" { return label }
            return view.subviews.lazy.compactMap(find).first
        }
        return try #require(find(in: try bubble(message))).text
    }

    func longPress(_ message: Message) throws {
        let frame = try bubbleFrame(message)
        stage.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: 1)
        stage.touchUp()
        stage.settle()
    }

    /// Sends a text and waits until it has been answered.
    func exchange(_ text: String) {
        tap("chat.input")
        stage.type(text)
        // The bar grows by a point for 0.2 s, and what an animation moves takes no touches meanwhile.
        stage.advance(by: 0.3)
        tap("chat.send")
    }

    /// The top of the input bar.
    func barTop() throws -> CGFloat {
        try frame("chat.input").minY - 8
    }

    /// The bar's and the last message's places do not overlap.
    func expectLastMessageAboveBar(_ location: SourceLocation = #_sourceLocation) throws {
        let last = try #require(service.messages.last)
        let bubble = try bubbleFrame(last)
        let top = try barTop()
        #expect(bubble.maxY <= top, sourceLocation: location)
        #expect(bubble.maxY > top - 60, sourceLocation: location)
    }
}
