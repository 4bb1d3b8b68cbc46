import Testing

@testable import TestSupport
@testable import UIKit

/// Springs of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`, recorded on Mac Catalyst 26.1:
/// github.com/Vercantez/openuikit at 00b529ea, `Tests/OpenUIKitTests/AnimationTests.swift`.
@MainActor @Suite struct RecordedSpringTests {
    @Test(
        "The stiffness for a mass of 1 is the one of the recorded layer animation, to seven digits (N13, N14)",
        arguments: [
            (0.35, 1, 0, 286.409_428_189_117_14), (0.6, 0.8, 0, 190.214_275_444_995_48),
            (0.1, 1, 0, 2125.390_127_840_793_4), (0.2, 1, 0, 707.221_788_606_056_3),
            (0.5, 1, 0, 161.719_502_504_201_6), (0.8, 1, 0, 80.897_372_003_605_06),
            (0.9, 1, 0, 71.924_729_157_709_72), (0.99, 1, 0, 80.025_182_431_677_93),
            (0.5, 0.3, 0, 1796.883_361_157_795_4), (0.5, 0.5, 0, 646.878_010_016_806_5),
            (0.5, 2, 0, 40.429_875_626_050_4), (1, 1, 0, 85.255_929_005_998_84), (1, 1, 1, 83.138_036_153_885_31),
            (0.5, 1, 0.25, 159.672_337_738_121_14), (0.5, 1, 1, 152.868_413_817_924_56),
            (0.5, 1, 1.5, 147.616_020_030_565_92), (0.5, 1, -2, 175.422_412_338_342_5),
        ] as [(Double, Double, Double, Double)])
    func stiffness(ratio: Double, duration: Double, velocity: Double, recorded: Double) {
        let spring = Spring(dampingRatio: ratio, duration: duration, velocity: velocity)
        #expect(spring.mass == 1)
        #expect(abs(spring.stiffness / recorded - 1) < 1e-7)
    }

    /// Measured in pictures, to 0.16 points; the first position of the loose spring, which is fast there, to 0.7.
    @Test(
        "A view is where the pictures have it (N13)",
        arguments: [
            (0.6, 0.8, 50, 150, 0.15, 130.98, 0.16), (0.6, 0.8, 50, 150, 0.3, 159.39, 0.16),
            (0.6, 0.8, 50, 150, 0.45, 151.06, 0.16), (0.6, 0.8, 50, 150, 0.6, 149.06, 0.16),
            (0.6, 0.8, 50, 150, 0.8, 150, 0.16), (0.35, 1, 40, 160, 0.15, 183.54, 0.7),
            (0.35, 1, 40, 160, 0.3, 166.65, 0.16), (0.35, 1, 40, 160, 0.45, 152.12, 0.16),
            (0.35, 1, 40, 160, 0.6, 163.52, 0.16), (0.35, 1, 40, 160, 0.8, 158.94, 0.16),
            (0.35, 1, 40, 160, 1, 160, 0.16),
        ] as [(CGFloat, Double, CGFloat, CGFloat, Double, CGFloat, CGFloat)])
    func position(
        ratio: CGFloat, duration: Double, from: CGFloat, to: CGFloat, time: Double, recorded: CGFloat,
        tolerance: CGFloat
    ) {
        MainLoop.current.settle()
        let phone = Phone()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.center = CGPoint(x: from, y: 100)
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0
        ) {
            view.center.x = to
        }
        MainLoop.current.advance(by: time)
        expectClose(view.layer.presentation()?.position.x, recorded, within: tolerance)
        MainLoop.current.settle()
    }
}
