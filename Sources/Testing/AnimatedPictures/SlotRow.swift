import LayoutSnapshots

/// The children of an element in all frames as one row. The children of each frame keep their order in it.
struct SlotRow {
    /// A place in the row, and its element.
    struct Slot {
        let key: Key
        var versions: [FrameMerge.Version]
    }

    /// The features that identify an element in another frame.
    struct Key: Hashable {
        private let name: String
        private let text: String?
        private let attributes: [SVGElement.Attribute]

        init(_ element: SVGElement) {
            name = element.name
            text = element.text
            attributes = element.attributes.filter { attribute in
                attribute.name.hasPrefix("data-")
                    ? Self.identities.contains(attribute.name)
                    : !AnimatedAttributes.canChange(attribute.name, of: element.name)
            }
        }

        private static let identities: Set = ["data-node", "data-derived", "data-part"]
    }

    private(set) var slots: [Slot] = []

    /// Puts the children of the next frame into the row.
    mutating func add(_ elements: [SVGElement], of run: Int) {
        let children = elements.filter { $0["id"] == nil }
        if children.count == slots.count, zip(slots, children).allSatisfy(Self.fits) {
            for (index, child) in children.enumerated() { slots[index].versions.append((run, child)) }
            return
        }
        let keys = children.map(Key.init)
        var row: [Slot] = []
        var (slot, child) = (0, 0)
        for pair in Self.common(slots.map(\.key), keys) + [(slots.count, children.count)] {
            row += slots[slot..<pair.0]
            row += (child..<pair.1).map { Slot(key: keys[$0], versions: [(run, children[$0])]) }
            if pair.0 < slots.count {
                row.append(slots[pair.0])
                row[row.count - 1].versions.append((run, children[pair.1]))
            }
            (slot, child) = (pair.0 + 1, pair.1 + 1)
        }
        slots = row
    }

    private static func fits(_ slot: Slot, _ child: SVGElement) -> Bool {
        slot.versions.last?.element == child || slot.key == Key(child)
    }

    /// Returns the longest common subsequence of keys, as pairs of indices.
    private static func common(_ old: [Key], _ new: [Key]) -> [(Int, Int)] {
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                lengths[i][j] =
                    old[i] == new[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < old.count, j < new.count {
            if old[i] == new[j] {
                pairs.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if lengths[i + 1][j] >= lengths[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }
}
