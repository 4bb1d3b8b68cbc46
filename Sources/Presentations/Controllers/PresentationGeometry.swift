import UIKit

/// The layout of one presentation, computed once for an environment, and the path of its drags.
@MainActor
final class PresentationGeometry {
    weak var controller: PresentationController? {
        didSet { content.controller = controller }
    }
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

    private var computed: Computed?

    /// The results for an environment. It is a class because it is large and read many times in each layout.
    private final class Computed {
        let environment: LayoutEnvironment
        let layout: PresentationLayout
        /// `nil` until they are needed, like the path.
        var detentFrames: [DetentFrame]?
        var path: DragPath?

        init(environment: LayoutEnvironment, layout: PresentationLayout) {
            self.environment = environment
            self.layout = layout
        }
    }

    /// The current environment; `nil` before there is a container.
    var environment: LayoutEnvironment? {
        guard let controller, let container = controller.containerView else { return nil }
        return environment(in: container, of: controller)
    }

    private func environment(in container: UIView, of controller: PresentationController) -> LayoutEnvironment {
        var environment = LayoutEnvironment(
            container: container.bounds.size, safeArea: container.safeAreaInsets,
            traits: LayoutTraits(container.traitCollection), content: content.wish,
            keyboard: controller.presentation.components?.keyboard.frameInContainer,
            source: controller.anchorFrame(in: container),
            display: controller.presentation.followsDisplay ? LayoutEnvironment.Display(of: container) : nil,
            systemLook: SystemLook.sheets)
        environment.mayExpandForKeyboard = mayExpandForKeyboard
        return environment
    }

    /// Returns what the style makes of an environment.
    private func styleLayout(in environment: LayoutEnvironment) -> PresentationLayout {
        guard let presentation = controller?.presentation else { return PresentationLayout(frame: .zero) }
        let layout = presentation.style(isWide: environment.traits.isWide).layout(in: environment)
        for fault in content.detentTables.takeFaults() {
            diagnostics.report(fault.sentence, about: "detent \(fault.identifier.rawValue)")
        }
        return layout
    }

    var layout: PresentationLayout {
        let environment = environment ?? LayoutEnvironment(container: .zero)
        if let computed, computed.environment == environment { return computed.layout }
        let wanted = styleLayout(in: environment)
        var layout = wanted.drawable(in: environment.container)
        if layout.frame != wanted.frame {
            diagnostics.report(
                "The frame \(wanted.frame) cannot be used; the view fills the container instead.", about: "frame")
        }
        if let stacked { layout.frame = stacked.place(of: layout.frame, in: environment) }
        computed = Computed(environment: environment, layout: layout)
        return layout
    }

    /// The last results; `nil` before there is a container. Another size of the container takes effect immediately, and
    /// every other change in its layout pass.
    private var latest: Computed? {
        guard let container = controller?.containerView else { return nil }
        if computed?.environment.container != container.bounds.size { _ = layout }
        return computed
    }

    /// The frames at the detents, in any order; empty for a view without detents, and before there is a container.
    var detentFrames: [DetentFrame] {
        if let frames = computed?.detentFrames { return frames }
        guard let controller, let latest else { return [] }
        let frames = usableDetents(of: controller, in: latest.environment)
        computed?.detentFrames = frames
        return frames
    }

    /// The detent that the layout names. A half-sheet always names one of its own, so their frames are not needed.
    private var namedDetent: DetentIdentifier? {
        guard let named = computed?.layout.detent else { return nil }
        let isKnown = controller?.presentation.current is HalfSheet || detentFrames.contains { $0.identifier == named }
        return isKnown ? named : nil
    }

    /// Whether there are detents.
    var hasDetents: Bool { namedDetent != nil || !detentFrames.isEmpty }

    /// The detent at which the view rests; `nil` without detents.
    var restingDetent: DetentIdentifier? {
        namedDetent ?? (detentFrames.isEmpty ? nil : path?.restingDetent)
    }

    /// Whether the presentation is a notice, that is, is not modal and has no detents.
    var isNotice: Bool {
        guard let controller else { return false }
        return !layout.isModal && !hasDetents && !controller.presentedViewController.keepsPresentationModal
    }

    /// The path of the presented view; `nil` before there is a container.
    var path: DragPath? {
        if let path = computed?.path { return path }
        guard let controller, let latest else { return nil }
        let (behavior, detentFrames) = (controller.presentation.dismissalBehavior, detentFrames)
        let path = DragPath(
            latest.layout, detentFrames: detentFrames,
            edges: SwipeEdges(
                behavior, controller.presentation.appearance.animation, hasDetents: !detentFrames.isEmpty),
            in: latest.environment, threshold: behavior.swipeThreshold)
        computed?.path = path
        return path
    }

    private func usableDetents(
        of controller: PresentationController, in environment: LayoutEnvironment
    ) -> [DetentFrame] {
        let detents = controller.presentation.style(isWide: environment.traits.isWide).detentFrames(in: environment)
        let usable = detents.filter(\.frame.isUsable)
        if usable.count < detents.count {
            diagnostics.report("Detents whose frames cannot be used are left out.", about: "detent frames")
        }
        return usable
    }

    /// Whether the presented view covers the bottom of the container. It does if it is dismissed toward that edge, and
    /// rests nearer to it, or to the keyboard, than to the top.
    var coversBottom: Bool {
        guard let environment, let edges = path?.edges, edges.isNamed, edges.contains(.bottom) else { return false }
        let frame = layout.frame
        let bottom = min(environment.container.height, environment.keyboard?.minY ?? .infinity)
        return bottom - frame.maxY < max(frame.minY, 0.5)
    }

    /// The safe area of the container in the last layout.
    var safeArea: UIEdgeInsets {
        computed?.environment.safeArea ?? controller?.containerView?.safeAreaInsets ?? .zero
    }

    /// The parts of the safe area that are kept from the content in the last layout.
    var suppressedSafeArea: UIEdgeInsets {
        guard let computed else { return .zero }
        return computed.environment.suppressedSafeArea(of: computed.layout.frame)
    }

    /// Returns the distance that a view moves when it expands from another one, in points. Before there is a container,
    /// the window of that view is used; `nil` if the view is not in a window.
    func expansionLength(from source: UIView, edge: PresentationEdge) -> CGFloat? {
        guard let controller, let container = controller.containerView ?? source.window else { return nil }
        let environment = environment(in: container, of: controller)
        let layout =
            controller.containerView == nil
            ? styleLayout(in: environment).drawable(in: environment.container) : layout
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
        computed = nil
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
        return styleLayout(in: environment).drawable(in: size).frame.size
    }
}

extension PresentationGeometry {
    /// Returns the layout after moving a navigation bar away from the grabber.
    func layout(clearing clearance: GrabberClearance) -> PresentationLayout {
        let layout = layout
        guard clearance.update(isDrawn: layout.showsGrabber) else { return layout }
        invalidateContent()
        return self.layout
    }
}
