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
    var changeTiming: TransitionTiming { get }
    var diagnostics: Diagnostics { get }
    /// Discards the layout and the measurement of the content.
    func invalidateContent()
    /// Lays out now, inside the running animation, if any.
    func layOutContent()
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
    private var stack: NavigationStackObserver?
    var scrolling: [ScrollingContent] = []
    private weak var reportedScreen: UIViewController?
    private var revision = 0
    private var echo = MeasurementEcho()
    /// The traits with which the content was measured. Outside of a window they may not be the user's, and the screen of a
    /// stack may not have followed them.
    private var measured: (traits: LayoutTraits, isInWindow: Bool)?
    /// The size that UIKit has told the content to expect, while the container changes its size.
    private var announced: (size: CGSize, coordinator: any UIViewControllerTransitionCoordinator)?

    // A transition of the content, such as a push.

    /// The transition that the layout has been added to, until that begins.
    weak var awaited: (any UIViewControllerTransitionCoordinator)?
    /// The size of the container when it was added.
    var awaitingSize: CGSize = .zero
    var exchange: ContentExchange?

    var requestedSize: LayoutEnvironment.Content {
        guard let content = screen else { return LayoutEnvironment.Content() }
        let preferred = preferredSize(of: content)
        if !preferred.width.isLength || !preferred.height.isLength {
            host?.diagnostics.report(
                "\(content) prefers a content size of \(preferred.width)×\(preferred.height); a negative, NaN or "
                    + "infinite value is ignored.", about: "preferred content size")
        }
        var size = LayoutEnvironment.Content(preferred: preferred, revision: revision) {
            [weak self, weak content] width in
            guard let content else { return .zero }
            return self?.measure(content, width: width) ?? content.fittingSize(forWidth: width)
        }
        size.detentTables = detentTables
        return size
    }

    private func measure(_ content: UIViewController, width: CGFloat) -> CGSize {
        let isAboveKeyboard = host?.isAboveKeyboard == true
        let scrolledHeight = heightOfScrollView(filling: content, keepsInsets: isAboveKeyboard)
        var size = content.fittingSize(forWidth: width)
        if size.height <= 0, let scrolledHeight, scrolledHeight > 0 {
            let own = content.additionalSafeAreaInsets
            size.height = scrolledHeight + own.top + own.bottom
        }
        echo.didMeasure(content, width: width, size)
        measured = (LayoutTraits(content.traitCollection), content.viewIfLoaded?.window != nil)
        askForReports(of: content)
        if size.height > 0 { size.height += content.heightAroundContent }
        return size
    }

    /// Asks for the size of the stack, so that UIKit reports its changes. UIKit reports a new fitting size to the
    /// container of a controller, and only if the size has been asked for. For the top controller of a stack the
    /// container is the navigation controller, and for that it is the presentation controller.
    private func askForReports(of content: UIViewController) {
        guard let root, root !== content else { return }
        _ = root.viewIfLoaded?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    func invalidate() { revision += 1 }

    /// The presented controller, or the content of a ``ReplaceableContentViewController``.
    var root: UIViewController? {
        (presented as? ReplaceableContentViewController)?.contentViewController ?? presented
    }

    /// The controller that decides the size: the root, or the top controller of a navigation controller.
    var screen: UIViewController? {
        let root = root
        guard let navigation = root as? UINavigationController else { return root }
        return stack?.top ?? navigation.topViewController ?? navigation
    }

    /// Returns the content's own preferred size, or that of the navigation controller. UIKit does not let the latter
    /// shrink, so it may belong to an earlier controller.
    private func preferredSize(of content: UIViewController) -> CGSize {
        let own = content.preferredContentSize
        guard own == .zero, let root, content !== root else { return own }
        let ofStack = root.preferredContentSize
        let isOfAnother = root.children.contains { $0.preferredContentSize == ofStack }
        return isOfAnother ? .zero : ofStack
    }

    // MARK: Changes of the container

    /// Called when UIKit has told the content its coming size. The coming safe area is not known yet, so that size was
    /// computed with the current one.
    func sizeWillChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        announced = (size, coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.announced = nil }
    }

    /// Tells the content its actual size, if it was told another one.
    func sizeDidChange(to size: CGSize) {
        guard let announced, announced.size != size else { return }
        self.announced?.size = size
        presented?.viewWillTransition(to: size, with: announced.coordinator)
    }

    // MARK: Changes

    /// Observes a presented navigation stack, so that the presented view changes its size along with a push or pop.
    func observeStack() {
        guard let navigation = root as? UINavigationController else { return screenMayHaveChanged() }
        if stack == nil {
            stack = NavigationStackObserver(of: navigation) { [weak self] in self?.didChange(with: $0) }
        }
        guard navigation.transitionCoordinator == nil else { return }
        stack?.listen()
        stack?.update()
        screenMayHaveChanged()
    }

    func stopObserving() {
        stack?.remove()
        stack = nil
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
            observeStack()
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

    /// Whether the traits of the content have changed since it was measured, or the stack around it has come to a window.
    var needsMeasuring: Bool {
        guard let measured, let content = screen else { return false }
        if measured.traits != LayoutTraits(content.traitCollection) { return true }
        return !measured.isInWindow && content !== root && content.viewIfLoaded?.window != nil
    }

    /// Called when UIKit reports a new fitting size of the content.
    func fittingSizeMayHaveChanged() {
        if let content = screen, echo.isEcho(in: content) { return askForReports(of: content) }
        didChange()
    }

    /// Called when the content asks for another size, or may do so.
    func didChange() {
        host?.invalidateContent()
        host?.contentContainer?.setNeedsLayout()
    }

    /// Called when another controller comes to the top of the stack. The presented view changes its size along with the
    /// transition.
    private func didChange(with coordinator: (any UIViewControllerTransitionCoordinator)?) {
        guard let host, let container = host.contentContainer, host.contentChrome != nil,
            let coordinator, coordinator.isAnimated, !host.isDragged, !UIAccessibility.isReduceMotionEnabled
        else {
            screenMayHaveChanged()
            return didChange()
        }
        host.invalidateContent()
        if !layOut(along: coordinator) { container.setNeedsLayout() }
    }
}

extension CGFloat {
    /// Whether it can be a length. Zero means that the width or height is left open.
    fileprivate var isLength: Bool { isUsable && self >= 0 }
}
