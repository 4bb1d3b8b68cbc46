import UIKit

/// The view controller around the content of a presentation.
enum SweepContainer: String, CaseIterable {
    case none = "alone"
    case stack = "in a stack"
    case tabs = "in tabs"
    case container = "in a container"
    case stackInContainer = "in a stack in a container"

    /// Returns the controller to present. Its bars take only room below the content, so that the content has the same
    /// places in all of them.
    @MainActor
    func contain(_ content: UIViewController) -> UIViewController {
        switch self {
        case .none: return content
        case .stack:
            let stack = UINavigationController(rootViewController: content)
            stack.isNavigationBarHidden = true
            return stack
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [content]
            return tabs
        case .container: return Self.plain(around: content)
        case .stackInContainer: return Self.plain(around: Self.stack.contain(content))
        }
    }

    @MainActor
    private static func plain(around child: UIViewController) -> UIViewController {
        let container = UIViewController()
        guard let view = container.view, let inner = child.view else { return container }
        container.addChild(child)
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        child.didMove(toParent: container)
        return container
    }
}
