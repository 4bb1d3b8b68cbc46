import UIKit

/// How the change from one tab to another looks, and that a finger can make it.
///
/// The direction is that of the tabs: a tab further on plays the animation, one further back plays it in reverse.
///
/// ```swift
/// tabBarController.use(TabTransition(animation: .push(from: .trailing)))
/// ```
///
/// The tab bar controller keeps it. Its own delegate goes on hearing everything: set it before `use(_:)`, or call `use(_:)`
/// once more afterwards. An animator or an interaction controller that the delegate supplies comes first.
public struct TabTransition: Equatable, Sendable {
    /// How the change to a tab further on proceeds. Default `.push(from: .trailing)`.
    public var animation: TransitionAnimation
    /// Whether a finger that moves across the content changes to the neighbouring tab: toward the leading edge to the next
    /// one, toward the trailing edge to the one before. Default `true`.
    ///
    /// The delegate's `shouldSelect` methods are asked as for a tap on the bar, and its `didSelect` methods are called when the
    /// change is complete, never when it was taken back. Nothing begins where there is no neighbour or it is disabled, during
    /// a transition, while something is presented, on the bar itself, and once the tab bar controller has got another
    /// delegate. Scroll views that can still scroll that way keep the finger, and so does a selected navigation controller
    /// that can go back.
    public var isInteractive: Bool
    /// From when on a change that is let go goes on to its end. Default `.pop`, 0.3 of the width.
    public var threshold: SwipeThreshold

    /// A transition; by default the views push each other aside.
    public init(
        animation: TransitionAnimation = .push(from: .trailing), isInteractive: Bool = true,
        threshold: SwipeThreshold = .pop
    ) {
        self.animation = animation
        self.isInteractive = isInteractive
        self.threshold = threshold
    }

    /// Who plays the change between tabs at those places. A controller without a place of its own is behind the last tab, as
    /// those in UIKit's list of more are.
    @MainActor
    func animator(from: Int?, to: Int?) -> TransitionAnimator {
        let isForward = (to ?? .max) >= (from ?? .max)
        return TransitionAnimator(animation, isForward ? .forward : .reverse)
    }
}
