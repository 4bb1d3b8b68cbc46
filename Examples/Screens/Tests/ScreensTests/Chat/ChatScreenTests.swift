import ChatScreen
import Foundation
import Presentations
import PresentationsTesting
import Testing
import UIKit

@MainActor @Suite(.disabled("Nobody has looked at what the fingers do yet")) struct ChatScreenTests {
    private let service = FakeConversationService.sample()
    private let screen: ShownScreen
    private var stage: Stage { screen.stage }

    init() {
        screen = ShownScreen(ChatViewController(service: service))
    }

    @Test func theLastMessageStandsAboveTheInputBar() throws {
        let bar = try #require(stage.visibleFrame(of: try screen.view("chat.input")))
        let last = try #require(service.messages.last)
        let bubble = try #require(stage.visibleFrame(of: try screen.view("chat.message.\(last.id)")))
        #expect(bubble.maxY <= bar.minY)
        #expect(!(try screen.view("chat.send", as: UIButton.self)).isEnabled)
    }

    @Test func aMessageIsSentAndAnswered() throws {
        stage.tap("chat.input")
        stage.settle()
        let bar = try #require(stage.visibleFrame(of: try screen.view("chat.input")))
        #expect(bar.maxY <= 852 - 336)
        stage.type("Hello")
        stage.settle()
        let count = service.messages.count
        stage.tap("chat.send")
        stage.advance(by: 0.5)
        #expect(service.messages.count == count + 1)
        #expect((try screen.view("chat.input", as: UITextView.self)).text == "")
        stage.advance(by: 0.5)
        #expect(stage.view("chat.typing") != nil)
        stage.advance(by: 3)
        #expect(stage.view("chat.typing") == nil)
        #expect(service.messages.count == count + 2)
        #expect(screen.shows("Hello"))
    }

    @Test func aLongPressOffersAMenu() throws {
        let last = try #require(service.messages.last)
        let bubble = try #require(stage.visibleFrame(of: try screen.view("chat.message.\(last.id)")))
        stage.touchDown(at: CGPoint(x: bubble.maxX - 40, y: bubble.midY))
        stage.advance(by: 1)
        stage.touchUp()
        stage.settle()
        try screen.tap(text: "Reply")
        #expect((try screen.view("chat.reply.text", as: UILabel.self)).text?.isEmpty == false)
        stage.tap("chat.reply.cancel")
        stage.settle()
        #expect(stage.view("chat.reply") == nil)
    }

    @Test func anEmptyConversationSaysSo() {
        let empty = ShownScreen(
            ChatViewController(
                service: FakeConversationService(participant: Participant(name: "Nora", status: "Online"))))
        #expect(empty.shows("No Messages Yet"))
        expectLayout(of: empty.stage, named: "Screens/chat-empty")
    }
}
