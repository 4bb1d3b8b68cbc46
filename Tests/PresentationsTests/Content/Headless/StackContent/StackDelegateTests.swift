import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The delegate of a presented stack. The kit is the delegate only if the app has none.
@MainActor
@Suite("Content decides: the delegate of a stack")
struct StackDelegateTests {
    private let scene = PresentedStage()
    private let delegate = RecordingNavigationDelegate()
    private let navigation = UINavigationController(rootViewController: Self.page("low", 300))

    private static func page(_ title: String, _ height: CGFloat) -> UIViewController {
        let page = CountingViewController(CGSize(width: 0, height: height))
        page.title = title
        return page
    }

    private func present() {
        scene.presenter.presentAsHalfSheet(navigation, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        delegate.forgetCalls()
    }

    private func push() { navigation.pushViewController(Self.page("high", 500), animated: true) }

    /// Checks that the sheet is between its two heights in the middle of a push or a pop.
    private func expectMovement() throws {
        scene.stage.advance(by: 0.1)
        let top = try visible(scene.chrome).frame.minY
        #expect(top > 319 && top < 517)
        scene.stage.settle()
    }

    private func dismiss() {
        scene.presenter.dismiss(animated: true)
        scene.stage.settle()
    }

    @Test("The app's delegate stays the delegate and hears of everything, and the size follows the stack")
    func before() throws {
        navigation.delegate = delegate
        present()
        #expect(navigation.delegate === delegate)
        push()
        try expectMovement()
        #expect(delegate.calls == ["animator low high", "willShow high true", "didShow high true"])
        #expect(navigation.supportedInterfaceOrientations == .landscapeLeft)
        dismiss()
        #expect(navigation.delegate === delegate)
    }

    @Test("A stack without a delegate has none afterwards")
    func none() {
        present()
        #expect(navigation.delegate != nil)
        dismiss()
        #expect(navigation.delegate == nil)
    }

    @Test("One that is set during the presentation stays, hears of everything, and the size follows")
    func during() throws {
        present()
        navigation.delegate = delegate
        scene.chrome?.superview?.setNeedsLayout()
        scene.stage.settle()
        #expect(navigation.delegate === delegate)
        push()
        try expectMovement()
        #expect(delegate.calls == ["animator low high", "willShow high true", "didShow high true"])
        dismiss()
        #expect(navigation.delegate === delegate)
    }

    @Test("One that is set directly before a push does not keep the old size")
    func directlyBefore() throws {
        present()
        navigation.delegate = delegate
        push()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.minY == 318)
        navigation.popViewController(animated: true)
        try expectMovement()
        #expect(delegate.calls.last == "didShow low true")
        #expect(try #require(scene.chrome).frame.minY == 518)
    }

    @Test("A push that lays out at once, before a turn of the run loop, changes the size all the same")
    func layoutInSameTurn() throws {
        present()
        navigation.delegate = delegate
        push()
        navigation.view.layoutIfNeeded()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.minY == 318)
    }

    @Test("A transition of the kit stays in front, whether it comes first or last", arguments: [false, true])
    func transition(comesFirst: Bool) throws {
        navigation.delegate = delegate
        if comesFirst { navigation.use(NavigationTransition(push: .drop)) }
        present()
        if !comesFirst { navigation.use(NavigationTransition(push: .drop)) }
        push()
        scene.stage.settle()
        #expect(delegate.calls.first == "animator low high")
        #expect(try #require(scene.chrome).frame.minY == 318)
        scene.stage.drag(from: CGPoint(x: 60, y: 600), to: CGPoint(x: 380, y: 600), duration: 0.4)
        scene.stage.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(try #require(scene.chrome).frame.minY == 518)
        navigation.removeTransition()
        push()
        try expectMovement()
        dismiss()
        #expect(navigation.delegate === delegate)
    }

    @Test("A transition that is still in use afterwards forwards to the app's delegate")
    func transitionAfterwards() {
        navigation.delegate = delegate
        present()
        navigation.use(NavigationTransition(push: .drop))
        dismiss()
        #expect(navigation.supportedInterfaceOrientations == .landscapeLeft)
        navigation.removeTransition()
        #expect(navigation.delegate === delegate)
    }
}
