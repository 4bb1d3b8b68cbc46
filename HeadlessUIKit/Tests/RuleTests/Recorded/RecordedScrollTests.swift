import Testing

@testable import TestSupport
@testable import UIKit

/// Scroll views, recorded on an iOS 26.1 simulator with synthetic touches: 393×852 points, content of 393×40000, 3
/// pixels per point. github.com/Vercantez/openuikit at 4a55ba48, `golden/scroll_traces`. Everything is within half a
/// point.
@Suite struct RecordedScrollTests {
    /// The delay of the content compared with the start of the recording: without it, all samples of a fast
    /// deceleration are late by this time.
    private static let lag = 0.0006

    // MARK: decel_v750.json, decel_v3000.json

    @Test(
        "Content that is let go with 750 points a second glides as recorded (V1)",
        arguments: [
            (0.01028, 7.333), (0.02695, 19.333), (0.04364, 31), (0.07696, 53), (0.14364, 93.333), (0.24364, 144),
            (0.34364, 186), (0.44361, 220), (0.54362, 248), (0.74365, 289.667), (0.94363, 317.667),
            (1.14363, 336.333), (1.34367, 348.667), (1.54363, 357.333), (1.74363, 362.667), (1.94366, 366.667),
            (2.16032, 369.333),
        ] as [(Double, CGFloat)])
    func slowGlide(time: Double, offset: CGFloat) {
        let glide = ScrollGlide(from: 5074, velocity: 750, in: 0...39148, rate: .normal, bounces: true)
        expectClose(glide.position(at: time - Self.lag) - 5074, offset, within: 0.5)
    }

    @Test(
        "Content that is let go with 3000 points a second glides as recorded (V1)",
        arguments: [
            (0.01865, 53.333), (0.05199, 146.333), (0.11866, 315), (0.21863, 529.333), (0.31866, 705),
            (0.41863, 848.667), (0.61869, 1062.667), (0.81863, 1206), (1.11865, 1337.333), (1.41865, 1409.333),
            (1.71865, 1449), (2.11863, 1475.333), (2.41865, 1485), (2.71865, 1490.667), (2.83531, 1492),
        ] as [(Double, CGFloat)])
    func fastGlide(time: Double, offset: CGFloat) {
        let glide = ScrollGlide(from: 5326, velocity: 3000, in: 0...39148, rate: .normal, bounces: true)
        expectClose(glide.position(at: time - Self.lag) - 5326, offset, within: 0.5)
    }

    @Test(
        "A glide ends where and when it was recorded, within half a point and a frame (V1)",
        arguments: [(750, 369.333, 2.16046), (3000, 1492, 2.85204)] as [(CGFloat, CGFloat, Double)])
    func end(velocity: CGFloat, distance: CGFloat, seconds: Double) {
        let glide = ScrollGlide(from: 5000, velocity: velocity, in: 0...39148, rate: .normal, bounces: true)
        expectClose(glide.position(at: 10) - 5000, distance, within: 0.5)
        #expect(seconds - glide.duration >= 0 && seconds - glide.duration < 1.0 / 60)
    }

    // MARK: edge_impact.json

    @Test(
        "A flick of 3125 points a second that meets the edge after 60 points goes past it and back as recorded (V3)",
        arguments: [
            (0.00712, 20.333), (0.02379, 70.333), (0.04044, 108.667), (0.05715, 134), (0.07378, 149.333),
            (0.09046, 157.333), (0.10714, 160.333), (0.12379, 159.667), (0.15714, 151.333), (0.20714, 132.333),
            (0.25714, 113), (0.35713, 85.333), (0.45714, 71), (0.55711, 64.667), (0.65709, 62), (0.75717, 60.667),
        ] as [(Double, CGFloat)])
    func impact(time: Double, offset: CGFloat) {
        let glide = ScrollGlide(from: 39088, velocity: 3125, in: 0...39148, rate: .normal, bounces: true)
        expectClose(glide.position(at: time - Self.lag) - 39088, offset, within: 0.5)
    }

    @Test("It goes 100.3 points past the edge, and has ended after 0.807 seconds, within a frame (V3)")
    func impactEnd() {
        let glide = ScrollGlide(from: 39088, velocity: 3125, in: 0...39148, rate: .normal, bounces: true)
        let highest = (0...1000).map { glide.position(at: Double($0) / 1000) }.max()
        expectClose(highest, 39148 + 100.333, within: 0.5)
        #expect(0.80726 - glide.duration >= 0 && 0.80726 - glide.duration < 1.0 / 60)
    }

    // MARK: rubberband_top.json

    /// The movement of the finger since it landed, from which the pan subtracts 10 points.
    @Test(
        "Past its edge content follows the finger as recorded (V2, V4)",
        arguments: [
            (15, -2.667), (40, -16.333), (65, -29.333), (90, -42), (115, -54), (140, -66), (165, -77.333),
            (190, -88.667), (215, -99.667), (240, -110), (265, -120.333), (290, -130.333), (315, -140),
            (340, -149.667), (365, -159), (390, -167.667), (415, -176.667), (440, -185), (465, -193.333),
            (490, -201.667), (515, -209.333), (540, -217.333), (565, -224.667), (590, -232), (600, -235),
        ] as [(CGFloat, CGFloat)])
    func rubberBand(travel: CGFloat, offset: CGFloat) {
        expectClose(-BounceCurve(length: 852).stretched(travel - 10), offset, within: 0.5)
    }

    @Test(
        "Content that is let go 235 points past its edge, after a rest of 0.304 seconds, comes back as recorded (Z8)",
        arguments: [
            (0.00731, -223.333), (0.02396, -197), (0.04065, -173.333), (0.05729, -152), (0.07394, -133.333),
            (0.09062, -116.333), (0.12396, -88.333), (0.17397, -57.667), (0.22395, -37.333), (0.27397, -23.667),
            (0.32396, -15), (0.42396, -6), (0.52396, -2.333), (0.62396, -1), (0.69071, 0),
        ] as [(Double, CGFloat)])
    func bounceAfterRest(time: Double, offset: CGFloat) {
        let glide = ScrollGlide(from: -235, velocity: 0, in: 0...39148, rate: .normal, bounces: true)
        expectClose(glide.position(at: time), offset, within: 0.5)
    }

    @Test("That has ended after 0.691 seconds, within a frame (Z8)")
    func bounceEnd() {
        let glide = ScrollGlide(from: -235, velocity: 0, in: 0...39148, rate: .normal, bounces: true)
        #expect(0.6908 - glide.duration >= 0 && 0.6908 - glide.duration < 1.0 / 60)
    }
}
