import UIKit

/// A presentation in any style that the user drags out of a view, like a mini player that becomes its screen.
///
/// The drag leads away from the edge toward which the style's own swipe dismisses: up, if that is the bottom. A release
/// beyond the threshold completes the presentation with the finger's velocity; any other release cancels it. See
/// <doc:Gestures#Drag-a-mini-player-up>.
///
/// ```swift
/// tabs.use(
///     ExpandingPresentation(from: miniPlayer, style: PlayerScreen()) {
///         PlayerViewController()
///     })
/// ```
///
/// Drags in other directions, and taps, are left to the source view and the views around it. Scroll views around it
/// wait until the direction is known. To present with the same movement after a tap, and to return to the source in the
/// dismissal, use the animation ``TransitionAnimation/expand(from:edge:timing:)`` in the style.
@MainActor
public struct ExpandingPresentation {
    /// The view that the user drags: a bar, a row, a thumbnail. It is referenced weakly, and neither moved nor changed.
    public private(set) weak var source: UIView?
    /// The distance, as a fraction of the way, or the velocity at which a release completes the presentation. Defaults
    /// to `.light`: 0.382, or 920 points per second.
    public var threshold: SwipeThreshold { presentation.threshold }
    /// The style of the presentation.
    public var style: any PresentationStyle { presentation.style }
    /// The style, the threshold and the closures. The edge is not used.
    fileprivate let presentation: EdgePresentation

    /// Creates a presentation from a view, in a style whose animation is replaced during the drag.
    ///
    /// `content` makes the view controller to present, each time a finger begins to drag the view inward, and
    /// `onDismiss` is called once for each after it has gone, as in an ``EdgePresentation``. The source retains the
    /// closures, so capture the view controller that uses the presentation, and the source, weakly.
    public init(
        from source: UIView, style: some PresentationStyle, threshold: SwipeThreshold = .light,
        content: @escaping @MainActor () -> UIViewController?,
        onDismiss: (@MainActor (DismissalReason) -> Void)? = nil
    ) {
        self.source = source
        presentation = EdgePresentation(style: style, threshold: threshold, content: content, onDismiss: onDismiss)
    }
}

extension UIViewController {
    /// Adds a presentation that the user drags out of a view. It replaces an earlier one from the same view.
    ///
    /// This view controller presents. The view may be anywhere in its window. The presentation stays in use as long as
    /// the view exists. The presentation controller's delegate is not asked about a presentation, and is not called for
    /// a cancelled one. The presented view controller keeps the presentation style `.custom` afterwards.
    public func use(_ presentation: ExpandingPresentation) {
        guard let source = presentation.source else { return }
        GesturePresenter(presentation.presentation, from: nil, for: self).install(on: source)
    }

    /// Removes the presentation from a view. Does nothing if the view has none.
    ///
    /// A view controller that it has presented stays. A presentation that is being dragged is cancelled.
    public func removePresentation(from source: UIView) {
        GesturePresenter.remove(from: nil, on: source)
    }
}
