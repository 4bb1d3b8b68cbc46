import UIKit

/// A child of the parent, around a half-sheet that stays. It stands for UIKit: its view is the container of the sheet, and it
/// passes on what a container hears.
///
/// In front of the parent's own view, it has all of its size. Touches beside the sheet go through it.
final class HalfSheetContainerViewController: UIViewController, PresentationOwner {
    private(set) lazy var sheet = ContainedHalfSheetController(style: style, content: content, in: self)
    let content: UIViewController
    private let style: HalfSheet
    private let appearance = ContentAppearance()
    private var transition: ContainedTransition?
    private var isLeaving = false
    private var completions: [() -> Void] = []

    init(_ content: UIViewController, style: HalfSheet) {
        self.content = content
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A container is made in code, around its content.")
    }

    // MARK: Coming and going

    /// Adds the sheet to a parent, in front of its views.
    func add(to parent: UIViewController, animated: Bool, completion: (() -> Void)?) {
        addChild(content)
        setOverrideTraitCollection(sheet.overrideTraitCollection, forChild: content)
        let animates = animated && parent.viewIfLoaded?.window != nil
        begin(.forward, animated: animates, completion) { [weak self, weak parent] in
            guard let self else { return }
            sheet.presentationTransitionDidEnd(true)
            content.didMove(toParent: self)
            if let parent { didMove(toParent: parent) }
            appearance.didShow(content)
        }
        parent.addChild(self)
        view.frame = parent.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(view)
        // The content may have removed itself in `viewWillAppear(_:)`.
        guard isShown else { return view.removeFromSuperview() }
        sheet.presentationTransitionWillBegin()
        transition?.begin()
    }

    /// Removes the sheet. One that is on its way in leaves from where it is, and one that leaves already goes on.
    func remove(animated: Bool, completion: (() -> Void)?) {
        if isLeaving {
            completion.map { completions.append($0) }
            return
        }
        sheet.presentationTransitions.stop()
        isLeaving = true
        // Touches are the parent's again.
        view.isUserInteractionEnabled = false
        content.willMove(toParent: nil)
        willMove(toParent: nil)
        guard sheet.presentationComponents != nil else {
            leaveParent()
            completion?()
            return
        }
        let animates = animated && view.window != nil
        if appearance.isVisible { appearance.containerWillDisappear(content, animated: animates) }
        begin(.reverse, animated: animates, completion) { [weak self] in
            guard let self else { return }
            sheet.dismissalTransitionDidEnd(true)
            leaveParent()
        }
        sheet.dismissalTransitionWillBegin()
        transition?.begin()
    }

    private func leaveParent() {
        view.removeFromSuperview()
        content.removeFromParent()
        removeFromParent()
    }

    private func begin(
        _ operation: TransitionAnimator.Operation, animated: Bool, _ completion: (() -> Void)?,
        onEnd: @escaping () -> Void
    ) {
        completion.map { completions.append($0) }
        transition = ContainedTransition(operation, of: sheet, in: view, animated: animated) { [weak self] in
            guard let self else { return }
            transition = nil
            // In `viewDidAppear(_:)` the content may begin another transition, which has completions of its own.
            let completions = completions
            self.completions = []
            onEnd()
            completions.forEach { $0() }
        }
    }

    // MARK: Owner

    var isPresentation: Bool { false }
    var presenter: UIViewController? { parent }
    var isShown: Bool { parent != nil }
    var isInFront: Bool { isShown }
    var isInTransition: Bool { transition != nil }

    func animateAlongside(in view: UIView?, _ changes: @escaping () -> Void) {
        if let transition { transition.animateAlongside(changes) } else { changes() }
    }

    // MARK: Appearance

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearance.containerWillAppear(content, animated: animated || transition?.isAnimated == true)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearance.containerDidAppear(content, replaces: isInTransition)
        sheet.presentationComponents?.findKeyboard()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        sheet.presentationComponents?.cancelFingers()
        appearance.containerWillDisappear(content, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearance.containerDidDisappear(content)
        sheet.presentationComponents?.forgetKeyboard()
    }

    // MARK: Layout, size and traits

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        sheet.containerViewWillLayoutSubviews()
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        sheet.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sheet.presentationGeometry.content.preferredSizeDidChange()
    }

    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        sheet.presentationGeometry.content.fittingSizeMayHaveChanged()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        sheet.presentationComponents?.cancelFingers()
        super.viewWillTransition(to: size, with: coordinator)
        sheet.presentationGeometry.sizeWillChange(to: size, with: coordinator)
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        sheet.presentationGeometry.traitsWillChange(to: newCollection, with: coordinator)
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        sheet.traitCollectionDidChange(previousTraitCollection)
    }
}
