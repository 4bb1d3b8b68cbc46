import Testing
import UIKit

@testable import TestSupport

/// What ordinary apps write about lists.
@MainActor @Suite struct ListCodeTests {
    private let phone = Phone()
    private var view: UIView { phone.root.view }

    @Test func aTableIsConfigured() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .insetGrouped)
        table.sectionHeaderTopPadding = 0
        table.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
        table.cellLayoutMarginsFollowReadableWidth = true
        table.keyboardDismissMode = .interactive
        table.allowsMultipleSelectionDuringEditing = true
        table.estimatedRowHeight = 60
        table.rowHeight = UITableView.automaticDimension
        table.tableFooterView = UIView()
        table.refreshControl = UIRefreshControl()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        let rows = Rows([3])
        rows.register(in: table)
        view.addSubview(table)
        MainLoop.current.turn()
        table.performBatchUpdates {
        } completion: { _ in
        }
        table.beginUpdates()
        table.endUpdates()
        table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [[0, 1]])
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test func cellsAreFilled() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Subtitle"
        cell.accessoryType = .disclosureIndicator
        cell.selectionStyle = .none
        cell.prepareForReuse()
        var content = cell.defaultContentConfiguration()
        content.text = "Wi-Fi"
        content.secondaryText = "Home"
        content.image = UIImage(systemName: "wifi")
        content.imageProperties.tintColor = .systemBlue
        cell.contentConfiguration = content
        cell.backgroundConfiguration = .clear()
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText == "Home")
        let header = UITableViewHeaderFooterView()
        header.contentConfiguration = UIListContentConfiguration.groupedHeader()
        #expect(header.contentConfiguration != nil)
    }

    final class Tile: UICollectionViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
            var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
            background.cornerRadius = state.isSelected ? 20 : 8
            background.backgroundColorTransformer = .grayscale
            backgroundConfiguration = background
        }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let fitting = super.preferredLayoutAttributesFitting(layoutAttributes)
            fitting.size.height = 64
            return fitting
        }
    }

    @Test func tilesFollowTheirState() {
        let tile = Tile()
        tile.updateConfiguration(using: tile.configurationState)
        #expect(tile.backgroundConfiguration?.cornerRadius == 8)
        tile.isSelected = true
        tile.updateConfiguration(using: tile.configurationState)
        #expect(tile.backgroundConfiguration?.cornerRadius == 20)
    }

    @Test func aListHasAccessories() {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .firstItemInSection
        list.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
            ])
        }
        let lists = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "\(number)"
            cell.contentConfiguration = content
            cell.accessories = [
                .disclosureIndicator(), .label(text: "new"), .delete(), .reorder(),
                .customView(configuration: .init(customView: UISwitch(), placement: .trailing())),
            ]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: lists) { lists, path, number in
            lists.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
        }
        view.addSubview(lists)
        var numbers = NSDiffableDataSourceSnapshot<Int, Int>()
        numbers.appendSections([0])
        numbers.appendItems([1, 2, 3])
        source.apply(numbers, animatingDifferences: false)
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([10])
        tree.append([11, 12], to: 10)
        tree.expand([10])
        MainLoop.current.turn()
        lists.isEditing = true
        lists.selectItem(at: [0, 1], animated: false, scrollPosition: .top)
        #expect(lists.visibleCells.count == 3)
        #expect(tree.visibleItems == [10, 11, 12])
    }

    @Test func aGridIsDescribed() {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
            repeatingSubitem: item, count: 2)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsetsReference = .readableContent
        section.decorationItems = [.background(elementKind: "card")]
        section.visibleItemsInvalidationHandler = { _, _, _ in }
        #expect(section.interGroupSpacing == 12)
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        flow.minimumInteritemSpacing = 4
        let grid = UICollectionView(frame: .zero, collectionViewLayout: flow)
        grid.isPagingEnabled = true
        grid.register(Tile.self, forCellWithReuseIdentifier: "tile")
        grid.performBatchUpdates {}
        #expect(grid.collectionViewLayout === flow)
    }

    @Test func scrollViewsAreConfigured() {
        let scroll = UIScrollView()
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.automaticallyAdjustsScrollIndicatorInsets = false
        scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        scroll.isDirectionalLockEnabled = true
        scroll.decelerationRate = .fast
        scroll.alwaysBounceVertical = true
        scroll.scrollsToTop = false
        scroll.flashScrollIndicators()
        scroll.topEdgeEffect.style = .hard
        scroll.bottomEdgeEffect.isHidden = true
        #expect(scroll.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard)
        #expect(scroll.bottomEdgeEffect.isHidden)
        #expect(!scroll.leftEdgeEffect.isHidden)
        #expect(UITableView().scrollsToTop)
        #expect(scroll.contentLayoutGuide !== scroll.frameLayoutGuide)
    }
}
