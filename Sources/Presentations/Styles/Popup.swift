@preconcurrency import UIKit

/// A small view in the middle of the screen, or near its top or bottom: a question, a rating, a short form.
///
/// ```swift
/// presentAsPopup(question, style: Popup(position: .top, dimming: .blurred(.systemThinMaterialDark)))
/// ```
public struct Popup: PresentationStyle, Equatable {
    /// Where a popup stands in the room that the safe area leaves.
    public enum Position: Equatable, Sendable {
        /// In the middle.
        case center
        /// At the upper margin.
        case top
        /// At the lower margin.
        case bottom
    }

    /// How large the popup is. Default `.fitting`: as the content asks.
    public var size: PresentationSize
    /// Where it stands. Default `.center`.
    public var position: Position
    /// How far it is moved from there, in points; positive values go right and down. Default zero. The popup stays
    /// within its margins whatever the offset.
    public var offset: CGPoint
    /// The least distances from the edges of the screen, in points; where the safe area is larger it wins.
    /// Default `24` on every side.
    public var margins: UIEdgeInsets
    /// The width that the popup never exceeds, in points. Default `320`.
    public var maximumWidth: CGFloat
    /// The radius of all four corners, in points, drawn as continuous curves. Default `14`.
    public var cornerRadius: CGFloat
    /// The shadow around the popup; `nil` draws none. Default `Shadow()`.
    public var shadow: Shadow?
    /// What covers the presenter. Default `.dimmed()`, black at 0.4.
    public var dimming: Dimming
    /// The colour of the popup behind its content, seen where the content is clear. Default `nil`: clear.
    public var backgroundColor: UIColor?
    /// How the popup comes and goes. Default `.scale`.
    public var animation: TransitionAnimation
    /// What the user can do to dismiss the popup. Default `[.tapOutside]`. A swipe, where allowed, goes to the edge that
    /// the animation comes from; for one that comes from no edge, to the bottom.
    public var dismissal: DismissalGestures
    /// From when on a popup that is let go leaves. Default `.card`: 0.382 of its length, or 920 points per second.
    public var swipeThreshold: SwipeThreshold
    /// What the popup does about a keyboard. Default `.lift`.
    public var keyboard: KeyboardPolicy

    /// A popup; every setting has a default.
    public init(
        size: PresentationSize = .fitting, position: Position = .center, offset: CGPoint = .zero,
        margins: UIEdgeInsets = PresentationDefaults.Popup.margins,
        maximumWidth: CGFloat = PresentationDefaults.Popup.maximumWidth,
        cornerRadius: CGFloat = PresentationDefaults.Popup.cornerRadius,
        shadow: Shadow? = Shadow(), dimming: Dimming = .dimmed(), backgroundColor: UIColor? = nil,
        animation: TransitionAnimation = .scale,
        dismissal: DismissalGestures = [.tapOutside], swipeThreshold: SwipeThreshold = .card,
        keyboard: KeyboardPolicy = .lift
    ) {
        self.size = size
        self.position = position
        self.offset = offset
        self.margins = margins
        self.maximumWidth = maximumWidth
        self.cornerRadius = cornerRadius
        self.shadow = shadow
        self.dimming = dimming
        self.backgroundColor = backgroundColor
        self.animation = animation
        self.dismissal = dismissal
        self.swipeThreshold = swipeThreshold
        self.keyboard = keyboard
    }
}

extension Popup {
    public var appearance: PresentationAppearance {
        PresentationAppearance(
            shadow: shadow, dimming: dimming, backgroundColor: backgroundColor, animation: animation)
    }

    public var dismissalBehavior: DismissalBehavior {
        DismissalBehavior(gestures: dismissal, swipeThreshold: swipeThreshold)
    }
}
