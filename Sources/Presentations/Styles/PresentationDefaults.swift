import UIKit

/// Every default number of the kit, with its source. Lengths are points, times seconds, the rest fractions in 0…1.
public enum PresentationDefaults {
    /// The defaults of ``Card``.
    public enum Card {
        /// The least distance from each edge of the screen.
        public static let margins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        /// A comfortable reading width; a phone in portrait never reaches it.
        public static let maximumWidth: CGFloat = 420
        /// The radius of the corners.
        public static let cornerRadius: CGFloat = 24
    }

    /// The defaults of ``HalfSheet``.
    public enum HalfSheet {
        /// The radius of the top corners.
        public static let cornerRadius: CGFloat = 12
        /// The width of UIKit's form sheet.
        public static let maximumWidth: CGFloat = 540
        /// What `.medium()` takes of the container's height.
        public static let mediumFraction: CGFloat = 0.5
        /// How far `.large()` stays below the top safe area, as in UIKit before iOS 26.
        public static let topClearance: CGFloat = 10
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

    /// The defaults of ``Drawer``.
    public enum Drawer {
        /// The width that a drawer never exceeds: that of the first column of UIKit's split views, as wide as they make it
        /// by themselves, and of Material's drawers on a tablet.
        public static let maximumWidth: CGFloat = 320
        /// What a drawer leaves free of the presenter, for a tap beside it: the height of an app bar, as Material's drawers
        /// on a phone do.
        public static let clearance: CGFloat = 56
        /// The radius of the corners away from the edge, that of Material's drawers.
        public static let cornerRadius: CGFloat = 16
    }

    /// The grabber's measures, UIKit's own as measured on its sheets.
    public enum Grabber {
        /// The size of the bar.
        public static let size = CGSize(width: 36, height: 5)
        /// Its distance from the top of the sheet.
        public static let topInset: CGFloat = 5
        /// The zone around the middle of the bar in which it is touched. A little more than the 44 points in each direction
        /// that are the least for a finger.
        public static let zone = CGSize(width: 56, height: 45)
        /// How far a navigation bar is moved down below a drawn grabber: what the bars of UIKit's own sheets, 56 points high,
        /// have more than others.
        public static let barClearance: CGFloat = 12
    }

    /// The border that a presented view has for somebody who wants more contrast.
    public enum Contrast {
        /// How wide it is: one point is a clear line on every screen.
        public static let borderWidth: CGFloat = 1
    }

    /// The defaults of ``Shadow``.
    public enum Shadow {
        /// How dark it is.
        public static let opacity: Float = 0.2
        /// How far it is blurred.
        public static let radius: CGFloat = 12
        /// Where it falls.
        public static let offset = CGSize(width: 0, height: 8)
    }

    /// The defaults of a presenter that is pushed back, or faded.
    public enum Presenter {
        /// Its scale, the one that kits which imitate UIKit's card stack use.
        public static let scale: CGFloat = 0.92
        /// The radius of its corners meanwhile, before scaling.
        public static let cornerRadius: CGFloat = 12
        /// The share of its opacity that is left of one that is faded: half, as tutorials teach.
        public static let alpha: CGFloat = 0.5
    }

    /// The thresholds of ``SwipeThreshold``: shares of the way, and points per second.
    public enum Swipe {
        /// Measured on UIKit's sheets, which return at half their height and leave beyond it.
        public static let sheetDistance: CGFloat = 0.5
        /// Measured on UIKit's sheets, which return at 975 and leave at 1000.
        public static let sheetVelocity: CGFloat = 1000
        /// The smaller part of the golden section.
        public static let lightDistance: CGFloat = 0.382
        /// A quick flick of the thumb; the value that tutorials teach.
        public static let lightVelocity: CGFloat = 920
        /// The share of the width from which tutorials let a full-screen swipe go back.
        public static let popDistance: CGFloat = 0.3
        /// Halfway: the share from which tutorials let a swipe from an edge of the screen count.
        public static let edgeDistance: CGFloat = 0.5
    }

    /// How something moves that a finger has hold of.
    public enum Drag {
        /// How much of the finger's way a rubber band gives at first; UIKit's scroll views.
        public static let rubberBand: CGFloat = 0.55
        /// How far something that is let go would glide, as a share of its velocity in points per second: a scroll view
        /// that loses 0.2 % of its velocity every millisecond comes this far.
        public static let projection: CGFloat = 0.499
        /// The stiffness, over its mass, of the critically damped spring by which it comes to rest; UIKit's own spring
        /// for sheets and navigation, 1000 over 3.
        public static let springStiffness: CGFloat = 1000 / 3
        /// How long the dimming and the looks of a view take to follow a finger that has caught it on its way: a short
        /// fade, in seconds.
        public static let catching: TimeInterval = 0.2
    }

    /// The smallest length that can be touched well. No detent of a half-sheet is lower, and margins and keyboards leave at least
    /// that much of a view.
    public static let minimumLength: CGFloat = 44

    /// How long a change of the keyboard's frame takes that UIKit tells of only when it is over, in seconds: as long as
    /// the keyboard takes otherwise.
    public static let keyboardDuration: TimeInterval = 0.25

    /// How dark `.dimmed` is.
    public static let dimmingAlpha: CGFloat = 0.4

    /// The default timings of ``TransitionAnimation``.
    public enum Motion {
        /// UIKit's modal transition: a critically damped spring that rests after half a second.
        public static let slide = TransitionTiming.spring(dampingRatio: 1, duration: 0.5)
        /// A light overshoot.
        public static let scale = TransitionTiming.spring(dampingRatio: 0.8, duration: 0.35)
        /// What UIKit's cross dissolves take.
        public static let dissolve = TransitionTiming.curve(.easeInOut, duration: 0.25)
        /// A wide, slow bounce.
        public static let halfwaySpring = TransitionTiming.spring(dampingRatio: 0.6, duration: 2)
        /// `animateChanges`: quicker than a transition, since less moves.
        public static let change = TransitionTiming.spring(dampingRatio: 1, duration: 0.4)
        /// The size from which `.scale` grows.
        public static let hiddenScale: CGFloat = 0.8
        /// What tutorials give a pop that slides off.
        public static let uncover = TransitionTiming.curve(.easeInOut, duration: 0.25)
        /// Falls in and comes to rest; what tutorials give it.
        public static let drop = TransitionTiming.curve(.easeOut, duration: 0.4)
        /// As long as the drop, but gathering speed.
        public static let fly = TransitionTiming.curve(.easeIn, duration: 0.4)
        /// Half a second for both halves, slow at the ends.
        public static let flip = TransitionTiming.curve(.easeInOut, duration: 0.5)
        /// Two dissolves, one after the other.
        public static let fadeThrough = TransitionTiming.curve(.easeInOut, duration: 0.5)
        /// As a slide; what grows a long way settles the same.
        public static let zoom = TransitionTiming.spring(dampingRatio: 1, duration: 0.5)
        /// How wide a view is that is seen from its edge: less than a pixel, and more than nothing, which has no inverse.
        public static let edgeOnScale: CGFloat = 0.0001
        /// Where `.halfwaySpring` starts, as a share of the container's height.
        public static let halfway: CGFloat = 0.5
        /// How far the lower view of a parallax moves, as a share of the width. Apple does not publish what its own push
        /// does; imitations commonly take this.
        public static let parallaxShare: CGFloat = 0.3
        /// How dark it gets meanwhile.
        public static let parallaxScrim: CGFloat = 0.1
        /// How dense a scrim is by default.
        public static let scrimAlpha: CGFloat = 0.5
    }
}
