import UIKit

/// The layout of one presentation, computed once for an environment, and the path of its drags.
@MainActor
final class PresentationGeometry {
    weak var controller: PresentationController?
    let content = PresentedContent()
    /// Whether a view may expand for the keyboard that is visible now.
    var mayExpandForKeyboard = true {
        didSet { if mayExpandForKeyboard != oldValue { controller?.invalidatePresentation() } }
    }
    let sizeAnnouncement = SizeAnnouncement()
    let diagnostics = Diagnostics()
    /// The place behind newer presentations; `nil` in front.
    var stacked: StackedNotice? {
        didSet { if stacked != oldValue { invalidate() } }
    }
    /// The coming traits during a change, while UIKit still reports the old ones.
    private var comingTraits: LayoutTraits?

    /// The pass of the last layout; `nil` after a change.
    private var known: LayoutPass?

    /// The current environment; `nil` before there is a container.
    var environment: LayoutEnvironment? {
        guard let controller, let container = controller.containerView else { return nil }
        return environment(in: container, of: controller)
    }

    private func environment(in container: UIView, of controller: PresentationController) -> LayoutEnvironment {
        var environment = LayoutEnvironment(
            container: container.bounds.size, safeArea: container.safeAreaInsets,
            traits: LayoutTraits(container.traitCollection), content: content.requestedSize,
            keyboard: controller.presentation.components?.keyboard.frameInContainer,
            source: controller.anchorFrame(in: container),
            display: controller.presentation.followsDisplay ? LayoutEnvironment.Display(of: container) : nil,
            systemLook: .system)
        environment.mayExpandForKeyboard = mayExpandForKeyboard
        return environment
    }

    // MARK: The pass

    /// The pass for the present container. A change of its size or its safe area takes effect immediately, and every other
    /// change in the layout of the container.
    var pass: LayoutPass {
        if let known, isCurrent(known.environment) { return known }
        let pass = makePass(in: environment ?? LayoutEnvironment(container: .zero))
        known = pass
        return pass
    }

    private func isCurrent(_ environment: LayoutEnvironment) -> Bool {
        guard let container = controller?.containerView else { return environment.container == .zero }
        return environment.container == container.bounds.size && environment.safeArea == container.safeAreaInsets
    }

    /// Makes the pass of a layout of the container: reads everything that the layout depends on, once.
    func beginPass() -> LayoutPass {
        guard let known, let environment else { return pass }
        let pass =
            known.environment == environment
            ? LayoutPass(again: known, behavior: controller?.presentation.dismissalBehavior ?? known.behavior)
            : makePass(in: environment)
        self.known = pass
        return pass
    }

    private func makePass(in environment: LayoutEnvironment) -> LayoutPass {
        let presentation = controller?.presentation
        let pass = LayoutPass(
            presentation?.style(isWide: environment.traits.isWide) ?? Card(), in: environment,
            behavior: presentation?.dismissalBehavior ?? DismissalBehavior(),
            namesDetent: presentation?.namesDetent == true, stacked: stacked,
            diagnostics: diagnostics)
        for fault in content.detentTables.takeFaults() {
            diagnostics.report(fault.sentence, about: "detent \(fault.identifier.rawValue)")
        }
        return pass
    }

    var layout: PresentationLayout { pass.layout }

    /// The path of the presented view; `nil` before there is a container. It is that of the last layout, unless the
    /// container has another size.
    var path: DragPath? {
        guard let container = controller?.containerView else { return nil }
        if let known, known.environment.container == container.bounds.size { return known.path }
        return pass.path
    }

    /// Whether the presentation is a notice, that is, is not modal and has no detents.
    var isNotice: Bool {
        guard let controller else { return false }
        let pass = pass
        return !pass.layout.isModal && !pass.hasDetents && !controller.presentedViewController.keepsPresentationModal
    }

    /// Returns the distance that a view moves when it expands from another one, in points. Before there is a container,
    /// the window of that view is used; `nil` if the view is not in a window.
    func expansionLength(from source: UIView, edge: PresentationEdge) -> CGFloat? {
        guard let controller, let container = controller.containerView ?? source.window else { return nil }
        let environment = environment(in: container, of: controller)
        let layout =
            controller.containerView == nil
            ? makePass(in: environment).layout : layout
        let frame = layout.frame
        let axis = DragAxis(edge, direction: environment.traits.layoutDirection)
        let start = axis.expansionStart(
            from: controller.presentation.transitions.frame(of: source, in: container), to: frame,
            in: environment.container, shadowOutset: controller.presentation.appearance.shadow?.drawable.reach ?? 0)
        return start - axis.position(of: frame)
    }

    // MARK: Changes

    /// Called when the container is about to get other traits.
    func traitsWillChange(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        comingTraits = LayoutTraits(traits)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.comingTraits = nil }
    }

    /// Called when the container is about to get another size, and UIKit has told the content about its own size.
    func sizeWillChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let controller else { return }
        let announced = controller.size(
            forChildContentContainer: controller.presentedViewController, withParentContainerSize: size)
        sizeAnnouncement.announce(announced, with: coordinator)
    }

    /// Discards the layout, which is computed again when it is needed.
    func invalidate() {
        known = nil
    }

    /// Discards the layout and the measurement of the content.
    func invalidateContent() {
        content.invalidate()
        invalidate()
    }

    /// Returns the size of the presented view in a container of another size.
    func size(inContainerOf size: CGSize) -> CGSize {
        guard var environment else { return size }
        // The places of the keyboard and of the source in another size are not known yet.
        if environment.container != size {
            environment.keyboard = nil
            environment.source = nil
        }
        environment.container = size
        environment.traits = comingTraits ?? environment.traits
        return makePass(in: environment).layout.frame.size
    }
}

extension PresentationGeometry {
    /// Begins a pass after moving a navigation bar away from the grabber.
    func beginPass(clearing clearance: GrabberClearance) -> LayoutPass {
        let pass = beginPass()
        guard clearance.update(isDrawn: pass.layout.showsGrabber) else { return pass }
        invalidateContent()
        return beginPass()
    }
}
