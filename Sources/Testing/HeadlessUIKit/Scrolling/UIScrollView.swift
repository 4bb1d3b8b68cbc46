/// A window on a bigger content: its bounds' origin is the content offset (V5).
open class UIScrollView: UIView {
    // A table's delegate has a protocol of its own: where both fit, that one is meant.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?
    /// The motion that a call or a finger has begun.
    var run: ScrollRun?
    /// The drag by which a finger moves the content.
    var drag: ScrollDrag?
    /// Whether the next offset that is set comes from a motion of the scroll view's own.
    private var isMovingContent = false
    /// The bar whose rows follow the content.
    weak var titleBar: UINavigationBar?
    var barsBelow = BarsBelow()
    /// How often code has put the content somewhere.
    private(set) var placements = 0
    /// The inset that was last told through `adjustedContentInsetDidChange()`.
    var reportedInset = UIEdgeInsets.zero
    /// What a refresh that is going on adds at the top (V12, RF4). Content does not move with it.
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

    /// Setting it stops a scrolling animation, and content that goes on after a drag (V7).
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            let isOwnMove = isMovingContent
            isMovingContent = false
            guard !isOwnMove else {
                bounds.origin = newValue
                return
            }
            stopMotion()
            placements += 1
            bounds.origin = newValue
            rebaseDrag()
        }
    }

    func followRun(to offset: CGPoint) {
        let shift = run?.shift ?? .zero
        moveContent(to: CGPoint(x: offset.x + shift.x, y: offset.y + shift.y))
    }

    /// What a finger, a glide or an animation does. It goes through the property, so that an override hears it (Z18).
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
            if bounds.origin != old.origin { delegate?.scrollViewDidScroll(self) }
            if bounds.size != old.size { limitsDidChange() }
        }
    }

    open override var frame: CGRect {
        didSet { if frame.size != oldValue.size { limitsDidChange() } }
    }

    /// Above the content, where a pull beyond the top finds it.
    open var refreshControl: UIRefreshControl? { didSet { exchange(oldValue, for: refreshControl) } }

    /// Animated, it takes 0.3 s, tells of every step and ends with `scrollViewDidEndScrollingAnimation(_:)`.
    /// Outside of a window nothing animates.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, contentOffset != self.contentOffset, window != nil else {
            self.contentOffset = contentOffset
            return
        }
        stopMotion()
        let slide = ScrollSlide(from: self.contentOffset, to: contentOffset)
        begin(
            ScrollRun(duration: ScrollSlide.duration) { [weak self] time in
                self?.followRun(to: slide.position(at: time))
            } completion: { [weak self] in
                guard let self else { return }
                run = nil
                contentDidComeToRest()
                delegate?.scrollViewDidEndScrollingAnimation(self)
            })
    }

    func begin(_ run: ScrollRun) {
        self.run = run
        run.start()
    }

    /// Content has become longer above what is visible: what is visible stays, and so does the way that a finger, a glide or an
    /// animation has to go.
    func shiftContent(by distance: CGPoint) {
        run?.shift.x += distance.x
        run?.shift.y += distance.y
        moveContent(to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
        rebaseDrag()
    }

    /// The shortest way; nothing happens when the rectangle is visible already.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        guard visible.size.width > 0, visible.size.height > 0 else { return }
        var offset = contentOffset
        offset.x += Self.distance(from: visible.minX...visible.maxX, to: rect.minX...rect.maxX)
        offset.y += Self.distance(from: visible.minY...visible.maxY, to: rect.minY...rect.maxY)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    private static func distance(from visible: ClosedRange<CGFloat>, to range: ClosedRange<CGFloat>) -> CGFloat {
        if range.lowerBound < visible.lowerBound { return range.lowerBound - visible.lowerBound }
        guard range.upperBound > visible.upperBound else { return 0 }
        return min(range.upperBound - visible.upperBound, range.lowerBound - visible.lowerBound)
    }

    /// Leaves the content where it is. Nobody is told of an end.
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
    /// Whether content bounces that is not longer than the view.
    open var alwaysBounceVertical = false { didSet { limitsDidChange() } }
    open var alwaysBounceHorizontal = false { didSet { limitsDidChange() } }
    open var decelerationRate = DecelerationRate.normal
    /// What a drag does with the keyboard (K6).
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Content hears of a finger after 150 ms only, unless the finger is lifted before (V4).
    open var delaysContentTouches = true
    /// Whether content that follows a finger can lose it to a scroll.
    open var canCancelContentTouches = true

    /// A control keeps its finger.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// A finger is down (V7).
    open var isTracking: Bool { pan.numberOfTouches > 0 }
    /// The finger has begun to scroll.
    open var isDragging: Bool { drag != nil }
    /// The content goes on after the finger was lifted.
    open internal(set) var isDecelerating = false

    /// Whether a drag that begins along one axis moves the content along that axis only. One that begins about midway between
    /// them moves it along both. Defaults to false.
    open var isDirectionalLockEnabled = false
    /// Whether a drag that begins at the end of the content, and goes on beyond it, is left to a scroll view around this one
    /// that can go there. Defaults to true.
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true

    /// An animated offset is on its way.
    open var isScrollAnimating: Bool { run != nil && !isDecelerating }

    /// Content that bounces goes back to its end at once, and pages to the nearest page. A drag goes on.
    open func stopScrollingAndZooming() { stopAnimations() }

    // MARK: Zooming

    var zooming = ScrollZooming()
    /// The zoom itself does not change with its limits. Both are 1 by default: nothing can be zoomed.
    open var minimumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { updatePinch() } }

    /// The scale of the view that the delegate supplies for zooming; 1 without one. Setting it keeps the middle of what is
    /// visible in its place, within the limits, and calls `scrollViewDidZoom(_:)` alone.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Animated, it takes 0.3 seconds. The scale and the offset are there at once: only the picture moves.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomAboutMiddle(to: scale, animated: animated) }

    /// Shows a rectangle of the zoomed view, in its coordinates, as large as fits.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

    /// Whether fingers can zoom beyond the limits until they are lifted. Defaults to true.
    open var bouncesZoom = true
    /// Fingers zoom.
    open var isZooming: Bool { zooming.pinch != nil }
    /// The content goes back to a limit of the zoom.
    open var isZoomBouncing: Bool { zooming.animation == .bounce }
    open var isZoomAnimating: Bool { zooming.animation != nil }
    /// Nil while the limits leave nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.recognizer }

    // MARK: Indicators: nothing is drawn of them, not even in a picture. The values are kept.

    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var indexDisplayMode = IndexDisplayMode.automatic

    /// Sets both. Where they differ, those of the vertical indicator are returned.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Does nothing here.
    open func flashScrollIndicators() {}

    // MARK: For the module's own scroll views, which hear before the delegate does

    /// A finger has begun to move the content.
    func dragWillBegin() {}
    /// A drag, what came after it, or an animation is over.
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
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { limitsDidChange() }
    }

    /// `contentInset` with the safe area that the behaviour adds. An axis is scrollable when the content is longer
    /// than the view there, or always bounces (Z10).
    open var adjustedContentInset: UIEdgeInsets { contentInset(within: safeAreaInsets) }

    open func adjustedContentInsetDidChange() {}

    /// The content; as big as constraints with it make it.
    open var contentLayoutGuide: UILayoutGuide { ownGuide("UIScrollViewContentLayoutGuide", .content) }
    /// What is shown of the content.
    open var frameLayoutGuide: UILayoutGuide { ownGuide("UIScrollViewFrameLayoutGuide", .visible) }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        limitsDidChange()
    }
}
