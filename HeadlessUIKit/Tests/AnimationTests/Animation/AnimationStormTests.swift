import SeededRandom
import Testing

@testable import TestSupport
@testable import UIKit

/// Animations of all kinds that begin, reverse, pause and end at any moment.
@MainActor @Suite struct AnimationStormTests {
    private let phone = Phone()
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let views = (0..<4).map { UIView(frame: CGRect(x: $0 * 90, y: 100, width: 80, height: 80)) }
    private let book = Book()

    /// The animations that have begun, and those that have ended.
    private final class Book {
        var begun = 0
        var ended: [Int: Int] = [:]

        func begin() -> Int {
            begun += 1
            return begun
        }

        func end(_ number: Int) { ended[number, default: 0] += 1 }
    }

    init() {
        MainLoop.current.settle()
        phone.root.view.addSubview(container)
        views.forEach { container.addSubview($0) }
        MainLoop.current.settle()
    }

    @Test("Whatever happens, every animation ends once and leaves nothing but its model", arguments: 1...60)
    func storm(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var animators: [UIViewPropertyAnimator] = []
        var discarded = 0
        for _ in 0..<60 { step(&random, &animators, &discarded) }
        setSpeed(1)
        for animator in animators where animator.state != .inactive {
            animator.pausesOnCompletion = false
            if animator.isRunning { continue }
            if animator.state == .active { animator.stopAnimation(false) }
            animator.finishAnimation(at: .current)
        }
        MainLoop.current.settle()

        #expect(animators.allSatisfy { $0.state == .inactive })
        #expect(book.ended.values.allSatisfy { $0 == 1 }, "an animation ended more than once")
        #expect(book.ended.count == book.begun - discarded)
        for layer in views.map(\.layer) + [container.layer] {
            #expect(layer.animations.isEmpty && layer.transition == nil)
            #expect(layer.presentation()?.frame == layer.frame)
            #expect(layer.presentation()?.opacity == layer.opacity)
            #expect(layer.frame.minX.isFinite && layer.frame.width.isFinite)
        }
        #expect(MainLoop.current.isAtRest)
    }

    private func step(
        _ random: inout SeededGenerator, _ animators: inout [UIViewPropertyAnimator], _ discarded: inout Int
    ) {
        switch random.int(below: 14) {
        case 0, 1: animate(&random)
        case 2: animators.append(makeAnimator(&random))
        case 3: keyframes(&random)
        case 4: transition(&random)
        case 5...8:
            guard !animators.isEmpty else { return }
            drive(animators[random.int(below: animators.count)], &random, &discarded)
        case 9: MainLoop.current.advance(by: random.number(0...0.7))
        case 10: setTime(&random)
        case 11:
            let view = views[random.int(below: views.count)]
            if view.superview == nil { container.addSubview(view) } else { view.removeFromSuperview() }
        case 12: views[random.int(below: views.count)].layer.removeAllAnimations()
        default: MainLoop.current.turn()
        }
    }

    private func change(_ random: inout SeededGenerator) -> () -> Void {
        let view = views[random.int(below: views.count)]
        let number = random.number(1...300)
        switch random.int(below: 5) {
        case 0: return { view.center = CGPoint(x: number, y: 200) }
        case 1: return { view.alpha = number / 300 }
        case 2: return { view.transform = CGAffineTransform(rotationAngle: number / 100).scaledBy(x: 2, y: 1) }
        case 3: return { view.bounds.size = CGSize(width: number, height: number) }
        default: return {}
        }
    }

    private func animate(_ random: inout SeededGenerator) {
        let outer = book.begin()
        let inner = book.begin()
        let changes = [change(&random), change(&random)]
        let options: UIView.AnimationOptions =
            random.int(below: 2) == 0 ? [] : [.autoreverse, .overrideInheritedDuration]
        let durations = [random.number(0...1), random.number(0...1)]
        UIView.animate(withDuration: durations[0], delay: random.number(0...0.3), options: options) {
            changes[0]()
            UIView.animate(withDuration: durations[1], delay: 0, options: options, animations: changes[1]) {
                [book] _ in book.end(inner)
            }
        } completion: { [book] _ in
            book.end(outer)
        }
    }

    private func keyframes(_ random: inout SeededGenerator) {
        let number = book.begin()
        let changes = [change(&random), change(&random)]
        let starts = [random.number(0...1), random.number(0...1)]
        UIView.animateKeyframes(withDuration: random.number(0...1), delay: 0) {
            for (start, change) in zip(starts, changes) {
                UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.4, animations: change)
            }
        } completion: { [book] _ in
            book.end(number)
        }
    }

    private func transition(_ random: inout SeededGenerator) {
        let number = book.begin()
        let kind = UIView.AnimationOptions(rawValue: UInt(random.int(below: 8)) << 20)
        let change = change(&random)
        let target = random.int(below: 2) == 0 ? container : views[random.int(below: views.count)]
        UIView.transition(with: target, duration: random.number(0...1), options: kind, animations: change) {
            [book] _ in book.end(number)
        }
    }

    private func makeAnimator(_ random: inout SeededGenerator) -> UIViewPropertyAnimator {
        let number = book.begin()
        let inner = book.begin()
        let changes = [change(&random), change(&random)]
        let duration = random.number(0.05...1)
        let animator =
            random.int(below: 2) == 0
            ? UIViewPropertyAnimator(duration: duration, curve: .easeIn)
            : UIViewPropertyAnimator(duration: duration, dampingRatio: 0.7)
        animator.addAnimations {
            changes[0]()
            UIView.animate(withDuration: 0.3, animations: changes[1]) { [book] _ in book.end(inner) }
        }
        animator.addCompletion { [book] _ in book.end(number) }
        animator.startAnimation(afterDelay: random.number(0...0.2))
        return animator
    }

    /// Performs an operation that is allowed in its state.
    private func drive(_ animator: UIViewPropertyAnimator, _ random: inout SeededGenerator, _ discarded: inout Int) {
        switch animator.state {
        case .inactive: return
        case .stopped:
            let position: UIViewAnimatingPosition = [.start, .end, .current][random.int(below: 3)]
            animator.finishAnimation(at: position)
            return
        default: break
        }
        switch random.int(below: 8) {
        case 0: animator.pauseAnimation()
        case 1: animator.fractionComplete = random.number(0...1)
        case 2: animator.isReversed.toggle()
        case 3: animator.startAnimation()
        case 4:
            animator.pauseAnimation()
            let timing = random.int(below: 2) == 0 ? nil : UISpringTimingParameters(dampingRatio: 0.8)
            animator.continueAnimation(withTimingParameters: timing, durationFactor: random.number(0...1))
        case 5: animator.addAnimations(change(&random), delayFactor: random.number(0...1))
        case 6:
            animator.stopAnimation(true)
            // Its own completion is never called.
            discarded += 1
        default: animator.stopAnimation(false)
        }
    }

    private func setTime(_ random: inout SeededGenerator) {
        switch random.int(below: 3) {
        case 0: setSpeed(0)
        case 1: container.layer.timeOffset += random.number(-0.5...0.5)
        default: setSpeed(Float(random.number(0.5...2)))
        }
    }

    /// Continues from the layer's present time.
    private func setSpeed(_ speed: Float) {
        let layer = container.layer
        let now = CACurrentMediaTime()
        let local = layer.convertTime(now, from: nil)
        layer.speed = speed
        layer.timeOffset = local
        layer.beginTime = now
    }
}
