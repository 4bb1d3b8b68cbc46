import Foundation
import Testing
import UIKit

/// The classes that describe a compositional layout.
@Suite @MainActor struct CompositionalDescriptionTests {
    private let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 44))

    @Test("A dimension says what it is a part of, or that it is points, estimated or uniform")
    func dimensions() {
        #expect(size.widthDimension.isFractionalWidth)
        #expect(size.widthDimension.dimension == 0.5)
        #expect(!size.widthDimension.isEstimated)
        #expect(size.heightDimension.isUniformAcrossSiblings)
        #expect(size.heightDimension.dimension == 44)
        #expect(NSCollectionLayoutDimension.absolute(10).isAbsolute)
        #expect(NSCollectionLayoutDimension.fractionalHeight(1).isFractionalHeight)
        #expect(NSCollectionLayoutSpacing.flexible(4).isFlexible)
        #expect(NSCollectionLayoutSpacing.fixed(4).isFixed)
    }

    @Test("A copy of a group has its items, and another spacing does not reach the original")
    func groups() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(8)
        group.contentInsets.top = 3
        let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
        #expect(copy.subitems == group.subitems)
        #expect(copy.contentInsets.top == 3)
        copy.interItemSpacing = .fixed(20)
        #expect(group.interItemSpacing?.spacing == 8)
    }

    @Test("A copy of a section, of its header and of a configuration is like the original")
    func sections() throws {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "header", alignment: .topLeading, absoluteOffset: CGPoint(x: 1, y: 2))
        header.pinToVisibleBounds = true
        let copiedHeader = try #require(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
        #expect(copiedHeader.elementKind == "header")
        #expect(copiedHeader.alignment == .topLeading)
        #expect(copiedHeader.offset == CGPoint(x: 1, y: 2))
        #expect(copiedHeader.pinToVisibleBounds)
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 7
        section.boundarySupplementaryItems = [header]
        let copiedSection = try #require(section.copy() as? NSCollectionLayoutSection)
        #expect(copiedSection.interGroupSpacing == 7)
        #expect(copiedSection.boundarySupplementaryItems == [header])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 5
        let copiedConfiguration = configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration
        #expect(copiedConfiguration?.interSectionSpacing == 5)
    }

    @Test("A layout keeps a copy of its configuration")
    func configurationOfALayout() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        configuration.interSectionSpacing = 5
        #expect(layout.configuration.interSectionSpacing == 0)
        layout.configuration = configuration
        configuration.interSectionSpacing = 9
        #expect(layout.configuration.interSectionSpacing == 5)
    }

    @Test("A group without items traps")
    func emptyCount() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let size = NSCollectionLayoutSize(
                    widthDimension: .absolute(10), heightDimension: .absolute(10))
                _ = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
            }
        }
    }
}
