import UIKit

/// One replacement of the content of a container, from its beginning to its end.
@MainActor
final class ContentReplacement {
    let old: UIViewController
    /// The view around its view, which fades.
    let oldHost: ContentContainerView
    /// Whether another replacement brings the old content back, so that it stays.
    var isTakenBack = false
    private var onEnd: ((ContentReplacement) -> Void)?
    private var animator: UIViewPropertyAnimator?

    /// - Parameter onEnd: Called once, when the animation is over.
    init(of old: UIViewController, in oldHost: ContentContainerView, onEnd: @escaping (ContentReplacement) -> Void) {
        self.old = old
        self.oldHost = oldHost
        self.onEnd = onEnd
    }

    /// Fades from the old content to that in another host, while the presented view changes to its size.
    ///
    /// - Parameter returns: Whether the other content was disappearing, and is still visible.
    func run(
        to newHost: ContentContainerView, returns: Bool, in container: ReplaceableContentViewController, animated: Bool
    ) {
        oldHost.setActive(false)
        newHost.setActive(true)
        let fade = { [oldHost] in
            container.viewIfLoaded?.backgroundColor = container.contentViewController.opaqueBackground
            oldHost.alpha = 0
            newHost.alpha = 1
        }
        guard animated else {
            fade()
            return finish()
        }
        if !returns { UIView.performWithoutAnimation { newHost.alpha = 0 } }
        let presented = container.presentedContent
        let animator = (presented?.host?.changeTiming ?? PresentationMotion().change).makeAnimator()
        animator.addAnimations { [oldHost] in
            Self.layOut(presented, from: oldHost, to: newHost)
            fade()
        }
        animator.addCompletion { [weak self] _ in self?.finish() }
        self.animator = animator
        animator.startAnimation()
    }

    /// Lays the presentation out for the new content, inside the animation. A view that is being dragged is left alone.
    private static func layOut(
        _ presented: PresentedContent?, from oldHost: ContentContainerView, to newHost: ContentContainerView
    ) {
        guard let presented, let host = presented.host, let chrome = host.contentChrome else { return }
        if UIAccessibility.isReduceMotionEnabled {
            UIView.performWithoutAnimation { host.layOut() }
            return presented.didChange()
        }
        if host.isDragged { return presented.didChange() }
        oldHost.autoresizingMask = []
        ContentExchange(incoming: newHost.content, outgoing: oldHost, in: chrome, endingAt: host.contentFrame)
            .run { host.layOut() }
    }

    func finish() {
        guard let end = onEnd else { return }
        onEnd = nil
        if animator?.state == .active { animator?.stopAnimation(true) }
        animator = nil
        end(self)
    }
}

extension UIView {
    /// Sets whether touches and VoiceOver reach the view.
    fileprivate func setActive(_ isActive: Bool) {
        isUserInteractionEnabled = isActive
        accessibilityElementsHidden = !isActive
    }
}
