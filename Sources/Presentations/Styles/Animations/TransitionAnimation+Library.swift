import UIKit

// The library. The comments describe an animation that is played forward. A dismissal and a pop play it in reverse.
extension TransitionAnimation {
    // MARK: From an edge

    /// Slides in from beyond an edge, in front of the other view. Takes half a second by default.
    public static func slide(
        from edge: PresentationEdge, timing: TransitionTiming = PresentationDefaults.Motion.slide
    ) -> TransitionAnimation {
        TransitionAnimation(incoming: EndState(displacement: .beyond(edge)), timing: timing)
    }

    /// Slides in from beyond an edge, and pushes the other view out opposite. Takes half a second by default.
    public static func push(
        from edge: PresentationEdge, timing: TransitionTiming = PresentationDefaults.Motion.slide
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(displacement: .beyond(edge)),
            outgoing: EndState(displacement: .toward(edge.opposite, share: 1)), timing: timing)
    }

    /// Slides in from beyond an edge, while the other view moves 0.3 of the way and becomes darker, as in UIKit's push,
    /// in half a second by default.
    public static func parallax(
        from edge: PresentationEdge, timing: TransitionTiming = PresentationDefaults.Motion.slide
    ) -> TransitionAnimation {
        // Common values in imitations of UIKit's push, whose own values Apple does not publish.
        TransitionAnimation(
            incoming: EndState(displacement: .beyond(edge)),
            outgoing: EndState(displacement: .toward(edge.opposite, share: 0.3)),
            scrim: Scrim(alpha: 0.1), timing: timing)
    }

    /// Drops in from above and decelerates. Takes 0.4 seconds, as in many tutorials.
    public static let drop = TransitionAnimation.slide(from: .top, timing: .curve(.easeOut, duration: 0.4))

    /// Flies off upwards and accelerates, when it dismisses or pops: the counterpart of ``drop``. Played forward, it
    /// comes in from above. Takes 0.4 seconds.
    public static let fly = TransitionAnimation.slide(from: .top, timing: .curve(.easeIn, duration: 0.4))

    /// Starts half a screen below its place, fades in and springs into place in two seconds (damping ratio 0.6).
    public static let halfwaySpring = TransitionAnimation(
        incoming: EndState(displacement: .fraction(x: 0, y: 0.5), alpha: 0),
        timing: .spring(dampingRatio: 0.6, duration: 2))

    /// Slides in from another view's position, and fades in over it on the first fifth of the way. Takes half a second
    /// by default. The other view is referenced weakly. With the edge `.bottom`, the default, it starts with its top
    /// edge at the other view's. If that is less than 44 points from its final position, or the other view is not in
    /// the window, it slides in from beyond the edge. A swipe that dismisses moves the view to the edge.
    @MainActor
    public static func expand(
        from view: UIView, edge: PresentationEdge = .bottom,
        timing: TransitionTiming = PresentationDefaults.Motion.slide
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(displacement: .at(ZoomSource(view), from: edge), alpha: 0, alphaTiming: 0...0.2),
            timing: timing)
    }

    // MARK: In place

    /// Fades in without moving. Takes 0.25 seconds, as in UIKit's cross dissolves.
    public static let crossDissolve = TransitionAnimation(
        incoming: EndState(alpha: 0), timing: .curve(.easeInOut, duration: 0.25))

    /// Fades the other view to a colour, and then to the incoming view. Defaults to black and half a second. In
    /// reverse, the colour is behind the view that disappears.
    public static func fadeThrough(
        _ color: UIColor = .black, timing: TransitionTiming = .curve(.easeInOut, duration: 0.5)
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(alpha: 0, relativeTiming: 0.5...1),
            scrim: Scrim(color: color, alpha: 1, relativeTiming: 0...0.5), timing: timing)
    }

    /// Grows from 0.8 of its size while fading in, with a slight overshoot. Takes 0.35 seconds.
    public static let scale = TransitionAnimation.scale(from: 0.8)

    /// ``scale`` from another fraction of its size, 0…1. Scales below 0.01 count as 0.01.
    public static func scale(
        from scale: CGFloat,
        timing: TransitionTiming = .spring(dampingRatio: 0.8, duration: 0.35)
    ) -> TransitionAnimation { TransitionAnimation(incoming: EndState(scale: scale, alpha: 0), timing: timing) }

    /// Turns about the vertical axis like a playing card with a view on each side, in perspective. The trailing edge
    /// comes to the front. Takes half a second.
    public static let flip = TransitionAnimation.flip(from: .trailing)

    /// ``flip`` with another edge that comes to the front; with `.top` and `.bottom` about the horizontal axis.
    public static func flip(
        from edge: PresentationEdge, timing: TransitionTiming = .curve(.easeInOut, duration: 0.5)
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(relativeTiming: 0.5...1, rotation: Rotation(edge)),
            outgoing: EndState(relativeTiming: 0...0.5, rotation: Rotation(edge.opposite)), timing: timing)
    }

    /// Turns a cube with the two views on adjacent faces, the incoming one from the trailing edge, in half a second.
    /// Above and below it, the background of the container is visible, or the dimming of a presentation.
    public static let cube = TransitionAnimation.cube(from: .trailing)

    /// ``cube`` from another edge.
    public static func cube(
        from edge: PresentationEdge, timing: TransitionTiming = .curve(.easeInOut, duration: 0.5)
    ) -> TransitionAnimation {
        let axis = Rotation.Axis.behind(0.5)
        return TransitionAnimation(
            incoming: EndState(rotation: Rotation(edge, axis: axis)),
            outgoing: EndState(rotation: Rotation(edge.opposite, axis: axis)), timing: timing)
    }

    /// Swings shut like a door in front of the other view, about its leading edge. In reverse it swings open, away from
    /// the viewer. Takes half a second.
    public static let door = TransitionAnimation.door(hinge: .leading)

    /// ``door`` that turns about another edge.
    public static func door(
        hinge: PresentationEdge, timing: TransitionTiming = .curve(.easeInOut, duration: 0.5)
    ) -> TransitionAnimation {
        TransitionAnimation(incoming: EndState(rotation: Rotation(hinge.opposite, axis: .hinge)), timing: timing)
    }

    /// Grows out of a view, and shrinks back into the view's current frame in reverse. Takes half a second by default.
    ///
    /// At the hidden end, the incoming view covers `view` exactly, clipped to its frame and its `layer.cornerRadius`,
    /// and is transparent. With a `target` inside it, only that covers `view`, opaque, and the rest appears as the clip
    /// grows. While the incoming view is shown, `view` is invisible, except with Reduce Motion; in a stack only during
    /// the transitions. See <doc:Transitions#Zoom-out-of-a-thumbnail> for drags, and for views that are out of sight.
    @MainActor
    public static func zoom(
        from view: UIView, to target: UIView? = nil, timing: TransitionTiming = PresentationDefaults.Motion.slide
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(displacement: .over(ZoomSource(view, to: target)), alpha: 0), timing: timing)
    }
}
