import Testing
import UIKit

/// Changes that a snapshot does not allow (CD7).
@Suite struct SnapshotMisuseTests {
    /// Section `a` with 1 and 2, and section `b` with 3.
    private static func snapshot() -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3], toSection: "b")
        return snapshot
    }

    @Test("Items need a section (CD7)")
    func withoutSection() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([1])
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = Self.snapshot()
            snapshot.appendItems([4], toSection: "x")
        }
    }

    @Test("A section cannot be added twice (CD7)")
    func sectionTwice() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = Self.snapshot()
            snapshot.appendSections(["a"])
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = Self.snapshot()
            snapshot.insertSections(["x", "x"], beforeSection: "a")
        }
    }

    @Test("One call cannot name an item twice (CD7)")
    func duplicates() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = Self.snapshot()
            snapshot.appendItems([4, 4])
        }
    }

    @Test("Items and sections cannot be put beside what is not there (CD7)")
    func unknownDestinations() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = Self.snapshot()
            snapshot.insertItems([4], afterItem: 9)
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = Self.snapshot()
            snapshot.insertSections(["c"], afterSection: "x")
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = Self.snapshot()
            snapshot.moveItem(9, afterItem: 1)
        }
    }

    @Test("Items and sections cannot be put beside themselves")
    func besideItself() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = Self.snapshot()
            snapshot.insertItems([1, 2], afterItem: 2)
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = Self.snapshot()
            snapshot.moveSection("a", beforeSection: "a")
        }
    }

    @Test("Only what is there can be reloaded, reconfigured or counted (CD7)")
    func unknownReload() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = Self.snapshot()
            snapshot.reloadItems([9])
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = Self.snapshot()
            snapshot.reconfigureItems([9])
        }
        await #expect(processExitsWith: .failure) {
            var snapshot = Self.snapshot()
            snapshot.reloadSections(["x"])
        }
        await #expect(processExitsWith: .failure) {
            _ = Self.snapshot().numberOfItems(inSection: "x")
        }
    }
}
