import UIKit

/// The views that take part in a transition: where each begins and ends, how they lie above each other, and what they are to be
/// when it is over.
@MainActor
struct TransitionViews {
    private let container: UIView
    private let operation: TransitionAnimator.Operation
    private let coming: Actor?
    private let leaving: Actor?
    private let scrim: ScrimView?

    /// One of the two views.
    @MainActor
    private struct Actor {
        let view: UIView
        let rest: ViewGeometry
        let hidden: ViewGeometry
        let span: ClosedRange<CGFloat>
        /// What fills a container of view controllers fills it still when that has another size by then.
        let fills: Bool
        /// Whether the animation says where the view is, or only how it looks.
        let moves: Bool

        func apply(_ place: ViewGeometry) {
            if moves { place.apply(to: view) } else { place.applyLooks(to: view) }
        }

        /// Gives it the place and the looks that it has apart from the transition.
        func settle(in container: UIView) {
            apply(fills ? rest.moved(to: container.bounds) : rest)
        }
    }

    /// Puts the incoming view into the container, and every view where it begins.
    ///
    /// - Parameters:
    ///   - movesView: `false` where a finger moves the view that leaves.
    ///   - source: Where the source of a zoom is taken for; `nil` for where it is.
    init(
        _ animation: TransitionAnimation, _ operation: TransitionAnimator.Operation, overhang: CGFloat, movesView: Bool,
        source known: CGRect?, in context: any UIViewControllerContextTransitioning
    ) {
        let container = context.containerView
        self.container = container
        self.operation = operation
        let to = Self.addIncomingView(animation, operation, in: context)
        let from = context.view(forKey: .from)
        let (lead, other) = operation == .forward ? (to, from) : (from, to)
        let upper = animation.top == .incoming ? lead ?? other : other ?? lead
        let veil = animation.scrim.flatMap { scrim in
            upper.flatMap { ScrimView(scrim, below: $0, over: $0 === lead ? other : lead, in: container) }
        }
        // Laid out in its place first: on the way only the place changes, not the layout of the content. In its container:
        // content that has got there may ask for another size.
        if to != nil { container.layoutIfNeeded() }
        let isAlone = lead == nil || other == nil
        let direction = container.traitCollection.layoutDirection
        func actor(_ view: UIView?, _ look: TransitionAnimation.EndState, overhang: CGFloat) -> Actor? {
            guard let view else { return nil }
            let rest = ViewGeometry(view)
            var source: CGRect?
            if case .over(let zoom) = look.displacement { source = known ?? zoom.frame(in: container) }
            let place = OffscreenState(
                look, frame: rest.frame,
                in: OffscreenState.Surroundings(
                    container: container.bounds.size, direction: direction, overhang: overhang, source: source))
            // Alone there is nothing to wait for.
            let span = isAlone && veil == nil ? 0...1 : look.span
            return Actor(
                view: view, rest: rest, hidden: rest.hidden(place),
                span: span.played(operation), fills: !isAlone && rest.frame == container.bounds,
                moves: movesView || view !== from)
        }
        let leadActor = actor(lead, animation.incoming, overhang: overhang)
        let otherActor = actor(other, animation.outgoing, overhang: 0)
        scrim = veil
        coming = operation == .forward ? leadActor : otherActor
        leaving = operation == .forward ? otherActor : leadActor
        if let coming { coming.apply(coming.hidden) }
        veil?.show(operation == .forward ? 0 : 1)
    }

    /// Puts the incoming view where it belongs, above the other one or below it; without animation that is all.
    @discardableResult
    static func addIncomingView(
        _ animation: TransitionAnimation, _ operation: TransitionAnimator.Operation,
        in context: any UIViewControllerContextTransitioning
    ) -> UIView? {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return nil
        }
        ViewGeometry(view).moved(to: context.finalFrame(for: controller)).apply(to: view)
        let isUpper = (animation.top == .incoming) == (operation == .forward)
        if !isUpper, let other = context.view(forKey: .from), other.superview === context.containerView {
            context.containerView.insertSubview(view, belowSubview: other)
        } else {
            context.containerView.addSubview(view)
        }
        return view
    }

    // MARK: Playing

    /// Makes the changes of the whole transition; called in an animation of `duration` seconds.
    func play(within duration: TimeInterval) {
        var changes: [(span: ClosedRange<CGFloat>, change: () -> Void)] = []
        if let coming { changes.append((coming.span, { coming.apply(coming.rest) })) }
        if let leaving { changes.append((leaving.span, { leaving.apply(leaving.hidden) })) }
        if let scrim { changes.append((scrim.span(operation), { scrim.show(operation == .forward ? 1 : 0) })) }
        let parts = changes.filter { $0.span != 0...1 }
        changes.filter { $0.span == 0...1 }.forEach { $0.change() }
        guard !parts.isEmpty else { return }
        UIView.animateKeyframes(withDuration: duration, delay: 0) {
            for part in parts {
                let start = min(1, max(0, part.span.lowerBound))
                let end = min(1, max(start, part.span.upperBound))
                UIView.addKeyframe(
                    withRelativeStartTime: start, relativeDuration: end - start, animations: part.change)
            }
        }
    }

    /// Nobody but the view that stays is left, and both views are what they were apart from the transition.
    func end(isCancelled: Bool) {
        scrim?.removeFromSuperview()
        let (staying, gone) = isCancelled ? (leaving, coming) : (coming, leaving)
        if isCancelled { gone?.view.removeFromSuperview() }
        gone.map { $0.apply($0.rest) }
        guard let staying else { return }
        // Whoever reversed it may have left anything (C56).
        if staying.fills || isCancelled { staying.settle(in: container) }
        // One that has come looks as at rest, and where it is has been up to layout since the beginning.
    }

    /// The transition is ended where it is: a presentation as completed, a dismissal as cancelled. The view that it
    /// presents or dismisses stays as it is on the screen, and somebody else sees to it.
    func abandon() {
        scrim?.removeFromSuperview()
        guard let other = operation == .forward ? leaving : coming else { return }
        if operation == .reverse { other.view.removeFromSuperview() }
        other.settle(in: container)
    }
}
