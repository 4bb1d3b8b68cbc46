import ChatScreen
import Foundation
import PresentationsTesting
import Testing
import UIKit

@MainActor @Suite("Chat: writing") struct ChatScreenTests {
    private let chat = ShownChat()
    private var stage: Stage { chat.stage }
    private var screen: ShownScreen { chat.screen }

    @Test("the last message stands above the input bar, at the right, below its sender's name")
    func firstLook() throws {
        let list: UICollectionView = try screen.view("chat.messages")
        #expect((0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }.reduce(0, +) == 15)
        try chat.expectLastMessageAboveBar()
        let last = try #require(chat.service.messages.last)
        #expect(try chat.text("text", of: last) == "Perfect 👍")
        #expect(try chat.bubbleFrame(last).maxX == 381)
        #expect(try chat.bubble(last).backgroundColor == .systemBlue)
        #expect(screen.shows("Nora Lind") && screen.shows("Online"))
        #expect(!(try screen.view("chat.send", as: UIButton.self)).isEnabled)
        #expect(screen.shows("Message"))
        chat.tap("chat.title")
        #expect(screen.shows("OK"))
        try screen.tap(text: "OK")
        #expect(!screen.shows("OK"))
    }

    @Test("the bar rides on the keyboard, and the last message stays in sight")
    func keyboard() throws {
        let before = try chat.frame("chat.input")
        chat.tap("chat.input")
        let bar = try chat.frame("chat.input")
        #expect(bar.maxY == 852 - ShownChat.keyboard - 8)
        #expect(bar.height == before.height)
        try chat.expectLastMessageAboveBar()
    }

    @Test("the field grows with its text up to 140 points, and then scrolls")
    func growing() throws {
        chat.tap("chat.input")
        let bottom = try chat.frame("chat.input").maxY
        // One line of text takes 41 points, of which nobody knows before there is some.
        #expect(try chat.frame("chat.input").height == 40)
        stage.type("Hello")
        #expect(!screen.shows("Message"))
        #expect((try screen.view("chat.send", as: UIButton.self)).isEnabled)
        stage.type(" and what else there is to say on a fine morning")
        stage.advance(by: 0.3)
        let field: UITextView = try screen.view("chat.input")
        let two = try chat.frame("chat.input")
        #expect(two.height > 41 && two.height < 70)
        #expect(two.maxY == bottom)
        #expect(!field.isScrollEnabled)
        stage.type("\n1\n2\n3\n4\n5\n6\n7")
        stage.advance(by: 0.3)
        #expect(try chat.frame("chat.input").height == 140)
        #expect(try chat.frame("chat.input").maxY == bottom)
        #expect(field.isScrollEnabled)
        // The caret is in sight.
        #expect(field.contentOffset.y > 0)
        try chat.expectLastMessageAboveBar()
        let send = try chat.frame("chat.send")
        #expect(send.size == CGSize(width: 40, height: 40))
        #expect(send.maxY == bottom)
    }

    @Test("a message is sent, delivered and answered")
    func sending() throws {
        chat.tap("chat.input")
        stage.type("Hello")
        stage.advance(by: 0.3)
        let count = chat.service.messages.count
        stage.tap("chat.send")
        #expect((try screen.view("chat.input", as: UITextView.self)).text == "")
        #expect(screen.shows("Message"))
        stage.advance(by: 0.3)
        let sent = try chat.message("Hello")
        #expect(try chat.frame("chat.input").height == 41)
        #expect(try chat.text("meta", of: sent)?.hasSuffix("Sending…") == true)
        #expect(chat.service.messages.count == count + 1)
        stage.advance(by: 0.2)
        #expect(try chat.text("meta", of: sent)?.hasSuffix("Delivered") == true)
        stage.advance(by: 0.3)
        #expect(screen.shows("Typing…"))
        let dots = try chat.frame("chat.typing")
        stage.advance(by: 0.5)
        #expect(try chat.frame("chat.typing").maxY <= (try chat.barTop()))
        #expect(dots.height > 0)
        stage.advance(by: 1.1)
        #expect(stage.view("chat.typing") == nil)
        #expect(screen.shows("Online"))
        let answer = try chat.message("Sounds good!")
        #expect(try chat.bubbleFrame(answer).minX == 12)
        #expect(try chat.bubble(answer).backgroundColor == .secondarySystemBackground)
        stage.settle()
        try chat.expectLastMessageAboveBar()
    }

    @Test("a finger that drags the list into the keyboard takes the keyboard and the bar along")
    func dismissing() throws {
        chat.tap("chat.input")
        let top = try chat.frame("chat.input").minY
        stage.touchDown(at: CGPoint(x: 196, y: 300))
        for y in stride(from: CGFloat(310), through: 700, by: 10) {
            stage.touchMoved(to: CGPoint(x: 196, y: y))
            stage.advance(by: 1.0 / 60)
        }
        let meanwhile = try chat.frame("chat.input")
        #expect(meanwhile.minY > top + 50)
        stage.touchUp()
        stage.settle()
        #expect(!(try screen.view("chat.input", as: UITextView.self)).isFirstResponder)
        #expect(try chat.frame("chat.input").maxY > 780)
    }

    @Test("the same conversation looks the same")
    func pictures() throws {
        let chat = ShownChat(ShownChat.recorded())
        try chat.expectLastMessageAboveBar()
        expectLayout(of: chat.stage, named: "Screens/chat")
        try chat.longPress(try #require(chat.service.messages.last { $0.sender == .other }))
        expectLayout(of: chat.stage, named: "Screens/chat-menu")
        chat.tap("chat.message.reply")
        chat.stage.settle()
        let banner = try chat.frame("chat.reply")
        #expect(banner.maxY <= (try chat.frame("chat.input").minY))
        try chat.expectLastMessageAboveBar()
        expectLayout(of: chat.stage, named: "Screens/chat-reply")
    }

    @Test("an empty conversation says so")
    func empty() {
        let empty = ShownChat(
            FakeConversationService(participant: Participant(name: "Nora Lind", status: "Online")))
        #expect(empty.stage.view("chat.empty") != nil)
        #expect(empty.screen.shows("No Messages Yet"))
        #expect(empty.screen.shows("Say hello to Nora Lind."))
        expectLayout(of: empty.stage, named: "Screens/chat-empty")
    }
}
