import Foundation

/// Manages a scroll view for each section that scrolls orthogonally: it handles the touches, and the layout moves the
/// cells.
@MainActor
final class OrthogonalScrolling {
    private weak var layout: UICollectionViewCompositionalLayout?
    private var views: [Int: OrthogonalScrollView] = [:]

    init(_ layout: UICollectionViewCompositionalLayout) {
        self.layout = layout
    }

    /// Updates the scroll views after the layout was solved.
    func update() {
        guard let layout, let solution = layout.solution, let collectionView = layout.collectionView else { return }
        let numbers = solution.sections.indices.filter { solution.sections[$0].description.scrollsAcross }
        for (number, view) in views where !numbers.contains(number) { remove(view, of: number) }
        for number in numbers {
            guard let section = layout.sections[number] else { continue }
            let view = views[number] ?? makeView(in: collectionView)
            views[number] = view
            view.show(
                solution.sections[number], at: solution.origin(of: number),
                behavior: section.orthogonalScrollingBehavior, properties: section.orthogonalScrollingProperties)
            view.didScroll = { [weak layout] in layout?.scroll(number, to: $0) }
            layout.orthogonalOffsets[number] = view.offset
        }
    }

    private func makeView(in collectionView: UICollectionView) -> OrthogonalScrollView {
        let view = OrthogonalScrollView()
        collectionView.insertSubview(view, at: collectionView.backgroundView == nil ? 0 : 1)
        // Cells are not inside the scroll view, so its recogniser has to be found at their positions.
        collectionView.addGestureRecognizer(view.panGestureRecognizer)
        return view
    }

    private func remove(_ view: OrthogonalScrollView, of number: Int) {
        view.panGestureRecognizer.view?.removeGestureRecognizer(view.panGestureRecognizer)
        view.removeFromSuperview()
        views[number] = nil
        layout?.orthogonalOffsets[number] = nil
    }
}

/// The scroll view of one section that scrolls orthogonally. It covers the visible part of the section's row, and shows
/// nothing.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    var didScroll: (CGFloat) -> Void = { _ in }
    private var axis = NSLayoutConstraint.Axis.horizontal
    private var stops = OrthogonalStops(behavior: .none, starts: [], row: 0, viewport: 0)
    private var isUpdating = false

    init() {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        delegate = self
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Points from the start of the row.
    var offset: CGFloat { contentOffset[axis] }

    func show(
        _ section: SolvedSection, at origin: CGPoint, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        properties: UICollectionLayoutSectionOrthogonalScrollingProperties
    ) {
        let wasEmpty = stops.starts.isEmpty
        isUpdating = true
        defer { isUpdating = false }
        axis = section.axis.other
        stops = OrthogonalStops(
            behavior: behavior, starts: section.groups.starts, row: section.groups.length, viewport: section.viewport,
            gap: section.groups.gap)
        var size = CGSize.zero
        size[axis] = section.viewport
        size[section.axis] = section.groups.thickness
        frame = CGRect(origin: origin + section.groupsOrigin, size: size)
        size[axis] = section.groups.length
        contentSize = size
        let (start, end) = (0 - stops.limits.lowerBound, stops.limits.upperBound + section.viewport - stops.row)
        contentInset =
            axis == .horizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: max(0, end))
            : UIEdgeInsets(top: start, left: 0, bottom: max(0, end), right: 0)
        bounces = properties.bounce != .never
        alwaysBounceHorizontal = axis == .horizontal && properties.bounce == .always
        alwaysBounceVertical = axis == .vertical && properties.bounce == .always
        decelerationRate =
            properties.decelerationRate == .automatic
            ? (behavior == .continuous ? .normal : .fast)
            : UIScrollView.DecelerationRate(rawValue: properties.decelerationRate.rawValue)
        if wasEmpty { contentOffset[axis] = stops.limits.lowerBound }
    }

    /// Touches belong to the cells.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        bounds.contains(touch.location(in: self))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !isUpdating { didScroll(offset) }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard stops.behavior != .continuous else { return }
        targetContentOffset.pointee[axis] = stops.stop(
            for: targetContentOffset.pointee[axis], from: offset, velocity: velocity[axis])
    }
}
