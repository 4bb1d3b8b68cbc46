import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The page on SideMenu has a screen that moves aside and uncovers the menu.
@MainActor @Suite struct SlidingScreenTests {
    private let stage = Stage(.iPhone15)
    private let screen = UIViewController()

    init() {
        let style = SideMenuMigration.HomeViewController.beneathStyle
        screen.use(EdgePresentation(from: .leading, style: style) { SideMenuMigration.MenuViewController() })
        stage.show(screen)
        stage.settle()
    }

    private var left: CGFloat? { stage.visibleFrame(of: screen.view)?.minX }
    private var menuEdge: CGFloat? {
        screen.presentedViewController?.presentationController?.presentedView.flatMap { stage.visibleFrame(of: $0) }?
            .maxX
    }

    private func open() {
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3)
        stage.settle()
    }

    @Test("The screen begins where the menu ends: at rest, under a finger and on the way out")
    func together() {
        open()
        #expect(left.map { abs($0 - 240) < 0.01 } == true)
        stage.touchDown(at: CGPoint(x: 200, y: 400))
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 180, y: 400))
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 150, y: 400))
        #expect(left.flatMap { left in menuEdge.map { abs(left - $0) < 0.01 } } == true)
        #expect(left.map { $0 < 230 } == true)
        stage.touchUp()
        stage.settle()
        #expect(left.map { abs($0 - 240) < 0.01 } == true)
        screen.dismiss(animated: true)
        stage.settle()
        #expect(left == 0)
        #expect(screen.view.transform == .identity)
    }

    @Test("A finger that gives up takes the screen back")
    func cancelled() {
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), duration: 0.5, resting: 0.2)
        stage.settle()
        #expect(screen.presentedViewController == nil)
        #expect(left == 0)
    }

    @Test("A rotation keeps the screen beside the menu, and the dismissal brings it back")
    func rotation() {
        open()
        stage.rotate(to: .landscapeRight)
        stage.settle()
        // 240, and 59 for the safe area.
        #expect(left.map { abs($0 - 299) < 0.01 } == true)
        screen.dismiss(animated: true)
        stage.settle()
        #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test("With Reduce Motion the screen stays in place behind the menu")
    func reduceMotion() {
        Stage.isReduceMotionEnabled = true
        defer { Stage.isReduceMotionEnabled = false }
        screen.presentAsDrawer(
            SideMenuMigration.MenuViewController(), style: SideMenuMigration.HomeViewController.beneathStyle)
        stage.settle()
        #expect(left == 0)
        screen.dismiss(animated: true)
        stage.settle()
        #expect(screen.view.transform == .identity)
    }
}
