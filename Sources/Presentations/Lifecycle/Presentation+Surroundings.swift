import UIKit

/// Follows the source of an anchored presentation, and the bars that a notice avoids. UIKit does not report that they
/// move, so their frames are checked in each turn of the run loop. Nothing runs while the app is idle.
extension Presentation {
    func followSurroundings(_ pass: LayoutPass) {
        guard let components else { return }
        guard pass.anchor != nil || avoidsBars(pass.options) else { return components.surroundingsTurns = nil }
        components.surroundings = (pass.environment.source, pass.environment.bars, pass.layout.arrow?.edge)
        guard components.surroundingsTurns == nil else { return }
        components.surroundingsTurns = TurnObserver { [weak self] in self?.surroundingsDidMove() ?? false }
    }

    /// Returns whether to lay out. A change of the bars is animated, and one to another side of the source or to none.
    private func surroundingsDidMove() -> Bool {
        guard let components, components.container.window != nil, components.drag.phase == .idle,
            !lifecycle.phase.isLeaving
        else { return false }
        let old = components.surroundings
        let source = anchorFrame(in: components.container)
        let bars = bars(avoidedBy: knownPass?.options ?? options, around: source)
        guard source != old.source || bars != old.bars else { return false }
        components.surroundings = (source, bars, old.arrow)
        let isFar =
            bars != old.bars || (source == nil) != (old.source == nil)
            || beginPass(clearing: components.grabberClearance).layout.arrow?.edge != old.arrow
        if isFar, !isInTransition {
            animateChange()
        } else {
            components.container.setNeedsLayout()
        }
        return true
    }

    func anchorFrame(in container: UIView) -> CGRect? {
        guard let anchor = current.anchor else { return nil }
        // `nil` for an item that is in no bar on the screen.
        if #available(iOS 17, *), let frame = anchor.item?.frame(in: container) { return frame }
        guard let view = anchor.view, let window = container.window, view.window === window,
            sources.ownAlpha(of: view) > 0,
            let part = view.seenPart(of: anchor.part(of: view))
        else { return nil }
        let (whole, bounds) = (frameAtRest(of: view, in: container), view.bounds)
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let scale = CGSize(width: whole.width / bounds.width, height: whole.height / bounds.height)
        return CGRect(
            x: whole.minX + (part.minX - bounds.minX) * scale.width,
            y: whole.minY + (part.minY - bounds.minY) * scale.height, width: part.width * scale.width,
            height: part.height * scale.height)
    }

    // MARK: The bars of the presenting view controller, which a notice leaves in use

    func avoidsBars(_ options: PresentationOptions) -> Bool { options.avoidsBars && mayBeNotice(options) }

    /// Returns what bars take from the container's top and bottom, with the safe area there; zero without bars. Bars on
    /// top of each other add up. One with the anchor, or with 44 points beside it, enough for a view, does not count.
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

extension LayoutEnvironment.Display {
    @MainActor
    init?(of view: UIView) {
        guard let screen = view.window?.windowScene?.screen else { return nil }
        self.init(
            size: screen.bounds.size, pixels: screen.nativeBounds.size,
            frame: view.convert(view.bounds, to: screen.coordinateSpace))
    }
}

extension UIView {
    fileprivate var isSeenBar: Bool { alpha > 0 && !bounds.isEmpty && seenPart(of: bounds) != nil }
}

extension UIViewController {
    /// The bars that a notice avoids, also hidden ones. A navigation bar is one only because of its search bar.
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
