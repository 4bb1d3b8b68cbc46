import Foundation

/// A view of a collection view: a header, a footer, a decoration or a cell.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier with which it was dequeued; `nil` for other views.
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called when a view is reused for another element, before the data source gets it (TV19). Does nothing by
    /// default.
    open func prepareForReuse() {}

    /// Called when the layout has placed the view, for attributes of subclasses. Does nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before `apply(_:)`.
    func placeInList(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes with the view's preferred size: its Auto Layout fitting size in whole pixels, rounded up.
    /// A view without constraints keeps its size (CV8).
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = layoutAttributes.duplicate()
        preferred.size = fittingSize(from: layoutAttributes.size, keeping: layoutAttributes.heldAxes)
        return preferred
    }

    private func fittingSize(from size: CGSize, keeping heldAxes: Set<NSLayoutConstraint.Axis>) -> CGSize {
        let keepsWidth = heldAxes.contains(.horizontal)
        let keepsHeight = heldAxes.contains(.vertical)
        let fitting = systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: keepsHeight ? .required : .fittingSizeLevel)
        let scale = displayScale
        func length(_ fitting: CGFloat, _ original: CGFloat, isKept: Bool) -> CGFloat {
            isKept || fitting <= 0 ? original : (fitting * scale).rounded(.up) / scale
        }
        return CGSize(
            width: length(fitting.width, size.width, isKept: keepsWidth),
            height: length(fitting.height, size.height, isKept: keepsHeight))
    }

    /// Called when the layout is about to change, before the view moves. Does nothing by default.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called when the layout has changed. Does nothing by default.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The collection view that displays it.
    var collectionView: UICollectionView? {
        var view = superview
        while let current = view {
            if let list = current as? UICollectionView { return list }
            view = current.superview
        }
        return nil
    }
}
