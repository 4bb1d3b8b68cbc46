/// A delegate that is notified of taps on a stand-alone tab bar. Its requirement is optional on Apple's platforms; here
/// it has a default implementation.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user has tapped an item, also the selected one. Not called for a selection by code.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
