import UIKit

/// Keeps the bar of a presented navigation controller clear of a grabber that is drawn over its top.
///
/// UIKit's own sheets have bars of 56 points in place of 44. Where the style is `.custom` a bar has its 44 points, so it is
/// moved down by the difference: the navigation controller gets that much more safe area at its top, and its bar's
/// background reaches up behind the grabber. An inset that the app writes meanwhile is the app's, and stays.
@MainActor
final class GrabberClearance {
    private weak var navigation: UINavigationController?
    private var own: CGFloat = 0
    private var given: CGFloat = 0

    init(of controller: UIViewController) {
        navigation = controller as? UINavigationController
    }

    /// Moves the bar down below a drawn grabber, or back. Returns whether the bar has moved.
    @discardableResult
    func update(isDrawn: Bool) -> Bool {
        guard let navigation else { return false }
        let now = navigation.additionalSafeAreaInsets.top
        if abs(now - own - given) > 0.01 { (own, given) = (now, 0) }
        let wanted = isDrawn ? PresentationDefaults.Grabber.barClearance : 0
        guard wanted != given else { return false }
        given = wanted
        navigation.additionalSafeAreaInsets.top = own + given
        return true
    }
}
