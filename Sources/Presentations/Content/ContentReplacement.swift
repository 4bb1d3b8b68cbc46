import UIKit

/// One replacement of the content of a container, from its beginning to its end.
@MainActor
final class ContentReplacement {
    let old: UIViewController
    let oldHost: ContentHostView
    /// Whether another replacement brings the old content back, so that it stays.
    var isTakenBack = false
    private var onEnd: ((ContentReplacement) -> Void)?
    private var animator: UIViewPropertyAnimator?

    /// - Parameter onEnd: Called once, when the animation is over.
    init(of old: UIViewController, in oldHost: ContentHostView, onEnd: @escaping (ContentReplacement) -> Void) {
        self.old = old
        self.oldHost = oldHost
        self.onEnd = onEnd
    }

    /// Fades from the old content to that in another host, while the presented view changes to its size.
    ///
    /// - Parameter returns: Whether the other content was disappearing, and is still visible.
    func run(
        to newHost: ContentHostView, returns: Bool, in container: ReplaceableContentViewController, animated: Bool
    ) {
        oldHost.isActive = false
        newHost.isActive = true
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
        _ presented: PresentedContent?, from oldHost: ContentHostView, to newHost: ContentHostView
    ) {
        guard let presented, let host = presented.host, let chrome = host.contentChrome else { return }
        if UIAccessibility.isReduceMotionEnabled {
            UIView.performWithoutAnimation { host.layOutContent() }
            return presented.didChange()
        }
        if host.isDragged { return presented.didChange() }
        oldHost.autoresizingMask = []
        ContentExchange(incoming: newHost.content, outgoing: oldHost, in: chrome, endingAt: host.contentFrame)
            .run { host.layOutContent() }
    }

    func finish() {
        guard let end = onEnd else { return }
        onEnd = nil
        if animator?.state == .active { animator?.stopAnimation(true) }
        animator = nil
        end(self)
    }
}

/// The view around a content's view, which a replacement fades.
final class ContentHostView: UIView {
    let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: content.frame)
        accessibilityIdentifier = "presentation.content"
        addSubview(content)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A content host is made in code.")
    }

    /// Fills a rectangle, also when the container changes its size.
    func place(in rect: CGRect) {
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if frame != rect { frame = rect }
    }

    /// Whether touches and VoiceOver reach the content.
    var isActive: Bool {
        get { isUserInteractionEnabled }
        set {
            isUserInteractionEnabled = newValue
            accessibilityElementsHidden = !newValue
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview === self { ViewGeometry.move(content, to: bounds) }
    }
}
