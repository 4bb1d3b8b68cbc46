/// A view onto larger content: its bounds' origin is the content offset (V5).
open class UIScrollView: UIView {
    // A table's delegate has its own protocol: if both fit, that one is meant.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
    /// The motion that a call or a finger has started.
    var run: ScrollRun?
    /// The drag by which a finger moves the content.
    var drag: ScrollDrag?
    /// True if the next offset that is set comes from the scroll view's own motion.
    private var isMovingContent = false
    /// True if a tap on the status bar scrolls to the top. Defaults to true.
    open var scrollsToTop = true
    /// The bar whose rows follow the content.
    weak var titleBar: UINavigationBar?
    var barsBelow = BarsBelow()
    private(set) lazy var edgeEffects = ScrollEdgeEffects()
    /// The number of times that code has set the offset.
    private(set) var placements = 0
    /// The last inset that was reported by `adjustedContentInsetDidChange()`.
    var reportedInset = UIEdgeInsets.zero
    /// The top inset of a refresh in progress (V12, RF4). It does not move content.
    var refreshInset: CGFloat = 0 { didSet { if refreshInset != oldValue { updateAdjustedInset(keepsTop: false) } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        let delay = DelayedTouchesGestureRecognizer()
        delay.scrollView = self
        addGestureRecognizer(delay)
        pan.scrollView = self
        pan.onAction = { [weak self] in self?.panDidMove() }
        pan.allowedScrollTypesMask = .all
        addGestureRecognizer(pan)
    }

    // MARK: Offset

    /// Setting it stops a scrolling animation, and a deceleration after a drag (V7). A change is reported to the
    /// delegate, unlike one of `bounds`.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            let isOwnMove = isMovingContent
            isMovingContent = false
            guard !isOwnMove else { return place(newValue) }
            stopMotion()
            placements += 1
            place(newValue)
            rebaseDrag()
        }
    }

    /// Reports the movement, as setting the bounds does not (Z28).
    private func place(_ offset: CGPoint) {
        let old = bounds.origin
        bounds.origin = offset
        if bounds.origin != old { delegate?.scrollViewDidScroll(self) }
    }

    func followRun(to offset: CGPoint) {
        let shift = run?.shift ?? .zero
        moveContent(to: CGPoint(x: offset.x + shift.x, y: offset.y + shift.y))
    }

    /// Sets the offset for a finger, a deceleration or an animation. It uses the property, so that an override is
    /// called (Z18).
    func moveContent(to offset: CGPoint) {
        isMovingContent = true
        contentOffset = offset
        isMovingContent = false
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = bounds
            super.bounds = CGRect(origin: newValue.origin.withoutSignOfZero, size: newValue.size)
            refreshControl?.follow()
            if bounds.origin.y != old.origin.y {
                titleBar?.manager?.contentDidScroll(self)
                barsBelow.follow(self)
            }
            if bounds.size != old.size { limitsDidChange() }
        }
    }

    open override var frame: CGRect {
        didSet { if frame.size != oldValue.size { limitsDidChange() } }
    }

    /// Above the content, where a pull beyond the top reveals it.
    open var refreshControl: UIRefreshControl? { didSet { exchange(oldValue, for: refreshControl) } }

    /// Animated, it takes 0.3 s, reports every step and ends with `scrollViewDidEndScrollingAnimation(_:)`. Outside of
    /// a window there is no animation.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, contentOffset != self.contentOffset, window != nil else {
            self.contentOffset = contentOffset
            return
        }
        slide(to: contentOffset) { scroll in scroll.delegate?.scrollViewDidEndScrollingAnimation(scroll) }
    }

    /// Scrolls with the animation of a scroll from code.
    func slide(to contentOffset: CGPoint, completion: @escaping (UIScrollView) -> Void) {
        stopMotion()
        let slide = ScrollSlide(from: self.contentOffset, to: contentOffset, scale: displayScale)
        begin(
            ScrollRun(in: mainLoop, duration: ScrollSlide.duration, to: contentOffset) { [weak self] time in
                self?.followRun(to: slide.position(at: time))
            } completion: { [weak self] in
                guard let self else { return }
                run = nil
                contentDidComeToRest()
                completion(self)
            })
    }

    func begin(_ run: ScrollRun) {
        self.run = run
        run.start()
    }

    /// Called when content has become longer above the visible area: the visible content stays, and so does the
    /// remaining distance of a drag, a deceleration or an animation.
    func shiftContent(by distance: CGPoint) {
        run?.shift.x += distance.x
        run?.shift.y += distance.y
        moveContent(to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
        rebaseDrag()
    }

    /// Scrolls the shortest way; nothing happens if the rectangle is already visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offset(showing: rect, from: contentOffset)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    /// Returns the nearest offset at which the rectangle is visible.
    func offset(showing rect: CGRect, from offset: CGPoint) -> CGPoint {
        let visible = CGRect(origin: offset, size: bounds.size).inset(by: adjustedContentInset)
        guard visible.size.width > 0, visible.size.height > 0 else { return offset }
        return CGPoint(
            x: offset.x + Self.distance(from: visible.minX...visible.maxX, to: rect.minX...rect.maxX),
            y: offset.y + Self.distance(from: visible.minY...visible.maxY, to: rect.minY...rect.maxY))
    }

    private static func distance(from visible: ClosedRange<CGFloat>, to range: ClosedRange<CGFloat>) -> CGFloat {
        if range.lowerBound < visible.lowerBound { return range.lowerBound - visible.lowerBound }
        guard range.upperBound > visible.upperBound else { return 0 }
        return min(range.upperBound - visible.upperBound, range.lowerBound - visible.lowerBound)
    }

    /// Leaves the content in place. No end is reported.
    func stopMotion() {
        run?.stop()
        run = nil
        isDecelerating = false
    }

    // MARK: Dragging

    private let pan = ScrollPanGestureRecognizer()
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
    open var isPagingEnabled = false
    open var bounces = true
    /// True if content bounces that is not longer than the view.
    open var alwaysBounceVertical = false { didSet { limitsDidChange() } }
    open var alwaysBounceHorizontal = false { didSet { limitsDidChange() } }
    open var decelerationRate = DecelerationRate.normal
    /// The effect of a drag on the keyboard (K6).
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// True if content gets a touch only after 150 ms, unless the finger lifts before (V4).
    open var delaysContentTouches = true
    /// True if content that has a touch can lose it to a scroll.
    open var canCancelContentTouches = true

    /// A control keeps its touch.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// True while a finger is down (V7).
    open var isTracking: Bool { pan.numberOfTouches > 0 }
    /// True once the finger has begun to scroll.
    open var isDragging: Bool { drag != nil }
    /// True while the content goes on after the finger has lifted.
    open internal(set) var isDecelerating = false

    /// True if a drag that begins along one axis moves the content along that axis only. A diagonal one moves it along
    /// both. Defaults to false.
    open var isDirectionalLockEnabled = false
    /// True if a drag beyond the end of the content is left to an outer scroll view that can go on. Defaults to true.
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true

    /// True during an animated change of the offset.
    open var isScrollAnimating: Bool { run != nil && !isDecelerating }

    /// Bouncing content goes back to its end at once, and pages to the nearest page. A drag goes on.
    open func stopScrollingAndZooming() { stopAnimations() }

    // MARK: Zooming

    var zooming = ScrollZooming()
    /// Changing its limits does not change the zoom itself. Both default to 1: nothing can be zoomed.
    open var minimumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { updatePinch() } }

    /// The scale of the view that the delegate supplies for zooming; 1 without one. Setting it keeps the middle of the
    /// visible area in place, within the limits, and calls only `scrollViewDidZoom(_:)`.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Animated, it takes 0.3 seconds. The scale and the offset change at once: only the picture moves.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomAboutMiddle(to: scale, animated: animated) }

    /// Zooms to a rectangle of the zoomed view, in its coordinates, as large as fits.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

    /// True if fingers can zoom beyond the limits until they are lifted. Defaults to true.
    open var bouncesZoom = true
    /// True while fingers zoom.
    open var isZooming: Bool { zooming.pinch != nil }
    /// True while the content goes back to a limit of the zoom.
    open var isZoomBouncing: Bool { zooming.animation == .bounce }
    open var isZoomAnimating: Bool { zooming.animation != nil }
    /// Nil while the limits do not allow zooming.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.recognizer }

    // MARK: Indicators: they are never drawn, not even in a picture. The values are stored.

    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var indexDisplayMode = IndexDisplayMode.automatic

    /// Sets both. If they differ, those of the vertical indicator are returned.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Does nothing here.
    open func flashScrollIndicators() {}

    // MARK: For the module's own scroll views, which are called before the delegate

    /// Called when a finger has begun to move the content.
    func dragWillBegin() {}
    /// Called when a drag, a deceleration after it, or an animation is over.
    func contentDidComeToRest() {}

    // MARK: Content

    open var contentSize = CGSize.zero {
        didSet {
            limitsDidChange()
            tellContentSize()
        }
    }
    var contentSizeObservations: [WeakContentSizeObservation] = []
    open var contentInset = UIEdgeInsets.zero { didSet { limitsDidChange() } }
    /// The room at the bottom that a controller keeps clear of the keyboard, beside `contentInset` (Z23).
    final var keyboardInset: CGFloat = 0 {
        didSet { if keyboardInset != oldValue { limitsDidChange() } }
    }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { limitsDidChange() }
    }

    /// `contentInset` plus the safe area that the behaviour adds. An axis is scrollable when the content is longer than
    /// the view there, or always bounces (Z10).
    open var adjustedContentInset: UIEdgeInsets { contentInset(within: safeAreaInsets) }

    open func adjustedContentInsetDidChange() {}

    /// The content, whose size constraints to this guide can define.
    open var contentLayoutGuide: UILayoutGuide { ownGuide("UIScrollViewContentLayoutGuide", .content) }
    /// The visible area of the content.
    open var frameLayoutGuide: UILayoutGuide { ownGuide("UIScrollViewFrameLayoutGuide", .visible) }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        limitsDidChange()
    }
}
