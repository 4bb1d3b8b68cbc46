import Testing
import UIKit

@testable import TestSupport

/// A navigation bar with a large title over a list.
@Suite @MainActor
struct LargeTitleBarTests {
    private let child = UIViewController()
    private let scroll = UIScrollView()
    private let navigation: UINavigationController
    private let phone: Phone

    init() {
        navigation = UINavigationController(rootViewController: child)
        navigation.navigationBar.prefersLargeTitles = true
        child.title = "Library"
        scroll.frame = child.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 3000)
        child.view.addSubview(scroll)
        phone = Phone(root: navigation)
        MainLoop.current.settle()
    }

    private var barHeight: CGFloat { navigation.navigationBar.frame.height }

    private func labels(_ view: UIView) -> [UILabel] {
        view.isHidden ? [] : (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    private var shownFonts: [CGFloat] {
        navigation.view.layoutIfNeeded()
        return labels(navigation.navigationBar).filter { $0.text == "Library" }.map(\.font.pointSize)
    }

    @Test("The bar is 106 points high, and lists begin below it")
    func expanded() {
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 106))
        #expect(child.view.safeAreaInsets.top == 165)
        #expect(scroll.contentOffset.y == -165)
        #expect(shownFonts == [34])
    }

    @Test("Content pushes the title under the bar, and the safe area follows")
    func collapse() {
        scroll.contentOffset.y = -135
        MainLoop.current.settle()
        #expect(barHeight == 76)
        #expect(child.view.safeAreaInsets.top == 135)
        #expect(scroll.contentOffset.y == -135)
        scroll.contentOffset.y = 200
        MainLoop.current.settle()
        #expect(barHeight == 54)
        #expect(child.view.safeAreaInsets.top == 113)
        #expect(scroll.contentOffset.y == 200)
        #expect(shownFonts == [17])
        scroll.contentOffset.y = -165
        MainLoop.current.settle()
        #expect(barHeight == 106)
        #expect(scroll.contentOffset.y == -165)
    }

    @Test("A pull beyond the top makes the bar higher, but not the safe area")
    func pull() {
        scroll.contentOffset.y = -185
        #expect(barHeight == 126)
        #expect(child.view.safeAreaInsets.top == 165)
    }

    @Test("A finger brings the title back, without the resistance of an edge")
    func drag() {
        scroll.contentOffset.y = 0
        MainLoop.current.settle()
        #expect(barHeight == 54)
        let fingers = Touchscreen(phone.window)
        fingers.down(at: CGPoint(x: 200, y: 300))
        fingers.drag(to: CGPoint(x: 200, y: 475), duration: 1)
        // 175 less the 10 points of the pan.
        #expect(abs(scroll.contentOffset.y + 165) < 1)
        #expect(barHeight > 94)
        fingers.up()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == -165)
        #expect(barHeight == 106)
    }

    @Test(
        "A title that is let go half-way comes back, or goes if 37 points of it are hidden",
        arguments: [(36, 0), (37, 52)])
    func snap(distance: CGFloat, hidden: CGFloat) {
        let fingers = Touchscreen(phone.window)
        fingers.down(at: CGPoint(x: 200, y: 500))
        // 10 points are lost before the pan begins.
        fingers.drag(to: CGPoint(x: 200, y: 490 - distance), duration: 1)
        MainLoop.current.advance(by: 0.3)
        fingers.up()
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == hidden - 165)
        #expect(barHeight == 106 - hidden)
    }

    @Test("A delegate may let content rest half-way")
    func delegateDecides() {
        let delegate = RestingDelegate(-140)
        scroll.delegate = delegate
        let fingers = Touchscreen(phone.window)
        fingers.down(at: CGPoint(x: 200, y: 500))
        fingers.drag(to: CGPoint(x: 200, y: 470), duration: 1)
        fingers.up()
        MainLoop.current.settle()
        #expect(abs(scroll.contentOffset.y + 140) < 0.5)
        #expect(abs(barHeight - 81) < 0.5)
    }

    @Test("An item can keep its title small; the ones above it do as it does")
    func never() {
        let pushed = UIViewController()
        pushed.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(pushed, animated: true)
        MainLoop.current.settle()
        #expect(barHeight == 54)
        #expect(pushed.view.safeAreaInsets.top == 113)
        navigation.popViewController(animated: true)
        MainLoop.current.settle()
        #expect(barHeight == 106)
        #expect(scroll.contentOffset.y == -165)
    }

    @Test("In compact height the title is small")
    func compact() {
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(barHeight == 54)
        #expect(scroll.contentOffset.y == -78)
    }

    @Test("The bar follows the scroll view that the controller sets")
    func setScrollView() {
        let other = UIScrollView(frame: child.view.bounds)
        child.view.addSubview(other)
        child.setContentScrollView(other, for: .top)
        #expect(child.contentScrollView(for: .top) === other)
        #expect(child.contentScrollView(for: .bottom) == nil)
        MainLoop.current.settle()
        scroll.contentOffset.y = 300
        MainLoop.current.settle()
        #expect(barHeight == 106)
    }
}

private final class RestingDelegate: NSObject, UIScrollViewDelegate {
    private let y: CGFloat

    init(_ y: CGFloat) {
        self.y = y
        super.init()
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = y
    }
}
