import UIKit

// The library. The comments describe the way forward. The way back is the same in reverse.
extension TransitionAnimation {
    // MARK: From an edge

    /// Slides in from beyond an edge, over the other view.
    public static func slide(
        from edge: PresentationEdge, timing: TransitionTiming = PresentationDefaults.Motion.slide
    ) -> TransitionAnimation {
        TransitionAnimation(incoming: EndState(displacement: .beyond(edge)), timing: timing)
    }

    /// Slides in from the trailing edge, and as a pop off to it, uncovering the view that returns. Takes 0.25 seconds.
    ///
    /// ```swift
    /// navigationController.use(NavigationTransition(pop: .uncover))
    /// ```
    public static let uncover = TransitionAnimation.slide(from: .trailing, timing: PresentationDefaults.Motion.uncover)

    /// Slides in from beyond an edge, and pushes the other view out at the opposite edge.
    ///
    /// ```swift
    /// tabBarController.use(TabTransition(animation: .push(from: .trailing)))
    /// ```
    public static func push(
        from edge: PresentationEdge, timing: TransitionTiming = PresentationDefaults.Motion.slide
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(displacement: .beyond(edge)),
            outgoing: EndState(displacement: .toward(edge.opposite, share: 1)), timing: timing)
    }

    /// Slides in from beyond an edge, while the other view moves a part of the distance and gets slightly darker, as in UIKit's
    /// own push.
    public static func parallax(
        from edge: PresentationEdge, timing: TransitionTiming = PresentationDefaults.Motion.slide
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(displacement: .beyond(edge)),
            outgoing: EndState(
                displacement: .toward(edge.opposite, share: PresentationDefaults.Motion.parallaxShare)),
            scrim: Scrim(alpha: PresentationDefaults.Motion.parallaxScrim), timing: timing)
    }

    /// Drops in from above, slowing down. Takes 0.4 seconds.
    ///
    /// ```swift
    /// navigationController.use(NavigationTransition(push: .drop, pop: .fly))
    /// ```
    public static let drop = TransitionAnimation.slide(from: .top, timing: PresentationDefaults.Motion.drop)

    /// As a pop, flies off upwards, speeding up: a counterpart of ``drop``. Takes 0.4 seconds.
    public static let fly = TransitionAnimation.slide(from: .top, timing: PresentationDefaults.Motion.fly)

    /// Starts half a screen below its final position, fades in and springs there, with a damping ratio of 0.6. Takes two
    /// seconds.
    ///
    /// ```swift
    /// presentAsPopup(question, style: Popup(animation: .halfwaySpring))
    /// ```
    public static let halfwaySpring = TransitionAnimation.halfwaySpring(
        timing: PresentationDefaults.Motion.halfwaySpring)

    /// Starts half a screen below its final position, fades in and springs there.
    public static func halfwaySpring(
        timing: TransitionTiming = PresentationDefaults.Motion.halfwaySpring
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(displacement: .fraction(x: 0, y: PresentationDefaults.Motion.halfway), alpha: 0),
            timing: timing)
    }

    // MARK: In place

    /// Fades in, without movement. Takes 0.25 seconds.
    ///
    /// ```swift
    /// presentAsCard(detail, style: Card(animation: .crossDissolve))
    /// ```
    public static let crossDissolve = TransitionAnimation.crossDissolve(timing: PresentationDefaults.Motion.dissolve)

    /// Fades in, without movement.
    public static func crossDissolve(
        timing: TransitionTiming = PresentationDefaults.Motion.dissolve
    ) -> TransitionAnimation {
        TransitionAnimation(incoming: EndState(alpha: 0), timing: timing)
    }

    /// Fades the other view to a colour, and then from the colour to the incoming view. Defaults to black and half a second. On
    /// the way back the colour is beneath the view that disappears, and fades away.
    ///
    /// ```swift
    /// tabBarController.use(TabTransition(animation: .fadeThrough()))
    /// ```
    public static func fadeThrough(
        _ color: UIColor = .black, timing: TransitionTiming = PresentationDefaults.Motion.fadeThrough
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(alpha: 0, relativeTiming: 0.5...1),
            scrim: Scrim(color: color, alpha: 1, relativeTiming: 0...0.5), timing: timing)
    }

    /// Grows from 0.8 of its size while fading in, with a slight overshoot.
    public static let scale = TransitionAnimation.scale(timing: PresentationDefaults.Motion.scale)

    /// Grows from a fraction of its size, by default 0.8, while fading in.
    public static func scale(
        from scale: CGFloat = PresentationDefaults.Motion.hiddenScale,
        timing: TransitionTiming = PresentationDefaults.Motion.scale
    ) -> TransitionAnimation {
        TransitionAnimation(incoming: EndState(scale: scale, alpha: 0), timing: timing)
    }

    /// Turns about the vertical axis like a playing card: the other view narrows until only its edge is visible, and then the
    /// incoming view widens. Without perspective. Takes half a second.
    ///
    /// ```swift
    /// navigationController.use(NavigationTransition(push: .flip))
    /// ```
    public static let flip = TransitionAnimation.flip(timing: PresentationDefaults.Motion.flip)

    /// Turns about the vertical axis like a playing card.
    public static func flip(timing: TransitionTiming = PresentationDefaults.Motion.flip) -> TransitionAnimation {
        let edgeOn = CGAffineTransform(scaleX: PresentationDefaults.Motion.edgeOnScale, y: 1)
        return TransitionAnimation(
            incoming: EndState(transform: edgeOn, relativeTiming: 0.5...1),
            outgoing: EndState(transform: edgeOn, relativeTiming: 0...0.5), timing: timing)
    }

    /// Grows out of a view while fading in, and shrinks into the view's current frame while fading out.
    ///
    /// A swipe that dismisses returns to that view, too, with the finger's velocity. If the view has left the window, a swipe
    /// moves the presented view out beyond the edge, and every other dismissal shrinks it a little in place.
    ///
    /// ```swift
    /// present(photo, as: Card(animation: .zoom(from: thumbnail)))
    /// ```
    @MainActor
    public static func zoom(
        from view: UIView, timing: TransitionTiming = PresentationDefaults.Motion.zoom
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(displacement: .over(ZoomSource(view)), alpha: 0), timing: timing)
    }
}
