import UIKit

/// Covers the presenter. It is made invisible and shown or hidden inside somebody's animation.
final class DimmingView: UIView {
    private let effectView: UIVisualEffectView?
    private let effect: UIBlurEffect?
    let dimming: Dimming

    /// Takes a dimming that can be drawn.
    init(_ dimming: Dimming) {
        self.dimming = dimming
        if case .blurred(let style) = dimming {
            effect = UIBlurEffect(style: style)
            effectView = UIVisualEffectView(effect: nil)
        } else {
            effect = nil
            effectView = nil
        }
        super.init(frame: .zero)
        accessibilityIdentifier = "presentation.dimming"
        backgroundColor = dimming.color
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let effectView {
            effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(effectView)
        } else {
            alpha = 0
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A dimming view is made in code, for a kind of dimming.")
    }

    /// A blur comes with its effect and not with an alpha, below 1 of which UIKit does not blur.
    var isShown: Bool = false {
        didSet {
            if let effectView {
                effectView.effect = isShown ? effect : nil
            } else {
                alpha = isShown ? 1 : 0
            }
        }
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
