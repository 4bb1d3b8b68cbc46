import Testing

@testable import TestSupport
@testable import UIKit

/// What views, controllers and windows are at first, on simulators of iOS 26.1: github.com/Vercantez/openuikit,
/// `uikit/docs/KNOWN_GAPS.md` at 02ee39c2, the reports `signal-last-rows.md` at 53199623 and `signal-blocking-rows.md`
/// at 47ea334c, and the probes `vcstyleprobe` at 35927fea, `sendactionprobe` at 6c9f353b and
/// `viewcontrollercoderprobe` at f10efc93.
@MainActor @Suite struct RecordedDeviceTests {
    private let phone = Phone()

    @Test("The margins of a window and of a root view on a phone (Z7, SA5)")
    func margins() {
        #expect(phone.root.view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
        #expect(phone.window.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    }

    @Test("The layer of a fresh view has continuous corners, another layer circular ones (Z32)")
    func cornerCurve() {
        #expect(UIView().layer.cornerCurve == .continuous)
        #expect(UILabel().layer.cornerCurve == .continuous)
        #expect(CALayer().cornerCurve == .circular)
    }

    @Test("Corners of 40 on a view that is 40 high are half of that")
    func fixedCorners() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.cornerConfiguration = .corners(radius: .fixed(40))
        #expect(view.resolvedCorners?.largest(of: .allCorners) == 20)
    }

    @Test(
        "A capsule is round at its shorter side, up to a maximum",
        arguments: [([100, 40], nil, 20), ([60, 100], nil, 30), ([200, 60], nil, 30), ([100, 40], 10, 10)]
            as [([CGFloat], Double?, CGFloat)])
    func capsules(size: [CGFloat], maximum: Double?, expected: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
        view.cornerConfiguration = maximum.map { .capsule(maximumRadius: $0) } ?? .capsule()
        #expect(view.resolvedCorners?.largest(of: .allCorners) == expected)
    }

    @Test("Concentric corners 4 points inside a radius of 20 have 16")
    func concentric() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.cornerConfiguration = .corners(radius: .fixed(20))
        let inner = UIView(frame: CGRect(x: 4, y: 4, width: 192, height: 192))
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        outer.addSubview(inner)
        phone.root.view.addSubview(outer)
        MainLoop.current.settle()
        #expect(inner.resolvedCorners?.largest(of: .allCorners) == 16)
    }

    @Test("Before it has a parent a table controller's view is empty")
    func firstFrame() {
        #expect(UITableViewController(style: .plain).view.frame == .zero)
    }

    @Test("A controller outside of any window is dark at once, and so is its view, but not a subview yet (Z11)")
    func styleOutside() {
        let controller = UIViewController()
        let subview = UIView()
        controller.view.addSubview(subview)
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        controller.overrideUserInterfaceStyle = .unspecified
        #expect(controller.traitCollection.userInterfaceStyle == .light)
    }

    @Test("An action for the first responder is not sent without one")
    func action() {
        #expect(!UIApplication.shared.sendAction(Selector(("nothing:")), to: nil, from: nil, for: nil))
    }

    @Test("A point of a view in a window that is not at the screen's origin")
    func offsetWindow() {
        let window = UIWindow(screen: phone.screen)
        window.frame = CGRect(x: 10, y: 20, width: 200, height: 200)
        window.rootViewController = UIViewController()
        window.isHidden = false
        MainLoop.current.turn()
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
        window.rootViewController?.view.addSubview(view)
        let place = view.convert(CGPoint(x: 8, y: 9), to: phone.screen.coordinateSpace)
        #expect(place == CGPoint(x: 23, y: 35))
    }
}
