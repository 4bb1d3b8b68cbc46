import UIKit

/// The default numbers of the styles, and where they come from. Lengths are in points.
/// ```swift
/// let wide = Card(maximumWidth: PresentationDefaults.Card.maximumWidth + 60)
/// ```
public enum PresentationDefaults {
    /// The defaults of ``Card``.
    /// ```swift
    /// let soft = Card(cornerRadius: PresentationDefaults.Card.cornerRadius + 8)
    /// ```
    public enum Card {
        /// The minimum distance from each edge of the screen.
        public static let margins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        /// The maximum width: a comfortable reading width. With the margins, no phone in portrait is that wide.
        public static let maximumWidth: CGFloat = 420
        /// The radius of the corners.
        public static let cornerRadius: CGFloat = 24
    }

    /// The defaults of ``HalfSheet``.
    /// ```swift
    /// let maximumWidth = PresentationDefaults.HalfSheet.maximumWidth + 60
    /// ```
    public enum HalfSheet {
        /// The radius of the top corners.
        public static let cornerRadius: CGFloat = 12
        /// The maximum width in a regular width: that of UIKit's form sheet.
        public static let maximumWidth: CGFloat = 540
        /// The width of a sheet at a side: that of a small phone, for which the content has a layout anyway.
        public static let sideWidth: CGFloat = 375
        /// The distance of a sheet at a side from the safe area there, chosen so that it looks like a sheet.
        static let sideMargin: CGFloat = 8
        /// The height of `.medium()` in the classic look, as a fraction of the container's height.
        static let mediumFraction: CGFloat = 0.5
        /// The height of `.medium()` in the floating look, as a fraction of the largest height: recorded on iOS 26.1 as
        /// 425 of 759 and as 356.5 of 637 points.
        static let floatingMediumFraction: CGFloat = 425 / 759
        /// The distance of `.large()` from the top safe area, as in UIKit before iOS 26, and later on an iPad.
        static let topClearance: CGFloat = 10
        /// The least distance of `.large()` from the top of the container in the floating look, recorded on iOS 26.1 on
        /// a phone with a home button.
        static let floatingTop: CGFloat = 30
        /// The distance of a floating sheet from the sides and the bottom, as recorded on iOS 26.1.
        static let floatingMargin: CGFloat = 8
        /// The radius of the upper corners in the floating look, fitted to a picture of iOS 26.1 on an iPhone 16.
        static let floatingTopRadius: CGFloat = 37.7
        /// The ratio of the lower corners' radius in the floating look to the display's. Fitted to the same picture.
        static let floatingBottomShare: CGFloat = 58.2 / 55
    }

    /// The defaults of ``Popup``.
    /// ```swift
    /// let tight = Popup(cornerRadius: PresentationDefaults.Popup.cornerRadius / 2)
    /// ```
    public enum Popup {
        /// The minimum distance from each edge of the screen.
        public static let margins = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
        /// The maximum width.
        public static let maximumWidth: CGFloat = 320
        /// The radius of the corners.
        public static let cornerRadius: CGFloat = 14
        /// The sides of an anchor, in order of preference: below first, as in UIKit, and leading last.
        public static let sides: [PresentationEdge] = [.bottom, .top, .trailing, .leading]
        /// The width of the arrow, for a right angle at its tip, and its length, that of UIKit's arrow before iOS 26.
        public static let arrowSize = CGSize(width: 26, height: 13)
    }

    /// The defaults of ``Drawer``.
    /// ```swift
    /// let maximumWidth = PresentationDefaults.Drawer.maximumWidth - 40
    /// ```
    public enum Drawer {
        /// The maximum width: that of the first column of UIKit's split views, and of Material's drawers on a tablet.
        public static let maximumWidth: CGFloat = 320
        /// The radius of the corners away from the edge, as in Material's drawers.
        public static let cornerRadius: CGFloat = 16
        /// The width of the presenting view that stays visible: the height of an app bar, as in Material.
        static let clearance: CGFloat = 56
    }

    /// The timings that most movements share.
    /// ```swift
    /// let calm = PresentationMotion(settling: PresentationDefaults.Motion.slide)
    /// ```
    public enum Motion {
        /// The timing of `.slide`, `.push`, `.parallax`, `.expand` and `.zoom`: a critically damped spring of half a
        /// second, as in UIKit's presentations.
        public static let slide = TransitionTiming.spring(dampingRatio: 1, duration: 0.5)
        /// The timing of a released view: UIKit's own spring for sheets, with a stiffness of 1000 over 3 for a mass of
        /// 1, critically damped. It is at rest after half a second.
        public static let settling = TransitionTiming.spring(
            dampingRatio: 1, response: 2 * .pi / Double(1000.0 / 3).squareRoot())
        /// The scale of a zoomed view without its source, as of `.scale`.
        static let hiddenScale: CGFloat = 0.8
        /// The seconds in which dimming and appearance adapt to a finger that has caught a moving view.
        static let catching: TimeInterval = 0.2
    }

    /// The smallest length that is easy to touch: of a detent, and beside margins and keyboards where there is room.
    static let minimumLength: CGFloat = 44
}
