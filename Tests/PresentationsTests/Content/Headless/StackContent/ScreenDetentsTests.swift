import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Controllers with their own detents in a half-sheet.
@MainActor
@Suite("Content decides: detents of a screen")
struct ScreenDetentsTests {
    private let scene = PresentedStage()
    private var stage: Stage { scene.stage }
    private let delegate = RecordingSheetDelegate()

    /// A controller with its own detents.
    private final class DetentScreen: CountingViewController, HalfSheetContent {
        var halfSheetDetents: [HalfSheet.Detent]
        let initialHalfSheetDetentIdentifier: HalfSheet.Detent.Identifier?

        init(_ detents: [HalfSheet.Detent], at initial: HalfSheet.Detent.Identifier? = nil) {
            halfSheetDetents = detents
            initialHalfSheetDetentIdentifier = initial
            super.init()
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            preconditionFailure("made in code")
        }
    }

    /// As high as it is wide, which it lays out the window to find.
    private final class MeasuringScreen: CountingViewController, HalfSheetContent {
        private(set) var positions: [CGFloat?] = []

        var halfSheetDetents: [HalfSheet.Detent] {
            preferredContentSize.height += 1
            view.window?.layoutIfNeeded()
            positions.append(halfSheetPresentationController?.presentedViewProgress?.position)
            return [.height(max(200, view.bounds.width)), .large()]
        }
    }

    private final class DetentStack: UINavigationController, HalfSheetContent {
        var halfSheetDetents: [HalfSheet.Detent] { [.height(250)] }
    }

    private func present(_ content: UIViewController, _ style: HalfSheet = HalfSheet())
        -> HalfSheetPresentationController?
    {
        scene.presenter.presentAsHalfSheet(content, style: style)
        content.presentationController?.delegate = delegate
        stage.settle()
        return content.halfSheetPresentationController
    }

    private func stack(_ root: UIViewController, _ style: HalfSheet = HalfSheet()) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        _ = present(navigation, style)
        return navigation
    }

    private func top() throws -> CGFloat { try #require(scene.chrome).frame.minY }
    private func visibleTop() throws -> CGFloat { try visible(scene.chrome).frame.minY }

    /// Drags the sheet, and rests before the finger lifts.
    private func drag(from: CGFloat, to: CGFloat) {
        stage.touchDown(at: CGPoint(x: 196, y: from))
        let step: CGFloat = from < to ? 10 : -10
        for y in stride(from: from + step, through: to, by: step) {
            stage.advance(by: 1.0 / 60)
            stage.touchMoved(to: CGPoint(x: 196, y: y))
        }
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.settle()
    }

    private func holdSwipeBack(to x: CGFloat) {
        stage.touchDown(at: CGPoint(x: 2, y: 700))
        for x in stride(from: 10.0, through: x, by: 10) { stage.touchMoved(to: CGPoint(x: x, y: 700)) }
    }

    @Test("A push moves the sheet to the detents of the next screen within the push, and a pop back")
    func push() throws {
        let navigation = stack(CountingViewController())
        #expect(try top() == 392)
        let next = DetentScreen([.height(200), .height(600)])
        navigation.pushViewController(next, animated: true)
        stage.advance(by: 0)
        #expect(try visibleTop() == 392)
        stage.advance(by: 0.1)
        let midway = try visibleTop()
        #expect(midway > 393 && midway < 617)
        let share = 1 - (try visible(next.view).frame.minX) / 393
        #expect(abs((midway - 392) / 226 - share) < 0.01)
        stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 618, width: 393, height: 234))
        #expect(next.view.frame == CGRect(x: 0, y: 0, width: 393, height: 234))
        navigation.popViewController(animated: true)
        stage.advance(by: 0.1)
        let back = try visibleTop()
        #expect(back > 393 && back < 617)
        stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("A swipe back is followed, and taken back the sheet is where it was")
    func swipeBack() throws {
        let navigation = stack(CountingViewController(), HalfSheet(selectedDetentIdentifier: .large))
        let controller = try #require(navigation.halfSheetPresentationController)
        #expect(try top() == 69)
        navigation.pushViewController(DetentScreen([.height(200), .height(600)]), animated: true)
        stage.settle()
        #expect(try top() == 618)
        #expect(controller.halfSheet.selectedDetentIdentifier == nil)
        holdSwipeBack(to: 120)
        let halfway = try visibleTop()
        #expect(halfway > 400 && halfway < 550)
        for x in stride(from: 110.0, through: 10, by: -10) { stage.touchMoved(to: CGPoint(x: x, y: 700)) }
        #expect(try visibleTop() > halfway + 100)
        stage.touchUp()
        stage.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 618, width: 393, height: 234))
        #expect(try visibleTop() == 618)
        #expect(controller.halfSheet.selectedDetentIdentifier == nil)
        #expect(controller.presentation.path?.detents.count == 2)
        stage.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 380, y: 700))
        stage.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(try top() == 69)
        #expect(controller.halfSheet.selectedDetentIdentifier == .large)
    }

    @Test("Each screen rests where it was left; those without detents share the style's")
    func selections() throws {
        let first = DetentScreen([.height(200), .height(400)])
        let navigation = stack(first, HalfSheet(detents: [.medium(), .large()]))
        let controller = try #require(navigation.halfSheetPresentationController)
        #expect(try top() == 618)
        drag(from: 640, to: 430)
        #expect(try top() == 418)
        #expect(delegate.choices == [HalfSheet.Detent.Identifier("height(400.0)")])
        navigation.pushViewController(CountingViewController(), animated: true)
        stage.settle()
        #expect(try top() == 392)
        controller.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.settle()
        let third = DetentScreen([.height(100), .height(300)], at: .init("height(300.0)"))
        navigation.pushViewController(third, animated: true)
        stage.settle()
        #expect(try top() == 518)
        navigation.pushViewController(CountingViewController(), animated: false)
        stage.settle()
        #expect(try top() == 69)
        navigation.popToViewController(third, animated: true)
        stage.settle()
        #expect(try top() == 518)
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(try top() == 69)
        navigation.popToRootViewController(animated: true)
        stage.settle()
        #expect(try top() == 418)
        // Only the finger has selected one.
        #expect(delegate.choices == [HalfSheet.Detent.Identifier("height(400.0)")])
        #expect(controller.halfSheet.detents == [.medium(), .large()])
    }

    @Test("After a push a finger finds the detents of the screen")
    func drag() throws {
        let navigation = stack(CountingViewController())
        navigation.pushViewController(DetentScreen([.height(200), .height(300)]), animated: true)
        stage.settle()
        drag(from: 640, to: 530)
        #expect(try top() == 518)
        drag(from: 540, to: 630)
        #expect(try top() == 618)
    }

    @Test("A presented controller brings them without a stack, and changes them when it says so")
    func presented() throws {
        let content = DetentScreen([.height(200), .height(300)], at: .init("height(300.0)"))
        let controller = try #require(present(content))
        #expect(try top() == 518)
        content.halfSheetDetents = [.height(350), .height(500)]
        stage.settle()
        #expect(try top() == 518)
        controller.invalidateDetents()
        stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 468, width: 393, height: 384))
        #expect(content.view.frame.height == 384)
    }

    @Test("A navigation controller brings them for the screens that bring none")
    func ofStack() throws {
        let navigation = DetentStack(rootViewController: CountingViewController())
        _ = present(navigation)
        #expect(try top() == 568)
        navigation.pushViewController(DetentScreen([.height(400)]), animated: true)
        stage.settle()
        #expect(try top() == 418)
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(try top() == 568)
    }

    @Test(
        "A push without animation, and one with Reduce Motion, show the next detents at once", arguments: [true, false])
    func unanimated(reducesMotion: Bool) throws {
        UIAccessibility.settings.isReduceMotionEnabled = reducesMotion
        defer { UIAccessibility.settings.isReduceMotionEnabled = false }
        let navigation = stack(CountingViewController())
        navigation.pushViewController(DetentScreen([.height(200)]), animated: reducesMotion)
        stage.advance(by: 0.01)
        #expect(try top() == 618)
        stage.settle()
        #expect(try top() == 618)
    }

    @Test("Rotated in the middle of a push, the sheet is where a fresh one is")
    func rotation() throws {
        let style = HalfSheet(prefersEdgeAttachedInCompactHeight: true)
        let navigation = stack(CountingViewController(), style)
        navigation.pushViewController(DetentScreen([.height(200)]), animated: true)
        stage.advance(by: 0.1)
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 59, y: 172, width: 734, height: 221))
        navigation.popViewController(animated: true)
        stage.settle()
        // Medium is inactive there.
        #expect(try #require(scene.chrome).frame == CGRect(x: 59, y: 10, width: 734, height: 383))
        stage.rotate(to: .portrait)
        stage.settle()
        #expect(try top() == 392)
    }

    @Test("A screen that was left twice is where it was left last")
    func leftTwice() {
        let (first, second) = (DetentScreen([.medium(), .large()]), DetentScreen([.medium()]))
        let screens = ScreenDetents()
        _ = screens.show(first, leaving: nil)
        _ = screens.show(second, leaving: .large)
        #expect(screens.show(first, leaving: .medium) == .large)
        _ = screens.show(second, leaving: .medium)
        #expect(screens.show(first, leaving: .medium) == .medium)
    }

    @Test("A stack that is replaced as a whole shows the detents of its new top")
    func replacedStack() throws {
        let navigation = stack(DetentScreen([.height(200)]))
        #expect(try top() == 618)
        navigation.setViewControllers([CountingViewController(), DetentScreen([.height(300)])], animated: true)
        stage.settle()
        #expect(try top() == 518)
        navigation.setViewControllers([CountingViewController()], animated: false)
        stage.settle()
        #expect(try top() == 392)
    }

    @Test("A dismissal leaves nothing behind, also in the middle of a push (R12)")
    func dismissal() throws {
        let navigation = stack(CountingViewController())
        navigation.pushViewController(DetentScreen([.height(200)]), animated: true)
        stage.advance(by: 0.1)
        scene.presenter.dismiss(animated: true)
        stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(stage.window.subviews == [scene.presenter.view])
    }

    @Test("A screen may lay out the window for its answer, and look at the sheet, which is as before meanwhile")
    func measures() throws {
        let screen = MeasuringScreen()
        let navigation = stack(CountingViewController())
        #expect(try top() == 392)
        navigation.pushViewController(screen, animated: false)
        stage.settle()
        #expect(screen.positions.last == 392)
        #expect(try top() == 852 - 34 - 393)
        navigation.halfSheetPresentationController?.invalidateDetents()
        stage.settle()
        #expect(screen.positions.last == 425)
        #expect(try top() == 425)
    }
}
