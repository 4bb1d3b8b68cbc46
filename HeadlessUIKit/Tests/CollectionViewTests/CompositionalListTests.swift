import Foundation
import Testing

@testable import TestSupport
@testable import UIKit

/// List sections: a phone of 393 by 852 points, unless said otherwise.
@Suite @MainActor struct CompositionalListTests {
    private typealias Configuration = UICollectionLayoutListConfiguration

    private func configuration(
        _ appearance: Configuration.Appearance, header: Configuration.HeaderMode = .none,
        footer: Configuration.FooterMode = .none
    ) -> Configuration {
        var configuration = Configuration(appearance: appearance)
        configuration.headerMode = header
        configuration.footerMode = footer
        return configuration
    }

    private let room = CompositionalEnvironment(
        size: CGSize(width: 393, height: 852),
        listSides: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16), traits: UITraitCollection())

    private func section(_ configuration: Configuration) -> NSCollectionLayoutSection {
        .list(using: configuration, layoutEnvironment: room)
    }

    private func screen(_ configuration: Configuration, _ counts: [Int]) -> CompositionalScreen {
        CompositionalScreen(.list(using: configuration), counts)
    }

    // MARK: The section

    @Test("A list section is one group of one item over the whole width, estimated 44 points high (CL1)")
    func group() {
        let section = section(configuration(.plain))
        #expect(section.group.layoutSize.widthDimension.isFractionalWidth)
        #expect(section.group.layoutSize.heightDimension.isEstimated)
        #expect(section.group.layoutSize.heightDimension.dimension == 44)
        #expect(section.group.subitems.count == 1)
        let screen = screen(configuration(.plain), [20]).show()
        #expect(screen.frame(1) == CGRect(x: 0, y: 44, width: 393, height: 44))
    }

    /// Top, sides and bottom.
    private func insets(
        _ appearance: Configuration.Appearance, _ header: Configuration.HeaderMode = .none,
        _ footer: Configuration.FooterMode = .none
    ) -> [CGFloat] {
        let insets = section(configuration(appearance, header: header, footer: footer)).contentInsets
        #expect(insets.leading == insets.trailing)
        return [insets.top, insets.leading, insets.bottom]
    }

    @Test("A plain section has no insets, and 22 points above a first item that is a header (CL2)")
    func plainInsets() {
        #expect(insets(.plain) == [0, 0, 0])
        #expect(insets(.plain, .supplementary) == [0, 0, 0])
        #expect(insets(.plain, .none, .supplementary) == [0, 0, 0])
        #expect(insets(.plain, .supplementary, .supplementary) == [0, 0, 0])
        #expect(insets(.plain, .firstItemInSection) == [22, 0, 0])
    }

    @Test("A grouped section has 35 points above and 20 below, where it has no header and footer (CL2)")
    func groupedInsets() {
        #expect(insets(.grouped) == [35, 0, 20])
        #expect(insets(.grouped, .supplementary) == [0, 0, 20])
        #expect(insets(.grouped, .none, .supplementary) == [35, 0, 0])
        #expect(insets(.grouped, .supplementary, .supplementary) == [0, 0, 0])
        #expect(insets(.grouped, .firstItemInSection) == [0, 0, 20])
    }

    @Test("An inset group has the environment's margins at its sides as well (CL2)")
    func insetGroupedInsets() {
        #expect(insets(.insetGrouped) == [35, 16, 20])
        #expect(insets(.insetGrouped, .supplementary) == [0, 16, 20])
        #expect(insets(.insetGrouped, .none, .supplementary) == [35, 16, 0])
        #expect(insets(.insetGrouped, .supplementary, .supplementary) == [0, 16, 0])
        #expect(insets(.insetGrouped, .firstItemInSection) == [0, 16, 20])
    }

    @Test("Headers and footers of a plain list are estimated 28 points high and pinned, others 17.5 and not (CL3)")
    func boundaries() {
        for (appearance, height, isPinned) in [
            (Configuration.Appearance.plain, CGFloat(28), true), (.grouped, 17.5, false), (.insetGrouped, 17.5, false),
        ] {
            let items = section(
                configuration(appearance, header: .supplementary, footer: .supplementary)
            ).boundarySupplementaryItems
            #expect(
                items.map(\.elementKind) == [
                    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
                ])
            #expect(items.allSatisfy { $0.layoutSize.heightDimension.isEstimated })
            #expect(items.map(\.layoutSize.heightDimension.dimension) == [height, height])
            #expect(items.map(\.pinToVisibleBounds) == [isPinned, isPinned])
            #expect(items.map(\.zIndex) == [200, 200])
        }
    }

    @Test("The insets of a list section count from the view's edges, whatever the layout's reference is (CL4)")
    func reference() {
        #expect(section(configuration(.insetGrouped)).contentInsetsReference == .none)
    }

    @Test("In landscape the sides of inset groups keep out of the safe area (CL4)")
    func landscape() {
        let screen = screen(configuration(.insetGrouped), [2]).show()
        #expect(screen.frame(0) == CGRect(x: 16, y: 35, width: 361, height: 44))
        screen.phone.turnToLandscape()
        screen.view.frame = screen.phone.root.view.bounds
        MainLoop.current.settle()
        // 59 of safe area and 20 of margin.
        #expect(screen.frame(0) == CGRect(x: 79, y: 35, width: 694, height: 44))
    }

    // MARK: In a view

    @Test("Rows and headers measure themselves (CL1, CL3)")
    func selfSizing() {
        let screen = screen(configuration(.grouped, header: .supplementary), [2, 1])
        screen.height = { _ in 60 }
        screen.headerHeight = 40
        _ = screen.show()
        // 40, two rows of 60, 20, 40.
        #expect(screen.frame(0, 1)?.minY == 220)
        #expect(screen.view.contentSize.height == 300)
    }

    @Test("A plain header has 22 points above it, or what the configuration says (CL8)")
    func topPadding() {
        let kind = UICollectionView.elementKindSectionHeader
        var configuration = configuration(.plain, header: .supplementary)
        let automatic = screen(configuration, [1, 1]).show()
        #expect(automatic.header(kind: kind)?.minY == 22)
        #expect(automatic.frame(0)?.minY == 50)
        // 22 + 28 + 44, and the same once more.
        #expect(automatic.view.contentSize.height == 188)
        configuration.headerTopPadding = 5
        #expect(screen(configuration, [1]).show().header(kind: kind)?.minY == 5)
        configuration = self.configuration(.grouped, header: .supplementary)
        #expect(screen(configuration, [1]).show().header(kind: kind)?.minY == 0)
    }

    @Test("A plain header is pinned below the status bar (CL3)")
    func pinnedHeader() {
        let screen = screen(configuration(.plain, header: .supplementary), [40]).show()
        screen.scroll(to: 300)
        #expect(screen.header(kind: UICollectionView.elementKindSectionHeader)?.minY == 359)
    }

    private func views<View: UIView>(_ type: View.Type, in screen: CompositionalScreen) -> [View] {
        screen.view.subviews.compactMap { $0 as? View }
            .filter { !$0.isHidden }
            .sorted { $0.frame.minY < $1.frame.minY }
    }

    @Test("The background of a section spans the whole width behind the rows (CL7)")
    func background() {
        let screen = screen(configuration(.insetGrouped), [2]).show()
        let background = views(ListBackgroundView.self, in: screen)
        #expect(background.count == 1)
        #expect(background.first?.frame.minX == 0)
        #expect(background.first?.frame.width == 393)
        #expect(background.first?.backgroundColor == .systemGroupedBackground)
        var configuration = configuration(.plain)
        configuration.backgroundColor = .red
        let red = views(ListBackgroundView.self, in: self.screen(configuration, [1]).show())
        #expect(red.first?.backgroundColor == .red)
    }

    // MARK: Separators (CL6)

    private func lines(_ configuration: Configuration, _ counts: [Int]) -> [CGFloat] {
        views(ListSeparatorView.self, in: screen(configuration, counts).show()).map(\.frame.maxY)
    }

    @Test("Each row has a line below it; groups have none below their last row (CL6)")
    func separators() {
        #expect(lines(configuration(.plain), [3]) == [44, 88, 132])
        // Rows begin at 35.
        #expect(lines(configuration(.grouped), [3]) == [79, 123])
        #expect(lines(configuration(.sidebar), [3]).isEmpty)
    }

    @Test("A configuration hides all lines, or those of one row, and gives them insets (CL6)")
    func separatorConfiguration() {
        var configuration = configuration(.plain)
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
            separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
            separators.color = .red
            return separators
        }
        #expect(lines(configuration, [3]) == [44, 132])
        let screen = screen(configuration, [3]).show()
        let line = views(ListSeparatorView.self, in: screen).first
        #expect(line?.frame.minX == 30)
        #expect(line?.frame.width == 353)
        #expect(line?.backgroundColor == .red)
        configuration.showsSeparators = false
        #expect(lines(configuration, [3]).isEmpty)
    }

    @Test("A line is one pixel high and begins at the text (CL6)")
    func separatorFrame() {
        let plain = screen(configuration(.plain), [1]).show()
        let line = views(ListSeparatorView.self, in: plain).first
        expectClose(line?.frame.height, 1 / 3.0)
        #expect(line?.frame.minX == 16)
        let screen = screen(configuration(.plain), [2])
        screen.text = "Row"
        screen.indentation = 3
        _ = screen.show()
        let cell = screen.view.visibleCells.first as? UICollectionViewListCell
        let text = cell?.contentView as? UIListContentView
        let start = text?.textLayoutGuide.map { text?.convert($0.layoutFrame, to: cell).minX ?? 0 }
        #expect(start == 46)
        #expect(views(ListSeparatorView.self, in: screen).first?.frame.minX == 46)
    }

    @Test("The state of cells and configurations has the kind of their list (CL5)")
    func environment() {
        let screen = screen(configuration(.insetGrouped), [1])
        screen.text = "Row"
        _ = screen.show()
        let cell = screen.view.visibleCells.first as? UICollectionViewListCell
        #expect(cell?.configurationState.traitCollection.listEnvironment == .insetGrouped)
        // A row of text at three pixels a point.
        #expect(cell?.frame == CGRect(x: 16, y: 35, width: 361, height: 52))
    }
}
