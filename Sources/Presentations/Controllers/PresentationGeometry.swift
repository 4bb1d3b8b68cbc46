import UIKit

/// The layout of one presentation, computed once for an environment, and the path that belongs to it.
@MainActor
final class PresentationGeometry {
    weak var controller: PresentationController? {
        didSet { ownContent.controller = controller }
    }
    /// The controller that is described by this one's; `nil` for a controller that UIKit knows.
    weak var host: PresentationController?
    /// The controller that UIKit knows.
    var outermost: PresentationController? { host?.presentationGeometry.outermost ?? controller }
    private let ownContent = PresentedContent()
    var content: PresentedContent { host?.presentationGeometry.content ?? ownContent }
    let sizeAnnouncement = SizeAnnouncement()
    let diagnostics = Diagnostics()
    /// The place behind newer views; `nil` in front.
    var stacked: StackedNotice? {
        didSet { if stacked != oldValue { invalidate() } }
    }
    /// The traits after a change that is under way, while UIKit still reports the old ones.
    private var comingTraits: LayoutTraits?

    private var cachedLayout: (environment: LayoutEnvironment, layout: PresentationLayout)? {
        didSet { cachedPath = nil }
    }
    private var cachedPath: DragPath?

    /// The environment now; `nil` before there is a container.
    var environment: LayoutEnvironment? {
        controller?.containerView.map(environment(in:))
    }

    private func environment(in container: UIView) -> LayoutEnvironment {
        LayoutEnvironment(
            container: container.bounds.size, safeArea: container.safeAreaInsets,
            traits: LayoutTraits(container.traitCollection), content: content.wish,
            keyboard: controller?.presentationComponents?.keyboard.frameInContainer,
            source: controller?.anchorFrame(in: container), display: LayoutEnvironment.Display(of: container),
            systemLook: SystemLook.sheets)
    }

    var layout: PresentationLayout {
        let environment = environment ?? LayoutEnvironment(container: .zero)
        if let cachedLayout, cachedLayout.environment == environment { return cachedLayout.layout }
        let wanted = controller?.presentationLayout(in: environment) ?? PresentationLayout(frame: .zero)
        var layout = wanted.drawable(in: environment.container)
        if layout.frame != wanted.frame {
            diagnostics.report(
                "The frame \(wanted.frame) cannot be used; the container is covered instead.", about: "frame")
        }
        if let stacked { layout.frame = stacked.place(of: layout.frame, in: environment) }
        cachedLayout = (environment, layout)
        return layout
    }

    /// Whether the user goes on beside the view, and has not come to it: it is not modal, and has no detents.
    var isNotice: Bool {
        guard let controller, controller.presentedDetents == nil || path?.detents.isEmpty == true else { return false }
        return !layout.isModal && !controller.presentedViewController.isModalInPresentation
    }

    /// The path of the presented view; `nil` before there is a container.
    var path: DragPath? {
        if let cachedPath { return cachedPath }
        guard let controller, controller.containerView != nil else { return nil }
        _ = layout
        guard let (environment, layout) = cachedLayout else { return nil }
        let behavior = controller.dismissalBehavior
        let detentFrames = controller.detentFrames(in: environment)
        let path = DragPath(
            layout, detentFrames: detentFrames,
            edges: SwipeEdges(
                behavior.swipeEdges, animationEdge: controller.presentationAppearance.animation.edge,
                hasDetents: !detentFrames.isEmpty),
            in: environment, threshold: behavior.swipeThreshold)
        cachedPath = path
        return path
    }

    /// Whether the presented view covers the bottom of the container: it leaves by that edge, and rests nearer to it, or to
    /// the keyboard, than to the top.
    var coversBottom: Bool {
        guard let controller, let environment, controller.leavesAtBottom else { return false }
        let frame = layout.frame
        let bottom = min(environment.container.height, environment.keyboard?.minY ?? .infinity)
        return bottom - frame.maxY < max(frame.minY, 0.5)
    }

    /// The parts of the safe area that the content does not see in the last layout.
    var suppressedSafeArea: UIEdgeInsets {
        guard let (environment, layout) = cachedLayout else { return .zero }
        return environment.suppressedSafeArea(of: layout.frame)
    }

    /// The distance, in points, that a view covers which expands from another one. Before there is a container, in the window
    /// of that view; `nil` if it has left that.
    func expansionLength(from source: UIView, edge: PresentationEdge) -> CGFloat? {
        guard let controller, let container = controller.containerView ?? source.window else { return nil }
        let environment = environment(in: container)
        let layout =
            controller.containerView == nil
            ? controller.presentationLayout(in: environment).drawable(in: environment.container) : layout
        let frame = layout.frame
        let axis = DragAxis(edge, direction: environment.traits.layoutDirection)
        let start = axis.expansionStart(
            from: controller.presentationTransitions.frame(of: source, in: container), to: frame,
            in: environment.container, shadowOutset: controller.presentationAppearance.shadow?.drawable.reach ?? 0)
        return start - axis.position(of: frame)
    }

    // MARK: Changes

    /// The container is going to have other traits.
    func traitsWillChange(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        comingTraits = LayoutTraits(traits)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.comingTraits = nil }
    }

    /// The container is going to have another size, and UIKit has told the content of its own.
    func sizeWillChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let controller else { return }
        let announced = controller.size(
            forChildContentContainer: controller.presentedViewController, withParentContainerSize: size)
        sizeAnnouncement.announce(announced, with: coordinator)
    }

    /// Computes the layout again when it is needed.
    func invalidate() {
        cachedLayout = nil
        host?.invalidatePresentation()
    }

    /// Measures the content again, too.
    func invalidateContent() {
        content.invalidate()
        invalidate()
    }

    /// The size of the presented view in a container of another size.
    func size(inContainerOf size: CGSize) -> CGSize {
        guard let controller, var environment else { return size }
        // The places of the keyboard and of the source in another size are not known yet.
        if environment.container != size {
            environment.keyboard = nil
            environment.source = nil
        }
        environment.container = size
        environment.traits = comingTraits ?? environment.traits
        return controller.presentationLayout(in: environment).drawable(in: size).frame.size
    }
}

extension PresentationController {
    /// Whether the style, or its animation, names the bottom as an edge by which the view leaves.
    fileprivate var leavesAtBottom: Bool {
        let named = dismissalBehavior.swipeEdges
        return named.isEmpty ? presentationAppearance.animation.edge == .bottom : named.contains(.bottom)
    }
}
