import UIKit

/// A presentation in any style that the user drags out of a view, like a mini player that becomes its screen.
///
/// The drag leads away from the edge toward which the style's own swipe dismisses. See
/// <doc:Gestures#Drag-a-mini-player-up>.
///
/// ```swift
/// tabs.use(
///     ExpandingPresentation(from: miniPlayer, style: PlayerScreen()) {
///         PlayerViewController()
///     })
/// ```
///
/// Drags in other directions, and taps, are left to other views. Scroll views around the source wait for the direction.
/// To present after a tap with the same movement, and to dismiss with it, use
/// ``TransitionAnimation/expand(from:edge:timing:)``.
@MainActor
public struct ExpandingPresentation {
    /// The view that the user drags: a bar, a row, a thumbnail. It is referenced weakly, and neither moved nor changed.
    public private(set) weak var source: UIView?
    /// The distance, as a fraction of the way, or the velocity that completes the presentation. Defaults to `.light`.
    public var threshold: SwipeThreshold { presentation.threshold }
    /// The style of the presentation.
    public var style: any PresentationStyle { presentation.style }
    /// The style, the threshold and the closures. The edge is not used.
    fileprivate let presentation: EdgePresentation

    /// Creates a presentation from a view, in a style whose animation is replaced during the drag.
    ///
    /// The closures are those of an ``EdgePresentation``. The source retains them, so capture it, and the view
    /// controller that uses the presentation, weakly.
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
    /// Adds a presentation that the user drags out of a view in the window, in place of an earlier one from it. It
    /// stays in use as long as the view exists. The presentation controller's delegate is not asked about a
    /// presentation, nor called for a cancelled one. The presented view controller keeps the style `.custom`.
    public func use(_ presentation: ExpandingPresentation) {
        guard let source = presentation.source else { return }
        GesturePresenter(presentation.presentation, from: nil, for: self).install(on: source)
    }

    /// Removes the presentation from a view, if any. What it has presented stays. A drag of it is cancelled.
    public func removePresentation(from source: UIView) {
        GesturePresenter.remove(from: nil, on: source)
    }
}
