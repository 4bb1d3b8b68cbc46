import Foundation

/// Shows one item: content in front of a background.
///
/// A collection view gives it its place and tells it whether it is highlighted or selected. Touches go through it to the view.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private let content = UIView()
    private var shownSelection: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        preservesSuperviewLayoutMargins = true
        content.preservesSuperviewLayoutMargins = true
        content.frame = bounds
        addSubview(content)
    }

    /// Fills the cell. The app's views are added to it.
    open var contentView: UIView { content }

    /// Behind the content; it fills the cell.
    open var backgroundView: UIView? {
        didSet {
            exchangeBackmostView(oldValue, for: backgroundView)
            updateSelectedBackground()
        }
    }

    /// Between background and content while the cell is highlighted or selected; it fills the cell.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            updateSelectedBackground()
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
    }

    // MARK: State

    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    /// Told by the collection view.
    var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }

    private func stateDidChange() {
        updateSelectedBackground()
    }

    private func updateSelectedBackground() {
        let wanted = isSelected || isHighlighted ? selectedBackgroundView : nil
        if shownSelection !== wanted { shownSelection?.removeFromSuperview() }
        shownSelection = wanted
        if let wanted { insertSubview(wanted, at: backgroundView == nil ? 0 : 1) }
        layOutBackgrounds()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if content.frame != bounds { content.frame = bounds }
        layOutBackgrounds()
    }

    private func layOutBackgrounds() {
        for view in [backgroundView, shownSelection] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
