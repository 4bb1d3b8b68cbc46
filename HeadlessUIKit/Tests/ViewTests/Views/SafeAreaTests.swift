import Testing
import UIKit

@testable import TestSupport

@MainActor
struct SafeAreaTests {
    private let phone = Phone()

    @Test(
        "Each edge is the parent's inset less the distance from it, never below zero or above the inset (SA1, SA2)",
        arguments: [
            (CGRect(x: 0, y: 400, width: 393, height: 452), [0, 0, 34, 0]),
            (CGRect(x: 8, y: 400, width: 377, height: 444), [0, 0, 26, 0]),
            (CGRect(x: 20, y: 100, width: 300, height: 300), [0, 0, 0, 0]),
            (CGRect(x: 0, y: 700, width: 393, height: 452), [0, 0, 34, 0]),
            (CGRect(x: 0, y: 830, width: 393, height: 10), [0, 0, 22, 0]),
            (CGRect(x: 0, y: 0, width: 393, height: 852), [59, 0, 34, 0]),
            (CGRect(x: 0, y: -100, width: 393, height: 300), [59, 0, 0, 0]),
            (CGRect(x: 0, y: 20, width: 393, height: 10), [39, 0, 0, 0]),
        ] as [(CGRect, [CGFloat])])
    func clamp(frame: CGRect, insets: [CGFloat]) {
        let view = UIView(frame: frame)
        phone.root.view.addSubview(view)
        #expect(
            view.safeAreaInsets
                == UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
    }

    @Test("Insets pass down from parent to child (SA1)")
    func nested() {
        let outer = UIView(frame: CGRect(x: 0, y: 452, width: 393, height: 400))
        let inner = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 290))
        outer.addSubview(inner)
        phone.root.view.addSubview(outer)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0))
    }

    @Test("When a view hears that it is in a window, the views inside have their insets (SA3)")
    func insideOfArrival() {
        let outer = ArrivingView(frame: phone.root.view.bounds)
        let middle = UIView(frame: outer.bounds)
        let inner = UIView(frame: outer.bounds)
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.onArrival = { [weak outer, weak inner] in
            outer?.seen.append(inner?.safeAreaInsets.bottom ?? -1)
        }
        phone.root.view.addSubview(outer)
        outer.removeFromSuperview()
        #expect(outer.seen == [34, 0])
    }

    @Test("Outside of a window there are none (SA3)")
    func outsideOfWindow() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let inner = UIView(frame: outer.bounds)
        outer.addSubview(inner)
        #expect(inner.safeAreaInsets == .zero)
        phone.root.view.addSubview(outer)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        outer.removeFromSuperview()
        #expect(inner.safeAreaInsets == .zero)
    }

    @Test("Outside of a window additional insets do not count either (SA3)")
    func additionalOutsideOfWindow() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 10
        outer.addSubview(controller.view)
        #expect(controller.view.safeAreaInsets == .zero)
    }

    @Test("A controller's additional insets are added to those of its view, and reach the views below (SA4)")
    func additional() {
        let below = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        phone.root.view.addSubview(below)
        phone.root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        #expect(phone.root.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 5, bottom: 34, right: 0))
        #expect(below.safeAreaInsets == UIEdgeInsets(top: 69, left: 5, bottom: 34, right: 0))
    }

    @Test("Layout margins are the base margins, 8 by default, plus the safe area while they follow it (SA5)")
    func layoutMargins() {
        let view = UIView(frame: CGRect(x: 0, y: 452, width: 393, height: 400))
        phone.root.view.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 42, right: 8))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 37, right: 4))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("A view below hears about changes of only the insets above it (SA7)")
    func toldBelow() {
        let controller = SafeAreaViewController()
        controller.view.frame = CGRect(x: 0, y: 452, width: 393, height: 400)
        phone.root.addChild(controller)
        phone.root.view.addSubview(controller.view)
        MainLoop.current.turn()
        _ = controller.journal.take()
        phone.root.additionalSafeAreaInsets.bottom = 10
        MainLoop.current.turn()
        #expect(controller.journal.take() == ["44.0"])
    }

    @Test("A view and its controller hear about a change, once, and about nothing else (SA7)")
    func toldOnChange() {
        let controller = SafeAreaViewController()
        phone.root.addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 452, width: 393, height: 400)
        phone.root.view.addSubview(controller.view)
        MainLoop.current.turn()
        #expect(controller.journal.take() == ["34.0"])
        controller.view.frame.origin.y = 500
        MainLoop.current.turn()
        #expect(controller.journal.take() == [])
        controller.view.frame.origin.y = 432
        MainLoop.current.turn()
        #expect(controller.journal.take() == ["14.0"])
    }

    @Test("Scrolling moves content under the insets, and that content hears about its safe area (SA1, SA7)")
    func scrolling() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        let controller = SafeAreaViewController()
        phone.root.addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 1000, width: 393, height: 100)
        scrollView.addSubview(controller.view)
        phone.root.view.addSubview(scrollView)
        MainLoop.current.turn()
        _ = controller.journal.take()
        // The content's frame 1000…1100 is now visible at 732…832, and the inset begins at 818.
        scrollView.contentOffset.y = 268
        #expect(controller.view.safeAreaInsets.bottom == 14 as CGFloat)
        MainLoop.current.turn()
        #expect(controller.journal.take() == ["14.0"])
    }

    @Test("A parent that grows changes the insets of a child that stays where it is (SA7)")
    func growingParent() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = SafeAreaViewController()
        phone.root.addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 752, width: 393, height: 100)
        outer.addSubview(controller.view)
        phone.root.view.addSubview(outer)
        MainLoop.current.turn()
        #expect(controller.journal.take() == ["34.0"])
        outer.frame.size.height = 900
        MainLoop.current.turn()
        #expect(controller.view.safeAreaInsets.bottom == 0 as CGFloat)
        #expect(controller.journal.take() == ["0.0"])
    }
}

private final class SafeAreaViewController: UIViewController {
    let journal = Journal()

    override func viewSafeAreaInsetsDidChange() { journal.note("\(view.safeAreaInsets.bottom)") }
}

private final class ArrivingView: UIView {
    var seen: [CGFloat] = []
    var onArrival: (() -> Void)?

    override func didMoveToWindow() { onArrival?() }
}
