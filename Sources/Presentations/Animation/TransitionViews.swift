import UIKit

/// The views of a transition: the geometry with which each begins and ends, their order, and their final state.
@MainActor
struct TransitionViews {
    private let container: UIView
    private let operation: TransitionAnimator.Operation
    private let appearing: Participant?
    private let disappearing: Participant?
    private let scrim: ScrimView?
    private let zoom: Zoom?

    /// The zoom of the incoming view.
    private struct Zoom {
        let source: TransitionAnimation.ZoomSource
        let sources: ZoomSources
        /// Whether the source appears while the view fades, and not at the end.
        let fades: Bool
    }

    private typealias Change = (timing: ClosedRange<CGFloat>, change: () -> Void)

    /// One of the two views.
    @MainActor
    private struct Participant {
        let view: UIView
        let rest: ViewGeometry
        /// The geometry at the visible end of the animation: that at rest, in perspective if the view turns.
        let shown: ViewGeometry
        let hidden: ViewGeometry
        /// The state of the view's layer before the transition, if the layer changes because a view turns.
        let turned: TurnedView?
        /// The visible part of a zooming view at the hidden end.
        let window: ZoomWindow?
        let relativeTiming: ClosedRange<CGFloat>
        /// The part of the duration in which the opacity changes; `nil` for `relativeTiming`.
        let alphaTiming: ClosedRange<CGFloat>?
        /// Whether the view fills the container, also after a change of the container's size.
        let fills: Bool
        let mover: TransitionAnimator.Mover

        private func apply(_ geometry: ViewGeometry) {
            if mover == .animation { geometry.apply(to: view) } else { geometry.applyAppearance(to: view) }
        }

        func hide() {
            guard mover != .freeFinger else { return }
            apply(hidden)
            if let window { view.zoomMask?.show(window) }
        }

        /// Gives a disappearing view the perspective in which it turns, which is not visible yet.
        func prepare() {
            if shown.turn != nil { apply(shown) }
        }

        func show() {
            guard mover != .freeFinger else { return }
            apply(shown)
            view.zoomMask?.showWhole()
        }

        /// Gives the view the geometry at rest, after the transition.
        func restore() {
            turned?.restore(rest.transform)
            apply(rest)
            view.removeZoomMask()
        }

        /// Returns the changes to one of its two states, with their parts of the duration.
        ///
        /// - Parameters:
        ///   - geometry: The geometry in that state.
        ///   - change: Brings the view into that state.
        func changes(to geometry: ViewGeometry, _ change: @escaping (Participant) -> Void) -> [Change] {
            guard let alphaTiming, mover != .freeFinger else { return [(relativeTiming, { change(self) })] }
            var opaque = geometry
            opaque.alpha = view.alpha
            return [(relativeTiming, { apply(opaque) }), (alphaTiming, { view.alpha = geometry.alpha })]
        }

        /// Gives the view the geometry that it has without the transition.
        func settle(in container: UIView) {
            turned?.restore(rest.transform)
            // A view that fills its container fills the current size, whatever has moved the view.
            if fills { rest.moved(to: container.bounds).apply(to: view) } else { apply(rest) }
            view.removeZoomMask()
        }

        /// Removes the parts that only the transition needed. The layout has set the geometry.
        func finish() {
            turned?.restore(rest.transform)
            view.removeZoomMask()
        }
    }

    /// Adds the incoming view to the container, and gives every view its initial geometry.
    ///
    /// - Parameters:
    ///   - outline: The outline of the incoming view.
    ///   - mover: The mover of the disappearing view.
    ///   - sources: Finds and hides the source of a zoom.
    init(
        _ animation: TransitionAnimation, _ operation: TransitionAnimator.Operation,
        outline: TransitionAnimator.Outline, mover: TransitionAnimator.Mover, sources: ZoomSources,
        in context: any UIViewControllerContextTransitioning
    ) {
        let container = context.containerView
        self.container = container
        self.operation = operation
        let to = Self.addIncomingView(animation, operation, in: context)
        let from = context.view(forKey: .from)
        let (incoming, outgoing) = operation == .forward ? (to, from) : (from, to)
        let upper = animation.frontmost == .incoming ? incoming ?? outgoing : outgoing ?? incoming
        let scrim = animation.scrim.flatMap { scrim in
            upper.flatMap {
                ScrimView(scrim, below: $0, over: $0 === incoming ? outgoing : incoming, in: container)
            }
        }
        // Laid out at rest first, so that only the position changes during the animation, and not the layout of the
        // content. Laid out through the container, because content that has just been added may ask for another size.
        if to != nil { container.layoutIfNeeded() }
        let isAlone = incoming == nil || outgoing == nil
        let order = DepthOrder(animation, incoming: incoming, outgoing: outgoing, in: container)
        scrim?.layer.zPosition = order.scrim
        func participant(
            _ view: UIView?, _ state: TransitionAnimation.EndState, outline: TransitionAnimator.Outline
        ) -> Participant? {
            guard let view else { return nil }
            let rest = outline.isUpright ? ViewGeometry(view).upright : ViewGeometry(view)
            let hidden = OffscreenState(
                state, of: view, frame: rest.frame, outline: outline, in: container, sources)
            if hidden.window != nil { ZoomMask.install(on: view, whole: outline.window(of: view)) }
            // A single view without a scrim has nothing to wait for.
            let timing = isAlone && scrim == nil ? 0...1 : state.relativeTiming
            let mover = view === from ? mover : .animation
            let turn = mover == .animation ? hidden.turn : mover == .finger ? hidden.turn?.aboutMiddle : nil
            let zPosition = view === incoming ? order.incoming : order.outgoing
            return Participant(
                // A view that a finger has caught may still be animating back to the identity transform.
                view: view, rest: rest, shown: mover == .animation ? rest.turned(turn, isHidden: false) : rest,
                hidden: rest.hidden(hidden).turned(turn, isHidden: true),
                turned: zPosition > 0 ? TurnedView(view, for: turn, zPosition: zPosition) : nil,
                window: hidden.window,
                relativeTiming: timing.played(operation), alphaTiming: state.alphaTiming?.played(operation),
                fills: !isAlone && rest.frame == container.bounds, mover: mover)
        }
        let first = participant(incoming, animation.incoming, outline: outline)
        let second = participant(outgoing, animation.outgoing, outline: TransitionAnimator.Outline())
        self.scrim = scrim
        appearing = operation == .forward ? first : second
        disappearing = operation == .forward ? second : first
        zoom = animation.zoomSource.flatMap { source in
            guard let first, first.window != nil else { return nil }
            return Zoom(
                source: source, sources: sources, fades: mover != .freeFinger && first.hidden.alpha < first.rest.alpha)
        }
        appearing?.hide()
        disappearing?.prepare()
        scrim?.show(operation == .forward ? 0 : 1)
        // A free drag has hidden the source already, and may be over.
        if let zoom, mover != .freeFinger, operation == .reverse || !zoom.fades { zoom.sources.hide(zoom.source) }
    }

    /// Adds the incoming view to the container with its final frame, in front of or behind the other view. A transition
    /// without animation needs nothing else.
    @discardableResult
    static func addIncomingView(
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

    // MARK: Playing

    /// Makes the changes of the whole transition. Called inside an animation of `duration` seconds.
    func play(within duration: TimeInterval) {
        var changes = (appearing.map { $0.changes(to: $0.shown) { $0.show() } } ?? [])
        changes += disappearing.map { $0.changes(to: $0.hidden) { $0.hide() } } ?? []
        if let zoom, zoom.fades {
            let timing = (operation == .forward ? appearing : disappearing)?.relativeTiming ?? 0...1
            let isHiding = operation == .forward
            changes.append((timing, { if isHiding { zoom.sources.hide(zoom.source) } else { zoom.sources.show() } }))
        }
        if let scrim {
            changes.append((scrim.relativeTiming(operation), { scrim.show(operation == .forward ? 1 : 0) }))
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

    /// Leaves only the staying view in the container, and restores the geometry that both views have without the
    /// transition.
    func end(isCancelled: Bool) {
        scrim?.removeFromSuperview()
        let (staying, leaving) = isCancelled ? (disappearing, appearing) : (appearing, disappearing)
        if isCancelled { leaving?.view.removeFromSuperview() }
        leaving?.restore()
        zoom?.sources.transitionDidEnd(isOut: (operation == .forward) != isCancelled)
        guard let staying else { return }
        // A reversed animation may have left any geometry (C56). A view that has appeared has the geometry of its
        // layout.
        if staying.fills || isCancelled { staying.settle(in: container) } else { staying.finish() }
    }

    /// Ends the transition where it is: a presentation as completed, a dismissal as cancelled. The presented view stays
    /// as it is on the screen, and the caller moves it.
    func abandon() {
        scrim?.removeFromSuperview()
        zoom?.sources.transitionDidEnd(isOut: true)
        (operation == .forward ? appearing : disappearing)?.turned?.release()
        guard let other = operation == .forward ? disappearing : appearing else { return }
        if operation == .reverse { other.view.removeFromSuperview() }
        other.settle(in: container)
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

/// The view that shows a `TransitionAnimation.Scrim` between the two views of a transition.
final class ScrimView: UIView {
    private let scrim: TransitionAnimation.Scrim

    /// Inserts the scrim directly behind a view. Fails unless that view covers the other one or the whole container.
    /// With opaque bars both views are smaller than the container.
    init?(_ scrim: TransitionAnimation.Scrim, below view: UIView, over other: UIView?, in container: UIView) {
        let frame = ViewGeometry(view).frame
        let isCovering =
            frame.contains(container.bounds) || other.map { frame.contains(ViewGeometry($0).frame) } == true
        guard view.superview === container, isCovering else { return nil }
        self.scrim = scrim
        super.init(frame: frame)
        backgroundColor = scrim.color
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "presentation.scrim"
        // UIKit keeps touches from the views of a transition, so the scrim does not have to.
        isUserInteractionEnabled = false
        container.insertSubview(self, belowSubview: view)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A scrim is made in code.")
    }

    /// Shows a fraction of the scrim's opacity, 0…1.
    func show(_ level: CGFloat) {
        alpha = min(1, max(0, scrim.alpha.usable)) * level
    }

    /// Returns the part of the duration in which the opacity changes.
    func relativeTiming(_ operation: TransitionAnimator.Operation) -> ClosedRange<CGFloat> {
        scrim.relativeTiming.played(operation)
    }
}
