import Foundation
import UIKit

/// Items with a data source that records its requests: one cell class under one identifier.
@MainActor
final class Items: NSObject, UICollectionViewDataSource {
    let journal: Journal
    var counts: [Int]
    /// The size of a cell by its constraints; `nil` for cells without any.
    var size: ((IndexPath) -> CGSize)?
    private(set) var made: [SizedCell] = []

    init(_ counts: [Int], journal: Journal = Journal()) {
        self.counts = counts
        self.journal = journal
    }

    func register(in list: UICollectionView) {
        list.register(SizedCell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            list.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        list.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        journal.note("sections")
        return counts.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        journal.note("items \(section)")
        return counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        journal.note("cell \(indexPath.name)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        if let cell = cell as? SizedCell {
            if !made.contains(where: { $0 === cell }) { made.append(cell) }
            cell.journal = journal
            cell.wantedSize = size?(indexPath)
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        journal.note("view \(kind.suffix(6)) \(indexPath.name)")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
}

/// A cell with a given size, by constraints in its content view.
final class SizedCell: UICollectionViewCell {
    private var lengths: [NSLayoutConstraint] = []
    weak var journal: Journal?
    private(set) var fittings = 0
    private(set) var reuses = 0

    var wantedSize: CGSize? {
        didSet {
            guard let wantedSize else { return }
            if lengths.isEmpty {
                let filler = UIView()
                filler.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(filler)
                lengths = [
                    filler.widthAnchor.constraint(equalToConstant: wantedSize.width),
                    filler.heightAnchor.constraint(equalToConstant: wantedSize.height),
                ]
                NSLayoutConstraint.activate(
                    lengths + [
                        filler.topAnchor.constraint(equalTo: contentView.topAnchor),
                        filler.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                        filler.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                        filler.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    ])
            }
            lengths[0].constant = wantedSize.width
            lengths[1].constant = wantedSize.height
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        journal?.note("apply \(layoutAttributes.indexPath.name)")
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fittings += 1
        journal?.note("preferred \(layoutAttributes.indexPath.name)")
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

/// A layout of rows of 100 points that records its calls.
final class JournalLayout: UICollectionViewLayout {
    let journal: Journal
    /// True if all elements are returned, wherever they are.
    var answersAll = false
    var changesWithBounds = false

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("It is not archived.")
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override func prepare() {
        super.prepare()
        journal.note("prepare")
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * 100)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        journal.note("elements")
        let all = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        return answersAll ? all : all.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.item < count else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: 0, y: CGFloat(indexPath.item) * 100, width: collectionView?.bounds.width ?? 0, height: 100)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        journal.note("bounds?")
        return changesWithBounds
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        journal.note("bounds context")
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func invalidateLayout() {
        journal.note("invalidate")
        super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        journal.note("invalidate with")
        super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        journal.note("updates \(updateItems.map { "\($0.updateAction)" }.joined(separator: " "))")
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        journal.note("initial \(itemIndexPath.name)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        journal.note("final \(itemIndexPath.name)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        journal.note("finalize")
    }
}

/// A collection view that fills a phone of 393 by 852 points with 59 points of safe area above and 34 below, and three
/// pixels per point.
@MainActor
final class CollectionScreen {
    let phone: Phone
    let list: UICollectionView
    let fingers: Touchscreen
    /// The view does not retain its data source.
    private var items: Items?

    init(_ layout: UICollectionViewLayout) {
        phone = Phone()
        list = UICollectionView(frame: phone.root.view.bounds, collectionViewLayout: layout)
        phone.root.view.addSubview(list)
        fingers = Touchscreen(phone.window)
    }

    func show(_ items: Items) {
        self.items = items
        items.register(in: list)
        MainLoop.current.settle()
    }
}
