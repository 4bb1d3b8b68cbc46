import PresentationsTesting
import UIKit

extension Stage {
    /// Puts a finger down and moves it sideways in a fifth of a second: by the ten points that a pan absorbs, and by `way`
    /// points more. It stays down.
    package func slide(from start: CGPoint, by way: CGFloat) {
        touchDown(at: start)
        slide(on: start, by: way)
    }

    /// Moves a finger that landed there from the first ten points to `way` points more.
    package func slide(on start: CGPoint, by way: CGFloat, from done: CGFloat = 0) {
        let slop: CGFloat = way + done < 0 ? -10 : 10
        for step in 1...10 {
            advance(by: 0.02)
            let share = CGFloat(step) / 10
            touchMoved(to: CGPoint(x: start.x + slop + done + (way - done) * share, y: start.y))
        }
        advance(by: 0.02)
    }

    /// Lets the finger rest, so that it has no velocity, and lifts it; then waits until everything is at rest.
    package func letGo() {
        advance(by: 0.5)
        touchUp()
        settle()
    }
}

/// Returns the fault of a container of view controllers that should be at rest and show this one.
@MainActor
package func flaws(of shown: UIViewController, in container: UIViewController) -> [String] {
    var flaws: [String] = []
    guard let view = shown.viewIfLoaded, let area = view.superview else { return ["not in the hierarchy"] }
    if view.window == nil { flaws.append("not in the window") }
    if area.subviews != [view] { flaws.append("\(area.subviews.count) views in the area") }
    if view.frame != area.bounds { flaws.append("frame \(view.frame)") }
    if view.transform != .identity { flaws.append("transform \(view.transform)") }
    if view.alpha != 1 { flaws.append("alpha \(view.alpha)") }
    if view.isHidden { flaws.append("hidden") }
    if container.transitionCoordinator != nil { flaws.append("a transition runs") }
    for child in container.children where child !== shown {
        guard let view = child.viewIfLoaded else { continue }
        if view.window != nil { flaws.append("another child is in the window") }
        if view.transform != .identity || view.alpha != 1 { flaws.append("another child is changed") }
    }
    if let navigation = container as? UINavigationController {
        if navigation.topViewController !== shown { flaws.append("the top is another") }
        if navigation.navigationBar.topItem !== shown.navigationItem { flaws.append("the bar shows another item") }
        if !navigation.navigationBar.isUserInteractionEnabled { flaws.append("the bar is off") }
    }
    if let tabs = container as? UITabBarController {
        if tabs.selectedViewController !== shown { flaws.append("another tab is selected") }
        if !tabs.tabBar.isUserInteractionEnabled { flaws.append("the bar is off") }
        let index = tabs.selectedIndex
        if tabs.tabBar.selectedItem !== tabs.tabBar.items?[index] { flaws.append("the bar shows another tab") }
    }
    return flaws
}
