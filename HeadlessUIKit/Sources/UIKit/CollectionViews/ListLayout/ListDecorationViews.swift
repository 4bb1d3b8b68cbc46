import Foundation

/// The background of a section of a list (CL7).
final class ListBackgroundView: UICollectionReusableView {
    nonisolated static let kind = "list background"
    /// The distance by which it extends above and below the section, for content that is pulled over its edge.
    nonisolated static let overhang: CGFloat = 1000

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = listStyle(for: layoutAttributes)?.backgroundColor
    }
}

/// The line above or below a row of a list (CL6).
final class ListSeparatorView: UICollectionReusableView {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = listStyle(for: layoutAttributes)?.separators(at: layoutAttributes.indexPath).color
    }
}

extension UICollectionReusableView {
    fileprivate func listStyle(for attributes: UICollectionViewLayoutAttributes) -> ListSectionStyle? {
        let layout = collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout
        return layout?.listStyle(ofSection: attributes.indexPath.section)
    }
}
