import Foundation

@testable import TestSupport
@testable import UIKit

/// A collection view that fills a phone of 393 by 852 points, with 59 points of safe area above and 34 below.
@MainActor
final class CompositionalScreen: NSObject, UICollectionViewDataSource {
    let phone: Phone
    let view: UICollectionView
    let layout: UICollectionViewCompositionalLayout
    let fingers: Touchscreen
    var counts: [Int]
    /// The height of a cell by its constraints.
    var height: (IndexPath) -> CGFloat? = { _ in nil }
    var headerHeight: CGFloat?
    /// Makes list cells with this text.
    var text: String?
    var indentation = 0

    init(_ layout: UICollectionViewCompositionalLayout, _ counts: [Int]) {
        phone = Phone()
        self.layout = layout
        self.counts = counts
        view = UICollectionView(frame: phone.root.view.bounds, collectionViewLayout: layout)
        fingers = Touchscreen(phone.window)
        super.init()
        phone.root.view.addSubview(view)
        view.register(HeightCell.self, forCellWithReuseIdentifier: "cell")
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list cell")
        for kind in ["header", UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(HeightCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        view.dataSource = self
    }

    func show() -> CompositionalScreen {
        MainLoop.current.settle()
        return self
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func header(_ section: Int = 0, kind: String = "header") -> CGRect? {
        view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }

    func scroll(to y: CGFloat) {
        view.contentOffset.y = y
        MainLoop.current.settle()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let text { return listCell(text, at: indexPath) }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? HeightCell)?.wantedHeight = height(indexPath)
        return cell
    }

    private func listCell(_ text: String, at path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "list cell", for: path)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.indentationLevel = indentation
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (view as? HeightCell)?.wantedHeight = headerHeight
        return view
    }
}

/// A cell or a header with a given height.
final class HeightCell: UICollectionViewCell {
    var wantedHeight: CGFloat?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributes.duplicate()
        if let wantedHeight { attributes.size.height = wantedHeight }
        return attributes
    }
}

final class DecorationView: UICollectionReusableView {}

extension NSCollectionLayoutSection {
    /// Rows of one cell over the whole width.
    static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    /// Columns of one cell, in one row that scrolls orthogonally.
    static func across(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(100))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    func withHeader(
        _ height: NSCollectionLayoutDimension = .absolute(30), isPinned: Bool = false
    ) -> NSCollectionLayoutSection {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
            elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = isPinned
        boundarySupplementaryItems = [header]
        return self
    }
}
