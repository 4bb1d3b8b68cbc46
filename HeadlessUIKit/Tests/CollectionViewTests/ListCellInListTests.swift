import Foundation
import Testing

@testable import TestSupport
@testable import UIKit

/// Cells and their separators in list layouts, on a phone of 393 points: iOS 26.
@MainActor
struct ListCellInListTests {
    private let phone = Phone()
    private let texts = Texts(["One", "Two", "Three"])

    private func show(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionView {
        let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        let list = UICollectionView(
            frame: phone.root.view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        phone.root.view.addSubview(list)
        texts.register(in: list)
        MainLoop.current.settle()
        return list
    }

    private func cell(_ item: Int, of list: UICollectionView) -> UICollectionViewListCell? {
        list.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    /// Returns the displayed lines, from the list's edge, from top to bottom.
    private func lines(_ list: UICollectionView) -> [CGFloat] {
        let lines = list.subviews.filter { $0 is ListSeparatorView && !$0.isHidden }
        return lines.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.minX)
    }

    @Test("Cells take the look of the list that they are in (LC11, LC10)")
    func look() {
        let list = show(.insetGrouped)
        #expect(cell(0, of: list)?.configurationState.traitCollection.listEnvironment == .insetGrouped)
        #expect(cell(0, of: list)?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
        let plain = show(.plain)
        #expect(cell(0, of: plain)?.backgroundConfiguration?.backgroundColor == .systemBackground)
        let sidebar = show(.sidebar)
        let content = cell(0, of: sidebar)?.contentConfiguration as? UIListContentConfiguration
        #expect(content?.directionalLayoutMargins.top == 11)
    }

    @Test("The first and the last row of an inset group have its corners, also after rows have come and gone (TV27)")
    func corners() {
        func corners(of list: UICollectionView) -> [CACornerMask?] {
            (0..<list.numberOfItems(inSection: 0)).map { item in
                cell(item, of: list).map { $0.layer.cornerRadius == 0 ? [] : $0.layer.maskedCorners }
            }
        }
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        let list = show(.insetGrouped)
        #expect(corners(of: list) == [top, [], bottom])
        #expect(cell(0, of: list)?.layer.cornerRadius == 26)
        #expect(cell(0, of: list)?.clipsToBounds == true)
        texts.texts.append("Four")
        list.insertItems(at: [IndexPath(item: 3, section: 0)])
        MainLoop.current.settle()
        #expect(corners(of: list) == [top, [], [], bottom])
        texts.texts = ["Four"]
        list.deleteItems(at: (0...2).map { IndexPath(item: $0, section: 0) })
        MainLoop.current.settle()
        #expect(corners(of: list) == [top.union(bottom)])
        #expect(corners(of: show(.plain)) == [[]])
        #expect(corners(of: show(.grouped)) == [[]])
    }

    @Test("A list cell that is a header lies on the section's background, unless the app gives it one (LC10)")
    func headers() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let list = UICollectionView(
            frame: phone.root.view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        phone.root.view.addSubview(list)
        let headers = Headers(texts)
        headers.register(in: list)
        MainLoop.current.settle()
        let kind = UICollectionView.elementKindSectionHeader
        let path = IndexPath(item: 0, section: 0)
        let header = try #require(list.supplementaryView(forElementKind: kind, at: path) as? UICollectionViewListCell)
        #expect(header.backgroundConfiguration?.backgroundColor == .clear)
        #expect(header.layer.cornerRadius == 0)
        #expect(cell(0, of: list)?.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
        headers.background = .red
        list.reloadData()
        MainLoop.current.settle()
        let other = try #require(list.supplementaryView(forElementKind: kind, at: path) as? UICollectionViewListCell)
        #expect(other.backgroundConfiguration?.backgroundColor == .red)
    }

    @Test("Rows that were measured in another width are measured again (CV7)")
    func widths() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let list = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        phone.root.view.addSubview(list)
        texts.register(in: list)
        // Cells are made for the few available points, and the next layout comes with new data.
        list.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        list.layoutIfNeeded()
        list.collectionViewLayout.invalidateLayout()
        list.frame = phone.root.view.bounds
        MainLoop.current.settle()
        #expect((0...2).map { cell($0, of: list)?.frame.height } == [52, 52, 52])
    }

    @Test("A list that was laid out before it came into a window has the window's margins (TV26)")
    func margins() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 393, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        texts.register(in: list)
        list.layoutIfNeeded()
        #expect(cell(0, of: list)?.frame.minX == 8)
        phone.root.view.addSubview(list)
        MainLoop.current.settle()
        #expect(cell(0, of: list)?.frame.minX == 16)
        #expect(cell(0, of: list)?.frame.width == 361)
    }

    @Test("In a list accessories end 16 points before the cell (CL5)")
    func accessories() {
        texts.accessories = [.disclosureIndicator()]
        let list = show(.plain)
        // A chevron takes a width of 14 points.
        #expect(cell(0, of: list)?.contentView.frame.width == 363)
    }

    @Test("A separator starts where its cell's text does, also after that has moved (CL6)")
    func separators() {
        texts.accessories = [.delete()]
        let list = show(.plain)
        #expect(lines(list) == [16, 16, 16])
        list.isEditing = true
        MainLoop.current.settle()
        #expect(lines(list) == [56, 56, 56])
        cell(1, of: list)?.indentationLevel = 1
        MainLoop.current.settle()
        #expect(lines(list) == [56, 66, 56])
    }

    @Test("The app's constraints move the separator (CL6)")
    func ownSeparators() {
        let list = show(.plain)
        guard let cell = cell(0, of: list) else {
            Issue.record("There is a cell.")
            return
        }
        cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 5).isActive = true
        cell.setNeedsLayout()
        MainLoop.current.settle()
        #expect(lines(list) == [5, 16, 16])
    }
}

/// Texts below a header that is a list cell.
@MainActor private final class Headers: NSObject, UICollectionViewDataSource {
    var background: UIColor?
    private let texts: Texts

    init(_ texts: Texts) {
        self.texts = texts
    }

    func register(in list: UICollectionView) {
        texts.register(in: list)
        list.register(
            UICollectionViewListCell.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        list.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts.collectionView(collectionView, numberOfItemsInSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        texts.collectionView(collectionView, cellForItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        guard let cell = view as? UICollectionViewListCell else { return view }
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Header"
        cell.contentConfiguration = content
        if let background { cell.backgroundConfiguration?.backgroundColor = background }
        return cell
    }
}
