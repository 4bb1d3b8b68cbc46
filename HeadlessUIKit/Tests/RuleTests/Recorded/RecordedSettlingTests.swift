import Testing

@testable import TestSupport
@testable import UIKit

/// Springs of Core Animation, recorded on macOS: github.com/Vercantez/openuikit at ff2bb308,
/// `Tools/oracle2/springsettleprobe/transcript-macos.txt`; and those that UIKit makes, recorded on an iOS 26.1 simulator,
/// `Tools/oracle2/nnwmiscprobe` at ff2bb308 and `Tools/oracle2/tablebatchprobe` at 447e7e49.
@MainActor @Suite struct RecordedSettlingTests {
    @Test(
        "A spring by its perceptual duration and bounce has the recorded physics and time to rest (N18, Z27)",
        arguments: [
            (0.5, 0, 157.91367, 25.13274, 0.8), (1, 0, 39.4784, 12.5664, 1.5), (0.25, 0, 631.65, 50.265, 0.4),
            (0.5, 0.3, 157.91367, 17.59292, 0.862955), (0.5, 0.7, 157.91367, 7.53982, 1.904873),
            (0.5, -0.3, 157.91367, 35.90392, 1.1), (0.35, 0.15, 322.2728, 30.51833, 0.515655),
        ] as [(Double, CGFloat, CGFloat, CGFloat, CGFloat)])
    func perceptual(
        duration: Double, bounce: CGFloat, stiffness: CGFloat, damping: CGFloat, settlingDuration: CGFloat
    ) {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        expectClose(spring.stiffness, stiffness, within: 0.01)
        expectClose(spring.damping, damping, within: 0.001)
        expectClose(spring.settlingDuration, settlingDuration, within: 0.000_001)
    }

    @Test("A bounce of 1 is a spring without damping, which never comes to rest (Z27)")
    func undamped() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 1)
        #expect(spring.damping == 0)
        #expect(spring.settlingDuration == .infinity)
    }

    @Test(
        "The time to rest follows from stiffness, damping and mass, rounded up to 0.1 s without overshoot (Z27)",
        arguments: [(100, 10, 1.472_700), (300, 20, 0.744_256), (50, 30, 1.4)] as [(CGFloat, CGFloat, CGFloat)])
    func physical(stiffness: CGFloat, damping: CGFloat, settlingDuration: CGFloat) {
        let spring = CASpringAnimation()
        (spring.stiffness, spring.damping) = (stiffness, damping)
        expectClose(spring.settlingDuration, settlingDuration, within: 0.000_001)
    }

    @Test("A view's default spring is a layer animation of 0.8 s, and the model has its target at once (N2, Z27)")
    func viewSpring() throws {
        let phone = Phone()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
        var finished: Bool?
        UIView.animate(springDuration: 0.5) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        #expect(view.center.x == 150)
        let animation = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(animation.duration == 0.8)
        #expect(animation.perceptualDuration == 0.5)
        expectClose(animation.stiffness, 157.9137, within: 0.0001)
        expectClose(animation.damping, 25.1327, within: 0.0001)
        MainLoop.current.settle()
        #expect(finished == true)
    }

    @Test("Rows of a table move with a critically damped spring of 20.944 radians a second, for 0.441 s (TV38)")
    func rows() {
        let spring = UITableView.moveSpring
        #expect(spring.mass == 1)
        #expect(spring.dampingRatio == 1)
        expectClose(spring.stiffness, 438.649, within: 0.001)
        expectClose(spring.damping, 41.888, within: 0.001)
        expectClose(spring.settlingDuration(velocity: 0), 0.441, within: 0.0005)
    }
}
