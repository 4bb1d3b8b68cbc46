import UIKit

/// Moves the bar of a presented navigation controller below a grabber that is drawn over its top.
///
/// Bars in UIKit's own sheets are 56 points high instead of 44. In the presentation style `.custom` a bar is 44 points
/// high, so it is moved down by the difference. The safe area of the navigation controller grows by that at the top,
/// and the bar's background extends up behind the grabber. An inset that the app sets in between is kept.
@MainActor
final class GrabberClearance {
    private weak var navigation: UINavigationController?
    /// The part of the top inset that the app has set.
    private var appInset: CGFloat = 0
    /// The part that the clearance has added.
    private var addedInset: CGFloat = 0

    init(of controller: UIViewController) {
        navigation = controller as? UINavigationController
    }

    /// Follows another controller, and restores the previous one.
    func follow(_ controller: UIViewController) {
        guard navigation !== controller else { return }
        update(isDrawn: false)
        navigation = controller as? UINavigationController
        (appInset, addedInset) = (0, 0)
    }

    /// Moves the bar down for a drawn grabber, or back. Returns whether the bar has moved.
    @discardableResult
    func update(isDrawn: Bool) -> Bool {
        guard let navigation else { return false }
        let now = navigation.additionalSafeAreaInsets.top
        if abs(now - appInset - addedInset) > 0.01 { (appInset, addedInset) = (now, 0) }
        let wanted = isDrawn ? PresentationDefaults.Grabber.barClearance : 0
        guard wanted != addedInset else { return false }
        addedInset = wanted
        navigation.additionalSafeAreaInsets.top = appInset + addedInset
        return true
    }
}
