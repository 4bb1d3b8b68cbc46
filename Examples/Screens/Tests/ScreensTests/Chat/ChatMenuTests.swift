import ChatScreen
import Foundation
import PresentationsTesting
import Testing
import UIKit

@MainActor @Suite("Chat: menus, replies and history") struct ChatMenuTests {
    private let chat = ShownChat()
    private var stage: Stage { chat.stage }
    private var screen: ShownScreen { chat.screen }

    @Test("a long press lifts the bubble and offers to copy it")
    func copying() throws {
        UIPasteboard.general.string = nil
        chat.exchange("Hello")
        let answer = try chat.message("Sounds good!")
        let bubble = try chat.bubbleFrame(answer)
        stage.touchDown(at: CGPoint(x: bubble.midX, y: bubble.midY))
        stage.advance(by: 1)
        for name in ["copy", "reply", "delete"] {
            #expect(stage.view("chat.message.\(name)") != nil, "\(name)")
        }
        stage.touchUp()
        stage.settle()
        chat.tap("chat.message.copy")
        #expect(UIPasteboard.general.string == "Sounds good!")
        #expect(stage.view("chat.message.copy") == nil)
    }

    @Test("a reply has a banner until it is cancelled or sent, and quotes the message")
    func replying() throws {
        chat.exchange("Hello")
        stage.hideKeyboard()
        stage.settle()
        let answer = try chat.message("Sounds good!")
        try chat.longPress(answer)
        chat.tap("chat.message.reply")
        #expect((try screen.view("chat.reply.text", as: UILabel.self)).text == "Sounds good!")
        #expect((try screen.view("chat.input", as: UITextView.self)).isFirstResponder)
        #expect(try chat.frame("chat.input").maxY == 852 - ShownChat.keyboard - 8)
        #expect(try chat.frame("chat.reply").maxY <= (try chat.frame("chat.input").minY))
        chat.tap("chat.reply.cancel")
        #expect(stage.view("chat.reply") == nil)

        try chat.longPress(answer)
        chat.tap("chat.message.reply")
        stage.type("Great")
        chat.tap("chat.send")
        #expect(stage.view("chat.reply") == nil)
        let great = try chat.message("Great")
        #expect(great.replyToID == answer.id)
        #expect(screen.shows("↩︎ Sounds good!"))
    }

    @Test("a message is deleted only after a question")
    func deleting() throws {
        chat.exchange("Great")
        let great = try chat.message("Great")
        try chat.longPress(great)
        chat.tap("chat.message.delete")
        #expect(screen.shows("Delete this message?"))
        try screen.tap(text: "Cancel")
        #expect(stage.view(chat.identifier(of: great)) != nil)
        try chat.longPress(great)
        chat.tap("chat.message.delete")
        chat.tap("chat.delete.confirm")
        #expect(stage.view(chat.identifier(of: great)) == nil)
        #expect(!chat.service.messages.contains { $0.id == great.id })
    }

    @Test("older messages come in above what is on the screen, until there are none")
    func history() throws {
        let list: UICollectionView = try screen.view("chat.messages")
        for count in [30, 40] {
            #expect(list.refreshControl != nil)
            while list.contentOffset.y > -list.adjustedContentInset.top {
                stage.drag(from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 700), duration: 0.2)
                stage.settle()
            }
            stage.touchDown(at: CGPoint(x: 196, y: 250))
            for y in stride(from: CGFloat(260), through: 700, by: 10) {
                stage.touchMoved(to: CGPoint(x: 196, y: y))
                stage.advance(by: 1.0 / 60)
            }
            stage.touchUp()
            stage.advance(by: 0.2)
            #expect(list.refreshControl?.isRefreshing == true)
            #expect(stage.view("chat.refresh") != nil)
            // The first of those that were there: 15, then 30.
            let first = chat.service.messages[40 - (count == 30 ? 15 : 30)]
            let before = try chat.bubbleFrame(first).minY
            stage.settle()
            #expect(items(in: list) == count)
            // The spinner has left meanwhile: what was below it moves up by its height at most.
            let after = try chat.bubbleFrame(first).minY
            #expect(abs(after - before) <= 60)
        }
        #expect(list.refreshControl == nil)
    }

    @Test("mute has a tick when the menu opens again, and clear leaves nothing")
    func more() throws {
        chat.tap("chat.more")
        #expect(!(try screen.view("chat.more.mute")).accessibilityTraits.contains(.selected))
        chat.tap("chat.more.mute")
        chat.tap("chat.more")
        #expect(try screen.view("chat.more.mute").accessibilityTraits.contains(.selected))
        chat.tap("chat.more.clear")
        #expect(screen.shows("Clear this conversation?"))
        chat.tap("chat.clear.confirm")
        #expect(chat.service.messages.isEmpty)
        #expect(stage.view("chat.empty") != nil)
        #expect(screen.shows("No Messages Yet"))
        chat.tap("chat.more")
        #expect(try screen.view("chat.more.clear").accessibilityTraits.contains(.notEnabled))
    }

    private func items(in list: UICollectionView) -> Int {
        (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }.reduce(0, +)
    }
}
