import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// What a delegate decides about the drags of a sheet. On the phone of these tests medium is at y 392 and large at 69.
@MainActor
struct DragDecisionTests {
    final class Decider: NSObject, HalfSheetPresentationControllerDelegate {
        var allows = true
        var points: [CGPoint] = []
        var velocities: [CGFloat] = []
        var proposals: [HalfSheet.Detent.Identifier?] = []
        var decide: (inout HalfSheet.Detent.Identifier?) -> Void = { _ in }
        var choices: [HalfSheet.Detent.Identifier?] = []
        var answers: [Bool] = []
        var calls: [String] = []

        func halfSheetPresentationController(
            _ controller: HalfSheetPresentationController, shouldBeginDraggingAt point: CGPoint
        ) -> Bool {
            points.append(point)
            return allows
        }

        func halfSheetPresentationControllerWillEndDragging(
            _ controller: HalfSheetPresentationController, withVelocity velocity: CGFloat,
            targetDetentIdentifier: inout HalfSheet.Detent.Identifier?
        ) {
            velocities.append(velocity)
            proposals.append(targetDetentIdentifier)
            decide(&targetDetentIdentifier)
        }

        func halfSheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ controller: HalfSheetPresentationController
        ) { choices.append(controller.halfSheet.selectedDetentIdentifier) }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            calls.append("should")
            return answers.isEmpty ? true : answers.removeFirst()
        }

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will")
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("attempt")
        }
    }

    private let scene = PresentedStage()
    private let delegate = Decider()

    @discardableResult
    private func present(_ style: HalfSheet = HalfSheet()) -> CountingViewController {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content, style: style)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        return content
    }

    private var top: CGFloat { scene.chrome?.frame.minY ?? .nan }

    private func drag(to y: CGFloat, duration: TimeInterval = 2) {
        scene.stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: y), duration: duration)
    }

    // MARK: The veto

    @Test("The delegate is asked once, with the place in the sheet, and a refused drag moves nothing")
    func veto() {
        present()
        delegate.allows = false
        scene.stage.touchDown(at: CGPoint(x: 100, y: 500))
        for y in stride(from: 495, through: 400, by: -5) { scene.stage.touchMoved(to: CGPoint(x: 100, y: CGFloat(y))) }
        #expect(top == 392)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(delegate.points == [CGPoint(x: 100, y: 108)])
        #expect(delegate.proposals.isEmpty)
        #expect(top == 392)
        delegate.allows = true
        drag(to: 300)
        scene.stage.settle()
        #expect(delegate.points.count == 2)
        #expect(top == 69)
    }

    @Test("A refused drag scrolls the content under it")
    func vetoOverContent() {
        let list = ListLikeViewController(.filling, height: 3000)
        scene.presenter.presentAsHalfSheet(list)
        list.presentationController?.delegate = delegate
        scene.stage.settle()
        delegate.allows = false
        drag(to: 400)
        #expect(top == 392)
        #expect(list.scrollView.contentOffset.y == 90)
        #expect(delegate.points.count == 1)
    }

    @Test("A finger that catches a view which is turned edge-on is asked about with a place that can be used")
    func turned() {
        present(HalfSheet(animation: .door))
        scene.presenter.dismiss(animated: true)
        for _ in 1...12 {
            scene.stage.advance(by: 0.02)
            scene.stage.touchDown(at: CGPoint(x: 100, y: 600))
            scene.stage.touchMoved(to: CGPoint(x: 100, y: 630))
            scene.stage.touchMoved(to: CGPoint(x: 100, y: 600))
            scene.stage.touchUp()
            scene.presenter.dismiss(animated: true)
        }
        scene.stage.settle()
        #expect(!delegate.points.isEmpty)
        #expect(delegate.points.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.y > 0 && $0.y < 852 })
    }

    @Test("A drag across the sheet asks nothing")
    func across() {
        present()
        scene.stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 300, y: 505))
        #expect(delegate.points.isEmpty)
    }

    // MARK: Another target

    @Test("A release proposes its detent, once, with the velocity on the way out")
    func proposes() {
        present()
        drag(to: 310)
        #expect(delegate.proposals == [.large])
        #expect(delegate.velocities.count == 1)
        // 190 points in two seconds, upward.
        #expect(abs(delegate.velocities[0] + 95) < 1)
        scene.stage.settle()
        #expect(top == 69)
        #expect(delegate.choices == [.large])
    }

    @Test("The delegate returns the sheet to the detent that it had")
    func returned() {
        present()
        delegate.decide = { $0 = .medium }
        drag(to: 150)
        scene.stage.settle()
        #expect(delegate.proposals == [.large])
        #expect(top == 392)
        #expect(delegate.choices.isEmpty)
    }

    @Test("The delegate chooses a detent further away, which is the selected one")
    func further() {
        let content = present(HalfSheet(detents: [.height(120), .medium(), .large()]))
        #expect(top == 698)
        delegate.decide = { $0 = .large }
        scene.stage.drag(from: CGPoint(x: 100, y: 720), to: CGPoint(x: 100, y: 640), duration: 2)
        scene.stage.settle()
        #expect(top == 69)
        #expect(delegate.choices == [.large])
        #expect(content.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier == .large)
    }

    @Test("With nil the sheet is dismissed from any place, with the reason of a swipe")
    func dismissed() {
        let content = CountingViewController()
        var reasons: [DismissalReason] = []
        scene.presenter.presentAsHalfSheet(content, onDismiss: { reasons.append($0) })
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        delegate.decide = { $0 = nil }
        drag(to: 470)
        scene.stage.settle()
        #expect(delegate.proposals == [.medium])
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(reasons == [.swipe])
        #expect(scene.presenter.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.presenter.view])
    }

    @Test("With nil the sheet is dismissed although its gestures do not include a swipe")
    func dismissedWithoutSwipe() {
        present(HalfSheet(dismissal: []))
        delegate.decide = { $0 = nil }
        drag(to: 700)
        scene.stage.settle()
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("A dismissal that the delegate has refused is not forced by nil")
    func refused() {
        present()
        delegate.answers = [false]
        delegate.decide = { $0 = nil }
        drag(to: 760)
        scene.stage.settle()
        #expect(delegate.calls == ["should", "attempt"])
        #expect(top == 392)
    }

    @Test("Content that keeps the presentation modal is not dismissed by nil either, and the attempt is reported")
    func modal() {
        let content = present()
        content.isModalInPresentation = true
        delegate.decide = { $0 = nil }
        drag(to: 470)
        scene.stage.settle()
        #expect(delegate.calls == ["attempt"])
        #expect(top == 392)
    }

    @Test("A dismissal under way is proposed as nil, and a detent calls the sheet back")
    func calledBack() {
        present()
        delegate.decide = { $0 = .large }
        drag(to: 760)
        scene.stage.settle()
        #expect(delegate.proposals == [nil])
        #expect(delegate.calls == ["should", "will"])
        #expect(top == 69)
        #expect(delegate.choices == [.large])
    }

    @Test("An identifier that no active detent has is reported, and changes nothing")
    func unknown() throws {
        present()
        delegate.decide = { $0 = .init("nowhere") }
        let log = reports {
            drag(to: 310)
            scene.stage.settle()
        }
        #expect(log == ["Presentations: No active detent has the identifier \"nowhere\"."])
        #expect(top == 69)
    }

    @Test("A drag that a rotation cancels is not reported")
    func cancelled() {
        present()
        scene.stage.touchDown(at: CGPoint(x: 100, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 100, y: 420))
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(delegate.points.count == 1)
        #expect(delegate.proposals.isEmpty)
    }

    @Test("A delegate may dismiss in the call")
    func dismissesItself() {
        let content = present()
        delegate.decide = { [scene] _ in scene.presenter.dismiss(animated: false) }
        drag(to: 310)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(content.view.window == nil)
    }

    // MARK: The grabber

    @Test("A tap on the grabber asks and proposes as a drag does, without a velocity")
    func grabberTap() {
        present(HalfSheet(prefersGrabberVisible: true))
        scene.stage.tap(at: CGPoint(x: 196, y: 400))
        scene.stage.settle()
        #expect(delegate.points == [CGPoint(x: 196.5, y: 7.5)])
        #expect(delegate.proposals == [.large])
        #expect(delegate.velocities == [0])
        #expect(top == 69)
        delegate.allows = false
        scene.stage.tap(at: CGPoint(x: 196, y: 77))
        scene.stage.settle()
        #expect(top == 69)
        #expect(delegate.proposals.count == 1)
    }

    @Test("A step with VoiceOver can be sent elsewhere, or dismiss")
    func voiceOver() throws {
        present(HalfSheet(detents: [.height(120), .medium(), .large()]))
        let grabber = try #require(scene.view(named: "presentation.grabber"))
        delegate.decide = { $0 = .large }
        grabber.accessibilityIncrement()
        scene.stage.settle()
        #expect(delegate.proposals == [.medium])
        #expect(top == 69)
        delegate.decide = { $0 = nil }
        grabber.accessibilityDecrement()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    // MARK: Other styles

    final class CardDecider: NSObject, PresentationDragDelegate {
        var allows = true
        var points: [CGPoint] = []
        var proposals: [DetentIdentifier?] = []
        var decide: (inout DetentIdentifier?) -> Void = { _ in }

        func presentationController(
            _ controller: PresentationController, shouldBeginDraggingAt point: CGPoint
        ) -> Bool {
            points.append(point)
            return allows
        }

        func presentationControllerWillEndDragging(
            _ controller: PresentationController, withVelocity velocity: CGFloat,
            targetDetentIdentifier: inout DetentIdentifier?
        ) {
            proposals.append(targetDetentIdentifier)
            decide(&targetDetentIdentifier)
        }
    }

    private func shown(as style: some PresentationStyle, _ delegate: CardDecider) -> CountingViewController {
        let content = CountingViewController(CGSize(width: 300, height: 340))
        scene.presenter.present(content, as: style)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
        return content
    }

    @Test("A card proposes to rest or to leave, and the delegate decides otherwise")
    func card() {
        let delegate = CardDecider()
        let content = shown(as: Card(), delegate)
        let rest = scene.chrome?.frame
        scene.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 640), duration: 2)
        scene.stage.settle()
        #expect(delegate.proposals == [.rest])
        delegate.decide = { $0 = .rest }
        scene.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 820), duration: 2)
        scene.stage.settle()
        #expect(delegate.proposals == [.rest, nil])
        #expect(scene.chrome?.frame == rest)
        delegate.decide = { $0 = nil }
        scene.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 640), duration: 2)
        scene.stage.settle()
        #expect(content.view.window == nil)
    }

    @Test("A drawer and a popup that can be swiped are asked as well")
    func drawerAndPopup() {
        for (style, end) in [
            (Drawer() as any PresentationStyle, CGPoint(x: 40, y: 400)),
            (Popup(dismissal: [.swipe]), CGPoint(x: 150, y: 700)),
        ] {
            let delegate = CardDecider()
            delegate.allows = false
            let content = shown(as: style, delegate)
            scene.stage.drag(from: CGPoint(x: 150, y: 400), to: end, duration: 0.5)
            scene.stage.settle()
            #expect(delegate.points.count == 1, "\(style)")
            #expect(delegate.proposals.isEmpty)
            #expect(content.view.window != nil)
            scene.presenter.dismiss(animated: false)
            scene.stage.settle()
        }
    }
}
