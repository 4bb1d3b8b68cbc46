/// The view controller that controls the status bar during a presentation.
///
/// ```swift
/// presentAsHalfSheet(player, style: HalfSheet(statusBar: .presented))
/// ```
///
/// In a presentation with the style `.custom`, UIKit asks the presenting view controller, unless the presented one has
/// set `modalPresentationCapturesStatusBarAppearance`. The kit sets that property where the policy needs it, and resets
/// it afterwards. If the app has set it, it stays set.
public enum StatusBarPolicy: Equatable, Sendable {
    /// The presented view controller while its view at rest covers the middle of the status bar, and otherwise the
    /// presenting one. This is updated when the view changes its frame, and in a rotation.
    case automatic
    /// The presented view controller, wherever its view is.
    case presented
    /// UIKit's own decision: the presenting view controller, unless the app has set the property.
    case unchanged
}
