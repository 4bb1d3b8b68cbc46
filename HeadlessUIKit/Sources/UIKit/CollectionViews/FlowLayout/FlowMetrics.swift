import Foundation

/// Asks the delegate of a flow layout, or the layout itself, for the metrics of all sections.
@MainActor
struct FlowMetrics {
    private let layout: UICollectionViewFlowLayout
    private let view: UICollectionView
    private let axes: FlowAxes
    private let delegate: (any UICollectionViewDelegateFlowLayout)?

    init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView, _ axes: FlowAxes) {
        self.layout = layout
        self.view = view
        self.axes = axes
        delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    }

    var sections: [FlowSection] {
        (view.counts?.items ?? []).enumerated().map { number, count in section(number, count: count) }
    }

    private func section(_ number: Int, count: Int) -> FlowSection {
        var section = FlowSection(items: items(of: number, count: count))
        section.itemSpacing =
            delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: number)
            ?? layout.minimumInteritemSpacing
        section.lineSpacing =
            delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: number)
            ?? layout.minimumLineSpacing
        section.inset = axes.inset(
            withReference(
                delegate?.collectionView(view, layout: layout, insetForSectionAt: number) ?? layout.sectionInset))
        section.header = axes.along(
            delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: number)
                ?? layout.headerReferenceSize)
        section.footer = axes.along(
            delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: number)
                ?? layout.footerReferenceSize)
        return section
    }

    private func items(of section: Int, count: Int) -> [FlowSection.Extent] {
        guard count > 0 else { return [] }
        let common = axes.extent(commonSize)
        guard let delegate else { return Array(repeating: common, count: count) }
        func size(_ item: Int) -> CGSize {
            delegate.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
        }
        let first = OptionalMethods.calls { size(0) }
        guard first.isImplemented else { return Array(repeating: common, count: count) }
        return [axes.extent(first.result)] + (1..<count).map { axes.extent(size($0)) }
    }

    /// The size of items for which the delegate has none.
    private var commonSize: CGSize {
        let estimate = layout.estimatedItemSize
        return estimate == .zero || estimate == UICollectionViewFlowLayout.automaticSize ? layout.itemSize : estimate
    }

    /// Returns a section's inset including the area that it avoids beside the content's inset.
    private func withReference(_ inset: UIEdgeInsets) -> UIEdgeInsets {
        let area: UIEdgeInsets
        switch layout.sectionInsetReference {
        case .fromContentInset: return inset
        case .fromSafeArea: area = view.safeAreaInsets
        case .fromLayoutMargins: area = view.layoutMargins
        }
        let has = view.adjustedContentInset
        return UIEdgeInsets(
            top: inset.top, left: inset.left + max(0, area.left - has.left), bottom: inset.bottom,
            right: inset.right + max(0, area.right - has.right))
    }
}
