import PresentationsTesting
import UIKit

/// A window full of views, each animated for the whole time: a third by a curve, a third by a spring, a third by a
/// property animator.
@MainActor
struct AnimatedViews {
    static let seconds = 10.0
    static let framesPerSecond = 120

    private let stage = Stage(.iPhone15)
    private let views: [UIView]
    private let animators: [UIViewPropertyAnimator]

    init(count: Int) {
        let root = UIViewController()
        stage.show(root)
        var views: [UIView] = []
        var animators: [UIViewPropertyAnimator] = []
        for number in 0..<count {
            let view = UIView(frame: CGRect(x: number % 25 * 15, y: number / 25 * 40, width: 12, height: 30))
            root.view.addSubview(view)
            views.append(view)
        }
        stage.settle()
        for (number, view) in views.enumerated() {
            let changes = {
                view.center.y += 100
                view.alpha = 0.5
                view.transform = CGAffineTransform(rotationAngle: 0.5)
            }
            switch number % 3 {
            case 0:
                UIView.animate(withDuration: Self.seconds, animations: changes)
            case 1:
                UIView.animate(
                    withDuration: Self.seconds, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
                    animations: changes)
            default:
                let animator = UIViewPropertyAnimator(
                    duration: Self.seconds, curve: .easeInOut, animations: changes)
                animator.startAnimation()
                animators.append(animator)
            }
        }
        self.views = views
        self.animators = animators
    }

    /// Lets the clock tick frame by frame and looks at every view in each, as a film of them would. Returns something
    /// that depends on everything seen.
    func play() -> CGFloat {
        var sum: CGFloat = 0
        for _ in 0..<Int(Self.seconds) * Self.framesPerSecond {
            stage.advance(by: 1 / Double(Self.framesPerSecond))
            for view in views {
                guard let visible = view.layer.presentation() else { continue }
                sum += visible.position.y + CGFloat(visible.opacity)
            }
        }
        stage.settle()
        return sum
    }
}
