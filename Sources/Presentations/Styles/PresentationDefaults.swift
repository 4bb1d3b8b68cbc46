import UIKit

/// The default numbers of the kit, with their sources. Lengths are in points, times in seconds, velocities in points
/// per second, and shares and opacities in 0…1.
public enum PresentationDefaults {
    /// The defaults of ``Card``.
    public enum Card {
        /// The least distance from each edge of the screen.
        public static let margins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        /// The width that a card never exceeds: a comfortable reading width, which no phone in portrait reaches.
        public static let maximumWidth: CGFloat = 420
        /// The radius of the corners.
        public static let cornerRadius: CGFloat = 24
    }

    /// The defaults of ``HalfSheet``.
    public enum HalfSheet {
        /// The radius of the top corners.
        public static let cornerRadius: CGFloat = 12
        /// The width that a sheet never exceeds in a regular width: that of UIKit's form sheet.
        public static let maximumWidth: CGFloat = 540
        /// The height of `.medium()`, as a share of the container's height.
        public static let mediumFraction: CGFloat = 0.5
        /// The distance of `.large()` from the top safe area, as in UIKit before iOS 26.
        public static let topClearance: CGFloat = 10
        /// The distance of a floating sheet from the sides and the bottom, as recorded on iOS 26.1 at every detent from 200 to
        /// 700 points.
        public static let floatingMargin: CGFloat = 8
        /// The radius of the upper corners in the floating look, as fitted to a picture of iOS 26.1 on an iPhone 16.
        public static let floatingTopRadius: CGFloat = 37.7
        /// The radius of the lower corners in the floating look, in proportion to that of the display: as fitted to the same
        /// picture, 58.2 on a display of 55.
        public static let floatingBottomShare: CGFloat = 58.2 / 55
        /// The width of a sheet at a side: chosen, as wide as a small phone, for which the content is laid out anyway.
        public static let sideWidth: CGFloat = 375
        /// The distance of a sheet at a side from the safe area there: chosen, so that it is seen to be a sheet.
        public static let sideMargin: CGFloat = 8
    }

    /// The defaults of ``Popup``.
    public enum Popup {
        /// The least distance from each edge of the screen.
        public static let margins = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
        /// The width that a popup never exceeds.
        public static let maximumWidth: CGFloat = 320
        /// The radius of the corners.
        public static let cornerRadius: CGFloat = 14
    }

    /// The defaults of ``Popup/Position/anchored(to:sides:distance:arrowSize:)``.
    public enum Anchor {
        /// The sides of the anchor, in order of preference: the one that UIKit's popovers are seen at first, and then the
        /// others. Leading comes last, since reading goes away from it.
        public static let sides: [PresentationEdge] = [.bottom, .top, .trailing, .leading]
        /// The distance between the tip and the anchor: UIKit's popovers touch it.
        public static let distance: CGFloat = 0
        /// The width of the arrow at the popup, and its length. The length is that of UIKit's popovers before iOS 26; the
        /// width is chosen for a right angle at the tip.
        public static let arrowSize = CGSize(width: 26, height: 13)
        /// The distance from the edge of the screen that a popup keeps for an arrow that points at something there: chosen
        /// like the margins of UIKit's popovers, so that an arrow reaches a button in a navigation bar.
        public static let margin: CGFloat = 10
        /// The part of the arrow's length, 0…1, that rounds its tip: chosen.
        public static let tipRounding: CGFloat = 0.3
    }

    /// The defaults of ``Drawer``.
    public enum Drawer {
        /// The width that a drawer never exceeds: the default width of the first column of UIKit's split views, and
        /// the width of Material's drawers on a tablet.
        public static let maximumWidth: CGFloat = 320
        /// The width of the presenting view that stays visible, for a tap beside the drawer: the height of an app
        /// bar, as for Material's drawers on a phone.
        public static let clearance: CGFloat = 56
        /// The radius of the corners away from the edge, as for Material's drawers.
        public static let cornerRadius: CGFloat = 16
    }

    /// Presentations that are not modal, and have no detents.
    public enum Notice {
        /// The scale of a view behind a newer one: about that of the system's notifications in a stack.
        public static let scale: CGFloat = 0.94
        /// How far a view looks out behind a newer one, chosen to be seen and to leave the newer one alone.
        public static let gap: CGFloat = 10
        /// The step, in seconds, in which the time of `dismissesAfter` is counted: too short to be noticed.
        public static let tick: TimeInterval = 0.1
    }

    /// The measures of the grabber, as measured on UIKit's sheets.
    public enum Grabber {
        /// The size of the bar.
        public static let size = CGSize(width: 36, height: 5)
        /// The distance of the bar from the top of the sheet.
        public static let topInset: CGFloat = 5
        /// The size of the zone around the bar that receives touches: a little more than 44 points in each direction,
        /// the minimum for a finger.
        public static let zone = CGSize(width: 56, height: 45)
        /// The distance by which a navigation bar moves down below a drawn grabber: the bars in UIKit's own sheets
        /// are 56 points high, this much higher than others.
        public static let barClearance: CGFloat = 12
        /// The distance that the highlight of a pointer reaches beyond the bar: chosen, so that it is as high as a small
        /// button.
        public static let pointerOutset: CGFloat = 8
    }

    /// The border of a presented view while Increase Contrast is on.
    public enum Contrast {
        /// The width of the border: one point is a clear line on every screen.
        public static let borderWidth: CGFloat = 1
    }

    /// The defaults of ``Shadow``.
    public enum Shadow {
        /// The opacity.
        public static let opacity: Float = 0.2
        /// The blur radius.
        public static let radius: CGFloat = 12
        /// The offset; a positive height moves the shadow down.
        public static let offset = CGSize(width: 0, height: 8)
    }

    /// The defaults of ``PresenterAppearance``.
    public enum Presenter {
        /// The scale of `.pushedBack`, as in other kits that imitate UIKit's card stack.
        public static let scale: CGFloat = 0.92
        /// The corner radius of `.pushedBack`, before scaling.
        public static let cornerRadius: CGFloat = 12
        /// The share of its opacity that `.faded` leaves: half, as in tutorials.
        public static let alpha: CGFloat = 0.5
    }

    /// The defaults of ``SwipeThreshold``: shares of the distance, and velocities in points per second.
    public enum Swipe {
        /// The distance of `.sheet`, measured on UIKit's sheets, which return at half their height and leave beyond it.
        public static let sheetDistance: CGFloat = 0.5
        /// The velocity of `.sheet`, measured on UIKit's sheets, which return at 975 and leave at 1000.
        public static let sheetVelocity: CGFloat = 1000
        /// The distance of `.light`: the smaller part of the golden section.
        public static let lightDistance: CGFloat = 0.382
        /// The velocity of `.light`, `.pop` and `.edge`: a quick flick of the thumb, as in tutorials.
        public static let lightVelocity: CGFloat = 920
        /// The distance of `.pop`: the share of the width from which a full-screen swipe goes back in tutorials.
        public static let popDistance: CGFloat = 0.3
        /// The distance of `.edge`: half, from which a swipe from an edge of the screen counts in tutorials.
        public static let edgeDistance: CGFloat = 0.5
    }

    /// The movement of a view that is being dragged or has been released.
    public enum Drag {
        /// The share of the finger's movement that a rubber band follows at first, as in UIKit's scroll views.
        public static let rubberBand: CGFloat = 0.55
        /// The distance that a released view would glide, in points for each point per second of its velocity. A
        /// scroll view that loses 0.2 % of its velocity every millisecond glides this far.
        public static let projection: CGFloat = 0.499
        /// The rest of a finger, in seconds, after which it throws nothing: the time over which UIKit measures velocities.
        public static let rest: TimeInterval = 0.1
        /// The duration in which the dimming and the appearance of a view adapt to a finger that has caught the view in
        /// motion: a short fade, in seconds.
        public static let catching: TimeInterval = 0.2
    }

    /// A view that came out of a zoom, while a finger drags it.
    public enum Zoom {
        /// The scale of a view that has been dragged the whole length of the container: half, as in other kits that drag
        /// zoomed views freely.
        public static let minimumScale: CGFloat = 0.5
        /// The distance from its place, in points, over which the view begins to follow the finger sideways and gets round
        /// corners: the smallest length that is easy to touch.
        public static let engagement: CGFloat = minimumLength
        /// The radius of corners that are square at rest: that of a card.
        public static let cornerRadius: CGFloat = Card.cornerRadius
    }

    /// The corners of displays: width and height in physical pixels, upright, the width in points at the standard size, and the
    /// radius in points. From tables that developers have published: of the phones from the iPhone X to the iPhone 12, and of
    /// the iPads, by K. Bashour; 47.33, 55 and 62 by several. The last phone, 21.5 and 30 are from a single source each.
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
    /// at least this much of a view, if the container has room for it.
    public static let minimumLength: CGFloat = 44

    /// The duration of an animation along with a keyboard whose movement UIKit reports only afterwards, in seconds: the
    /// usual duration of a keyboard.
    public static let keyboardDuration: TimeInterval = 0.25

    /// The interval, in seconds, in which a ``PresentationQueue`` looks whether it can present: soon enough for a user, and
    /// seldom enough to cost nothing.
    public static let queueInterval: TimeInterval = 0.25

    /// The opacity of `.dimmed`.
    public static let dimmingAlpha: CGFloat = 0.4

    /// The default timings of ``TransitionAnimation``.
    public enum Motion {
        /// The timing of `.slide`, `.push` and `.parallax`, as in UIKit's modal transition: a critically damped spring
        /// that rests after half a second.
        public static let slide = TransitionTiming.spring(dampingRatio: 1, duration: 0.5)
        /// The timing of `.scale`: a light overshoot.
        public static let scale = TransitionTiming.spring(dampingRatio: 0.8, duration: 0.35)
        /// The timing of `.crossDissolve`, as in UIKit's cross dissolves.
        public static let dissolve = TransitionTiming.curve(.easeInOut, duration: 0.25)
        /// The timing of `.halfwaySpring`: a wide, slow bounce.
        public static let halfwaySpring = TransitionTiming.spring(dampingRatio: 0.6, duration: 2)
        /// The timing of `animateChanges`: quicker than a transition, since less moves.
        public static let change = TransitionTiming.spring(dampingRatio: 1, duration: 0.4)
        /// The timing with which a released view settles: UIKit's own spring for sheets and navigation, with a stiffness of
        /// 1000 over 3 for a mass of 1, critically damped. It rests after half a second.
        public static let settling = TransitionTiming.spring(
            dampingRatio: 1, response: 2 * .pi / Double(1000.0 / 3).squareRoot())
        /// The scale from which `.scale` grows, and to which a zoom shrinks without its source.
        public static let hiddenScale: CGFloat = 0.8
        /// The part of the way in which a view that expands from another one fades in: long enough to be no flash, short
        /// enough to leave the rest of the way to the movement.
        public static let expansionFade: ClosedRange<CGFloat> = 0...0.2
        /// The timing of `.uncover`, as for a pop that slides off in tutorials.
        public static let uncover = TransitionTiming.curve(.easeInOut, duration: 0.25)
        /// The timing of `.drop`, which decelerates, as in tutorials.
        public static let drop = TransitionTiming.curve(.easeOut, duration: 0.4)
        /// The timing of `.fly`: as long as `.drop`, but accelerating.
        public static let fly = TransitionTiming.curve(.easeIn, duration: 0.4)
        /// The timing of `.flip`: half a second for both halves, slow at the ends.
        public static let flip = TransitionTiming.curve(.easeInOut, duration: 0.5)
        /// The timing of `.cube`: that of `.flip`, with which it shares the quarter turns.
        public static let cube = TransitionTiming.curve(.easeInOut, duration: 0.5)
        /// The timing of `.door`: that of `.flip`, with which it shares the quarter turn.
        public static let door = TransitionTiming.curve(.easeInOut, duration: 0.5)
        /// The distance of the eye from a view that turns, as a multiple of the view's length across the axis. Tutorials set
        /// `m34` to −1/500 or −1/1000 on phones: 1.2 to 3 times the width.
        public static let eyeDistance: CGFloat = 2
        /// The smallest distance of the eye: a view that swings toward the viewer by a quarter turn still ends before the eye.
        public static let nearestEye: CGFloat = 1.25
        /// The depth of the axis of a `.cube` behind its faces: half of their width, as in every cube.
        public static let cubeDepth: CGFloat = 0.5
        /// How much less than a half turn the largest turn is, in radians: less than a tenth of a degree, and enough for Core
        /// Animation to tell the shorter way round.
        public static let turnMargin: CGFloat = 0.001
        /// The timing of `.fadeThrough`: two dissolves, one after the other.
        public static let fadeThrough = TransitionTiming.curve(.easeInOut, duration: 0.5)
        /// The timing of `.zoom`, the same as `.slide`.
        public static let zoom = TransitionTiming.spring(dampingRatio: 1, duration: 0.5)
        /// The distance below its final position at which `.halfwaySpring` starts, as a share of the container's
        /// height.
        public static let halfway: CGFloat = 0.5
        /// The distance that the lower view of `.parallax` moves, as a share of the width. Apple does not publish the
        /// value of its own push; this one is common in imitations.
        public static let parallaxShare: CGFloat = 0.3
        /// The opacity of the scrim over the lower view of `.parallax`.
        public static let parallaxScrim: CGFloat = 0.1
        /// The default opacity of a scrim.
        public static let scrimAlpha: CGFloat = 0.5
    }
}
