import Presentations
import PresentationsTesting
import Testing
import UIKit

/// What UIKit would log reaches the stage.
@MainActor
struct StageMessagesTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()

    init() { stage.show(home) }

    @Test("A new stage has none, and an ordinary presentation and dismissal add none")
    func none() {
        #expect(stage.messages == [])
        let card = UIViewController()
        home.presentAsCard(card)
        stage.settle()
        card.dismiss(animated: true)
        stage.settle()
        home.present(UIViewController(), animated: true)
        stage.settle()
        home.dismiss(animated: false)
        stage.settle()
        #expect(stage.messages == [])
    }

    @Test("A presentation that UIKit drops is one message, of the stage that it was dropped on")
    func droppedPresentation() {
        let other = Stage(.iPhone15)
        other.show(UIViewController())
        home.present(UIViewController(), animated: true)
        home.present(UIViewController(), animated: true)
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("which is already presenting") == true)
        #expect(other.messages == [])
    }

    @Test("A presentation from a view that is in no window is one message")
    func outsideOfAWindow() {
        UIViewController().present(UIViewController(), animated: true)
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("not in the window hierarchy") == true)
    }

    @Test("A dismissal that UIKit drops because the view is still on its way in is one message")
    func droppedDismissal() {
        home.present(UIViewController(), animated: true)
        stage.advance(by: 0.1)
        #expect(stage.messages == [])
        home.dismiss(animated: true)
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("Attempt to dismiss") == true)
    }

    @Test("The end of an appearance transition that was never begun is one message")
    func unbalanced() {
        home.endAppearanceTransition()
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("Unbalanced calls to begin/end appearance transitions") == true)
    }
}
