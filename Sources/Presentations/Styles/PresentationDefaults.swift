import UIKit

/// The default numbers of the kit, and where they come from. Lengths are in points, times in seconds, velocities in
/// points per second, fractions and opacities in 0…1.
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
        /// The height of `.medium()`, as a fraction of the container's height.
        public static let mediumFraction: CGFloat = 0.5
        /// The distance of `.large()` from the top safe area, as in UIKit before iOS 26.
        public static let topClearance: CGFloat = 10
        /// The distance of a floating sheet from the sides and the bottom, as recorded on iOS 26.1.
        public static let floatingMargin: CGFloat = 8
        /// The radius of the upper corners in the floating look, fitted to a picture of iOS 26.1 on an iPhone 16.
        public static let floatingTopRadius: CGFloat = 37.7
        /// The ratio of the lower corners' radius in the floating look to the display's. Fitted to the same picture.
        public static let floatingBottomShare: CGFloat = 58.2 / 55
        /// The width of a sheet at a side: that of a small phone, for which the content has a layout anyway.
        public static let sideWidth: CGFloat = 375
        /// The distance of a sheet at a side from the safe area there, chosen so that it looks like a sheet.
        public static let sideMargin: CGFloat = 8
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
    }

    /// The defaults of ``Popup/Position-swift.enum/anchored(to:sides:distance:arrowSize:)``.
    /// ```swift
    /// let sides = PresentationDefaults.Anchor.sides.filter { $0 != .bottom }
    /// ```
    public enum Anchor {
        /// The sides of the anchor, in order of preference: below first, as in UIKit, and leading last.
        public static let sides: [PresentationEdge] = [.bottom, .top, .trailing, .leading]
        /// The distance between the tip and the anchor. UIKit's popovers touch their anchors as well.
        public static let distance: CGFloat = 0
        /// The width of the arrow, for a right angle at its tip, and its length, that of UIKit's arrow before iOS 26.
        public static let arrowSize = CGSize(width: 26, height: 13)
        /// The minimum distance from the edges of the screen, small enough to reach a button in a navigation bar.
        public static let margin: CGFloat = 10
        /// The fraction of the arrow's length, 0…1, that its rounded tip takes.
        public static let tipRounding: CGFloat = 0.3
    }

    /// The defaults of ``Drawer``.
    /// ```swift
    /// let maximumWidth = PresentationDefaults.Drawer.maximumWidth - 40
    /// ```
    public enum Drawer {
        /// The maximum width: that of the first column of UIKit's split views, and of Material's drawers on a tablet.
        public static let maximumWidth: CGFloat = 320
        /// The width of the presenting view that stays visible: the height of an app bar, as in Material.
        public static let clearance: CGFloat = 56
        /// The radius of the corners away from the edge, as in Material's drawers.
        public static let cornerRadius: CGFloat = 16
    }

    /// The stacking of presentations that are not modal and have no detents.
    /// ```swift
    /// let visible = CGFloat(hidden.count) * PresentationDefaults.Notice.gap
    /// ```
    public enum Notice {
        /// The scale of a view behind a newer one, about that of the system's stacked notifications.
        public static let scale: CGFloat = 0.94
        /// The length of a view that stays visible behind a newer one.
        public static let gap: CGFloat = 10
    }

    /// The dimensions of the grabber, as measured on UIKit's sheets.
    /// ```swift
    /// header.frame.size.height = PresentationDefaults.Grabber.zone.height
    /// ```
    public enum Grabber {
        /// The size of the bar.
        public static let size = CGSize(width: 36, height: 5)
        /// The distance of the bar from the top of the sheet.
        public static let topInset: CGFloat = 5
        /// The size of the area around the bar that receives touches: at least 44 points in each direction.
        public static let zone = CGSize(width: 56, height: 45)
        /// The distance by which a navigation bar moves down below a grabber, as in UIKit's sheets.
        public static let barClearance: CGFloat = 12
        /// The distance by which a pointer's highlight exceeds the bar, chosen so that it is as high as a small button.
        public static let pointerOutset: CGFloat = 8
    }

    /// The border of a presented view with Increase Contrast.
    /// ```swift
    /// badge.layer.borderWidth = PresentationDefaults.Contrast.borderWidth
    /// ```
    public enum Contrast {
        /// The width of the border: one point is a clear line on every screen.
        public static let borderWidth: CGFloat = 1
    }

    /// The defaults of ``Shadow``.
    /// ```swift
    /// let deeper = Shadow(opacity: PresentationDefaults.Shadow.opacity * 2)
    /// ```
    public enum Shadow {
        /// The opacity.
        public static let opacity: Float = 0.2
        /// The blur radius.
        public static let radius: CGFloat = 12
        /// The offset; a positive height moves the shadow down.
        public static let offset = CGSize(width: 0, height: 8)
    }

    /// The defaults of ``PresenterAppearance``.
    /// ```swift
    /// let scale = PresentationDefaults.Presenter.scale - 0.05
    /// ```
    public enum Presenter {
        /// The scale of `.pushedBack`, as in other kits that imitate UIKit's card stack.
        public static let scale: CGFloat = 0.92
        /// The corner radius of `.pushedBack`, before scaling.
        public static let cornerRadius: CGFloat = 12
        /// The fraction of its opacity that `.faded` leaves: half, a common value in tutorials.
        public static let alpha: CGFloat = 0.5
    }

    /// The defaults of ``SwipeThreshold``: fractions of the distance, and velocities in points per second.
    /// ```swift
    /// let heavy = SwipeThreshold(
    ///     distance: PresentationDefaults.Swipe.sheetDistance, velocity: .infinity)
    /// ```
    public enum Swipe {
        /// The distance of `.sheet`, as measured: UIKit's sheets return at half of their height, not beyond it.
        public static let sheetDistance: CGFloat = 0.5
        /// The velocity of `.sheet`, as measured: UIKit's sheets return at 975 and are dismissed at 1000.
        public static let sheetVelocity: CGFloat = 1000
        /// The distance of `.light`: the smaller part of the golden section.
        public static let lightDistance: CGFloat = 0.382
        /// The velocity of `.light`, `.pop` and `.edge`: a quick flick of the thumb, a common value in tutorials.
        public static let lightVelocity: CGFloat = 920
        /// The distance of `.pop`: the fraction of the width at which a full-screen swipe goes back in tutorials.
        public static let popDistance: CGFloat = 0.3
        /// The distance of `.edge`: half, the usual threshold of an edge swipe in tutorials.
        public static let edgeDistance: CGFloat = 0.5
    }

    /// The movement of a view during a drag and after the release.
    /// ```swift
    /// let glide = velocity.y * PresentationDefaults.Drag.projection
    /// ```
    public enum Drag {
        /// The fraction of the finger's movement that a rubber band follows at first, as in UIKit's scroll views.
        public static let rubberBand: CGFloat = 0.55
        /// The distance that a released view would glide, in points per point per second: that of a scroll view, which
        /// loses 0.2 % of its velocity each millisecond.
        public static let projection: CGFloat = 0.499
        /// The time after which a resting finger has no velocity: the time over which UIKit measures velocities.
        public static let rest: TimeInterval = 0.1
        /// The duration of the fade with which dimming and appearance adapt to a finger that has caught a moving view.
        public static let catching: TimeInterval = 0.2
    }

    /// The movement of a zoomed view during a drag.
    /// ```swift
    /// let smallest = size.width * PresentationDefaults.Zoom.minimumScale
    /// ```
    public enum Zoom {
        /// The scale of a view that has been dragged the whole length of the container: half, as in other kits.
        public static let minimumScale: CGFloat = 0.5
        /// The distance over which a view begins to follow the finger sideways and its corners become round.
        public static let engagement: CGFloat = minimumLength
        /// The radius that square corners get during a drag: that of a card.
        public static let cornerRadius: CGFloat = Card.cornerRadius
    }

    /// The corners of displays: width and height in physical pixels in portrait, the width in points at the standard
    /// display zoom, and the radius in points. From tables that developers have published: from the iPhone X to the
    /// iPhone 12, and the iPads, by K. Bashour; 47.33, 55 and 62 by several. The last phone, 21.5 and 30 come from a
    /// single source each.
    static let displays: [(width: Int, height: Int, points: CGFloat, radius: CGFloat)] = [
        (1125, 2436, 375, 39),  // iPhone X, XS, 11 Pro
        (828, 1792, 414, 41.5),  // XR, 11
        (1242, 2688, 414, 39),  // XS Max, 11 Pro Max
        (1080, 2340, 375, 44),  // 12 mini, 13 mini
        (1170, 2532, 390, 47.33),  // 12, 12 Pro, 13, 13 Pro, 14, 16e
        (1284, 2778, 428, 53.33),  // 12 Pro Max, 13 Pro Max, 14 Plus
        (1179, 2556, 393, 55),  // 14 Pro, 15, 15 Pro, 16
        (1290, 2796, 430, 55),  // 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus
        (1206, 2622, 402, 62),  // 16 Pro, 17, 17 Pro
        (1320, 2868, 440, 62),  // 16 Pro Max, 17 Pro Max
        (1260, 2736, 420, 62),  // Air
        (1488, 2266, 744, 21.5),  // iPad mini, 6th generation and later
        (1640, 2360, 820, 18),  // iPad Air and iPad, 10.9 and 11 inches
        (1668, 2388, 834, 18),  // iPad Pro, 11 inches
        (1668, 2420, 834, 30),  // iPad Pro, 11 inches, M4 and later
        (2048, 2732, 1024, 18),  // iPad Pro, 12.9 inches, 3rd generation and later; iPad Air, 13 inches
        (2064, 2752, 1032, 30),  // iPad Pro, 13 inches, M4 and later
    ]

    /// The smallest length that is easy to touch. No detent of a half-sheet is lower, and margins and keyboards leave
    /// at least this much of a view if the container has room for it.
    public static let minimumLength: CGFloat = 44

    /// The duration of an animation along with a keyboard that UIKit reports only afterwards: that of most keyboards.
    public static let keyboardDuration: TimeInterval = 0.25

    /// The opacity of `.dimmed`.
    public static let dimmingAlpha: CGFloat = 0.4

    /// The default timings of ``TransitionAnimation``.
    /// ```swift
    /// let calm = PresentationMotion(settling: PresentationDefaults.Motion.slide)
    /// ```
    public enum Motion {
        /// The timing of `.slide`, `.push` and `.parallax`: a critically damped spring, as in UIKit's presentations.
        public static let slide = TransitionTiming.spring(dampingRatio: 1, duration: 0.5)
        /// The timing of `.scale`: a spring with a light overshoot.
        public static let scale = TransitionTiming.spring(dampingRatio: 0.8, duration: 0.35)
        /// The timing of `.crossDissolve`, as in UIKit's cross dissolves.
        public static let dissolve = TransitionTiming.curve(.easeInOut, duration: 0.25)
        /// The timing of `.halfwaySpring`: a wide, slow bounce.
        public static let halfwaySpring = TransitionTiming.spring(dampingRatio: 0.6, duration: 2)
        /// The timing of `animateChanges`: quicker than a transition, since less moves.
        public static let change = TransitionTiming.spring(dampingRatio: 1, duration: 0.4)
        /// The timing of a released view: UIKit's own spring for sheets and navigation, with a stiffness of 1000 over 3
        /// for a mass of 1, critically damped. It is at rest after half a second.
        public static let settling = TransitionTiming.spring(
            dampingRatio: 1, response: 2 * .pi / Double(1000.0 / 3).squareRoot())
        /// The scale at which `.scale` begins, and to which a zoom without its source shrinks.
        public static let hiddenScale: CGFloat = 0.8
        /// The part of the way in which an expanding view fades in: short, but long enough not to flash.
        public static let expansionFade: ClosedRange<CGFloat> = 0...0.2
        /// The timing of `.uncover`, a common one in tutorials.
        public static let uncover = TransitionTiming.curve(.easeInOut, duration: 0.25)
        /// The timing of `.drop`, which decelerates, a common one in tutorials.
        public static let drop = TransitionTiming.curve(.easeOut, duration: 0.4)
        /// The timing of `.fly`: as long as `.drop`, but accelerating.
        public static let fly = TransitionTiming.curve(.easeIn, duration: 0.4)
        /// The timing of `.flip`: half a second for both halves, slow at the ends.
        public static let flip = TransitionTiming.curve(.easeInOut, duration: 0.5)
        /// The timing of `.cube`: that of `.flip`, with which it shares the quarter turns.
        public static let cube = TransitionTiming.curve(.easeInOut, duration: 0.5)
        /// The timing of `.door`: that of `.flip`, with which it shares the quarter turn.
        public static let door = TransitionTiming.curve(.easeInOut, duration: 0.5)
        /// The viewer's distance from a turning view, as a multiple of the view's length across the axis. Tutorials set
        /// `m34` to −1/500 or −1/1000 on phones, which is 1.2 to 3 times the width.
        public static let eyeDistance: CGFloat = 2
        /// The smallest distance of the viewer: enough for a view that swings a quarter turn toward the viewer.
        public static let nearestEye: CGFloat = 1.25
        /// The depth of the axis of a `.cube` behind its faces: half of their width.
        public static let cubeDepth: CGFloat = 0.5
        /// The amount, in radians, by which turns stay below a half turn, so that their direction is defined.
        public static let turnMargin: CGFloat = 0.001
        /// The timing of `.fadeThrough`: two dissolves, one after the other.
        public static let fadeThrough = TransitionTiming.curve(.easeInOut, duration: 0.5)
        /// The timing of `.zoom`: that of `.slide`.
        public static let zoom = TransitionTiming.spring(dampingRatio: 1, duration: 0.5)
        /// The distance at which `.halfwaySpring` starts below its position, as a fraction of the container's height.
        public static let halfway: CGFloat = 0.5
        /// The distance that the lower view of `.parallax` moves, as a fraction of the width: a common value in
        /// imitations of UIKit's push, whose own value Apple does not publish.
        public static let parallaxShare: CGFloat = 0.3
        /// The opacity of the scrim over the lower view of `.parallax`.
        public static let parallaxScrim: CGFloat = 0.1
        /// The default opacity of a scrim.
        public static let scrimAlpha: CGFloat = 0.5
    }
}
