import Foundation

/// Items in a row, in a column, or where a provider places them. Groups can be items of other groups.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Arrangement {
        case line(NSLayoutConstraint.Axis, CompositionalGroup.Repetition)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private var arrangement = Arrangement.line(.horizontal, .untilFull)
    public private(set) var subitems: [NSCollectionLayoutItem] = []
    private var groupSupplementaries: [NSCollectionLayoutSupplementaryItem] = []
    /// The space between two items. Defaults to none.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    /// Views that belong to each group. Defaults to none.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplementaries }
        set { groupSupplementaries = newValue }
    }

    // MARK: Making

    /// A row that repeats its items as long as they fit (CC4).
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .line(.horizontal, .untilFull), subitems)
    }

    /// A column that repeats its items as long as they fit (CC4).
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .line(.vertical, .untilFull), subitems)
    }

    /// A row of the same item, repeated a number of times in the item's own size (CC6).
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .line(.horizontal, .times(checked(count))), [subitem])
    }

    /// A column of the same item, repeated a number of times in the item's own size (CC6).
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .line(.vertical, .times(checked(count))), [subitem])
    }

    /// A row of equal shares of its width (CC6).
    @available(*, deprecated, message: "Use horizontal(layoutSize:repeatingSubitem:count:).")
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .line(.horizontal, .shares(checked(count))), [subitem])
    }

    /// A column of equal shares of its height (CC6).
    @available(*, deprecated, message: "Use vertical(layoutSize:repeatingSubitem:count:).")
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .line(.vertical, .shares(checked(count))), [subitem])
    }

    /// Items that a provider places. It is called once for all groups of a section.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        make(layoutSize, .custom(itemProvider), [])
    }

    private class func make(
        _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]
    ) -> Self {
        let group = Self(sized: layoutSize, with: [])
        group.arrangement = arrangement
        group.subitems = subitems
        return group
    }

    private class func checked(_ count: Int) -> Int {
        precondition(count > 0, "A group has at least one item.")
        return count
    }

    override func duplicate() -> Self {
        let copy = super.duplicate()
        copy.arrangement = arrangement
        copy.subitems = subitems
        copy.groupSupplementaries = groupSupplementaries
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    // MARK: Solving

    /// - Parameter environment: The environment of the section. The provider of a custom group is called once with it.
    func value(in environment: CompositionalEnvironment) -> CompositionalItem {
        var item = value
        item.group = CompositionalGroup(
            arrangement: described(in: environment), spacing: interItemSpacing?.value ?? .none)
        return item
    }

    private func described(in environment: CompositionalEnvironment) -> CompositionalGroup.Arrangement {
        switch arrangement {
        case .line(let axis, let repetition):
            let items = subitems.map { ($0 as? NSCollectionLayoutGroup)?.value(in: environment) ?? $0.value }
            return .line(axis, items, repetition)
        case .custom(let provider):
            let places = provider(environment.narrowed(to: layoutSize.value, insets: value.effectiveInsets)).map {
                CompositionalGroup.Place(frame: $0.frame, zIndex: $0.zIndex)
            }
            return .custom(places)
        }
    }

    /// Returns a description of the group and its content, for people.
    public func visualDescription() -> String {
        let items = subitems.map { ($0 as? NSCollectionLayoutGroup)?.visualDescription() ?? "item" }
        return "group(\(items.joined(separator: ", ")))"
    }
}
