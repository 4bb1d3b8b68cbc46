import UIKit

/// One layout of the container: the environment, and the style's answers. A class, because it is large and read often.
@MainActor
final class LayoutPass {
    let environment: LayoutEnvironment
    let layout: PresentationLayout
    let options: PresentationOptions
    /// The frame in the layout before a notice moves behind newer ones.
    let frameInFront: CGRect
    /// Whether each layout of the style names one of its detents, so that their frames are not needed to know it.
    private let namesDetent: Bool
    private let style: any PresentationStyle
    private let diagnostics: Diagnostics

    /// - Parameters:
    /// - style: Not an adaptive one.
    ///   - stacked: The place of a notice behind newer ones.
    init(
        _ style: any PresentationStyle, in environment: LayoutEnvironment, options: PresentationOptions,
        namesDetent: Bool, stacked: StackedNotice?, diagnostics: Diagnostics
    ) {
        self.style = style
        self.environment = environment
        self.options = options
        self.diagnostics = diagnostics
        self.namesDetent = namesDetent
        let wanted = style.layout(in: environment)
        var layout = wanted.resolvingCorners(in: environment).drawable(in: environment.container)
        if layout.frame != wanted.frame {
            diagnostics.report(
                "The frame \(wanted.frame) cannot be used; the view fills the container instead.", about: "frame")
        }
        if options.allowsBackgroundInteraction { layout.allowsBackgroundInteraction = true }
        if layout.showsGrabber {
            layout.grabberEdge = (style.entryEdge ?? .bottom).opposite.edge(in: environment.traits.layoutDirection)
        }
        frameInFront = layout.frame
        if let stacked { layout.frame = stacked.place(of: layout.frame, in: environment) }
        self.layout = layout
    }

    var anchor: PresentationAnchor? { style.anchor }

    // Made when they are needed: a card has neither, and the layout of a sheet mostly needs no frames of other detents.

    /// The frames at the detents, in any order; empty for a view without detents.
    private(set) lazy var detentFrames: [DetentFrame] = {
        let detents = style.detentFrames(in: environment)
        var usable = detents.filter(\.frame.isUsable)
        if usable.count < detents.count {
            diagnostics.report("Detents whose frames cannot be used are left out.", about: "detent frames")
        }
        for index in usable.indices {
            if options.allowsBackgroundInteraction { usable[index].allowsBackgroundInteraction = true }
            guard let corners = usable[index].corners else { continue }
            usable[index].radii = corners.resolved(for: usable[index].frame, in: environment)
        }
        return usable
    }()

    private(set) lazy var path = DragPath(
        layout, detentFrames: detentFrames,
        edges: SwipeEdges(options.swipeDirection, entryEdge: style.entryEdge, hasDetents: !detentFrames.isEmpty),
        in: environment, threshold: options.swipeThreshold)

    /// The effect on the presenting view, as far as the layout allows it.
    private(set) lazy var presenter: PresenterAppearance = {
        let wanted = options.presenter.drawable(reduceMotion: UIAccessibility.isReduceMotionEnabled)
        guard case .movedAside = wanted else { return wanted }
        return detentFrames.isEmpty && path.extendedSize != nil ? wanted : .unchanged
    }()

    /// The way of a presenting view that is moved aside; `nil` for any other.
    var way: PresenterWay? {
        guard case .movedAside(_, let parallax) = presenter else { return nil }
        return PresenterWay(
            axis: path.axis, length: path.positions.hidden - path.restingPosition, parallax: parallax,
            rest: layout.frame.middle)
    }

    /// The distance that the shadow reaches beyond the view, in points. A view that is uncovered has none.
    var shadowReach: CGFloat { way == nil ? options.shadow?.drawable.reach ?? 0 : 0 }

    var hasDetents: Bool { namesDetent || !detentFrames.isEmpty }

    var isOfNotice: Bool { !layout.isModal && !hasDetents }

    /// The detent at which the view rests: the one that the layout names, if it exists; `nil` without detents.
    var restingDetent: DetentIdentifier? {
        if let named = layout.detent, namesDetent || detentFrames.contains(where: { $0.identifier == named }) {
            return named
        }
        return detentFrames.isEmpty ? nil : path.restingDetent
    }

    /// Whether the view leaves toward the bottom, and rests nearer to it, or to the keyboard, than to the top.
    var coversBottom: Bool {
        guard path.edges.isNamed, path.edges.contains(.bottom) else { return false }
        let bottom = min(environment.container.height, environment.keyboard?.minY ?? .infinity)
        return bottom - layout.frame.maxY < max(layout.frame.minY, 0.5)
    }

    var suppressedSafeArea: UIEdgeInsets { environment.suppressedSafeArea(of: layout.frame) }
}
