import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Views around and behind the rows of a table, and scrolling to a row.
@MainActor
struct TableSurroundingsTests {
    private let screen = TableScreen()
    private var table: UITableView { screen.table }

    private func show(_ count: Int) -> Rows {
        let rows = Rows([count])
        rows.height = { _ in 50 }
        screen.show(rows)
        return rows
    }

    @Test("Where rows overlap, the upper one hears the finger: new cells come in behind (TV28)")
    func overlap() {
        let rows = TallTouchRows()
        table.rowHeight = 50
        table.register(TallTouchCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        MainLoop.current.settle()
        table.contentOffset.y = 300
        MainLoop.current.settle()
        // 10 points into row 13, where row 12 gets touches, too.
        let hit = table.hitTest(CGPoint(x: 100, y: 660), with: nil)
        let cell = withExtendedLifetime(rows) { table.cellForRow(at: IndexPath(row: 12, section: 0)) }
        #expect(hit.map { $0 === cell || $0.superview === cell } == true)
    }

    @Test("A header keeps the height of its frame, whatever its constraints want, and gets the table's width (TV44)")
    func header() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: header.topAnchor),
            content.heightAnchor.constraint(equalToConstant: 100),
        ])
        table.tableHeaderView = header
        _ = show(3)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 40))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 40)
        header.frame.size.height = 70
        table.tableHeaderView = header
        MainLoop.current.settle()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
    }

    @Test("A background lies behind all rows and fills what is visible, wherever it is (TV45)")
    func background() {
        let background = UIView()
        table.backgroundView = background
        _ = show(100)
        #expect(background.frame == CGRect(x: 0, y: -59, width: 393, height: 852))
        table.contentOffset.y = 1_000
        MainLoop.current.settle()
        #expect(background.frame == CGRect(x: 0, y: 1_000, width: 393, height: 852))
        #expect(table.subviews.first === background)
    }

    @Test(
        "Cells get the look's opaque background, unless they have one of their own",
        arguments: [
            (UITableView.Style.plain, UIColor.systemBackground), (.insetGrouped, .secondarySystemGroupedBackground),
        ])
    func cellBackground(style: UITableView.Style, color: UIColor) {
        let screen = TableScreen(style: style)
        let rows = Rows([3])
        screen.show(rows)
        #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0))?.backgroundColor == color)
        rows.dress = { $0.backgroundColor = .clear }
        screen.table.reloadData()
        MainLoop.current.settle()
        #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0))?.backgroundColor == .clear)
    }

    @Test("Scrolling ends with the row at its place inside the insets, or where the content ends (TV46)")
    func scrollToRow() {
        table.rowHeight = 100
        let rows = show(100)
        func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
            withExtendedLifetime(rows) {
                table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
                return table.contentOffset.y
            }
        }
        #expect(offset(50, .top) == 4_941)
        // The visible area ends 34 points above the end of the screen.
        #expect(offset(50, .bottom) == 4_282)
        #expect(offset(50, .middle) == 4_611.5)
        #expect(offset(50, .none) == 4_611.5)
        #expect(offset(99, .top) == 9_182)
        #expect(offset(0, .none) == -59)
    }

    @Test("An animated scroll ends with the delegate's call (TV46)")
    func animatedScroll() {
        table.rowHeight = 100
        let rows = show(100)
        let delegate = ScrollEnd()
        table.delegate = delegate
        MainLoop.current.settle()
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: true)
        #expect(table.contentOffset.y == -59)
        MainLoop.current.settle()
        withExtendedLifetime(rows) {}
        #expect(table.contentOffset.y == 4_941)
        #expect(delegate.ends == 1)
    }
}

private final class ScrollEnd: NSObject, UITableViewDelegate {
    private(set) var ends = 0

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        ends += 1
    }
}

private final class TallTouchRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

/// Gets touches up to 20 points above and below itself.
private final class TallTouchCell: UITableViewCell {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: -20).contains(point)
    }
}
