@preconcurrency import UIKit

/// A panel attached to the leading or the trailing edge, as high as the screen: a menu, a filter, a list of places.
///
/// Leading and trailing follow the layout direction, also if it changes. The content has the usual safe area: below the
/// status bar, above the home indicator, and beside the notch in landscape.
///
/// ```swift
/// presentAsDrawer(menu)
/// presentAsDrawer(filter, style: Drawer(edge: .trailing, presenter: .faded()))
/// ```
public struct Drawer: PresentationStyle, Equatable {
    /// The side of the screen that a drawer is attached to.
    ///
    /// ```swift
    /// presentAsDrawer(filter, style: Drawer(edge: .trailing))
    /// ```
    public enum Edge: Equatable, Sendable, CaseIterable {
        /// The left side in a left-to-right layout.
        case leading
        /// The right side in a left-to-right layout.
        case trailing
    }

    /// The width of a drawer, inside the safe area of its edge: 320 beside a notch of 59 makes a view of 379 points.
    ///
    /// At least 56 points of the presenting view stay visible, or the safe area of the other side if that is larger.
    ///
    /// ```swift
    /// presentAsDrawer(
    ///     menu, style: Drawer(width: .fraction(0.7), maximumWidth: 400))
    /// ```
    public enum Width: Equatable, Sendable {
        /// The width of the content's `preferredContentSize`, or else that which Auto Layout finds for the maximum
        /// width, as for ``PresentationSize/fitting``. Content that asks for nothing gets the maximum width.
        case fitting
        /// A number of points. If it is zero, negative, NaN or infinite, the drawer has its maximum width.
        case fixed(CGFloat)
        /// A fraction of the screen's width, 0…1. Zero, negative, NaN and infinite values count as the maximum width.
        case fraction(CGFloat)
    }

    /// The side that the drawer is attached to, slides in from, and is swiped toward. Defaults to `.leading`.
    public var edge: Edge = .leading
    /// The width. Defaults to `.fitting`.
    public var width: Width = .fitting
    /// The maximum width, in points, inside the safe area of its edge. Defaults to `320`. Zero or less sets no limit.
    public var maximumWidth = PresentationDefaults.Drawer.maximumWidth
    /// The radius of the two corners away from the edge, in points. Defaults to `16`.
    public var cornerRadius = PresentationDefaults.Drawer.cornerRadius
    /// The way to avoid a keyboard. Defaults to `.none`. With `.lift` and `.shrink` the drawer ends above the keyboard.
    public var keyboard: KeyboardPolicy = .none

    /// The radius of each corner. Defaults to `nil`: `cornerRadius` at the two corners away from the edge.
    public var corners: Corners?
    /// The options of every style. Each one is also a property of the drawer.
    public var options = PresentationOptions()

    /// Creates a drawer. The parameters are properties, with the same defaults; `nil` is a slide from `edge`.
    public init(
        edge: Edge = .leading, width: Width = .fitting,
        maximumWidth: CGFloat = PresentationDefaults.Drawer.maximumWidth,
        cornerRadius: CGFloat = PresentationDefaults.Drawer.cornerRadius,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), presenter: PresenterAppearance = .unchanged,
        animation: TransitionAnimation? = nil, dismissal: DismissalGestures = [.tapOutside, .swipe],
        keyboard: KeyboardPolicy = .none
    ) {
        self.edge = edge
        self.width = width
        self.maximumWidth = maximumWidth
        self.cornerRadius = cornerRadius
        options.shadow = shadow
        options.dimming = dimming
        options.presenter = presenter
        options.animation = animation
        options.dismissal = dismissal
        self.keyboard = keyboard
    }

    /// Creates a drawer with the defaults, and sets any of its properties.
    public init(_ configure: (inout Drawer) -> Void) { configure(&self) }
}

extension Drawer.Edge {
    var side: PresentationEdge {
        switch self {
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

extension Drawer {
    /// The side of `edge`. With any animation, a swipe dismisses the drawer toward it.
    public var entryEdge: PresentationEdge? { edge.side }

    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        let container = environment.container
        let isRight = edge.side.isFar(in: environment.traits.layoutDirection)
        let width = environment.grid.round(viewWidth(in: environment, isRight: isRight))
        let resting = CGRect(x: isRight ? container.width - width : 0, y: 0, width: width, height: container.height)
        let frame = environment.grid.round(environment.avoidingKeyboard(resting, policy: keyboard))
        return PresentationLayout(
            frame: frame, cornerRadius: cornerRadius, roundedCorners: isRight ? .leftCorners : .rightCorners,
            corners: corners)
    }

    /// Returns the width of the view, in points, with the safe area at its edge, since no content lies under a notch.
    private func viewWidth(in environment: LayoutEnvironment, isRight: Bool) -> CGFloat {
        let container = environment.container.width
        let safeArea = environment.safeArea
        let (inset, opposite) = isRight ? (safeArea.right, safeArea.left) : (safeArea.left, safeArea.right)
        // If it reached into the safe area of the other side, the inset there would change with each step of a drag.
        let free = max(PresentationDefaults.Drawer.clearance, opposite)
        let maximum = max(min(container, PresentationDefaults.minimumLength), container - free)
        let room = max(0, maximum - inset)
        let widest = maximumWidth > 0 ? min(room, maximumWidth) : room
        let asked: CGFloat =
            switch width {
            case .fitting: environment.content.fittingSize(width: widest).width
            case .fixed(let points): points
            case .fraction(let fraction): fraction * container
            }
        return min(maximum, inset + min(widest, asked.usableLength ?? widest))
    }
}

extension Drawer: NamedStyle {
    func makeController(presented: UIViewController, presenting: UIViewController?) -> PresentationController {
        DrawerPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }
}

/// Manages the presentation of a ``Drawer``.
///
/// ```swift
/// func showSearchResults() {
///     drawerPresentationController?.animateChanges {
///         $0.width = .fraction(0.8)
///     }
/// }
/// ```
public final class DrawerPresentationController: StyledPresentationController<Drawer> {
    /// The drawer's options. A change takes effect in the next layout pass, or in `animateChanges(_:completion:)`.
    public var drawer: Drawer {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }
}
