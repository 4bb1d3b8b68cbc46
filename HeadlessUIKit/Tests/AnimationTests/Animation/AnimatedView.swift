import UIKit

@testable import TestSupport

/// A view on a phone, for tests that animate it, and a journal of the calls.
@MainActor
struct AnimatedView {
    let phone = Phone()
    let journal = Journal()
    /// Fills the screen and contains the view.
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init(at center: CGPoint = .zero) {
        phone.root.view.addSubview(container)
        container.addSubview(view)
        view.center = center
        MainLoop.current.settle()
    }
}

/// Tests of an animated view.
@MainActor
protocol AnimatedViewTests {
    var animated: AnimatedView { get }
}

extension AnimatedViewTests {
    var phone: Phone { animated.phone }
    var journal: Journal { animated.journal }
    var container: UIView { animated.container }
    var view: UIView { animated.view }

    /// The visible frame of the view.
    var visible: CGPoint? { view.layer.presentation()?.position }
    var x: CGFloat? { visible?.x }

    /// Moves the view to x = 100, and reports the end to the journal.
    func makeAnimator(_ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 1) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 100 }
        animator.addCompletion { [journal] in journal.note("completion(\($0))") }
        return animator
    }

    /// Moves the view to x = 100 linearly, and reports the end to the journal.
    func move(_ duration: TimeInterval = 1, delay: TimeInterval = 0, _ options: UIView.AnimationOptions = []) {
        UIView.animate(withDuration: duration, delay: delay, options: options.union(.curveLinear)) { [view] in
            view.center.x = 100
        } completion: { [journal] in
            journal.note("completion(\($0))")
        }
    }
}
