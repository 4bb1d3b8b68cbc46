/// Hears of taps on a stand-alone tab bar. On Apple's platforms the requirement is optional; here it has a default
/// implementation.
@MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user has tapped an item, a selected one too. Not called for what code selects.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
