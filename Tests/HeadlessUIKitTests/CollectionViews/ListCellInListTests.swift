import Foundation
import Testing

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
        MainLoop.main.settle()
        return list
    }

    private func cell(_ item: Int, of list: UICollectionView) -> UICollectionViewListCell? {
        list.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    /// The lines that are displayed, from the list's edge, from top to bottom.
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

    @Test("In a list accessories end 16 points before the cell (CL5)")
    func accessories() {
        texts.accessories = [.disclosureIndicator()]
        let list = show(.plain)
        // The room of a chevron is 14 points wide.
        #expect(cell(0, of: list)?.contentView.frame.width == 363)
    }

    @Test("A separator starts where its cell's text does, also after that has moved (CL6)")
    func separators() {
        texts.accessories = [.delete()]
        let list = show(.plain)
        #expect(lines(list) == [16, 16, 16])
        list.isEditing = true
        MainLoop.main.settle()
        #expect(lines(list) == [56, 56, 56])
        cell(1, of: list)?.indentationLevel = 1
        MainLoop.main.settle()
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
        MainLoop.main.settle()
        #expect(lines(list) == [5, 16, 16])
    }
}
