@preconcurrency import UIKit

/// A small view in the middle of the screen, or near its top or bottom: a question, a rating, a short form.
///
/// ```swift
/// presentAsPopup(
///     question,
///     style: Popup(
///         position: .top, dimming: .blurred(.systemThinMaterialDark)))
/// ```
public struct Popup: PresentationStyle, Equatable {
    /// The position of a popup in the safe area.
    ///
    /// ```swift
    /// let anchor = PresentationAnchor(button)
    /// presentAsPopup(
    ///     hint,
    ///     style: Popup(
    ///         position: .anchored(to: anchor, sides: [.top, .bottom])))
    /// ```
    public enum Position: Equatable, Sendable {
        /// In the middle.
        case center
        /// At the upper margin.
        case top
        /// At the lower margin.
        case bottom
        /// Beside a view or a bar item, with an arrow that points at it. See
        /// <doc:ChoosingAStyle#Point-a-popup-at-a-button>.
        ///
        /// - Parameters:
        ///   - anchor: The view or the bar item.
        ///   - sides: The sides of the anchor at which the popup may be placed, in order of preference. Defaults to
        ///     ``PresentationDefaults/Popup/sides``: below, above, trailing, leading.
        ///   - distance: The distance between the arrow's tip and the anchor, in points. Defaults to `0`: they touch.
        ///   - arrowSize: The width of the arrow at the popup, and its length, in points. Defaults to `26` and `13`.
        ///     Zero draws no arrow.
        case anchored(
            to: PresentationAnchor, sides: [PresentationEdge] = PresentationDefaults.Popup.sides,
            distance: CGFloat = 0,
            arrowSize: CGSize = PresentationDefaults.Popup.arrowSize)
    }

    /// The size. Defaults to `.fitting`: what the content asks for.
    public var size: PresentationSize = .fitting
    /// The position. Defaults to `.center`.
    public var position: Position = .center
    /// The offset right and down, in points, within the margins. Defaults to zero. It moves no anchored popup.
    public var offset = CGPoint.zero
    /// The minimum distances from the screen's edges, in points, and at least the safe area. Defaults to `24`.
    public var margins = PresentationDefaults.Popup.margins
    /// The maximum width, in points. Defaults to `320`. Zero or less sets no limit.
    public var maximumWidth = PresentationDefaults.Popup.maximumWidth
    /// The radius of all four corners, in points. Defaults to `14`.
    public var cornerRadius = PresentationDefaults.Popup.cornerRadius
    /// The way to avoid a keyboard. Defaults to `.lift`.
    public var keyboard: KeyboardPolicy = .lift

    /// The radius of each corner. Defaults to `nil`: `cornerRadius` at all four.
    public var corners: Corners?
    /// The options of every style. Each one is also a property of the popup. Two have other defaults here: `animation`
    /// is `.scale`, and `dismissal` is `[.tapOutside]`.
    public var options = PresentationOptions {
        $0.animation = .scale
        $0.dismissal = .tapOutside
    }

    /// Creates a popup. The parameters are properties, with the same defaults.
    public init(
        size: PresentationSize = .fitting, position: Position = .center, offset: CGPoint = .zero,
        margins: UIEdgeInsets = PresentationDefaults.Popup.margins,
        maximumWidth: CGFloat = PresentationDefaults.Popup.maximumWidth,
        cornerRadius: CGFloat = PresentationDefaults.Popup.cornerRadius,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), animation: TransitionAnimation? = .scale,
        dismissal: DismissalGestures = [.tapOutside], keyboard: KeyboardPolicy = .lift
    ) {
        self.size = size
        self.position = position
        self.offset = offset
        self.margins = margins
        self.maximumWidth = maximumWidth
        self.cornerRadius = cornerRadius
        options.shadow = shadow
        options.dimming = dimming
        options.animation = animation
        options.dismissal = dismissal
        self.keyboard = keyboard
    }

    /// Creates a popup with the defaults, and sets any of its properties.
    public init(_ configure: (inout Popup) -> Void) { configure(&self) }
}

extension Popup: NamedStyle {
    public var anchor: PresentationAnchor? {
        if case .anchored(let anchor, _, _, _) = position { anchor } else { nil }
    }

    func makeController(presented: UIViewController, presenting: UIViewController?) -> PresentationController {
        PopupPresentationController(style: self, presentedViewController: presented, presenting: presenting)
    }
}

/// Manages the presentation of a ``Popup``.
///
/// ```swift
/// func textFieldDidBeginEditing(_ textField: UITextField) {
///     popupPresentationController?.animateChanges { $0.position = .top }
/// }
/// ```
public final class PopupPresentationController: StyledPresentationController<Popup> {
    /// The popup's options. A change takes effect in the next layout pass, or in `animateChanges(_:completion:)`.
    public var popup: Popup {
        get { presentedStyle }
        set { presentedStyle = newValue }
    }
}
