import UIKit

/// The animation of a change between tabs, and its interactive swipe.
///
/// The direction follows the tabs: a change to a later tab plays the animation, a change to an earlier one plays it in reverse.
///
/// ```swift
/// tabBarController.use(TabTransition(animation: .push(from: .trailing)))
/// ```
///
/// The tab bar controller keeps it. Its delegate still gets every call: set the delegate before `use(_:)`, or call `use(_:)`
/// again afterwards. An animator or interaction controller that the delegate supplies takes precedence.
public struct TabTransition: Equatable, Sendable {
    /// The animation of a change to a later tab. Defaults to `.push(from: .trailing)`.
    public var animation: TransitionAnimation
    /// Whether a swipe across the content selects the neighbouring tab: toward the leading edge the next one, toward the
    /// trailing edge the previous one. Defaults to `true`.
    ///
    /// The delegate's `shouldSelect` methods are called as for a tap on the bar. Its `didSelect` methods are called when the
    /// change is complete, and not when it is cancelled. No change begins where there is no neighbour or it is disabled, during
    /// a transition, while something is presented, on the bar itself, and after the tab bar controller has got another
    /// delegate. Scroll views that can still scroll in that direction take precedence, and so does a selected navigation
    /// controller that can pop.
    public var isInteractive: Bool
    /// The distance or velocity at which releasing completes a change. Defaults to `.pop`: 0.3 of the width, or 920 points
    /// per second.
    public var threshold: SwipeThreshold

    /// Creates a transition. By default the views push each other aside.
    public init(
        animation: TransitionAnimation = .push(from: .trailing), isInteractive: Bool = true,
        threshold: SwipeThreshold = .pop
    ) {
        self.animation = animation
        self.isInteractive = isInteractive
        self.threshold = threshold
    }

    /// The animator of a change between the tabs with those indices. A view controller without an index counts as behind the
    /// last tab, like those in UIKit's More list.
    @MainActor
    func animator(from: Int?, to: Int?) -> TransitionAnimator {
        TransitionAnimator(animation, Self.isForward(from: from, to: to) ? .forward : .reverse)
    }

    /// Whether a change leads to a later tab.
    static func isForward(from: Int?, to: Int?) -> Bool { (to ?? .max) >= (from ?? .max) }
}
