import UIKit

/// A style that uses one style in a compact width and another in a regular width.
///
/// ```swift
/// let style = Adaptive(
///     compact: HalfSheet(prefersGrabberVisible: true),
///     regular: Popup(
///         size: .fixed(CGSize(width: 420, height: 560)), maximumWidth: 420))
/// present(filter, as: style)  // a sheet on a phone, a popup on a wide iPad
/// ```
///
/// The style changes live with the horizontal size class of the window: in Split View, in a rotation, even in the
/// middle of a transition or of a drag, which ends then. The content's view stays in place with its scroll positions
/// and its first responder, and each style keeps its own settings and its selected detent.
///
/// Any two styles can be combined, including your own. UIKit knows only the ``AdaptivePresentationController``. It
/// reads the layout, the appearance, the dismissal behaviour and the detents from the controllers that the two styles
/// make, but UIKit's own calls do not reach these. See ``AdaptivePresentationController`` for changes at run time.
public struct Adaptive<Compact: PresentationStyle, Regular: PresentationStyle>: PresentationStyle {
    /// The style in a compact width, as on a phone in portrait, and while the size class is unspecified.
    public var compact: Compact
    /// The style in a regular width, as on an iPad with the whole screen.
    public var regular: Regular

    /// Creates a style from two others.
    ///
    /// - Parameters:
    ///   - compact: The style in a compact width, and while the size class is unspecified.
    ///   - regular: The style in a regular width.
    public init(compact: Compact, regular: Regular) {
        self.compact = compact
        self.regular = regular
    }

    /// The appearance in a compact width. A presentation uses the one for its current width.
    public var appearance: PresentationAppearance { compact.appearance }

    /// The anchor in a compact width. A presentation uses the one for its current width.
    public var anchor: PresentationAnchor? { compact.anchor }

    /// The dismissal behaviour in a compact width. A presentation uses the one for its current width.
    public var dismissalBehavior: DismissalBehavior { compact.dismissalBehavior }
}

extension Adaptive: Equatable where Compact: Equatable, Regular: Equatable {}
