import UIKit

/// A presentation in any style that follows a finger from a view: a mini player that is dragged up into its screen.
///
/// The presented view begins with its inner end at that of the source view, for one that comes from the bottom its top edge
/// at the bar's top edge, and stays beneath the finger up to its place. It fades in over the source on the first fifth of
/// the way. Released beyond the threshold it goes on with the finger's velocity, and otherwise back. Afterwards the style's
/// own gestures dismiss it.
///
/// ```swift
/// tabs.use(ExpandingPresentation(from: miniPlayer, style: PlayerScreen()) { PlayerViewController() })
/// ```
///
/// The finger moves away from the edge by which the style's own swipe dismisses: up for a view that leaves by the bottom.
/// Movement in other directions, and taps, remain with the source view and what is around it; scroll views around it wait
/// until the direction is known. To present in the same way after a tap, and to return to the source, give the style
/// ``TransitionAnimation/expand(from:edge:timing:)``.
@MainActor
public struct ExpandingPresentation {
    /// The view that the finger drags. Referenced weakly, not moved and not changed.
    public private(set) weak var source: UIView?
    /// The distance, as a fraction of the way, or the velocity at which releasing completes the presentation. Defaults to
    /// `.light`: 0.382, or 920 points per second.
    public let threshold: SwipeThreshold
    /// The style of the presentation.
    public let style: any PresentationStyle
    /// Makes the view controller to present; `nil` presents nothing.
    let makeViewController: @MainActor () -> UIViewController?
    /// Called when the presented view controller has gone.
    let onDismiss: (@MainActor (DismissalReason) -> Void)?

    /// Creates a presentation from a view.
    ///
    /// - Parameters:
    ///   - source: The view that the finger drags: a bar, a row, a thumbnail.
    ///   - style: The style of the presentation. Under the finger its animation is replaced.
    ///   - threshold: The distance or velocity at which releasing completes the presentation. Defaults to `.light`.
    ///   - content: Makes the view controller to present, each time that a finger begins to drag the view inward. Return
    ///     `nil` to present nothing. Not called while something is presented already, during a transition, and while the
    ///     presenting view is not in a window. The source retains this closure, so refer weakly to the view controller that
    ///     uses the presentation, and to the source.
    ///   - onDismiss: Called once for each presented view controller when it has gone, with the reason, in the turn of the main
    ///     queue after the end. Also called, with `.swipe`, if the finger cancels the presentation. Not called for a cancelled
    ///     dismissal. Defaults to `nil`.
    public init(
        from source: UIView, style: some PresentationStyle, threshold: SwipeThreshold = .light,
        content: @escaping @MainActor () -> UIViewController?,
        onDismiss: (@MainActor (DismissalReason) -> Void)? = nil
    ) {
        self.source = source
        self.threshold = threshold
        self.style = style
        makeViewController = content
        self.onDismiss = onDismiss
    }
}
