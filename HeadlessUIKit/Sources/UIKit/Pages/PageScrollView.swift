/// Contains the pages that scroll. It needs no delegate of its own: apps set one to follow the offset.
final class PageScrollView: UIScrollView {
    weak var controller: UIPageViewController?
    private var slideEnd: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// True while a finger holds it, or it moves on after one.
    var isMovedByFinger: Bool { isDragging || isDecelerating }

    /// Setting the offset from outside ends a slide.
    override var contentOffset: CGPoint {
        didSet {
            if contentOffset != oldValue { controller?.pagesDidMove() }
            if run == nil { endSlide() }
        }
    }

    /// Moves like any animated offset. The closure is also called when the movement is interrupted.
    func slide(to offset: CGPoint, completion: @escaping () -> Void) {
        // A finger that lands meanwhile would stop it between two pages.
        panGestureRecognizer.isEnabled = false
        slideEnd = completion
        setContentOffset(offset, animated: true)
    }

    /// Ends a drag, or any other movement of the pages.
    func halt() {
        if isDragging {
            panGestureRecognizer.isEnabled = false
            panGestureRecognizer.isEnabled = isScrollEnabled
        }
        stopMotion()
        endSlide()
    }

    private func endSlide() {
        guard let end = slideEnd else { return }
        slideEnd = nil
        panGestureRecognizer.isEnabled = isScrollEnabled
        end()
    }

    /// Does not report the offset that the inset alone would lead to.
    func setInset(_ inset: UIEdgeInsets, offset: CGPoint) {
        let told = delegate
        delegate = nil
        contentInset = inset
        delegate = told
        if contentOffset != offset || run != nil { contentOffset = offset }
    }

    override func dragWillBegin() { controller?.fingerWillTurn() }

    override func contentDidComeToRest() {
        endSlide()
        controller?.fingerDidTurn()
    }
}
