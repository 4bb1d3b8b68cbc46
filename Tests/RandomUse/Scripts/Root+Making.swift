import Presentations
import UIKit

extension Root {
    /// Makes the window's root view controller, with the given numbers of controllers in its stacks.
    @MainActor
    func make() -> UIViewController {
        switch self {
        case .plain: return Screen()
        case .table: return Screen(.table)
        case .navigation: return UINavigationController(rootViewController: Screen())
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<3).map { index in
                let stack = UINavigationController(rootViewController: Screen(index == 1 ? .table : .plain))
                stack.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
                return stack
            }
            return tabs
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(Screen(.table), for: .primary)
            split.setViewController(Screen(), for: .secondary)
            return split
        case .contained:
            let screen = Screen()
            screen.addHalfSheet(
                Screen(.scroll),
                style: HalfSheet(
                    detents: [.height(120), .medium(), .large()], largestUndimmedDetentIdentifier: .medium),
                animated: false)
            return screen
        }
    }
}
