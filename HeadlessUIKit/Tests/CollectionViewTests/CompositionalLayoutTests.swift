import Foundation
import Testing

@testable import TestSupport
@testable import UIKit

/// The compositional layout of a collection view of 393 by 852 points, with 59 points of safe area above and 34 below.
@Suite @MainActor struct CompositionalLayoutTests {
    private func screen(_ section: NSCollectionLayoutSection, _ counts: [Int]) -> CompositionalScreen {
        CompositionalScreen(UICollectionViewCompositionalLayout(section: section), counts)
    }

    @Test("Cells are displayed where the solver puts them, and only those in the bounds (CC13)")
    func cells() {
        let screen = screen(.rows(.absolute(100)), [30]).show()
        // From -59 to 793.
        #expect(screen.view.indexPathsForVisibleItems.count == 8)
        #expect(screen.view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == screen.frame(2))
        #expect(screen.frame(2) == CGRect(x: 0, y: 200, width: 393, height: 100))
        #expect(screen.view.contentSize == CGSize(width: 393, height: 3000))
    }

    // MARK: The section provider (CC14)

    @Test("The provider is asked for each section, with the view's size and traits (CC14)")
    func provider() {
        var asked: [Int: CGSize] = [:]
        var idiom: UIUserInterfaceSizeClass?
        let layout = UICollectionViewCompositionalLayout { section, environment in
            asked[section] = environment.container.contentSize
            idiom = environment.traitCollection.horizontalSizeClass
            return .rows(.absolute(section == 0 ? 40 : 60))
        }
        let screen = CompositionalScreen(layout, [1, 2]).show()
        #expect(asked == [0: CGSize(width: 393, height: 852), 1: CGSize(width: 393, height: 852)])
        #expect(idiom == .compact)
        #expect(screen.frame(1, 1) == CGRect(x: 0, y: 100, width: 393, height: 60))
    }

    @Test("A section with items that the provider does not describe traps (CC14)")
    func missingSection() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let layout = UICollectionViewCompositionalLayout { _, _ in nil }
                _ = CompositionalScreen(layout, [1]).show()
            }
        }
    }

    @Test("A section without items needs no description (CC14)")
    func emptySection() {
        let layout = UICollectionViewCompositionalLayout { section, _ in section == 0 ? nil : .rows(.absolute(50)) }
        #expect(CompositionalScreen(layout, [0, 2]).show().frame(1, 1)?.minY == 50)
    }

    @Test("Self-sizing cells do not have the provider asked again (CC14)")
    func providerWhileMeasuring() {
        var questions = 0
        let layout = UICollectionViewCompositionalLayout { _, _ in
            questions += 1
            return .rows(.estimated(44))
        }
        let screen = CompositionalScreen(layout, [100])
        screen.height = { _ in 50 }
        _ = screen.show()
        let before = questions
        screen.scroll(to: 500)
        #expect(questions == before)
    }

    @Test("A custom group is asked once for its section, with its size, and keeps its items where they are (CC21)")
    func customGroup() {
        var sizes: [CGSize] = []
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
        let section = NSCollectionLayoutSection(
            group: .custom(layoutSize: size) { environment in
                sizes.append(environment.container.contentSize)
                return [
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 3, y: 5, width: 25, height: 45)),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 70, y: 12, width: 50, height: 20), zIndex: 4),
                ]
            })
        section.contentInsets.leading = 10
        let screen = screen(section, [3]).show()
        #expect(sizes == [CGSize(width: 393, height: 80)])
        #expect(screen.frame(1) == CGRect(x: 80, y: 12, width: 50, height: 20))
        #expect(screen.frame(2) == CGRect(x: 13, y: 85, width: 25, height: 45))
        #expect(screen.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 4)
    }

    // MARK: Self-sizing (CC10)

    @Test("Estimated cells are measured when they are shown, from the top downward (CC10)")
    func measured() {
        let screen = screen(.rows(.estimated(44)), [100])
        screen.height = { $0.item.isMultiple(of: 2) ? 50 : 60 }
        _ = screen.show()
        #expect(screen.frame(2) == CGRect(x: 0, y: 110, width: 393, height: 50))
        // Cells 0 to 14 reach from 0 to 820, and the bounds end at 793: 8 * 50 + 7 * 60, and 85 * 44.
        #expect(screen.view.indexPathsForVisibleItems.count == 15)
        #expect(screen.view.contentSize.height == 4560)
    }

    @Test("Measured sizes stay while the view scrolls, and are forgotten with another width (CC10)")
    func measuredSizesStay() {
        let screen = screen(.rows(.estimated(44)), [100])
        screen.height = { _ in 50 }
        _ = screen.show()
        screen.scroll(to: 2000)
        #expect(screen.frame(1)?.minY == 50)
        screen.view.frame.size.width = 300
        MainLoop.current.settle()
        #expect(screen.frame(1)?.minY == 44)
    }

    @Test("An invalidation from outside has what is visible measured again (CC10)")
    func invalidation() {
        let screen = screen(.rows(.estimated(44)), [4])
        screen.height = { _ in 50 }
        _ = screen.show()
        for case let cell as HeightCell in screen.view.visibleCells { cell.wantedHeight = 70 }
        screen.layout.invalidateLayout()
        MainLoop.current.settle()
        #expect(screen.view.contentSize.height == 280)
    }

    @Test("A batch takes measured sizes along with their items (CC10)")
    func batch() {
        let screen = screen(.rows(.estimated(44)), [3])
        screen.height = { $0.item == 0 ? 80 : 50 }
        _ = screen.show()
        screen.counts = [2]
        screen.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        MainLoop.current.settle()
        #expect(screen.view.contentSize.height == 100)
    }

    @Test("A header of estimated height is measured (CC10, CC11)")
    func measuredHeader() {
        let screen = screen(.rows(.absolute(50)).withHeader(.estimated(28)), [2])
        screen.headerHeight = 41
        _ = screen.show()
        #expect(screen.header() == CGRect(x: 0, y: 0, width: 393, height: 41))
        #expect(screen.frame(0)?.minY == 41)
    }

    // MARK: Pinned headers (CC12)

    @Test("A pinned header stays below the bar or the status bar while its section is there (CC12)")
    func pinnedHeader() {
        let screen = screen(.rows(.absolute(50)).withHeader(isPinned: true), [20, 20]).show()
        #expect(screen.header()?.minY == 0)
        // A section is 1,030 high; the inset above is 59.
        screen.scroll(to: 200)
        #expect(screen.header()?.minY == 259)
        screen.scroll(to: 960)
        #expect(screen.header()?.minY == 1000)
        #expect(screen.header(1)?.minY == 1030)
    }

    @Test("A pinned header follows the inset, and nothing is measured again for it (CC10, CC12)")
    func insetOfAPinnedHeader() {
        let screen = screen(.rows(.estimated(44)).withHeader(isPinned: true), [100])
        screen.height = { _ in 50 }
        _ = screen.show()
        screen.scroll(to: 1000)
        screen.phone.root.additionalSafeAreaInsets.top = 41
        MainLoop.current.settle()
        let header = screen.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
        #expect(header?.frame.minY == screen.view.contentOffset.y + 100)
        #expect(screen.frame(1)?.minY == 80)
    }

    @Test("Another offset invalidates the layout only when something is pinned (CC12)")
    func boundsChange() {
        let moved = CGRect(x: 0, y: 100, width: 393, height: 852)
        let plain = screen(.rows(.absolute(50)).withHeader(), [20]).show()
        #expect(!plain.layout.shouldInvalidateLayout(forBoundsChange: moved))
        #expect(plain.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 393, height: 400)))
        let pinned = screen(.rows(.absolute(50)).withHeader(isPinned: true), [20]).show()
        #expect(pinned.layout.shouldInvalidateLayout(forBoundsChange: moved))
    }

    // MARK: Decorations and handlers

    @Test("A decoration has a view of the registered class behind its section (CC16)")
    func decoration() {
        let section = NSCollectionLayoutSection.rows(.absolute(50)).withHeader()
        section.decorationItems = [.background(elementKind: "back")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(DecorationView.self, forDecorationViewOfKind: "back")
        let screen = CompositionalScreen(layout, [2]).show()
        let views = screen.view.subviews.filter { $0 is DecorationView }
        #expect(views.map(\.frame) == [CGRect(x: 0, y: 0, width: 393, height: 130)])
        let cell = screen.view.cellForItem(at: IndexPath(item: 0, section: 0))
        let order = screen.view.subviews.filter { $0 === views.first || $0 === cell }
        #expect(order.first === views.first)
    }

    @Test("Handlers see what is visible at each solution, the last section first, and may change it (CC19)")
    func handlers() {
        var called: [Int] = []
        let layout = UICollectionViewCompositionalLayout { number, _ in
            let section = NSCollectionLayoutSection.rows(.absolute(100))
            section.visibleItemsInvalidationHandler = { items, _, _ in
                called.append(number)
                for item in items where item.indexPath.item == 1 { item.alpha = 0.5 }
            }
            return section
        }
        let screen = CompositionalScreen(layout, [2, 2]).show()
        #expect(Array(called.prefix(2)) == [1, 0])
        #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
        #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
    }

    // MARK: Insets (CC20)

    @Test("A configuration's reference is the safe area, a section's is the configuration's (CC20)")
    func references() {
        #expect(UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference == .safeArea)
        #expect(NSCollectionLayoutSection.rows(.absolute(50)).contentInsetsReference == .automatic)
    }

    @Test("Sections keep out of the safe area at the sides, unless their reference is another one (CC20)")
    func safeArea() {
        for (reference, x) in [(UIContentInsetsReference.automatic, 69), (.none, 10), (.safeArea, 69)] {
            let section = NSCollectionLayoutSection.rows(.absolute(50))
            section.contentInsets.leading = 10
            section.contentInsetsReference = reference
            let screen = screen(section, [1]).show()
            screen.phone.turnToLandscape()
            screen.view.frame = screen.phone.root.view.bounds
            MainLoop.current.settle()
            #expect(screen.frame(0)?.minX == CGFloat(x), "\(reference)")
        }
    }

    @Test("Configurations put space between sections and headers around all of them (CC7, CC15)")
    func configuration() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        configuration.boundarySupplementaryItems =
            NSCollectionLayoutSection.rows(.absolute(1)).withHeader().boundarySupplementaryItems
        let layout = UICollectionViewCompositionalLayout(section: .rows(.absolute(50)), configuration: configuration)
        let screen = CompositionalScreen(layout, [1, 1]).show()
        #expect(screen.frame(0, 1)?.minY == 92)
        let path = IndexPath(item: Int.max, section: 0)
        #expect(screen.view.supplementaryView(forElementKind: "header", at: path)?.frame.minY == 0)
    }

    @Test("Sections are mirrored where the view reads from right to left")
    func rightToLeft() {
        let section = NSCollectionLayoutSection.rows(.absolute(50))
        section.contentInsets.leading = 100
        let screen = screen(section, [1])
        screen.view.semanticContentAttribute = .forceRightToLeft
        _ = screen.show()
        #expect(screen.view.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 293, height: 50))
    }
}
