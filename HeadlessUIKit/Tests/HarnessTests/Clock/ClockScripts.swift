import Foundation

@testable import TestSupport
@testable import UIKit

/// Scripts that must not depend on the starting time, with their names.
@MainActor
struct ClockScripts: CustomStringConvertible, Sendable {
    nonisolated let description: String
    let body: @MainActor @Sendable (ClockScript) -> Void

    nonisolated init(_ description: String, _ body: @escaping @MainActor @Sendable (ClockScript) -> Void) {
        self.description = description
        self.body = body
    }

    nonisolated static var all: [ClockScripts] {
        drags + rests + flicks + scrolls + taps + twoFingers + animations + animators + layerTimes + transitions
            + others
    }

    // MARK: Touches

    private nonisolated static let drags = [
        (0.3, 200), (0.2, 100.1), (0.15, 150), (0.1001, 333.3), (1.0 / 3, 77), (0.7, 640), (0.016, 30),
    ].map { (duration, way) in
        ClockScripts("drag of \(way) points in \(duration) s") {
            $0.addPan()
            $0.sample([0.05, 0.1, 0.15, 0.2, 0.3])
            $0.drag(CGPoint(x: way / 7, y: way), duration)
        }
    }

    private nonisolated static let rests = [0.099_999_99, 0.1, 0.100_000_01, 0.304].map { rest in
        ClockScripts("rest of \(rest) s") {
            $0.addPan()
            $0.drag(CGPoint(x: 0, y: 100), 0.16, lifts: false)
            $0.wait(rest)
            $0.fingers.move(to: .middle.moved(0, 103))
            $0.wait(rest)
            $0.fingers.up()
        }
    }

    /// Acts like a sheet: above 1,000 points a second it is thrown.
    private nonisolated static let flicks = [999.9, 1000, 1000.1].map { speed in
        ClockScripts("flick of \(speed) points a second") { script in
            let pan = script.add(UIPanGestureRecognizer()) { "\($0.velocity(in: nil).y >= 1000 - 1e-9)" }
            script.drag(CGPoint(x: 0, y: speed * 0.15), 0.15)
            script.note("\(pan.velocity(in: nil))")
        }
    }

    private nonisolated static let scrolls =
        [(-300, 0.2, 0), (-900, 0.25, 0), (200, 0.13, 0), (300, 0.48, 0.304), (-180, 0.96, 0.304)].map {
            (way, duration, rest) in
            ClockScripts("scroll by \(way) in \(duration) s, rest of \(rest) s") {
                _ = $0.addScrollView()
                $0.sample([0.1, duration + rest, 1])
                $0.drag(CGPoint(x: 0, y: CGFloat(way)), duration, lifts: false)
                $0.wait(rest)
                $0.fingers.up()
            }
        }

    private nonisolated static let taps =
        [0.349_999_99, 0.35, 0.350_000_01].map { pause in
            ClockScripts("two taps \(pause) s apart") {
                let tap = $0.add(UITapGestureRecognizer()) { "\($0.location(in: nil))" }
                tap.numberOfTapsRequired = 2
                $0.fingers.tap(at: .middle)
                $0.wait(pause)
                $0.fingers.tap(at: .middle)
            }
        }
        + [0.49, 0.5, 0.51].map { time in
            ClockScripts("swipe of \(time) s, and a press") {
                $0.add(UISwipeGestureRecognizer()) { "\($0.location(in: nil))" }
                let press = $0.add(UILongPressGestureRecognizer()) { "\($0.location(in: nil))" }
                press.minimumPressDuration = 0.3
                $0.drag(CGPoint(x: 50, y: 0), time)
                $0.fingers.down(at: .middle)
                $0.wait(time - 0.2)
                $0.fingers.up()
            }
        }

    private nonisolated static let twoFingers = [
        ClockScripts("pinch and rotation") {
            $0.add(UIPinchGestureRecognizer()) { "\($0.scale) \($0.velocity)" }
            $0.add(UIRotationGestureRecognizer()) { "\($0.rotation) \($0.velocity)" }
            $0.fingers.down(at: .middle)
            $0.fingers.down(at: .middle.moved(60, 0), finger: 1)
            $0.fingers.drag(over: 0.37) { share in
                [0: .middle.moved(0, -40 * share), 1: .middle.moved(60 + 30 * share, 70 * share)]
            }
            $0.fingers.send([0: .up, 1: .up])
        }
    ]

    // MARK: Animations

    private nonisolated static let moments = [0.016, 1.0 / 60, 0.1, 0.15, 0.3, 1.0 / 3, 0.7]

    private nonisolated static let animations =
        [(0.3, 1, 0), (0.5, 0.6, 2), (0.7, 0.3, -1)].map { (duration, damping, velocity) in
            ClockScripts("spring \(duration), \(damping), \(velocity)") { script in
                script.sample(moments)
                UIView.animate(
                    withDuration: duration, delay: 0.01, usingSpringWithDamping: damping,
                    initialSpringVelocity: CGFloat(velocity), options: [],
                    animations: { script.box.center = CGPoint(x: 300, y: 700) }, completion: { script.note("\($0)") })
            }
        } + [
            ClockScripts("overlapping and repeated animations") { script in
                script.sample(moments)
                UIView.animate(
                    withDuration: 1.0 / 3,
                    animations: { script.box.frame = CGRect(x: 1, y: 2, width: 333, height: 77) },
                    completion: { script.note("first \($0)") })
                script.wait(0.123_456_7)
                UIView.animate(
                    withDuration: 0.21, delay: 0, options: [.autoreverse, .curveEaseIn],
                    animations: { script.box.transform = CGAffineTransform(rotationAngle: 1) },
                    completion: { script.note("second \($0)") })
            },
            ClockScripts("keyframes") { script in
                script.sample(moments)
                UIView.animateKeyframes(
                    withDuration: 0.7, delay: 0,
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1.0 / 3) {
                            script.box.center.y = 500
                        }
                        UIView.addKeyframe(withRelativeStartTime: 1.0 / 3, relativeDuration: 0.6) {
                            script.box.alpha = 0
                        }
                    }, completion: { script.note("\($0)") })
            },
        ]

    private nonisolated static let animators = [
        ClockScripts("animator, paused, scrubbed, reversed and continued") { script in
            script.sample(moments)
            let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7) { script.box.center.y = 800 }
            animator.addCompletion { script.note("\($0.rawValue)") }
            animator.startAnimation()
            script.wait(0.11)
            animator.pauseAnimation()
            script.note("\(animator.fractionComplete)")
            script.wait(0.07)
            animator.fractionComplete = 0.61
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.3)
            script.wait(0.05)
            script.note("\(animator.fractionComplete)")
        },
        ClockScripts("animator that gets a spring from a flick") { script in
            script.sample(moments)
            let pan = script.addPan()
            script.drag(CGPoint(x: 0, y: 123.4), 0.17)
            let velocity = CGVector(dx: 0, dy: pan.velocity(in: nil).y / 100)
            let animator = UIViewPropertyAnimator(
                duration: 0.3, timingParameters: UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: velocity))
            animator.addAnimations { script.box.center.y = 700 }
            animator.addAnimations({ script.box.alpha = 0.2 }, delayFactor: 0.3)
            animator.addCompletion { script.note("\($0.rawValue)") }
            animator.startAnimation()
        },
    ]

    private nonisolated static let layerTimes = [
        ClockScripts("layer that stands still and goes on") { script in
            script.sample(moments)
            UIView.animate(withDuration: 0.5, animations: { script.box.center.y = 800 }) { script.note("\($0)") }
            script.wait(0.123)
            script.box.layer.pause()
            script.wait(0.2)
            script.box.layer.resume()
        },
        ClockScripts("scrubbed layer time") { script in
            script.sample(moments)
            let scrubber = LayerTimeScrubber(script.box.layer)
            UIView.animate(withDuration: 0.5, animations: { script.box.center.y = 800 }) { script.note("\($0)") }
            for step in 1...7 {
                script.wait(0.013)
                scrubber.elapsed = Double(step) / 17
            }
            scrubber.lead(to: 0.5, duration: 0.21, curve: .easeInOut) { script.note("led") }
            script.wait(0.1)
            script.note("\(scrubber.elapsed)")
            script.wait(0.3)
            scrubber.release()
        },
        ClockScripts("explicit animation") { script in
            script.sample(moments)
            let animation = CABasicAnimation(keyPath: "position.y")
            animation.fromValue = 100
            animation.toValue = 700
            animation.duration = 0.37
            animation.beginTime = CACurrentMediaTime() + 0.1
            script.box.layer.add(animation, forKey: "move")
        },
    ]
}
