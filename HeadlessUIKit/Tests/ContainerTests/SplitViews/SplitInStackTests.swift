import Testing

@testable import TestSupport
@testable import UIKit

/// A split view within a controller of a stack: two swipes want the finger at the same edge.
@MainActor @Suite struct SplitInStackTests {
    private let fixture = SplitFixture(.doubleColumn, .portrait)
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private let fingers: Touchscreen

    init() {
        fingers = Touchscreen(fixture.window)
        let container = UIViewController()
        fixture.window.rootViewController = navigation
        container.addChild(fixture.split)
        fixture.split.view.frame = container.view.bounds
        fixture.split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.view.addSubview(fixture.split.view)
        fixture.split.didMove(toParent: container)
        navigation.pushViewController(container, animated: false)
        MainLoop.current.settle()
    }

    private func swipe() {
        fingers.down(at: CGPoint(x: 3, y: 600))
        fingers.drag(to: CGPoint(x: 600, y: 600), duration: 0.3)
        fingers.up()
        MainLoop.current.settle()
    }

    @Test("The swipe from the edge goes back, and shows no column (Z36)")
    func goesBack() {
        #expect(fixture.split.displayMode == .secondaryOnly)
        swipe()
        #expect(navigation.viewControllers.count == 1)
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(!fixture.delegate.take().contains("gestureWillBegin"))
    }

    @Test("Where there is no way back, it shows the column")
    func showsColumn() {
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        swipe()
        #expect(navigation.viewControllers.count == 2)
        #expect(fixture.split.displayMode == .oneOverSecondary)
    }
}
