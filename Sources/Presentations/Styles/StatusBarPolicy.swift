/// Which view controller decides about the status bar while another one is presented.
///
/// For presentations with the style `.custom` UIKit asks the presenting view controller, unless the presented one has
/// `modalPresentationCapturesStatusBarAppearance`. The kit sets that property where the policy needs it, and puts it back
/// afterwards; where the app has set it, it stays.
public enum StatusBarPolicy: Equatable, Sendable {
    /// The presented one while its view covers the middle of the status bar at rest, and otherwise the presenting one. It
    /// follows when the view changes its frame or the device is turned.
    case automatic
    /// The presented one, wherever its view is.
    case presented
    /// As UIKit decides on its own: the presenting one, unless the app has set the property.
    case unchanged
}
