import UIKit

/// Keeps the bar of a presented navigation controller clear of a grabber that is drawn over its top.
///
/// Bars in UIKit's own sheets are 56 points high instead of 44. In the presentation style `.custom` a bar has 44 points, so
/// it is moved down by the difference: the navigation controller gets that much more safe area at its top, and the bar's
/// background extends up behind the grabber. An inset that the app writes meanwhile is the app's, and stays.
@MainActor
final class GrabberClearance {
    private weak var navigation: UINavigationController?
    /// The part of the top inset that the app has written.
    private var appInset: CGFloat = 0
    /// The part that the clearance has added.
    private var addedInset: CGFloat = 0

    init(of controller: UIViewController) {
        navigation = controller as? UINavigationController
    }

    /// Turns to another controller, and leaves the one of before as it was.
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
