// An index beyond the last segment means the last one.
extension UISegmentedControl {
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.title = title
        insert(view, at: segment, animated: animated)
    }

    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.image = image
        insert(view, at: segment, animated: animated)
    }

    /// Shows the action's image, or its title if it has none.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.take(action)
        insert(view, at: segment, animated: animated)
    }

    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0.take(action) }
    }

    public func actionForSegment(at segment: Int) -> UIAction? { view(segment)?.action }

    /// `NSNotFound` without such an action.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Removes the image.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = nil
            $0.title = title
        }
    }

    public func titleForSegment(at segment: Int) -> String? { view(segment)?.title }

    /// Removes the title.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = nil
            $0.image = image
        }
    }

    public func imageForSegment(at segment: Int) -> UIImage? { view(segment)?.image }

    /// Sets the segment's width in points; 0, the default, shares the remaining width.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.fixedWidth = max(0, width) }
    }

    public func widthForSegment(at segment: Int) -> CGFloat { view(segment)?.fixedWidth ?? 0 }

    /// Moves the title or the image from the middle of its segment.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    public func contentOffsetForSegment(at segment: Int) -> CGSize { view(segment)?.contentOffset ?? .zero }

    /// A disabled segment cannot be selected by a finger.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    public func isEnabledForSegment(at segment: Int) -> Bool { view(segment)?.isEnabled ?? false }

    private func view(_ segment: Int) -> SegmentView? { pinned(segment).map { segments[$0] } }

    private func change(_ segment: Int, _ change: (SegmentView) -> Void) {
        guard let view = view(segment) else { return }
        change(view)
        segmentsDidChange()
    }
}

extension SegmentView {
    fileprivate func take(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
    }
}
