import UIKit

/// The view that covers everything behind the presented view. At first invisible, shown and hidden in animations.
final class DimmingView: CodeView {
    private let blur: BlurFade?
    let dimming: Dimming

    weak var controller: DimmingController?

    /// The label of the view as VoiceOver's dismiss button. Defaults to `nil`: VoiceOver does not find the view.
    var dismissLabel: String? {
        didSet {
            guard dismissLabel != oldValue else { return }
            isAccessibilityElement = dismissLabel != nil
            accessibilityLabel = dismissLabel
            accessibilityTraits = dismissLabel == nil ? .none : .button
        }
    }

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

    /// The visible level of the dimming, 0…1. Defaults to 0. A blur fades by its effect: UIKit blurs only at alpha 1.
    var level: CGFloat = 0 {
        didSet {
            if let blur {
                blur.level = level
            } else if Float(alpha) != Float(level) {
                // A layer stores its opacity in single precision. It may differ from the last level, because a stopped
                // animation leaves the value on the screen (P7).
                alpha = level
            }
        }
    }

    /// Stops the animations of the level where it is on the screen. A blur ends: a partial effect cannot be set.
    func stopFading() {
        if let blur {
            blur.stopFading()
        } else {
            let seen = layer.presentation()?.opacity ?? layer.opacity
            layer.removeAllAnimations()
            level = CGFloat(seen)
        }
    }

    var isBlur: Bool { blur != nil }

    /// Stops the blur's animator when the view leaves the window, which the animator must not outlive.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { blur?.stop() } else { blur?.show() }
    }

    // MARK: Accessibility

    /// Handles every activation. A refused one must not become a tap in the middle, where the presented view is.
    override func accessibilityActivate() -> Bool {
        guard dismissLabel != nil else { return false }
        controller?.onActivate()
        return true
    }

    // MARK: Touches

    /// Returns this view while anything is dimmed. UIKit's container would keep every touch that its subviews refuse
    /// (G16), so any other touch goes to the view that would receive it without the container.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
        guard level == 0, let container = superview, controller?.passesTouches() == true else { return self }
        return container.viewBeneath(at: convert(point, to: container), with: event)
    }
}

extension UIView {
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

/// Installs the dimming behind the presented view, shows it gradually, and replaces it when the style changes.
@MainActor
final class DimmingController {
    private let container: UIView
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private let tapAction: ActionTarget
    let onActivate: @MainActor () -> Void
    /// Returns whether a touch passes to the views behind the container. Called only while nothing is dimmed.
    let passesTouches: () -> Bool
    private(set) var view: DimmingView
    private var restingLevel: CGFloat
    /// Whether the level follows the presented view in each frame. UIKit animates a blur only from none to all of it.
    private(set) var followsView = false

    /// Installs an invisible dimming at the back of the container, and reports where it is tapped.
    init(
        _ dimming: Dimming, level: CGFloat, hasPartialLevels: () -> Bool, in container: UIView,
        onTap: @escaping @MainActor (CGPoint) -> Void, onActivate: @escaping @MainActor () -> Void,
        passesTouches: @escaping @MainActor () -> Bool
    ) {
        self.container = container
        restingLevel = level
        self.onActivate = onActivate
        self.passesTouches = passesTouches
        tapAction = ActionTarget(tap) { [tap] in onTap(tap.location(in: container)) }
        view = DimmingView(Self.drawable(dimming))
        followsView = view.isBlur && hasPartialLevels()
        install(view)
    }

    func show() { fade(to: restingLevel) }

    /// Shows a level, inside an animation or not. One that follows the presented view is left to its movement.
    func fade(to level: CGFloat) {
        if !followsView || UIView.inheritedAnimationDuration == 0 { view.level = level }
    }

    func stop(at level: CGFloat) {
        view.stopFading()
        UIView.animateCatching { self.view.level = level }
    }

    /// Applies a changed style. Inside an animation the new dimming fades in while the old one fades out.
    func apply(_ dimming: Dimming, level: CGFloat, hasPartialLevels: () -> Bool, allowsTap: Bool) {
        tap.isEnabled = allowsTap
        replace(with: Self.drawable(dimming))
        followsView = view.isBlur && hasPartialLevels()
        guard restingLevel != level else { return }
        restingLevel = level
        show()
    }

    private func replace(with dimming: Dimming) {
        let old = view
        guard old.dimming != dimming else { return }
        let new = DimmingView(dimming)
        view = new
        UIView.performWithoutAnimation {
            install(new)
            // The presenting view may be moved aside.
            (new.transform, new.clipsToBounds) = (old.transform, old.clipsToBounds)
            new.layer.cornerRadius = old.layer.cornerRadius
        }
        new.level = old.level
        new.dismissLabel = old.dismissLabel
        old.dismissLabel = nil
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
            old.level = 0
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    private func install(_ view: DimmingView) {
        view.controller = self
        view.addGestureRecognizer(tap)
        view.frame = container.bounds
        container.insertSubview(view, at: 0)
    }

    private static func drawable(_ dimming: Dimming) -> Dimming {
        dimming.drawable(reduceTransparency: UIAccessibility.isReduceTransparencyEnabled)
    }
}
