@preconcurrency import UIKit

/// The animation with which one view replaces another: the states of both at the hidden end, their order, and the timing.
///
/// It describes the way forward: a presentation, a push, a change to a later tab. The way back (a dismissal, a pop, a change
/// to an earlier tab) plays the same in reverse, with the roles of the views exchanged. One value serves all of them:
///
/// ```swift
/// presentAsCard(detail, style: Card(animation: .slide(from: .top)))
/// navigationController.use(NavigationTransition(push: .drop, pop: .fly))
/// tabBarController.use(TabTransition(animation: .crossDissolve))
/// presentAsPopup(question, style: Popup(animation: TransitionAnimation(
///     incoming: .init(scale: 1.1, alpha: 0), timing: .curve(.easeOut, duration: 0.2))))
/// ```
///
/// While Reduce Motion is on, every animation that moves a view plays as a cross dissolve, except under a finger.
public struct TransitionAnimation: Equatable, Sendable {
    /// The initial state of the view that appears; on the way back, the final state of the view that disappears.
    public var incoming: EndState
    /// The final state of the view that is replaced; on the way back, the initial state of the view that returns. Defaults to
    /// its state at rest. Not used in presentations with the style `.custom`, and so in every style of this kit: there the
    /// presenting view stays where it is.
    public var outgoing: EndState
    /// The view that is above the other one. Defaults to `.incoming`.
    public var frontmost: Frontmost
    /// The scrim that covers the lower view. Defaults to `nil`, none.
    public var scrim: Scrim?
    /// The timing.
    public var timing: TransitionTiming

    /// Creates an animation.
    public init(
        incoming: EndState, outgoing: EndState = EndState(), frontmost: Frontmost = .incoming,
        scrim: Scrim? = nil, timing: TransitionTiming
    ) {
        self.incoming = incoming
        self.outgoing = outgoing
        self.frontmost = frontmost
        self.scrim = scrim
        self.timing = timing
    }

    /// One of the two views, in the roles of the way forward.
    public enum Frontmost: Equatable, Sendable {
        /// The view that appears is above, and covers the other one.
        case incoming
        /// The view that is replaced is above, and uncovers the other one.
        case outgoing
    }

    /// A colour between the two views. It is invisible while the lower view is alone, and reaches its full opacity when the
    /// upper view covers it. Used only if the upper view covers the other one or the whole container: smaller presentations
    /// have their own dimming. It is removed at the end of the transition.
    ///
    /// ```swift
    /// let settings = TransitionAnimation(
    ///     incoming: .init(displacement: .beyond(.bottom)), scrim: .init(alpha: 0.6), timing: .curve(.easeOut, duration: 0.3))
    /// navigationController.use(NavigationTransition(push: settings))
    /// ```
    public struct Scrim: Equatable, Sendable {
        /// The colour. Defaults to black.
        public var color: UIColor
        /// The full opacity, 0…1. Defaults to `0.5`. NaN and infinite values count as 0.
        public var alpha: CGFloat
        /// The part of the duration, 0…1, in which the opacity changes. Defaults to `0...1`, the whole duration.
        public var relativeTiming: ClosedRange<CGFloat>

        /// Creates a scrim. By default it is black with an opacity of 0.5.
        public init(
            color: UIColor = .black, alpha: CGFloat = PresentationDefaults.Motion.scrimAlpha,
            relativeTiming: ClosedRange<CGFloat> = 0...1
        ) {
            self.color = color
            self.alpha = alpha
            self.relativeTiming = relativeTiming
        }
    }

    /// The edge that the incoming view comes from; `nil` where it comes from none.
    var edge: PresentationEdge? {
        switch incoming.displacement {
        case .beyond(let edge), .at(_, let edge): edge
        case .inPlace, .toward, .fraction, .over: nil
        }
    }

    /// The source of a zoom; `nil` for every other animation.
    var zoomSource: ZoomSource? {
        if case .over(let source) = incoming.displacement { source } else { nil }
    }

    /// Whether a view changes its position or size.
    var moves: Bool {
        incoming.moves || outgoing.moves
    }

    /// The animation to play: with Reduce Motion a cross dissolve instead of a movement.
    func played(reduceMotion: Bool) -> TransitionAnimation {
        reduceMotion && moves ? .crossDissolve : self
    }
}
