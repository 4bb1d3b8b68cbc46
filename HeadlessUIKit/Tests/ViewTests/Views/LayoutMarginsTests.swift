import Testing
import UIKit

@testable import TestSupport

@MainActor
struct LayoutMarginsTests {
    private let phone = Phone()

    private func makeView(_ frame: CGRect = CGRect(x: 0, y: 100, width: 393, height: 400)) -> MarginView {
        let view = MarginView(frame: frame)
        phone.root.view.addSubview(view)
        MainLoop.current.turn()
        view.changes = 0
        return view
    }

    @Test("Margins by direction follow the text: leading is left, or right where it runs from right to left (SA5)")
    func directional() {
        let view = makeView()
        #expect(
            view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(
            view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    }

    @Test("Margins report their changes by the app and by the safe area, and nothing else (SA5)")
    func told() {
        let view = makeView()
        view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        MainLoop.current.turn()
        #expect(view.changes == 0)
        view.layoutMargins.left = 20
        #expect(view.changes == 1)
        view.frame.origin.y = 452
        MainLoop.current.turn()
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 42, right: 8))
        #expect(view.changes == 2)
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins.bottom == 8 as CGFloat)
        #expect(view.changes == 3)
        view.frame.origin.y = 400
        MainLoop.current.turn()
        #expect(view.changes == 3)
    }

    @Test("A view that preserves its superview's margins has them where it comes too close to the edge")
    func preserved() {
        let outer = makeView(CGRect(x: 0, y: 100, width: 393, height: 400))
        outer.layoutMargins = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
        let inner = MarginView(frame: CGRect(x: 10, y: 45, width: 383, height: 200))
        outer.addSubview(inner)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 40, bottom: 8, right: 50))
        MainLoop.current.turn()
        inner.changes = 0
        outer.layoutMargins.left = 60
        MainLoop.current.turn()
        #expect(inner.layoutMargins.left == 50 as CGFloat)
        #expect(inner.changes == 1)
    }

    @Test(
        "A root view has the system's sides, 16 or on a large screen 20, and nothing at top and bottom but the safe area"
    )
    func rootView() {
        #expect(phone.root.view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
        #expect(
            phone.root.systemMinimumLayoutMargins
                == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
        phone.root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 2, bottom: 0, trailing: 30)
        #expect(phone.root.view.layoutMargins == UIEdgeInsets(top: 64, left: 16, bottom: 34, right: 30))
        phone.root.viewRespectsSystemMinimumLayoutMargins = false
        #expect(phone.root.view.layoutMargins == UIEdgeInsets(top: 64, left: 2, bottom: 34, right: 30))
        phone.root.viewRespectsSystemMinimumLayoutMargins = true
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(phone.root.view.layoutMargins == UIEdgeInsets(top: 5, left: 75, bottom: 21, right: 89))
    }

    @Test("The sides are 20 where the shorter side of the window has 414 points, otherwise 16 (Z7)")
    func shorterSide() {
        let phone = Phone()
        func sides(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
            phone.screen.resize(
                to: CGRect(x: 0, y: 0, width: width, height: height), safeAreaInsets: .zero,
                traits: phone.screen.traitCollection)
            MainLoop.current.settle()
            return phone.root.view.layoutMargins.left
        }
        #expect(sides(414, 896) == 20)
        #expect(sides(896, 414) == 20)
        #expect(sides(413, 896) == 16)
        #expect(sides(812, 375) == 16)
        #expect(sides(1024, 768) == 20)
        #expect(sides(320, 1024) == 16)
    }

    @Test("A controller hears of its root view's margins")
    func controllerHears() {
        let controller = MarginViewController()
        let phone = Phone(root: controller)
        controller.changes = 0
        controller.view.layoutMargins.left = 44
        #expect(controller.changes == 1)
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(controller.changes == 2)
    }

    @Test("The guides of safe area and margins are what is left of the bounds; other guides have no place of their own")
    func guides() {
        let view = makeView(CGRect(x: 0, y: 452, width: 393, height: 400))
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 393, height: 366))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 377, height: 350))
        #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
        #expect(view.safeAreaLayoutGuide.owningView === view)
        view.frame.origin.y = 400
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 393, height: 400))

        let guide = UILayoutGuide()
        let other = UIView()
        other.addLayoutGuide(guide)
        view.addLayoutGuide(guide)
        #expect(other.layoutGuides.isEmpty)
        #expect(view.layoutGuides.contains(guide))
        #expect(guide.owningView === view)
        #expect(guide.layoutFrame == .zero)
        view.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
        #expect(!view.layoutGuides.contains(guide))
    }

    @Test("A view that is moved by its transform gets the safe area of where it is seen")
    func transformed() {
        let view = makeView(CGRect(x: 0, y: 452, width: 393, height: 400))
        #expect(view.safeAreaInsets.bottom == 34 as CGFloat)
        view.transform = CGAffineTransform(translationX: 0, y: -20)
        #expect(view.safeAreaInsets.bottom == 14 as CGFloat)
        view.transform = CGAffineTransform(translationX: 0, y: -34)
        #expect(view.safeAreaInsets.bottom == 0 as CGFloat)
    }
}

private final class MarginView: UIView {
    var changes = 0

    override func layoutMarginsDidChange() { changes += 1 }
}

private final class MarginViewController: UIViewController {
    var changes = 0

    override func viewLayoutMarginsDidChange() { changes += 1 }
}
