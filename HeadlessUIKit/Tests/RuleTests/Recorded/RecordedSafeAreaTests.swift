import Testing
import UIKit

@testable import TestSupport

/// Safe areas and margins, recorded on Mac Catalyst 26.1 without a screen: github.com/Vercantez/openuikit at 00b529ea,
/// `Tests/OpenUIKitTests/SafeAreaGuideTests.swift`.
@MainActor @Suite struct RecordedSafeAreaTests {
    /// 320×480, with insets of 44, 10, 34 and 12.
    private let root: UIViewController
    private let window: UIWindow

    init() {
        (window, root) = Self.makeWindow(
            CGRect(x: 0, y: 0, width: 320, height: 480), UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    }

    private static func makeWindow(_ bounds: CGRect, _ insets: UIEdgeInsets) -> (UIWindow, UIViewController) {
        let screen = UIScreen(
            bounds: bounds, scale: 2, safeAreaInsets: insets,
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            ]))
        let window = UIWindow(screen: screen)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        MainLoop.current.turn()
        return (window, root)
    }

    @Test(
        "A child's insets are the recorded ones (SA1)",
        arguments: [
            ([0, 0, 320, 480], [44, 10, 34, 12]), ([30, 20, 100, 500], [24, 0, 34, 0]),
            ([-40, -60, 200, 200], [44, 10, 0, 0]), ([0, 100, 320, 200], [0, 10, 0, 12]),
            ([0, 460, 320, 100], [0, 10, 34, 12]), ([300, 0, 100, 480], [44, 0, 34, 12]),
            ([-50, -50, 500, 700], [44, 10, 34, 12]), ([5, 10, 60, 20], [34, 5, 0, 0]),
            ([0, 500, 100, 50], [0, 10, 34, 0]),
        ] as [([CGFloat], [CGFloat])])
    func child(frame: [CGFloat], insets: [CGFloat]) {
        let view = UIView(frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        root.view.addSubview(view)
        MainLoop.current.settle()
        #expect(
            view.safeAreaInsets == UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
    }

    @Test("The guide, and the margins with and without the safe area, are the recorded ones (SA5)")
    func guideAndMargins() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.view.addSubview(view)
        MainLoop.current.settle()
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
        #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("Margins that are preserved reach in as far as recorded (SA5)")
    func preservedMargins() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        parent.addSubview(child)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    }

    @Test("Additional insets are added to what is inherited (SA4)")
    func additional() {
        let (window, root) = Self.makeWindow(
            CGRect(x: 0, y: 0, width: 393, height: 852), UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 40, right: 0))
        withExtendedLifetime(window) {}
    }

    @Test("Where both change, a view hears of its margins first and then of its safe area (SA7)")
    func order() {
        let view = HearingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.view.addSubview(view)
        MainLoop.current.settle()
        #expect(view.journal.take() == ["margins", "safe area"])
        root.additionalSafeAreaInsets.top = 10
        MainLoop.current.settle()
        #expect(view.journal.take() == ["margins", "safe area"])
    }
}

private final class HearingView: UIView {
    let journal = Journal()

    override func layoutMarginsDidChange() { journal.note("margins") }
    override func safeAreaInsetsDidChange() { journal.note("safe area") }
}
