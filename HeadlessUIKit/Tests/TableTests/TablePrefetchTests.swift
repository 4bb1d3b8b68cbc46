import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Rows that may become visible soon.
@MainActor
struct TablePrefetchTests {
    private let screen = TableScreen()
    private let journal = Journal()
    private let prefetching: Prefetching
    private var table: UITableView { screen.table }

    init() {
        prefetching = Prefetching(journal)
        screen.table.rowHeight = 50
        screen.table.prefetchDataSource = prefetching
    }

    private func numbers(_ entry: String?) -> [Int] {
        (entry ?? "").split(separator: " ").dropFirst().compactMap { Int($0) }
    }

    @Test("After a layout the rows below the bounds are prefetched, the nearest first, and none that is shown (TV50)")
    func nearestFirst() {
        let rows = Rows([100])
        screen.show(rows)
        let asked = numbers(journal.take().first { $0.hasPrefix("prefetch") })
        // Rows 0 to 15 are in the bounds.
        #expect(asked.first == 16)
        #expect(asked == asked.sorted())
        #expect(rows.counts == [100])
    }

    @Test("Scrolled towards the start, the rows above are prefetched (TV50)")
    func upwards() {
        let rows = Rows([100])
        screen.show(rows)
        table.contentOffset.y = 2500
        MainLoop.current.settle()
        _ = journal.take()
        table.contentOffset.y = 2400
        MainLoop.current.settle()
        let asked = numbers(journal.take().first { $0.hasPrefix("prefetch") })
        #expect(asked.first == 47)
        #expect(asked == asked.sorted(by: >))
        #expect(rows.counts == [100])
    }

    @Test("Rows that are not near any more and have not been shown are cancelled (TV50)")
    func cancel() {
        let rows = Rows([200])
        screen.show(rows)
        let asked = numbers(journal.take().first { $0.hasPrefix("prefetch") })
        #expect(asked.first == 16)
        table.contentOffset.y = 5000
        MainLoop.current.settle()
        let entries = journal.take()
        #expect(numbers(entries.first { $0.hasPrefix("cancel") }) == asked)
        #expect(numbers(entries.first { $0.hasPrefix("prefetch") }).allSatisfy { $0 > 100 })
        #expect(rows.counts == [200])
    }

    @Test("No row is announced twice while it stays near, and none while prefetching is off (TV50)")
    func once() {
        let rows = Rows([200])
        screen.show(rows)
        _ = journal.take()
        table.setNeedsLayout()
        MainLoop.current.settle()
        #expect(journal.take() == [])
        table.isPrefetchingEnabled = false
        table.contentOffset.y = 1000
        MainLoop.current.settle()
        #expect(journal.take() == [])
        #expect(rows.counts == [200])
    }
}

private final class Prefetching: NSObject, UITableViewDataSourcePrefetching {
    let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        journal.note((["prefetch"] + indexPaths.map { "\($0.row)" }).joined(separator: " "))
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        journal.note((["cancel"] + indexPaths.map { "\($0.row)" }).joined(separator: " "))
    }
}
