/// A window on a bigger content: its bounds' origin is the content offset (V5). It scrolls from code; there is no
/// gesture yet.
open class UIScrollView: UIView {
    open weak var delegate: (any UIScrollViewDelegate)?
    private var animation: ScrollAnimation?
    /// The inset that was last told through `adjustedContentInsetDidChange()`.
    private var reportedInset = UIEdgeInsets.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    // MARK: Offset

    /// Setting it stops a scrolling animation.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            stopAnimation()
            bounds.origin = newValue
        }
    }

    open override var bounds: CGRect {
        didSet {
            if bounds.origin != oldValue.origin { delegate?.scrollViewDidScroll(self) }
            if bounds.size != oldValue.size { updateAdjustedInset() }
        }
    }

    open override var frame: CGRect {
        didSet { if frame.size != oldValue.size { updateAdjustedInset() } }
    }

    /// Animated, it takes 0.3 s, tells of every step and ends with `scrollViewDidEndScrollingAnimation(_:)`.
    /// Outside of a window nothing animates.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stopAnimation()
        guard animated, contentOffset != self.contentOffset, window != nil else {
            bounds.origin = contentOffset
            return
        }
        let animation = ScrollAnimation(from: self.contentOffset, to: contentOffset)
        self.animation = animation
        animation.start(
            step: { [weak self] in self?.bounds.origin = $0 },
            completion: { [weak self] in
                guard let self else { return }
                self.animation = nil
                delegate?.scrollViewDidEndScrollingAnimation(self)
            })
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

    private func stopAnimation() {
        animation?.stop()
        animation = nil
    }

    // MARK: Content

    open var contentSize = CGSize.zero { didSet { updateAdjustedInset() } }
    open var contentInset = UIEdgeInsets.zero { didSet { updateAdjustedInset() } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateAdjustedInset() }
    }

    /// `contentInset` with the safe area that the behaviour adds. An axis is scrollable when the content is longer
    /// than the view there.
    open var adjustedContentInset: UIEdgeInsets {
        let safeArea = safeAreaInsets
        let addsVertical: Bool
        let addsHorizontal: Bool
        switch contentInsetAdjustmentBehavior {
        case .never: (addsVertical, addsHorizontal) = (false, false)
        case .always: (addsVertical, addsHorizontal) = (true, true)
        case .automatic, .scrollableAxes:
            addsVertical = contentSize.height > bounds.height
            addsHorizontal = contentSize.width > bounds.width
        }
        return UIEdgeInsets(
            top: contentInset.top + (addsVertical ? safeArea.top : 0),
            left: contentInset.left + (addsHorizontal ? safeArea.left : 0),
            bottom: contentInset.bottom + (addsVertical ? safeArea.bottom : 0),
            right: contentInset.right + (addsHorizontal ? safeArea.right : 0))
    }

    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    /// Content that rests at the top or at the left edge stays there.
    private func updateAdjustedInset() {
        let inset = adjustedContentInset
        guard inset != reportedInset else { return }
        let old = reportedInset
        reportedInset = inset
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -inset.top }
        if offset.x == -old.left { offset.x = -inset.left }
        if offset != contentOffset { bounds.origin = offset }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic
        case scrollableAxes
        case never
        case always
    }
}
