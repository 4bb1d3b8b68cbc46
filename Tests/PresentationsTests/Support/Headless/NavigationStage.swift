import Presentations
import PresentationsTesting
import UIKit

/// A phone that shows a stack of pages, named 0, 1, …, in a navigation controller with a transition. The container is 393 points
/// wide and 852 high.
@MainActor
package struct NavigationStage {
    package let stage: Stage
    package let navigation: UINavigationController
    package let pages: [CountingViewController]
    package let delegate = RecordingNavigationDelegate()
    package static let middle = CGPoint(x: 100, y: 500)

    package init(
        _ transition: NavigationTransition = NavigationTransition(), pages count: Int = 2,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        stage = Stage(.iPhone15, layoutDirection: direction)
        pages = (0..<count).map { Self.page("\($0)") }
        navigation = UINavigationController()
        navigation.setViewControllers(pages, animated: false)
        navigation.delegate = delegate
        navigation.use(transition)
        stage.show(navigation)
        stage.settle()
        forgetCalls()
    }

    package static func page(_ name: String) -> CountingViewController {
        let page = CountingViewController()
        page.title = name
        return page
    }

    package var root: CountingViewController { pages[0] }
    package var top: CountingViewController { pages[pages.count - 1] }
    package var names: [String] { navigation.viewControllers.map { $0.title ?? "-" } }
    /// The views in the area, from back to front.
    package var order: [UIView] { top.viewIfLoaded?.superview?.subviews ?? [] }

    package func forgetCalls() {
        pages.forEach { $0.forgetCalls() }
        delegate.forgetCalls()
    }

    /// Moves a finger in the middle until the given fraction of the width is done, and keeps it there.
    package func swipe(_ share: CGFloat, from start: CGPoint = middle) {
        stage.slide(from: start, by: share * 393)
    }

    package var flaws: [String] {
        navigation.topViewController.map { KitTestSupport.flaws(of: $0, in: navigation) } ?? ["empty"]
    }
}
