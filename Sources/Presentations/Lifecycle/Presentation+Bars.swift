import UIKit

/// The bars of the presenting view controller, which a notice leaves in use.
extension Presentation {
    func avoidsBars(_ options: PresentationOptions) -> Bool { options.avoidsBars && mayBeNotice(options) }

    /// Returns the parts of the container that bars take from its top and its bottom, including the safe area there;
    /// zero without bars. Bars that stand on top of each other add up. One elsewhere does not count: it leaves at least
    /// 44 points, enough for a view, between it and the edge or the keyboard.
    ///
    /// - Parameter source: The frame of the anchor. A bar that has it is not avoided.
    func bars(avoidedBy options: PresentationOptions, around source: CGRect?) -> UIEdgeInsets {
        guard avoidsBars(options), let container = controller?.containerView, let below = controllerBelowNotices else {
            return .zero
        }
        let frames = below.bars.filter(\.isSeenBar).map { frameAtRest(of: $0, in: container) }
            .filter { $0.overlaps(container.bounds) && source?.overlaps($0) != true }
        let (height, gap) = (container.bounds.height, PresentationDefaults.minimumLength)
        let free = container.bounds.inset(by: container.safeAreaInsets)
        let keys = components?.keyboard.frameInContainer?.minY ?? free.maxY
        var (top, bottom) = (free.minY, free.maxY)
        for frame in frames.sorted(by: { $0.minY < $1.minY }) where frame.midY < height / 2 && frame.minY < top + gap {
            top = max(top, frame.maxY)
        }
        for frame in frames.sorted(by: { $0.maxY > $1.maxY })
        where frame.midY >= height / 2 && (frame.maxY > bottom - gap || abs(frame.maxY - keys) < gap) {
            bottom = min(bottom, frame.minY)
        }
        return UIEdgeInsets(
            top: top > free.minY ? top : 0, left: 0, bottom: bottom < free.maxY ? height - bottom : 0, right: 0)
    }
}

extension UIView {
    fileprivate var isSeenBar: Bool { alpha > 0 && !bounds.isEmpty && seenPart(of: bounds) != nil }
}

extension UIViewController {
    /// The bars of this view controller and of its children that a notice avoids, also those that are hidden. A
    /// navigation bar is one of them only because of its search bar.
    fileprivate var bars: [UIView] {
        var bars: [UIView?] = []
        if let stack = self as? UINavigationController {
            let search = stack.topViewController?.navigationItem.searchController?.searchBar
            bars = [search, search?.isSeenBar == true ? stack.navigationBar : nil]
            if !stack.hidesBottomBars { bars.append(stack.toolbar) }
        } else if let tabs = self as? UITabBarController,
            (tabs.selectedViewController as? UINavigationController)?.hidesBottomBars != true
        {
            bars = [tabs.tabBar]
        }
        return bars.compactMap(\.self) + children.flatMap(\.bars)
    }
}
