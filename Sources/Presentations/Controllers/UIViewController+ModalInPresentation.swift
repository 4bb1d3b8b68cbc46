import UIKit

extension UIViewController {
    /// Whether the view controller, or the one that it shows as a stack or as tabs, is modal in its presentation. Apps set
    /// `isModalInPresentation` on the screen that has something to lose, inside its navigation controller (Q8).
    var keepsPresentationModal: Bool {
        let shown =
            (self as? UINavigationController)?.topViewController
            ?? (self as? UITabBarController)?.selectedViewController
        return isModalInPresentation || shown?.keepsPresentationModal == true
    }
}
