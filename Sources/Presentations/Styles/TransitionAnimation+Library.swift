import UIKit

/// The library. Each is described as it comes; it goes the same way back.
extension TransitionAnimation {
    // MARK: From an edge

    /// Slides in from beyond an edge, over what is there, and out there again.
    public static func slide(
        from edge: PresentationEdge, timing: TransitionTiming = PresentationDefaults.Motion.slide
    ) -> TransitionAnimation {
        TransitionAnimation(incoming: EndState(displacement: .beyond(edge)), timing: timing)
    }

    /// As a pop, the view that goes slides off to the trailing side, over the one that returns; as a push it comes from there.
    /// A quarter of a second.
    ///
    /// ```swift
    /// navigationController.use(NavigationTransition(pop: .uncover))
    /// ```
    public static let uncover = TransitionAnimation.slide(from: .trailing, timing: PresentationDefaults.Motion.uncover)

    /// Slides in from beyond an edge and pushes out what is there on the other side.
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

    /// Slides in from beyond an edge while what is there moves on by a part of the way, in a light shade: as UIKit's own push.
    public static func parallax(
        from edge: PresentationEdge, timing: TransitionTiming = PresentationDefaults.Motion.slide
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(displacement: .beyond(edge)),
            outgoing: EndState(
                displacement: .toward(edge.opposite, share: PresentationDefaults.Motion.parallaxShare)),
            scrim: Scrim(alpha: PresentationDefaults.Motion.parallaxScrim), timing: timing)
    }

    /// Drops in from above, and comes to rest softly. 0.4 seconds.
    ///
    /// ```swift
    /// navigationController.use(NavigationTransition(push: .drop, pop: .fly))
    /// ```
    public static let drop = TransitionAnimation.slide(from: .top, timing: PresentationDefaults.Motion.drop)

    /// As a pop, the view that goes flies off upwards, faster and faster; what has dropped in goes well this way. 0.4 seconds.
    public static let fly = TransitionAnimation.slide(from: .top, timing: PresentationDefaults.Motion.fly)

    /// Starts half a screen below its place, fades in and springs there: damping ratio 0.6, two seconds.
    ///
    /// ```swift
    /// presentAsPopup(question, style: Popup(animation: .halfwaySpring))
    /// ```
    public static let halfwaySpring = TransitionAnimation.halfwaySpring(
        timing: PresentationDefaults.Motion.halfwaySpring)

    /// Starts half a screen below its place, fades in and springs there.
    public static func halfwaySpring(
        timing: TransitionTiming = PresentationDefaults.Motion.halfwaySpring
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(displacement: .fraction(x: 0, y: PresentationDefaults.Motion.halfway), alpha: 0),
            timing: timing)
    }

    // MARK: In place

    /// Fades in and out in place, over a quarter of a second.
    ///
    /// ```swift
    /// presentAsCard(detail, style: Card(animation: .crossDissolve))
    /// ```
    public static let crossDissolve = TransitionAnimation.crossDissolve(timing: PresentationDefaults.Motion.dissolve)

    /// Fades in and out in place.
    public static func crossDissolve(
        timing: TransitionTiming = PresentationDefaults.Motion.dissolve
    ) -> TransitionAnimation {
        TransitionAnimation(incoming: EndState(alpha: 0), timing: timing)
    }

    /// What is there fades to a colour, and the new view appears out of it, over half a second. Back again the colour lies
    /// beneath what goes, and is gone in the end.
    ///
    /// ```swift
    /// tabBarController.use(TabTransition(animation: .fadeThrough()))
    /// ```
    public static func fadeThrough(
        _ color: UIColor = .black, timing: TransitionTiming = PresentationDefaults.Motion.fadeThrough
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(alpha: 0, span: 0.5...1), scrim: Scrim(color: color, alpha: 1, span: 0...0.5),
            timing: timing)
    }

    /// Grows from 0.8 of its size while fading in, with a light overshoot.
    public static let scale = TransitionAnimation.scale(timing: PresentationDefaults.Motion.scale)

    /// Grows from a share of its size while fading in.
    public static func scale(
        from scale: CGFloat = PresentationDefaults.Motion.hiddenScale,
        timing: TransitionTiming = PresentationDefaults.Motion.scale
    ) -> TransitionAnimation {
        TransitionAnimation(incoming: EndState(scale: scale, alpha: 0), timing: timing)
    }

    /// Turns about its vertical middle like a playing card, over half a second: what is there narrows to its edge, where the
    /// two are exchanged, and the new view widens. Seen from afar, without perspective.
    ///
    /// ```swift
    /// navigationController.use(NavigationTransition(push: .flip))
    /// ```
    public static let flip = TransitionAnimation.flip(timing: PresentationDefaults.Motion.flip)

    /// Turns about its vertical middle like a playing card.
    public static func flip(timing: TransitionTiming = PresentationDefaults.Motion.flip) -> TransitionAnimation {
        let edgeOn = CGAffineTransform(scaleX: PresentationDefaults.Motion.edgeOnScale, y: 1)
        return TransitionAnimation(
            incoming: EndState(transform: edgeOn, span: 0.5...1),
            outgoing: EndState(transform: edgeOn, span: 0...0.5), timing: timing)
    }

    /// Grows out of a view while fading in, and shrinks into it while fading out, wherever that view is by then.
    ///
    /// What the user swipes away returns to that view, too, with the finger's velocity. Once the view has left the window, a
    /// swipe takes what was presented out by the edge, and every other dismissal shrinks it a little in its place.
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
