@preconcurrency import UIKit

/// How one view takes the place of another: how both look at the hidden end, which of them is above, and the timing.
///
/// It describes the way forward: a presentation, a push, a tab further on. The way back — a dismissal, a pop, a tab further
/// back — plays the same backwards, with the roles exchanged. One value serves all of them:
///
/// ```swift
/// presentAsCard(detail, style: Card(animation: .slide(from: .top)))
/// navigationController.use(NavigationTransition(push: .drop, pop: .fly))
/// tabBarController.use(TabTransition(animation: .crossDissolve))
/// presentAsPopup(question, style: Popup(animation: TransitionAnimation(
///     incoming: .init(scale: 1.1, alpha: 0), timing: .curve(.easeOut, duration: 0.2))))
/// ```
///
/// While Reduce Motion is on, every animation that moves something is played as a cross dissolve, unless a finger moves it.
public struct TransitionAnimation: Equatable, Sendable {
    /// How the view that comes looks where it begins; on the way back, how the view that goes looks where it ends.
    public var incoming: EndState
    /// How the view that is left looks in the end; on the way back, how the view that returns looks where it begins. Default:
    /// as in its place. Not used where UIKit keeps that view to itself: a presentation in the style `.custom`, and with it
    /// every style of this kit, leaves the presenter where it is.
    public var outgoing: EndState
    /// Which of the two is above the other. Default `.incoming`.
    public var top: Top
    /// What covers the lower view. Default `nil`: nothing.
    public var scrim: Scrim?
    /// How it proceeds.
    public var timing: TransitionTiming

    /// An animation of your own.
    public init(
        incoming: EndState, outgoing: EndState = EndState(), top: Top = .incoming, scrim: Scrim? = nil,
        timing: TransitionTiming
    ) {
        self.incoming = incoming
        self.outgoing = outgoing
        self.top = top
        self.scrim = scrim
        self.timing = timing
    }

    /// One of the two views, as the way forward has them.
    public enum Top: Equatable, Sendable {
        /// The view that comes is above, and covers the other one.
        case incoming
        /// The view that is left is above, and uncovers the other one.
        case outgoing
    }

    /// A veil between the two views: it is not there while the lower view is alone, and as dense as it gets where the upper
    /// one has covered it. Only where the upper view covers the other one, or the whole container: a presentation that is
    /// smaller has its own dimming. It is gone when the transition is over.
    ///
    /// ```swift
    /// let settings = TransitionAnimation(
    ///     incoming: .init(displacement: .beyond(.bottom)), scrim: .init(alpha: 0.6), timing: .curve(.easeOut, duration: 0.3))
    /// navigationController.use(NavigationTransition(push: settings))
    /// ```
    public struct Scrim: Equatable, Sendable {
        /// Its colour. Default black.
        public var color: UIColor
        /// How dense it gets, 0…1. Default `0.5`.
        public var alpha: CGFloat
        /// The share of the time, 0…1, in which it gets denser. Default `0...1`: all of it.
        public var span: ClosedRange<CGFloat>

        /// A scrim; by default half of a black one.
        public init(
            color: UIColor = .black, alpha: CGFloat = PresentationDefaults.Motion.scrimAlpha,
            span: ClosedRange<CGFloat> = 0...1
        ) {
            self.color = color
            self.alpha = alpha
            self.span = span
        }
    }

    /// The edge that it comes from, if any.
    var edge: PresentationEdge? {
        if case .beyond(let edge) = incoming.displacement { edge } else { nil }
    }

    /// Whether something changes its place or size on the way.
    var moves: Bool {
        incoming.moves || outgoing.moves
    }

    /// The animation to play: a cross dissolve in place of a movement while Reduce Motion is on.
    func played(reduceMotion: Bool) -> TransitionAnimation {
        reduceMotion && moves ? .crossDissolve : self
    }
}
