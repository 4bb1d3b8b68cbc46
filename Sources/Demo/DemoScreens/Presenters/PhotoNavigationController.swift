import UIKit

/// A navigation controller whose top decides about the status bar.
public final class PhotoNavigationController: UINavigationController {
    public override var childForStatusBarStyle: UIViewController? { topViewController }
}
