import UIKit

/// A container that shows one view controller, and can replace it with another within the same presentation.
///
/// ```swift
/// func showLogin() {
///     presentAsHalfSheet(ReplaceableContentViewController(login))
/// }
///
/// func didLogIn() {
///     login.replaceableContentViewController?.replaceContent(with: welcome)
/// }
/// ```
///
/// The presentation treats the content as if it were presented itself, with its size, scroll views,
/// ``HalfSheetContent``, status bar and `isModalInPresentation`. It may be a container. See
/// <doc:ContentDrivenSizing#Replace-the-content>.
public final class ReplaceableContentViewController: UIViewController {
    /// The view controller that is shown, or that is appearing.
    public private(set) var contentViewController: UIViewController
    private let appearance = ContentAppearance()
    private var hostView: ContentContainerView?
    /// The content of the presentation that shows this container; `nil` if there is none.
    weak var presentedContent: PresentedContent?
    private var replacements: [ContentReplacement] = []
    /// The replacement that is beginning, and those that its appearance calls have requested.
    private var requests: [() -> Void] = []

    /// Creates a container with its first content, which becomes its child.
    public init(_ content: UIViewController) {
        contentViewController = content
        super.init(nibName: nil, bundle: nil)
        addChild(content)
        content.didMove(toParent: self)
        preferredContentSize = content.preferredContentSize
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        preconditionFailure("A container is made in code: use init(_:) with its content.")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        hostView = addHost()
        view.backgroundColor = contentViewController.opaqueBackground
    }

    /// Adds the view of the content inside another one, so that nothing has to be set on the content's own view.
    private func addHost() -> ContentContainerView {
        let host = ContentContainerView(contentViewController.view)
        host.accessibilityIdentifier = "presentation.content"
        UIView.performWithoutAnimation {
            place(host)
            view.addSubview(host)
            // In a surrounding animation the content would grow from another size.
            host.layoutIfNeeded()
        }
        return host
    }

    /// Lets the view around a content fill the container, also when that changes its size.
    private func place(_ host: ContentContainerView) {
        host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.place(in: view.bounds)
    }

    // MARK: Replacing

    /// Replaces the content with another view controller, at any time.
    ///
    /// Both contents cross-fade, each laid out in its own size, while the presented view changes its size with the
    /// timing of ``PresentationMotion/change``; immediately with Reduce Motion. They receive appearance calls as in a
    /// push. A replacement that is requested in one begins directly after it. Nothing is animated before the container
    /// is on the screen and while it is dismissed. See <doc:ContentDrivenSizing#Replace-the-content>.
    ///
    /// Does nothing, and does not call `completion`, if it is the current content, has another parent, is presented, or
    /// has its view in a window.
    ///
    /// - Parameters:
    ///   - viewController: The new content.
    ///   - animated: Whether the replacement is animated. Defaults to `true`.
    ///   - completion: Called once on the main actor after the animation, also if another replacement has followed.
    public func replaceContent(
        with viewController: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil
    ) {
        requests.append { [weak self] in self?.begin(viewController, animated: animated, completion) }
        guard requests.count == 1 else { return }
        while let request = requests.first {
            request()
            requests.removeFirst()
        }
    }

    private func begin(_ viewController: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let returning = replacements.first { $0.old === viewController && !$0.isTakenBack }
        let isFree =
            viewController.parent == nil && viewController.presentingViewController == nil
            && viewController.viewIfLoaded?.window == nil && viewController !== self
        guard viewController !== contentViewController, isFree || returning != nil else { return }
        let old = contentViewController
        old.willMove(toParent: nil)
        contentViewController = viewController
        if returning == nil { addChild(viewController) }
        guard isViewLoaded, let oldHost = hostView else {
            old.removeFromParent()
            viewController.didMove(toParent: self)
            contentDidChange()
            completion?()
            return
        }
        let animates = animated && appearance.isVisible && view.window != nil
        appearance.replace(old, with: viewController, animated: animates)
        returning?.isTakenBack = true
        let newHost = returning?.oldHost ?? addHost()
        hostView = newHost
        view.bringSubviewToFront(newHost)
        let replacement = ContentReplacement(of: old, in: oldHost) { [weak self] in
            self?.end($0)
            completion?()
        }
        replacements.append(replacement)
        contentDidChange()
        replacement.run(to: newHost, returns: returning != nil, in: self, animated: animates)
    }

    private func end(_ replacement: ContentReplacement) {
        replacements.removeAll { $0 === replacement }
        if !replacement.isTakenBack {
            replacement.oldHost.removeFromSuperview()
            appearance.end(replacement.old)
            replacement.old.removeFromParent()
        }
        guard replacements.isEmpty else { return }
        UIView.performWithoutAnimation { hostView.map(place) }
        contentViewController.didMove(toParent: self)
        appearance.didShow(contentViewController)
        if appearance.isVisible, view.window != nil {
            UIAccessibility.post(notification: .screenChanged, argument: contentViewController.view)
        }
    }

    /// Tells the presentation about the new content, which is measured in the next layout.
    private func contentDidChange() {
        preferredContentSize = contentViewController.preferredContentSize
        presentedContent?.rootDidChange()
        if viewIfLoaded?.window != nil { setNeedsStatusBarAppearanceUpdate() }
    }

    // MARK: Appearance

    public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearance.containerWillChange(contentViewController, appears: true, animated: animated)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearance.containerDidChange(contentViewController, appears: true, replaces: !replacements.isEmpty)
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        appearance.containerWillChange(contentViewController, appears: false, animated: animated)
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearance.containerDidChange(contentViewController, appears: false)
        replacements.forEach { $0.finish() }
    }

    // MARK: The content's decisions

    public override var isModalInPresentation: Bool {
        get { super.isModalInPresentation || contentViewController.keepsPresentationModal }
        set { super.isModalInPresentation = newValue }
    }

    public override var childForStatusBarStyle: UIViewController? { contentViewController }

    public override var childForStatusBarHidden: UIViewController? { contentViewController }

    public override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard container === contentViewController else { return }
        preferredContentSize = container.preferredContentSize
    }

    public override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        guard container === contentViewController else { return }
        presentedContent?.fittingSizeMayHaveChanged()
    }
}

extension UIViewController {
    /// The nearest container around this view controller whose content can be replaced; `nil` if there is none.
    public var replaceableContentViewController: ReplaceableContentViewController? {
        parent as? ReplaceableContentViewController ?? parent?.replaceableContentViewController
    }
}
