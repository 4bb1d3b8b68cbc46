import Testing

@testable import TestSupport
@testable import UIKit

/// Properties of sheets that were recorded on an iOS 26.1 simulator (iPhone 16): github.com/Vercantez/openuikit at
/// 6f62d1d0, `fixtures/realapp/detents_ios.json`, and at 00b529ea, `Tests/OpenUIKitTests/SheetInteractionTests.swift`.
@MainActor @Suite struct RecordedSheetTests {
    private let phone = Phone()
    private let presented = UIViewController()

    private func present() throws -> UISheetPresentationController {
        presented.modalPresentationStyle = .pageSheet
        let sheet = try #require(presented.sheetPresentationController)
        sheet.prefersGrabberVisible = true
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        return sheet
    }

    @Test("The grabber is 36×5, in the middle, 5 points below the top, with a radius of 2.5 (F7)")
    func grabber() throws {
        let sheet = try present()
        let wrapper = try #require(sheet.presentedView)
        let grabber = try #require(wrapper.subviews.last)
        #expect(grabber.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
        #expect(grabber.layer.cornerRadius == 2.5)
    }

    @Test("A large sheet has the bottom safe area of the screen, and none at its top (SA1)")
    func safeArea() throws {
        _ = try present()
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    /// Recorded from a sheet that was released at rest 170 points down, 6.2 ms late.
    @Test(
        "A sheet that is let go comes back on the system's spring (N16, N17)",
        arguments: [(0.0553, 132.35), (0.0886, 95.27), (0.1553, 41.97), (0.2553, 10.09), (0.3553, 2.16)]
            as [(Double, Double)])
    func settling(time: Double, offset: Double) {
        let left = 170 * (1 - Spring.system.position(at: time - 0.0062, velocity: 0))
        #expect(abs(left - offset) < 1)
        // The three springs that were fitted to whole recordings.
        #expect([18.251, 18.256, 18.258].allSatisfy { abs($0 - Spring.system.angularFrequency) < 0.01 })
    }

    /// A sheet under a finger has moved down by the finger's movement less 10 points.
    @Test("A pan's translation is the way of the finger less 10 points (G9)", arguments: [180, 240, 320, 360, 380])
    func translation(travel: Int) {
        let table = GestureTable()
        let pan = table.add(UIPanGestureRecognizer(), "pan")
        table.fingers.down(at: CGPoint(x: 200, y: 100))
        table.fingers.drag(to: CGPoint(x: 200, y: 100 + CGFloat(travel)), duration: 0.4)
        #expect(pan.translation(in: table.back).y == CGFloat(travel) - 10)
        table.fingers.up()
        MainLoop.current.settle()
    }
}
