@preconcurrency import UIKit

/// An animation with which one view replaces another: their states at the hidden ends, their order, and the timing.
///
/// It describes a presentation, a push, or a change to a later tab. A dismissal, a pop, or a change to an earlier tab
/// plays it in reverse, with the roles of the views exchanged. The same value works for all of them:
///
/// ```swift
/// presentAsCard(detail, style: Card(animation: .slide(from: .top)))
/// navigationController.use(NavigationTransition(push: .drop, pop: .fly))
/// tabBarController.use(TabTransition(animation: .crossDissolve))
/// ```
///
/// With Reduce Motion, every animation that moves a view is replaced by a cross dissolve, except during a drag.
public struct TransitionAnimation: Equatable, Sendable {
    /// The initial state of the view that appears. In reverse, the final state of the view that disappears.
    public var incoming: EndState
    /// The final state of the view that is replaced. In reverse, the initial state of the view that returns. Defaults
    /// to rest. No effect in the kit's and other `.custom` presentations, in which the presenting view stays in place.
    public var outgoing: EndState
    /// The view that is in front. Defaults to `.incoming`.
    public var frontmost: Frontmost
    /// The scrim between the two views. Defaults to `nil`: none.
    public var scrim: Scrim?
    /// The timing of the whole animation.
    public var timing: TransitionTiming

    /// Creates an animation from its properties. By default only the view that appears changes, in front.
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

    /// Returns the animation with another timing.
    public func timed(_ timing: TransitionTiming) -> TransitionAnimation {
        var animation = self
        animation.timing = timing
        return animation
    }

    /// One of the two views of an animation.
    ///
    /// ```swift
    /// let reveal = TransitionAnimation(
    ///     incoming: .init(), outgoing: .init(displacement: .beyond(.leading)),
    ///     frontmost: .outgoing,
    ///     timing: .curve(.easeInOut, duration: 0.3))
    /// tabBarController.use(TabTransition(animation: reveal))
    /// ```
    public enum Frontmost: Equatable, Sendable {
        /// The view that appears. It covers the other one.
        case incoming
        /// The view that is replaced. It uncovers the other one.
        case outgoing
    }

    /// A colour between the two views.
    ///
    /// It reaches its full opacity when the view in front covers the other one, and is removed at the end. It is used
    /// only if that view covers the other one or the container, since smaller presentations have their own dimming.
    ///
    /// ```swift
    /// let settings = TransitionAnimation(
    ///     incoming: .init(displacement: .beyond(.bottom)),
    ///     scrim: .init(alpha: 0.6),
    ///     timing: .curve(.easeOut, duration: 0.3))
    /// navigationController.use(NavigationTransition(push: settings))
    /// ```
    public struct Scrim: Equatable, Sendable {
        /// The colour. Defaults to black.
        public var color: UIColor
        /// The full opacity, 0…1. Defaults to `0.5`. NaN and infinite values count as 0.
        public var alpha: CGFloat
        /// The part of the duration, 0…1, in which the opacity changes. Defaults to `0...1`, the whole duration.
        public var relativeTiming: ClosedRange<CGFloat>

        /// Creates a scrim from its properties.
        public init(color: UIColor = .black, alpha: CGFloat = 0.5, relativeTiming: ClosedRange<CGFloat> = 0...1) {
            self.color = color
            self.alpha = alpha
            self.relativeTiming = relativeTiming
        }
    }

    var edge: PresentationEdge? {
        switch incoming.displacement {
        case .beyond(let edge), .at(_, let edge): edge
        case .inPlace, .toward, .fraction, .over: nil
        }
    }

    var zoomSource: ZoomSource? {
        if case .over(let source) = incoming.displacement { source } else { nil }
    }

    func played(reduceMotion: Bool) -> TransitionAnimation {
        reduceMotion && (incoming.moves || outgoing.moves) ? .crossDissolve : self
    }
}
