import UIKit

/// Covers what is behind the presented view. It is made invisible and shown or hidden inside somebody's animation.
final class DimmingView: UIView {
    private let blur: BlurFade?
    let dimming: Dimming

    /// Asked for a touch while nothing is dimmed: whether the touch reaches what is beneath the container.
    var letsTouchesThrough: () -> Bool = { false }

    /// Takes a dimming that can be drawn.
    init(_ dimming: Dimming) {
        self.dimming = dimming
        if case .blurred(let style) = dimming { blur = BlurFade(UIBlurEffect(style: style)) } else { blur = nil }
        super.init(frame: .zero)
        accessibilityIdentifier = "presentation.dimming"
        backgroundColor = dimming.color
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let blur {
            blur.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(blur.view)
        } else {
            alpha = 0
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A dimming view is made in code, for a kind of dimming.")
    }

    /// How much of the dimming is there, 0…1. A blur comes with its effect and not with an alpha, below 1 of which UIKit
    /// does not blur.
    var level: CGFloat = 0 {
        didSet {
            if let blur {
                blur.level = level
            } else if Float(alpha) != Float(level) {
                // A layer keeps its opacity in single precision. It may differ from the last level: an animation that is
                // stopped leaves what it shows (P7).
                alpha = level
            }
        }
    }

    /// Ends every animation of the level where it is on the screen. A blur can only end: what is between is not a value
    /// that it could be given.
    func stopFading() {
        if let blur {
            blur.stopFading()
        } else {
            let seen = layer.presentation()?.opacity ?? layer.opacity
            layer.removeAllAnimations()
            level = CGFloat(seen)
        }
    }

    /// Lets go of what must not outlive the view on the screen.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { blur?.stop() }
    }

    // MARK: Touches

    /// As long as anything is dimmed, however faintly, touches stay here. The container belongs to UIKit and would keep
    /// every touch that its subviews refuse (G16), so a touch that is to pass is answered with the view that would get
    /// it without the container.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
        guard level == 0, let container = superview, letsTouchesThrough() else { return self }
        return container.viewBeneath(at: convert(point, to: container), with: event)
    }
}

extension UIView {
    /// Whom a touch would reach if this view were not there: what is behind it among its siblings, or else its superview.
    fileprivate func viewBeneath(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let superview else { return nil }
        for sibling in superview.subviews.prefix(while: { $0 !== self }).reversed() {
            if let hit = sibling.hitTest(convert(point, to: sibling), with: event) { return hit }
        }
        return superview
    }
}

extension Dimming {
    fileprivate var color: UIColor {
        switch self {
        case .none, .blurred: .clear
        case .dimmed(let alpha): UIColor.black.withAlphaComponent(alpha)
        case .color(let color): color
        }
    }
}
