import UIKit

extension Probe {
    static var animations: [Entry] {
        [
            .rule("N1", "Inside `animate` a view's value changes at once", "yes") { bench in
                let view = bench.add(UIView(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
                let changed = view.alpha < 0.6
                await bench.pass(0.3)
                return changed.word
            },
            .rule("N3", "With a duration of zero the completion comes before `animate` returns", "no") { bench in
                let view = bench.add(UIView(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                let isOver = Box(false)
                UIView.animate(withDuration: 0) {
                    view.alpha = 0.5
                } completion: { _ in
                    isOver.value = true
                }
                let wasOver = isOver.value
                guard await bench.until(limit: 1, { isOver.value }) else { throw Trouble.failed("no completion came") }
                return wasOver.word
            },
            .rule("N5", "An animation inside another one takes the outer one's time", "yes") { bench in
                let view = bench.add(UIView(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                let read = Box<TimeInterval>(0)
                UIView.animate(withDuration: 0.6) {
                    UIView.animate(withDuration: 0.1) {
                        view.center.x = 100
                        read.value = UIView.inheritedAnimationDuration
                    }
                }
                await bench.pass(0.3)
                let x = view.layer.presentation()?.position.x ?? 100
                await bench.pass(0.4)
                return (x < 90).word
            },
            .rule("N7", "A completion after `removeAllAnimations` is told", "finished: no") { bench in
                let view = bench.add(UIView(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                let finished = Box<Bool?>(nil)
                UIView.animate(withDuration: 0.5) {
                    view.center.x = 100
                } completion: {
                    finished.value = $0
                }
                await bench.pass(0.1)
                view.layer.removeAllAnimations()
                guard await bench.until(limit: 1, { finished.value != nil }), let value = finished.value else {
                    throw Trouble.failed("no completion came")
                }
                return "finished: \(value.word)"
            },
            .rule("N8", "The control points of `UICubicTimingParameters()`", "(0.25, 0.1), (0.25, 1.0)") { _ in
                let timing = UICubicTimingParameters()
                let (one, two) = (timing.controlPoint1, timing.controlPoint2)
                return "(\(rounded(one.x)), \(rounded(one.y))), (\(rounded(two.x)), \(rounded(two.y)))"
            },
            .rule("N11", "In `performWithoutAnimation` nothing is animated", "yes") { bench in
                let view = bench.add(UIView(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                await bench.begin()
                UIView.animate(withDuration: 0.5) { UIView.performWithoutAnimation { view.center.x = 100 } }
                await bench.pass(0.1)
                let x = view.layer.presentation()?.position.x ?? view.center.x
                return (x == 100).word
            },
            .rule("N15", "A spring decides itself how long an animator takes, whatever is asked for", "not 5 seconds") {
                _ in
                let spring = UISpringTimingParameters(mass: 1, stiffness: 300, damping: 30, initialVelocity: .zero)
                let animator = UIViewPropertyAnimator(duration: 5, timingParameters: spring)
                return animator.duration == 5 ? "5 seconds" : "not 5 seconds"
            },
            .rule("Z7", "17 points of body at the text size medium", "16.0") { _ in
                let traits = UITraitCollection(preferredContentSizeCategory: .medium)
                let font = UIFontMetrics(forTextStyle: .body).scaledFont(
                    for: .systemFont(ofSize: 17), compatibleWith: traits)
                return "\(font.pointSize)"
            },
        ]
    }

    private static func rounded(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }

    static var hitTesting: [Entry] {
        [
            .rule("G15", "What is hit: hidden, switched off, alpha 0.009, alpha 0.02", "no, no, no, yes") { bench in
                let changes: [(UIView) -> Void] = [
                    { $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.alpha = 0.009 },
                    { $0.alpha = 0.02 },
                ]
                let hits = changes.map { change in
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                    change(view)
                    return view.hitTest(CGPoint(x: 5, y: 5), with: nil) != nil
                }
                return hits.map(\.word).joined(separator: ", ")
            },
            .rule("G15", "`point(inside:)` at 0 and at the width", "yes, no") { _ in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                let points = [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)]
                return points.map { view.point(inside: $0, with: nil).word }.joined(separator: ", ")
            },
            .rule("G15", "A child outside of its superview is hit", "no") { _ in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.addSubview(UIView(frame: CGRect(x: 20, y: 0, width: 10, height: 10)))
                return (view.hitTest(CGPoint(x: 25, y: 5), with: nil) != nil).word
            },
            .rule("G15", "Labels and image views take touches from the beginning", "no, no") { _ in
                [UILabel(), UIImageView()].map(\.isUserInteractionEnabled.word).joined(separator: ", ")
            },
            .rule("P15", "A view that a property animator moves is hit where it is seen", "yes") { bench in
                let view = bench.add(UIView(), frame: CGRect(x: 0, y: 300, width: 40, height: 40))
                await bench.begin()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 220 }
                animator.pauseAnimation()
                animator.fractionComplete = 0.5
                await bench.begin()
                let isHit = bench.window.hitTest(CGPoint(x: 120, y: 320), with: nil) === view
                animator.stopAnimation(true)
                return isHit.word
            },
        ]
    }
}
