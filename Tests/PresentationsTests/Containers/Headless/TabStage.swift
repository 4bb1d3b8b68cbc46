import KitTestSupport
import Presentations
import PresentationsTesting
import UIKit

/// A phone that shows three pages, named 0, 1 and 2, in a tab bar controller with a transition, the middle one selected. The
/// container is 393 points wide and 852 high.
@MainActor
struct TabStage {
    let stage: Stage
    let tabs: UITabBarController
    let pages: [CountingViewController]
    let delegate = RecordingTabDelegate()
    static let middle = CGPoint(x: 190, y: 400)

    /// - Parameter usesTabs: True if the tab bar controller is given tabs instead of view controllers.
    init(
        _ transition: TabTransition = TabTransition(), usesTabs: Bool = false,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        stage = Stage(.iPhone15, layoutDirection: direction)
        let pages = (0..<3).map { NavigationStage.page("\($0)") }
        self.pages = pages
        tabs = UITabBarController()
        if usesTabs {
            tabs.tabs = pages.indices.map { index in
                UITab(title: "\(index)", image: nil, identifier: "\(index)") { _ in pages[index] }
            }
        } else {
            tabs.viewControllers = pages
        }
        tabs.selectedIndex = 1
        tabs.delegate = delegate
        tabs.use(transition)
        stage.show(tabs)
        stage.settle()
        forgetCalls()
    }

    func forgetCalls() {
        pages.forEach { $0.forgetCalls() }
        delegate.forgetCalls()
    }

    /// Moves a finger in the middle until the given fraction of the width is done, to the left if negative, and keeps
    /// it there.
    func swipe(_ share: CGFloat, from start: CGPoint = middle) {
        stage.slide(from: start, by: share * 393)
    }

    /// Returns the point for a tap on a tab.
    func place(ofTab index: Int) -> CGPoint {
        let bar = tabs.tabBar
        return CGPoint(x: bar.bounds.width * (CGFloat(index) + 0.5) / 3, y: bar.frame.minY + 20)
    }

    var flaws: [String] {
        tabs.selectedViewController.map { KitTestSupport.flaws(of: $0, in: tabs) } ?? ["nothing selected"]
    }
}
