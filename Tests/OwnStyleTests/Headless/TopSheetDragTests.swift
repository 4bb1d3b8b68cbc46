import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A sheet with two detents at the top edge, built on the public interface alone. On a phone of 393 × 852 points with a safe
/// area of 59 at the top its content of 141 points makes it 200 high at its small detent, and 639 at its large one. A finger
/// moves 10 points before the sheet follows it.
@MainActor
struct TopSheetDragTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let content = UIViewController()
    private let follower = TopSheetFollower()
    private let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 40))

    init() {
        stage.show(home)
        content.preferredContentSize = CGSize(width: 0, height: 141)
        content.view.addSubview(field)
    }

    private func present(_ style: TopSheet = TopSheet()) throws -> StyledPresentationController<TopSheet> {
        home.present(content, as: style)
        content.presentationController?.delegate = follower
        stage.settle()
        return try #require(content.presentationController(of: TopSheet.self))
    }

    private var frame: CGRect { content.presentationController?.presentedView?.frame ?? .null }
    private var bottom: CGFloat { frame.maxY }

    private func drag(from start: CGFloat, to end: CGFloat, duration: TimeInterval = 1) {
        stage.drag(from: CGPoint(x: 196, y: start), to: CGPoint(x: 196, y: end), duration: duration)
        stage.settle()
    }

    @Test("A finger drags it to its large detent and back, and the style remembers the selection")
    func detents() throws {
        let controller = try present()
        drag(from: 180, to: 500)
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 639))
        #expect(controller.presentedStyle.selectedDetent == .large)
        drag(from: 600, to: 250)
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 200))
        #expect(controller.presentedStyle.selectedDetent == .small)
    }

    @Test("A flick is enough to open it, and a drag that ends where it began selects nothing")
    func flick() throws {
        let controller = try present()
        drag(from: 180, to: 260, duration: 0.05)
        #expect(bottom == 639)
        drag(from: 600, to: 560)
        #expect(bottom == 639)
        #expect(controller.presentedStyle.selectedDetent == .large)
    }

    @Test("Its progress follows the finger between the detents, and names both")
    func progress() throws {
        _ = try present()
        stage.touchDown(at: CGPoint(x: 196, y: 180))
        stage.touchMoved(to: CGPoint(x: 196, y: 200))
        stage.touchMoved(to: CGPoint(x: 196, y: 409.5))
        let half = try #require(follower.progress.last)
        #expect(half.position == -419.5)
        #expect(half.smallerDetentIdentifier == DetentIdentifier("small"))
        #expect(half.largerDetentIdentifier == DetentIdentifier("large"))
        #expect(half.fraction == 0.5)
        #expect(half.fraction(from: DetentIdentifier("small"), to: DetentIdentifier("large")) == 0.5)
        stage.touchUp()
        stage.settle()
        #expect(follower.progress.last?.position == -bottom)
    }

    @Test("Pulled beyond its large detent it gives like a rubber band, and springs back")
    func stretched() throws {
        _ = try present(TopSheet(selectedDetent: .large))
        stage.touchDown(at: CGPoint(x: 196, y: 600))
        stage.touchMoved(to: CGPoint(x: 196, y: 620))
        stage.touchMoved(to: CGPoint(x: 196, y: 700))
        #expect(bottom > 639 && bottom < 739)
        stage.touchUp()
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 639))
    }

    @Test("A swipe to the top edge dismisses it; half of its height is the threshold")
    func swipe() throws {
        _ = try present()
        drag(from: 180, to: 75)
        #expect(bottom == 200)
        #expect(content.presentingViewController === home)
        drag(from: 180, to: 65)
        #expect(content.presentingViewController == nil)
        #expect(stage.window.subviews.count == 1)
    }

    @Test("Content that is modal refuses the swipe, and it springs back")
    func refused() throws {
        content.isModalInPresentation = true
        _ = try present()
        drag(from: 180, to: 20)
        #expect(content.presentingViewController === home)
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 200))
    }

    @Test("At its small detent the presenting view is not dimmed and can be touched, at the large one it is dimmed")
    func modality() throws {
        _ = try present()
        #expect(stage.window.hitTest(CGPoint(x: 196, y: 700), with: nil) === home.view)
        drag(from: 180, to: 500)
        #expect(stage.window.hitTest(CGPoint(x: 196, y: 700), with: nil)?.isDescendant(of: home.view) == false)
    }

    @Test("A tap beside the large detent dismisses it")
    func tapOutside() throws {
        _ = try present(TopSheet(selectedDetent: .large))
        stage.tap(at: CGPoint(x: 196, y: 800))
        stage.settle()
        #expect(content.presentingViewController == nil)
    }

    @Test("It ends at a keyboard that would cover it, and gets its height back; the selection stays")
    func keyboard() throws {
        let controller = try present(TopSheet(selectedDetent: .large))
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 516))
        #expect(controller.presentedStyle.selectedDetent == .large)
        stage.hideKeyboard()
        stage.settle()
        #expect(bottom == 639)
    }

    @Test("Dragged to its small detent it keeps a keyboard that covers nothing of what is typed into")
    func keyboardAndDrag() throws {
        let controller = try present(TopSheet(selectedDetent: .large))
        field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
        #expect(bottom == 516)
        drag(from: 400, to: 120)
        #expect(bottom == 200)
        #expect(controller.presentedStyle.selectedDetent == .small)
        #expect(field.isFirstResponder)
    }

    @Test("A change of its style is animated")
    func change() throws {
        _ = try present()
        content.presentationController(of: TopSheet.self)?.animateChanges { $0.selectedDetent = .large }
        #expect(bottom == 639)
        let layer = try #require(content.presentationController?.presentedView?.layer.presentation())
        #expect(layer.frame.maxY < 300)
        stage.settle()
        #expect(bottom == 639)
    }

    @Test("Turned to landscape it fits the room, and the selection stays")
    func rotation() throws {
        let controller = try present(TopSheet(selectedDetent: .large))
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(frame.width == 852)
        #expect(abs(frame.height - 884.0 / 3) < 0.000_001)
        #expect(controller.presentedStyle.selectedDetent == .large)
    }
}
