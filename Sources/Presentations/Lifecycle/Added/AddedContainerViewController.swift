import UIKit

/// A child of the parent that contains a view controller in a style, in front of the parent's own views. It does what
/// UIKit does for a presentation: its view is the container view, which lets touches beside the content through, and it
/// forwards the calls that a container receives.
final class AddedContainerViewController: UIViewController {
    let controller: PresentationController
    private var content: UIViewController { controller.presentedViewController }
    private let appearance = ContentAppearance()
    private var transition: ContainedTransition?
    private(set) var isLeaving = false
    private var completions: [() -> Void] = []

    init(_ content: UIViewController, style: some PresentationStyle, isRemovable: Bool) {
        // UIKit would retain a presenting view controller, which would then never be released.
        controller = style.makePresentationController(presented: content, presenting: nil)
        super.init(nibName: nil, bundle: nil)
        controller.presentation.isAdded = true
        controller.presentation.addedContainer = self
        controller.presentation.isRemovable = isRemovable
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("The container of an added view controller is made in code.")
    }

    // MARK: Coming and going

    func add(to parent: UIViewController, animated: Bool, completion: (() -> Void)?) {
        addChild(content)
        setOverrideTraitCollection(controller.overrideTraitCollection, forChild: content)
        let animates = animated && parent.viewIfLoaded?.window != nil
        begin(.forward, animated: animates, completion) { [weak self, weak parent] in
            guard let self else { return }
            controller.presentationTransitionDidEnd(true)
            content.didMove(toParent: self)
            if let parent { didMove(toParent: parent) }
            appearance.didShow(content)
        }
        parent.addChild(self)
        view.frame = parent.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(view)
        // The content may have removed itself in `viewWillAppear(_:)`.
        guard self.parent != nil else { return view.removeFromSuperview() }
        controller.presentationTransitionWillBegin()
        transition?.begin()
    }

    /// Removes the view: one that still appears from its current position. One that already disappears continues.
    func remove(animated: Bool, completion: (() -> Void)? = nil) {
        if isLeaving {
            if let completion { completions.append(completion) }
            return
        }
        controller.presentation.animator?.stop()
        isLeaving = true
        // The parent receives the touches again.
        view.isUserInteractionEnabled = false
        content.willMove(toParent: nil)
        willMove(toParent: nil)
        guard controller.presentation.components != nil else {
            leaveParent()
            completion?()
            return
        }
        let animates = animated && view.window != nil
        if appearance.isVisible { appearance.containerWillChange(content, appears: false, animated: animates) }
        begin(.reverse, animated: animates, completion) { [weak self] in
            guard let self else { return }
            controller.dismissalTransitionDidEnd(true)
            leaveParent()
        }
        controller.dismissalTransitionWillBegin()
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
        if let completion { completions.append(completion) }
        transition = ContainedTransition(operation, of: controller, in: view, animated: animated) { [weak self] in
            guard let self else { return }
            transition = nil
            // In `viewDidAppear(_:)` the content may begin another transition, which has its own completions.
            let completions = completions
            self.completions = []
            onEnd()
            completions.forEach { $0() }
        }
    }

    var isInTransition: Bool { transition != nil }

    func animateAlongside(_ changes: @escaping () -> Void) {
        if let transition { transition.animateAlongside(changes) } else { changes() }
    }

    // MARK: Appearance

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearance.containerWillChange(content, appears: true, animated: animated || transition?.isAnimated == true)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearance.containerDidChange(content, appears: true, replaces: isInTransition)
        controller.presentation.findKeyboard()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        controller.presentation.cancelFingers()
        appearance.containerWillChange(content, appears: false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        appearance.containerDidChange(content, appears: false)
        controller.presentation.forgetKeyboard()
    }

    // MARK: Layout, size and traits

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        controller.containerViewWillLayoutSubviews()
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { controller.size(forChildContentContainer: container, withParentContainerSize: parentSize) }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        controller.presentation.content.didChange()
    }

    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        controller.presentation.content.fittingSizeMayHaveChanged()
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        controller.presentation.cancelFingers()
        super.viewWillTransition(to: size, with: coordinator)
        controller.presentation.sizeWillChange(to: size, with: coordinator)
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        controller.presentation.traitsWillChange(to: newCollection, with: coordinator)
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        controller.traitCollectionDidChange(previousTraitCollection)
    }
}
