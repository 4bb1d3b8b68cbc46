/// The accessories of a cell, from leading to trailing on each side of the content (CL5).
struct AccessoryOrder {
    private(set) var leading: [UICellAccessory]
    private(set) var trailing: [UICellAccessory]

    /// Hidden accessories, and those of the other editing state, are left out. The system's have fixed places; custom
    /// views specify theirs.
    init(_ accessories: [UICellAccessory], isEditing: Bool) {
        let displayed = accessories.filter { $0.isDisplayed(isEditing: isEditing) }
        leading = Self.arranged(displayed.filter(\.placement.isLeading))
        trailing = Self.arranged(displayed.filter { !$0.placement.isLeading })
    }

    private static func arranged(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        var arranged = accessories.filter { $0.rank != nil }.sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
        for custom in accessories where custom.rank == nil {
            let index = custom.placement.position(arranged)
            arranged.insert(custom, at: min(max(0, index), arranged.count))
        }
        return arranged
    }

    /// A system accessory that occurs twice.
    static func duplicate(in accessories: [UICellAccessory]) -> UICellAccessory? {
        var ranks = Set<Int>()
        return accessories.first { accessory in accessory.rank.map { !ranks.insert($0).inserted } ?? false }
    }
}
