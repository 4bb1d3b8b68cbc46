import UIKit

/// The views of a transition: the geometry with which each begins and ends, their order, and their final state.
@MainActor
struct TransitionViews {
    private let animation: TransitionAnimation
    private let operation: TransitionAnimator.Operation
    private let container: UIView
    private let incoming: TransitionParticipant?
    private let outgoing: TransitionParticipant?
    private let scrim: UIView?
    private let sources: ZoomSources
    private let zoomSource: TransitionAnimation.ZoomSource?
    /// Whether the source of a zoom appears while the view fades, and not at the end.
    private let sourceFades: Bool

    private var appearing: TransitionParticipant? { operation == .forward ? incoming : outgoing }
    private var disappearing: TransitionParticipant? { operation == .forward ? outgoing : incoming }

    /// Adds the appearing view to the container, and gives every view its initial geometry.
    init(
        _ animation: TransitionAnimation, _ operation: TransitionAnimator.Operation,
        outline: TransitionAnimator.Outline, mover: TransitionAnimator.Mover, sources: ZoomSources,
        in context: any UIViewControllerContextTransitioning
    ) {
        let container = context.containerView
        let to = Self.addView(animation, operation, in: context)
        let from = context.view(forKey: .from)
        let (incoming, outgoing) = operation == .forward ? (to, from) : (from, to)
        let scrim = Self.addScrim(of: animation, incoming: incoming, outgoing: outgoing, in: container)
        // Laid out at rest, so that only the position is animated, and not the layout of the content. Laid out through
        // the container, because content that has just been added may ask for another size.
        if to != nil { container.layoutIfNeeded() }
        let depths = animation.depths(
            in: container.bounds.size, hasIncoming: incoming != nil, hasOutgoing: outgoing != nil)
        scrim?.layer.zPosition = depths.scrim
        let isAlone = incoming == nil || outgoing == nil
        var (first, second) = (animation.incoming, animation.outgoing)
        if isAlone, scrim == nil {
            // There is nothing to wait for.
            first.relativeTiming = 0...1
            second.relativeTiming = 0...1
        }
        func participant(
            _ view: UIView, _ state: TransitionAnimation.EndState, _ outline: TransitionAnimator.Outline, depth: CGFloat
        ) -> TransitionParticipant {
            TransitionParticipant(
                view, state, operation, outline: outline, mover: view === from ? mover : .animation, depth: depth,
                isAlone: isAlone, sources: sources, in: container)
        }
        self.incoming = incoming.map { participant($0, first, outline, depth: depths.incoming) }
        self.outgoing = outgoing.map { participant($0, second, .init(), depth: depths.outgoing) }
        self.animation = animation
        self.operation = operation
        self.container = container
        self.scrim = scrim
        self.sources = sources
        zoomSource = self.incoming?.zooms == true ? animation.zoomSource : nil
        sourceFades = mover != .freeFinger && self.incoming?.fades == true
        appearing?.hide()
        disappearing?.prepare()
        showScrim(operation == .forward ? 0 : 1)
        // A free drag has hidden the source already, and may be over.
        if let zoomSource, mover != .freeFinger, operation == .reverse || !sourceFades { sources.hide(zoomSource) }
    }

    @discardableResult
    static func addView(
        _ animation: TransitionAnimation, _ operation: TransitionAnimator.Operation,
        in context: any UIViewControllerContextTransitioning
    ) -> UIView? {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return nil
        }
        ViewGeometry.move(view, to: context.finalFrame(for: controller))
        let isUpper = (animation.frontmost == .incoming) == (operation == .forward)
        if !isUpper, let other = context.view(forKey: .from), other.superview === context.containerView {
            context.containerView.insertSubview(view, belowSubview: other)
        } else {
            context.containerView.addSubview(view)
        }
        return view
    }

    /// Adds the scrim behind the view in front, if that covers the other one or, without opaque bars, the container.
    private static func addScrim(
        of animation: TransitionAnimation, incoming: UIView?, outgoing: UIView?, in container: UIView
    ) -> UIView? {
        let (upper, lower) = animation.frontmost == .incoming ? (incoming, outgoing) : (outgoing, incoming)
        guard let scrim = animation.scrim, let view = upper ?? lower, view.superview === container else { return nil }
        let frame = ViewGeometry(view).frame
        var covered = [container.bounds]
        if upper != nil, let lower { covered.append(ViewGeometry(lower).frame) }
        guard covered.contains(where: frame.contains) else { return nil }
        let scrimView = UIView(frame: frame)
        scrimView.backgroundColor = scrim.color
        scrimView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrimView.accessibilityIdentifier = "presentation.scrim"
        // UIKit keeps touches from the views of a transition, so the scrim does not have to.
        scrimView.isUserInteractionEnabled = false
        container.insertSubview(scrimView, belowSubview: view)
        return scrimView
    }

    private func showScrim(_ level: CGFloat) {
        scrim?.alpha = min(1, max(0, (animation.scrim?.alpha ?? 0).usable)) * level
    }

    // MARK: Playing

    func play(within duration: TimeInterval) {
        let isForward = operation == .forward
        var changes = (appearing?.changes(hiding: false) ?? []) + (disappearing?.changes(hiding: true) ?? [])
        if let zoomSource, sourceFades {
            changes.append(
                (incoming?.relativeTiming ?? 0...1, { isForward ? sources.hide(zoomSource) : sources.show() }))
        }
        if scrim != nil, let timing = animation.scrim?.relativeTiming {
            changes.append((timing.played(operation), { showScrim(isForward ? 1 : 0) }))
        }
        let keyframes = changes.filter { $0.timing != 0...1 }
        changes.filter { $0.timing == 0...1 }.forEach { $0.change() }
        guard !keyframes.isEmpty else { return }
        UIView.animateKeyframes(withDuration: duration, delay: 0) {
            for keyframe in keyframes {
                let start = min(1, max(0, keyframe.timing.lowerBound))
                let end = min(1, max(start, keyframe.timing.upperBound))
                UIView.addKeyframe(
                    withRelativeStartTime: start, relativeDuration: end - start, animations: keyframe.change)
            }
        }
    }

    /// Leaves only the staying view in the container, and restores the geometry of both.
    func end(isCancelled: Bool) {
        scrim?.removeFromSuperview()
        let (staying, leaving) = isCancelled ? (disappearing, appearing) : (appearing, disappearing)
        if isCancelled { leaving?.view.removeFromSuperview() }
        leaving?.restore(in: container)
        if zoomSource != nil { sources.transitionDidEnd(isOut: (operation == .forward) != isCancelled) }
        // A reversed animation may have left any geometry (C56). A view that has appeared has that of its layout.
        if isCancelled || staying?.fills == true {
            staying?.restore(in: container)
        } else {
            staying?.finish()
        }
    }

    /// Ends the transition where it is on the screen: a presentation as completed, a dismissal as cancelled.
    func abandon() {
        scrim?.removeFromSuperview()
        if zoomSource != nil { sources.transitionDidEnd(isOut: true) }
        incoming?.turned?.release()
        if operation == .reverse { outgoing?.view.removeFromSuperview() }
        outgoing?.restore(in: container)
    }
}

extension ClosedRange<CGFloat> {
    /// Returns the same part of the duration, mirrored for an animation that is played in reverse.
    func played(_ operation: TransitionAnimator.Operation) -> ClosedRange<CGFloat> {
        switch operation {
        case .forward: self
        case .reverse: (1 - upperBound)...(1 - lowerBound)
        }
    }
}
