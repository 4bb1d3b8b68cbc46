import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The reactions of presentations to a keyboard that appears, and disappears.
@MainActor
struct KeyboardPolicyTests {
    private let scene = PresentedStage()
    private var stage: Stage { scene.stage }

    private func frame() throws -> CGRect { try #require(scene.chrome).frame }

    @Test("A card is lifted, and is exactly where it was when the keyboard has gone (R6)")
    func card() throws {
        _ = scene.presentCard()
        stage.settle()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(try frame() == CGRect(x: 12, y: 164, width: 369, height: 340))
        #expect(try visible(scene.chrome).frame == CGRect(x: 12, y: 164, width: 369, height: 340))
        stage.hideKeyboard()
        stage.settle()
        #expect(try frame() == CGRect(x: 12, y: 478, width: 369, height: 340))
    }

    @Test("The card moves with the keyboard all the way, up and down")
    func motion() throws {
        _ = scene.presentCard()
        stage.settle()
        func shares() throws -> (card: CGFloat, keyboard: CGFloat) {
            let keyboard = try #require(stage.window.screen.keyboard.visibleFrame)
            return try ((818 - visible(scene.chrome).frame.maxY) / 314, (852 - keyboard.minY) / 336)
        }
        stage.showKeyboard(height: 336)
        for _ in 0..<4 {
            stage.advance(by: 0.05)
            let (card, keyboard) = try shares()
            #expect(card > 0.2 && abs(card - keyboard) < 1e-6)
        }
        stage.settle()
        stage.hideKeyboard()
        for _ in 0..<4 {
            stage.advance(by: 0.05)
            let (card, keyboard) = try shares()
            #expect(card < 0.8 && abs(card - keyboard) < 1e-6)
        }
    }

    @Test("Another height of the keyboard moves the card on")
    func anotherHeight() throws {
        _ = scene.presentCard()
        stage.settle()
        stage.showKeyboard(height: 336)
        stage.settle()
        stage.showKeyboard(height: 380)
        stage.settle()
        #expect(try frame() == CGRect(x: 12, y: 120, width: 369, height: 340))
    }

    @Test("A policy of none leaves everything where it is", arguments: [PresentationKind.card, .halfSheet, .popup])
    func none(style: PresentationKind) throws {
        let content = CountingViewController(CGSize(width: 0, height: 340))
        switch style {
        case .halfSheet: scene.presenter.presentAsHalfSheet(content, style: HalfSheet(keyboard: .none))
        case .popup: scene.presenter.presentAsPopup(content, style: Popup(keyboard: .none))
        default: scene.presenter.presentAsCard(content, style: Card(keyboard: .none))
        }
        stage.settle()
        let before = try frame()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(try frame() == before)
    }

    @Test("A lifted half-sheet has no safe area at its bottom, and gets it back (R7)")
    func safeArea() throws {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(keyboard: .lift))
        stage.settle()
        #expect(content.view.safeAreaInsets.bottom == 34)
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(try frame() == CGRect(x: 0, y: 90, width: 393, height: 426))
        #expect(content.view.safeAreaInsets.bottom == 0)
        stage.hideKeyboard()
        stage.settle()
        #expect(try frame() == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(content.view.safeAreaInsets.bottom == 34)
    }

    @Test("An expanded half-sheet keeps its selected detent, and returns to it (R8)")
    func expand() throws {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(selectedDetentIdentifier: .medium))
        stage.settle()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(try frame() == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(content.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier == .medium)
        stage.hideKeyboard()
        stage.settle()
        #expect(try frame() == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("The detent that the user drags an expanded sheet to wins, until the next keyboard (R8)")
    func usersChoice() throws {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(
            content, style: HalfSheet(detents: [.height(200), .medium(), .large()], selectedDetentIdentifier: .medium))
        stage.settle()
        stage.showKeyboard(height: 336)
        stage.settle()
        // Going back to the old detent is not a selection.
        stage.drag(from: CGPoint(x: 196, y: 90), to: CGPoint(x: 196, y: 110), duration: 0.5)
        stage.settle()
        #expect(try frame().minY == 69)
        #expect(content.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier == .medium)

        stage.touchDown(at: CGPoint(x: 196, y: 90))
        for y in stride(from: 100, through: 630, by: 10) {
            stage.touchMoved(to: CGPoint(x: 196, y: CGFloat(y)))
            stage.advance(by: 0.01)
        }
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.settle()
        #expect(try frame() == CGRect(x: 0, y: 618, width: 393, height: 234))
        #expect(stage.window.screen.keyboard.frame != nil)

        stage.hideKeyboard()
        stage.settle()
        #expect(try frame().minY == 618)
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(try frame().minY == 69)
    }

    @Test("A keyboard that types into the presenter does not expand an undimmed sheet")
    func presentersKeyboard() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        scene.presenter.view.addSubview(field)
        let content = FormViewController()
        scene.presenter.presentAsHalfSheet(
            content, style: HalfSheet(largestUndimmedDetentIdentifier: .medium, dimming: .none))
        stage.settle()
        field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(try frame().minY == 392)
        field.resignFirstResponder()
        stage.settle()
        content.field.becomeFirstResponder()
        stage.settle()
        #expect(try frame().minY == 69)
    }

    @Test("Detents are not resolved anew for a keyboard")
    func detentsStay() {
        var count = 0
        let detent = HalfSheet.Detent.custom(identifier: .init("counted")) { _ in
            count += 1
            return 300
        }
        scene.presenter.presentAsHalfSheet(CountingViewController(), style: HalfSheet(detents: [detent]))
        stage.settle()
        let before = count
        stage.showKeyboard(height: 336)
        stage.settle()
        stage.hideKeyboard()
        stage.settle()
        #expect(count == before)
    }

    @Test("A popup is in the middle of what the keyboard leaves")
    func popup() throws {
        scene.presenter.presentAsPopup(CountingViewController(CGSize(width: 281, height: 235)))
        stage.settle()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(try frame() == CGRect(x: 56, y: 158, width: 281, height: 235))
        stage.hideKeyboard()
        stage.settle()
        #expect(try frame() == CGRect(x: 56, y: 321, width: 281, height: 235))
    }

    @Test("A keyboard that floats on an iPad counts by what it covers; docked and undocked again it is followed (R6)")
    func floating() throws {
        let scene = PresentedStage(.iPad11)
        scene.presenter.presentAsCard(CountingViewController(CGSize(width: 0, height: 340)))
        scene.stage.settle()
        let resting = try #require(scene.chrome).frame
        func card(over keyboard: CGRect) throws -> CGRect {
            scene.stage.showKeyboard(frame: keyboard)
            scene.stage.settle()
            return try #require(scene.chrome).frame
        }
        let screen = scene.stage.window.bounds
        let over = CGRect(x: 0, y: 900, width: 300, height: 200)
        let beside = CGRect(x: screen.width - 150, y: 900, width: 150, height: 200)
        let docked = CGRect(x: 0, y: screen.height - 400, width: screen.width, height: 400)
        #expect(try card(over: over).maxY == 888)
        #expect(try card(over: beside) == resting)
        #expect(try card(over: docked).maxY == docked.minY - 12)
        #expect(try card(over: over).maxY == 888)
        scene.stage.hideKeyboard()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == resting)
    }

    @Test("A style of one's own learns where the keyboard is, in its container")
    func ownStyle() throws {
        let presented = CountingViewController()
        scene.presenter.present(presented, as: AboveKeyboard())
        stage.settle()
        #expect(try frame() == CGRect(x: 0, y: 0, width: 393, height: 852))
        stage.showKeyboard(height: 300)
        stage.settle()
        #expect(try frame() == CGRect(x: 0, y: 0, width: 393, height: 552))
    }

    @Test("Only the keyboard of its own screen moves a presentation")
    func screens() throws {
        _ = scene.presentCard()
        stage.settle()
        let other = PresentedStage()
        other.stage.showKeyboard(height: 336)
        stage.settle()
        #expect(try frame().minY == 478)
    }
}

private struct AboveKeyboard: PresentationStyle {
    var options = PresentationOptions()

    func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        let height = environment.keyboard?.minY ?? environment.container.height
        return PresentationLayout(
            frame: CGRect(x: 0, y: 0, width: environment.container.width, height: height))
    }
}
