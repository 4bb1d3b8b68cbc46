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

    /// Slides in from where another view is, and fades in over it on the first fifth of the way: a mini player that grows into
    /// its screen. The way back leads there again.
    ///
    /// The inner end of the incoming view begins at that of the other view: with the edge `.bottom`, its top edge at that
    /// view's top edge. If that is less than 44 points from its place at rest, or if the other view is not in the window, it
    /// slides in from beyond the edge. A swipe that dismisses goes on to the edge.
    ///
    /// ```swift
    /// present(player, as: Card(animation: .expand(from: miniPlayer)))
    /// ```
    @MainActor
    public static func expand(
        from view: UIView, edge: PresentationEdge = .bottom,
        timing: TransitionTiming = PresentationDefaults.Motion.slide
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(
                displacement: .at(ZoomSource(view), from: edge), alpha: 0,
                alphaTiming: PresentationDefaults.Motion.expansionFade),
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

    /// Turns about the vertical axis like a playing card with a view on either side, in perspective: the other view turns until
    /// only its edge is visible, and then the incoming view appears from the back. The trailing edge comes to the front. Takes
    /// half a second.
    ///
    /// ```swift
    /// navigationController.use(NavigationTransition(push: .flip))
    /// ```
    public static let flip = TransitionAnimation.flip(timing: PresentationDefaults.Motion.flip)

    /// Turns like a playing card with a view on either side, in perspective.
    ///
    /// - Parameters:
    ///   - edge: The edge of the card that comes to the front, by default the trailing one. With `.top` and `.bottom` the card
    ///     turns about the horizontal axis.
    ///   - timing: The timing.
    public static func flip(
        from edge: PresentationEdge = .trailing, timing: TransitionTiming = PresentationDefaults.Motion.flip
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(relativeTiming: 0.5...1, rotation: Rotation(edge)),
            outgoing: EndState(relativeTiming: 0...0.5, rotation: Rotation(edge.opposite)), timing: timing)
    }

    /// Turns a cube with the two views on neighbouring faces, in perspective: the incoming view comes from the trailing edge.
    /// Takes half a second.
    ///
    /// ```swift
    /// tabBarController.use(TabTransition(animation: .cube))
    /// ```
    public static let cube = TransitionAnimation.cube(timing: PresentationDefaults.Motion.cube)

    /// Turns a cube with the two views on neighbouring faces, in perspective.
    ///
    /// What is seen above and below the cube is behind both views: the background of the navigation or tab bar controller, or
    /// the dimming of a presentation.
    ///
    /// - Parameters:
    ///   - edge: The edge that the incoming view comes from, by default the trailing one.
    ///   - timing: The timing.
    public static func cube(
        from edge: PresentationEdge = .trailing, timing: TransitionTiming = PresentationDefaults.Motion.cube
    ) -> TransitionAnimation {
        let axis = Rotation.Axis.behind(PresentationDefaults.Motion.cubeDepth)
        return TransitionAnimation(
            incoming: EndState(rotation: Rotation(edge, axis: axis)),
            outgoing: EndState(rotation: Rotation(edge.opposite, axis: axis)), timing: timing)
    }

    /// Swings shut over the other view like a door, about its leading edge, in perspective. On the way back it swings open,
    /// away from the viewer. Takes half a second.
    ///
    /// ```swift
    /// navigationController.use(NavigationTransition(push: .door))
    /// ```
    public static let door = TransitionAnimation.door(timing: PresentationDefaults.Motion.door)

    /// Swings shut over the other view like a door, in perspective; on the way back it swings open.
    ///
    /// - Parameters:
    ///   - hinge: The edge about which the view turns, by default the leading one.
    ///   - timing: The timing.
    public static func door(
        hinge: PresentationEdge = .leading, timing: TransitionTiming = PresentationDefaults.Motion.door
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(rotation: Rotation(hinge.opposite, axis: .hinge)), timing: timing)
    }

    /// Grows out of a view, and shrinks into the view's current frame on the way back.
    ///
    /// At the hidden end the incoming view covers `view` exactly, clipped to its frame and its corners. With a `target` it is
    /// the target that does, opaque from the beginning, and what is around it appears as the clip grows. Without one the whole
    /// incoming view does, and fades.
    ///
    /// `view` is invisible from the beginning of a presentation to the end of its dismissal; in a navigation stack during the
    /// push and during the pop. With Reduce Motion it stays as it is.
    ///
    /// A swipe that dismisses moves the presented view in both axes and shrinks it; let go it returns into `view` with the
    /// finger's velocity. A view that rests at detents keeps to its axis under the finger.
    ///
    /// If `view` cannot be seen by then, a dismissal and a pop fade and shrink the view a little in place, and a swipe moves it
    /// out beyond the edge. See ``ZoomSource`` for when that is so.
    ///
    /// ```swift
    /// present(photo, as: Card(animation: .zoom(from: thumbnail, to: photo.imageView)))
    /// ```
    ///
    /// - Parameters:
    ///   - view: The source. Its `layer.cornerRadius` gives the corners of the clip.
    ///   - target: A view inside the incoming one that becomes the source; resolved in the layout at rest. Defaults to `nil`,
    ///     the whole incoming view.
    ///   - timing: The timing. Defaults to that of `.slide`.
    @MainActor
    public static func zoom(
        from view: UIView, to target: UIView? = nil, timing: TransitionTiming = PresentationDefaults.Motion.zoom
    ) -> TransitionAnimation {
        TransitionAnimation(
            incoming: EndState(displacement: .over(ZoomSource(view, to: target)), alpha: 0), timing: timing)
    }
}
