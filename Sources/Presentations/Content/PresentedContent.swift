import UIKit

/// The presentation that shows a content, as far as the content is concerned.
@MainActor
protocol ContentHost: AnyObject {
    var contentContainer: UIView? { get }
    var contentChrome: ChromeView? { get }
    var contentFrame: CGRect { get }
    var isAboveKeyboard: Bool { get }
    /// Whether a finger or a spring moves the presented view.
    var isDragged: Bool { get }
    /// True while a finger moves the presented view and holds the scroll view under it.
    var holdsContent: Bool { get }
    var changeTiming: TransitionTiming { get }
    var diagnostics: Diagnostics { get }
    func invalidateContent()
    /// Lays out now, inside the running animation, if any.
    func layOut()
    func animateContentChange()
    func contentRootDidChange(to root: UIViewController)
    /// Called when another controller decides the size.
    func screenDidChange()
}

/// The content of a presentation: the size that it asks for, and the changes of that size.
@MainActor
final class PresentedContent {
    weak var host: (any ContentHost)?
    /// The presented view controller, which may contain the content.
    weak var presented: UIViewController?
    /// The scroll view that shares the drag with the presented view; `nil` for the one under the finger.
    weak var trackedScrollView: UIScrollView?
    let detentTables = DetentTables()
    /// The view controllers from the presented one to the screen, as last noticed; empty before the first look.
    private var noticed: [WeakReference<UIViewController>] = []
    private var stacks: [NavigationStackObserver] = []
    private var turns: TurnObserver?
    /// What was around the screen when it was measured; `nil` before that.
    var surroundings: [CGSize]?
    var scrolling: [ScrollingContent] = []
    private weak var reportedScreen: UIViewController?
    private(set) var revision = 0
    var echo = MeasurementEcho()
    /// The traits with which the content was measured. Outside of a window they may not be the user's, and the screen
    /// of a stack may not have followed them.
    var measured: (traits: LayoutTraits, isInWindow: Bool)?
    /// The size that UIKit has told the content to expect, while the container changes its size.
    private var announced: (size: CGSize, coordinator: any UIViewControllerTransitionCoordinator)?

    // A transition of the content, such as a push.

    /// The transition that the layout has been added to, until that begins.
    weak var awaited: (any UIViewControllerTransitionCoordinator)?
    /// The size of the container when it was added.
    var awaitingSize: CGSize = .zero
    var exchange: ContentExchange?

    func invalidate() { revision += 1 }

    // MARK: The path to the screen

    /// The view controllers from the presented one to the screen, each shown by the one before.
    var path: [UIViewController] {
        let known = noticed.compactMap(\.object)
        return known.isEmpty || known.count < noticed.count ? presented?.pathToScreen ?? [] : known
    }

    /// Whether the presented controller is the screen, and cannot show another one.
    private var hasNoContainers: Bool { noticed.count == 1 && presented?.children.isEmpty == true }

    /// The view controller that decides the size: the screen that the containers show.
    var screen: UIViewController? { path.last }

    /// The presented controller, or the content of a ``ReplaceableContentViewController``.
    var root: UIViewController? {
        (presented as? ReplaceableContentViewController)?.contentViewController ?? presented
    }

    /// Looks along the path, and observes the stacks on it. Returns whether it has changed since the last look.
    ///
    /// - Parameter waits: Whether a stack that is going to tell of its transition is waited for.
    private func notice(waits: Bool = false) -> Bool {
        let next = presented?.pathToScreen ?? []
        let same = zip(noticed, next).prefix { $0.object === $1 }.count
        if same == next.count, same == noticed.count { return false }
        if waits, same > 0, stacks.contains(where: { $0.isTold && $0.navigation === next[same - 1] }) { return false }
        let isFirst = noticed.isEmpty
        noticed = next.map(WeakReference.init)
        let known = stacks
        stacks = next.compactMap { $0 as? UINavigationController }.map { navigation in
            known.first { $0.navigation === navigation }
                ?? NavigationStackObserver(of: navigation) { [weak self] in self?.update(with: $0) }
        }
        for stack in known where !stacks.contains(where: { $0 === stack }) { stack.remove() }
        return !isFirst
    }

    /// The heights of the bars around the screen, and the preferred sizes that UIKit does not report.
    var surroundingsNow: [CGSize] {
        let path = path
        return path.map { CGSize(width: 0, height: $0.barHeight) }
            // NaN is not equal to itself: with it, each turn would lay out anew.
            + zip(path, path.dropFirst()).filter { $0.0.hasOwnLayout }.map(\.1.preferredContentSize.usable)
    }

    // MARK: Changes of the container

    /// Called when UIKit has told the content its coming size, which was computed with the current safe area.
    func sizeWillChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        announced = (size, coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.announced = nil }
    }

    func sizeDidChange(to size: CGSize) {
        guard let announced, announced.size != size else { return }
        self.announced?.size = size
        presented?.viewWillTransition(to: size, with: announced.coordinator)
    }

    // MARK: Changes

    /// Observes the containers, so that the presented view changes its size along with a push or pop.
    func observe() {
        if turns == nil {
            turns = TurnObserver { [weak self] in self?.turnWillEnd() ?? false }
            _ = notice()
            screenMayHaveChanged()
        }
        if hasNoContainers { return }
        guard !path.contains(where: { $0.transitionCoordinator != nil }) else { return }
        stacks.forEach { $0.listen() }
        update(with: nil)
        screenMayHaveChanged()
    }

    /// Notices what no delegate tells: a list at rest, another tab or child, a push if the app has a delegate, bars.
    private func turnWillEnd() -> Bool {
        if takeOverScrolledHeights() { return true }
        if hasNoContainers { return false }
        if update(with: screen?.transitionCoordinator, waits: true) { return true }
        guard let surroundings, surroundings != surroundingsNow else { return false }
        self.surroundings = nil
        didChange(with: nil)
        return true
    }

    /// Reports another screen. Returns whether there is one.
    @discardableResult
    private func update(with coordinator: (any UIViewControllerTransitionCoordinator)?, waits: Bool = false) -> Bool {
        guard notice(waits: waits) else { return false }
        didChange(with: coordinator)
        // After a cancelled transition the previous screen is back.
        _ = coordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.update(with: nil) }
        return true
    }

    func stopObserving() {
        turns = nil
        stacks.forEach { $0.remove() }
        stacks = []
        noticed = []
        scrolling.forEach { $0.release() }
        scrolling = []
    }

    func rootDidChange() {
        stopObserving()
        awaited = nil
        echo = MeasurementEcho()
        measured = nil
        if let host, host.contentChrome != nil, let root {
            host.contentRootDidChange(to: root)
            observe()
        }
        didChange()
    }

    func reportScreen() {
        reportedScreen = screen
        host?.screenDidChange()
    }

    func screenMayHaveChanged() {
        if let screen, screen !== reportedScreen { reportScreen() }
    }

    /// Whether the traits of the content have changed since it was measured, or the stack around it has got a window.
    var needsMeasuring: Bool {
        guard let measured, let content = screen else { return false }
        if measured.traits != LayoutTraits(content.traitCollection) { return true }
        return !measured.isInWindow && content !== root && content.viewIfLoaded?.window != nil
    }

    func fittingSizeMayHaveChanged() {
        if let screen, echo.isEcho { return askForReports(of: screen) }
        didChange()
    }

    /// Called when the content asks for another size, or may do so.
    func didChange() {
        host?.invalidateContent()
        host?.contentContainer?.setNeedsLayout()
    }

    /// Called when another controller comes to the top. The presented view changes its size along with the transition.
    private func didChange(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let host, let container = host.contentContainer, host.contentChrome != nil,
            let coordinator, coordinator.isAnimated, !host.isDragged, !UIAccessibility.isReduceMotionEnabled
        else {
            screenMayHaveChanged()
            return didChange()
        }
        host.invalidateContent()
        guard !layOut(along: coordinator) else { return }
        screenMayHaveChanged()
        container.setNeedsLayout()
    }
}
