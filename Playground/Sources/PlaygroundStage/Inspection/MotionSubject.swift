import DemoCatalogue
import Presentations
import PresentationsTesting
import UIKit

/// What moves in a demo: its inner side, along the axis on which it comes and goes.
@MainActor
struct MotionSubject {
    /// Such as `top of place-list`.
    let name: String
    /// In points of the window.
    let position: Double
    /// Where a finger can leave it, and from where on it dismisses.
    let places: [Inside.Place]

    /// `nil` while nothing is there that moves.
    init?(_ running: RunningDemo, on stage: Stage) {
        if let controller = running.presentationController, let view = controller.presentedView,
            let frame = stage.visibleFrame(of: view)
        {
            let axis = ExitAxis(running.demo, in: controller.traitCollection)
            name =
                "\(axis.sideName) of \(controller.presentedViewController.viewIfLoaded?.accessibilityIdentifier ?? "the view")"
            position = Self.rounded(axis.inner(of: frame))
            places = Self.places(of: controller, axis)
        } else if let view = running.movingView, let frame = stage.visibleFrame(of: view) {
            name = "left of \(view.accessibilityIdentifier ?? "the screen")"
            position = Self.rounded(frame.minX)
            places = []
        } else {
            return nil
        }
    }

    private static func places(of controller: PresentationController, _ axis: ExitAxis) -> [Inside.Place] {
        guard let container = controller.containerView, let progress = controller.presentedViewProgress else {
            return []
        }
        let selected = (controller as? HalfSheetPresentationController)?.selectedDetent
        var places = progress.detentPositions.map { identifier, position in
            Inside.Place(
                name: identifier.rawValue, position: rounded(position), isVertical: axis.isVertical, isThreshold: false,
                isSelected: identifier == selected)
        }.sorted { ($0.position, $0.name) < ($1.position, $1.name) }
        if let options = controller.styleOptions, options.dismissal.contains(.swipe) {
            // From the outermost rest.
            let rest =
                progress.detentPositions.values.max() ?? axis.inner(of: controller.frameOfPresentedViewInContainerView)
            let way = axis.outside(of: container.bounds) - rest
            places.append(
                Inside.Place(
                    name: "dismisses",
                    position: rounded(rest + options.swipeThreshold.distance * way),
                    isVertical: axis.isVertical, isThreshold: true, isSelected: false))
        }
        return places
    }

    /// A quarter of a point is the finest step that a curve shows.
    private static func rounded(_ value: CGFloat) -> Double { Double((value * 4).rounded() / 4) }
}

extension HalfSheetPresentationController {
    /// The detent at which the half-sheet rests, or to which it goes: the smallest where none has been selected.
    var selectedDetent: DetentIdentifier? {
        let positions = presentedViewProgress?.detentPositions ?? [:]
        let selected = presentedStyle.selectedDetentIdentifier
        return selected.flatMap { positions[$0] == nil ? nil : $0 } ?? positions.max { $0.value < $1.value }?.key
    }
}

/// The side of a presented view that is inside of the screen, and the edge by which the view leaves.
private enum ExitAxis {
    case bottom, top, left, right

    init(_ demo: Demo, in traits: UITraitCollection) {
        let isMirrored = traits.layoutDirection == .rightToLeft
        let edge: PresentationEdge =
            switch demo.kind {
            case .card, .miniPlayer: demo.card.edge
            case .drawer, .edgeDrawer: demo.drawer.edge == .leading ? .leading : .trailing
            case .halfSheet, .stayingHalfSheet, .popup, .stack, .tabs: .bottom
            }
        self =
            switch edge {
            case .top: .top
            case .bottom: .bottom
            case .leading: isMirrored ? .right : .left
            case .trailing: isMirrored ? .left : .right
            }
    }

    var isVertical: Bool { self == .bottom || self == .top }

    var sideName: String {
        switch self {
        case .bottom: "top"
        case .top: "bottom"
        case .left: "right"
        case .right: "left"
        }
    }

    func inner(of frame: CGRect) -> CGFloat {
        switch self {
        case .bottom: frame.minY
        case .top: frame.maxY
        case .left: frame.maxX
        case .right: frame.minX
        }
    }

    /// Where the inner side is when the view has left.
    func outside(of container: CGRect) -> CGFloat {
        switch self {
        case .bottom: container.maxY
        case .top: container.minY
        case .left: container.minX
        case .right: container.maxX
        }
    }
}

extension PresentationController {
    /// The options of the style.
    fileprivate var styleOptions: PresentationOptions? {
        switch self {
        case let controller as CardPresentationController: controller.card.options
        case let controller as HalfSheetPresentationController: controller.halfSheet.options
        case let controller as PopupPresentationController: controller.popup.options
        case let controller as DrawerPresentationController: controller.drawer.options
        default: nil
        }
    }
}
