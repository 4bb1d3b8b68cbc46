import Testing
import UIKit

@testable import Presentations

/// The distance by which a bar moves down below a grabber.
@MainActor
struct GrabberClearanceTests {
    private let navigation = UINavigationController(rootViewController: UIViewController())

    private func showBar(height: CGFloat) {
        navigation.navigationBar.frame = CGRect(x: 0, y: 0, width: 393, height: height)
    }

    @Test(
        "A bar is moved so far that both are 56 points high, as a bar in UIKit's sheets; one of iOS 26 stays (Z26)",
        arguments: [(44, 12), (50, 6), (54, 0), (56, 0), (32, 12)] as [(CGFloat, CGFloat)])
    func distance(height: CGFloat, expected: CGFloat) {
        let clearance = GrabberClearance(of: navigation)
        showBar(height: height)
        #expect(clearance.update(for: Grabber()) == (expected != 0))
        #expect(navigation.additionalSafeAreaInsets.top == expected)
        clearance.update(for: nil)
        #expect(navigation.additionalSafeAreaInsets.top == 0)
    }

    @Test(
        "A grabber that reaches 4 points further down moves a bar that is in its way by as much more",
        arguments: [(44, 16), (50, 10), (54, 0)] as [(CGFloat, CGFloat)])
    func thickGrabber(height: CGFloat, expected: CGFloat) {
        let clearance = GrabberClearance(of: navigation)
        showBar(height: height)
        clearance.update(for: Grabber(size: CGSize(width: 36, height: 9)))
        #expect(navigation.additionalSafeAreaInsets.top == expected)
    }

    @Test("Without a bar the content is moved by what a bar of 44 needs")
    func hiddenBar() {
        let clearance = GrabberClearance(of: navigation)
        showBar(height: 54)
        navigation.isNavigationBarHidden = true
        clearance.update(for: Grabber())
        #expect(navigation.additionalSafeAreaInsets.top == 12)
    }

    @Test("A large title below the buttons changes nothing: the row was measured without it")
    func largeTitle() {
        let clearance = GrabberClearance(of: navigation)
        showBar(height: 44)
        clearance.update(for: Grabber())
        showBar(height: 96)
        clearance.update(for: Grabber())
        #expect(navigation.additionalSafeAreaInsets.top == 12)
    }
}
