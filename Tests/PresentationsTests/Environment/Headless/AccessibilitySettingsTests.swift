import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The effects of a user's settings, and the notifications for VoiceOver. Settings can be changed, and notifications
/// read, in the headless UIKit only.
@MainActor
struct AccessibilitySettingsTests {
    private func withReduceMotion(_ body: () throws -> Void) rethrows {
        UIAccessibility.settings.isReduceMotionEnabled = true
        defer { UIAccessibility.settings.isReduceMotionEnabled = false }
        try body()
    }

    @Test(
        ".screenChanged is posted with VoiceOver's next element when the card has appeared and when it is gone (X2)")
    func screenChanged() {
        let scene = PresentedStage()
        let content = CountingViewController()
        func posted() -> [UIView] {
            UIAccessibility.posted.filter { $0.notification == .screenChanged }
                .compactMap { $0.argument as? UIView }
                .filter { $0 === content.view || $0 === scene.presenter.view }
        }
        scene.presenter.presentAsCard(content)
        scene.stage.advance(by: 0.3)
        #expect(posted() == [])
        scene.stage.settle()
        #expect(posted() == [content.view])
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
        #expect(posted() == [content.view, scene.presenter.view])
    }

    @Test("A half-sheet that is presented is announced once, as a screen, and not by its detent as well (X2)")
    func firstDetent() {
        let scene = PresentedStage()
        func changes() -> Int { UIAccessibility.posted.filter { $0.notification == .layoutChanged }.count }
        let before = changes()
        scene.presenter.presentAsHalfSheet(CountingViewController())
        scene.stage.settle()
        #expect(changes() == before)
    }

    @Test("While a transition runs the escape gesture is not dealt with")
    func escapeDuringTransition() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(CountingViewController())
        scene.stage.advance(by: 0.1)
        #expect(try #require(scene.chrome).accessibilityPerformEscape() == false)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController != nil)
    }

    @Test("With Reduce Motion a card dissolves in place")
    func reduceMotion() throws {
        try withReduceMotion { () throws in
            let scene = PresentedStage()
            scene.presenter.presentAsCard(
                CountingViewController(CGSize(width: 0, height: 340)), style: Card(presenter: .pushedBack()))
            scene.stage.advance(by: 0.125)
            let visible = try #require(scene.chrome?.layer.presentation())
            #expect(visible.position == CGPoint(x: 196.5, y: 648))
            #expect(visible.opacity == 0.5)
            #expect(scene.presenter.view.transform == .identity)
            scene.stage.advance(by: 0.125)
            #expect(scene.presenter.presentedViewController?.isBeingPresented == false)
        }
    }

    @Test("With Reduce Motion a card dissolves on its way out, too, and so does a pop")
    func reduceMotionBack() throws {
        let scene = PresentedStage()
        _ = scene.presentCard()
        scene.stage.settle()
        let pop = NavigationStage(NavigationTransition(pop: .uncover))
        try withReduceMotion { () throws in
            scene.presenter.dismiss(animated: true)
            scene.stage.advance(by: 0.125)
            let card = try visible(scene.chrome)
            #expect(card.position == CGPoint(x: 196.5, y: 648))
            #expect(card.opacity == 0.5)
            scene.stage.advance(by: 0.13)
            #expect(scene.presenter.presentedViewController == nil)

            pop.navigation.popViewController(animated: true)
            pop.stage.advance(by: 0.125)
            #expect(try visible(pop.top.view).frame.minX == 0)
            #expect(try visible(pop.top.view).opacity == 0.5)
            pop.stage.advance(by: 0.13)
            #expect(pop.names == ["0"])
            #expect(pop.flaws == [])
        }
    }

    @Test("With Reduce Motion a stack has the size of its next controller at once, not within the push or the pop")
    func reduceMotionStack() throws {
        let scene = PresentedStage()
        let navigation = UINavigationController(
            rootViewController: CountingViewController(CGSize(width: 0, height: 300)))
        scene.presenter.presentAsHalfSheet(navigation, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        // The screen ends at 852, its safe area at 818.
        #expect(try visible(scene.chrome).frame.minY == 518)
        try withReduceMotion { () throws in
            navigation.pushViewController(CountingViewController(CGSize(width: 0, height: 500)), animated: true)
            scene.stage.advance(by: 0.1)
            #expect(navigation.transitionCoordinator != nil)
            #expect(try visible(scene.chrome).frame.minY == 318)
            scene.stage.settle()
            navigation.popViewController(animated: true)
            scene.stage.advance(by: 0.1)
            #expect(navigation.transitionCoordinator != nil)
            #expect(try visible(scene.chrome).frame.minY == 518)
            scene.stage.settle()
        }
    }

    @Test("With Reduce Motion a change of detent shows at once")
    func reduceMotionChange() throws {
        let scene = PresentedStage()
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        try withReduceMotion { () throws in
            var completions = 0
            content.halfSheetPresentationController?.animateChanges {
                $0.selectedDetentIdentifier = .large
            } completion: {
                completions += 1
            }
            #expect(try #require(scene.chrome?.layer.presentation()).frame.minY == 69)
            #expect(completions == 1)
        }
    }
}
