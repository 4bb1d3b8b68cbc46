import Foundation
import Testing
import UIKit

@testable import TestSupport

/// The frames of a cell's parts in the simulated system: iOS 26. LG2's numbers are Catalyst's, with two pixels per
/// point and outside of a window; a phone's may be different.
@MainActor
struct TableCellLayoutTests {
    /// Returns a table of 375 points with two pixels per point outside of a window, as in LG2.
    private func golden(_ style: UITableView.Style, _ rows: GoldenRows) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 700), style: style)
        table.traitOverrides.displayScale = 2
        table.dataSource = rows
        table.layoutIfNeeded()
        return table
    }

    @Test("Two inset groups of three rows lie as recorded (TV17, TV25, TV26, TV39, TV42, LG2, LV9)")
    func insetGroups() {
        let rows = GoldenRows([[.default, .default, .default], [.subtitle, .default, .subtitle]])
        rows.header = "Header"
        rows.footer = "Footer"
        let table = golden(.insetGrouped, rows)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 40.5))
        #expect(table.rectForRow(at: [0, 0]) == CGRect(x: 8, y: 40.5, width: 359, height: 51.5))
        #expect(table.rectForRow(at: [0, 1]).minY == 92)
        #expect(table.rectForRow(at: [0, 2]).minY == 143.5)
        #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 195, width: 375, height: 30))
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 225, width: 375, height: 40.5))
        #expect(table.rectForRow(at: [1, 0]) == CGRect(x: 8, y: 265.5, width: 359, height: 70.5))
        #expect(table.rectForRow(at: [1, 1]) == CGRect(x: 8, y: 336, width: 359, height: 51.5))
        #expect(table.rectForRow(at: [1, 2]) == CGRect(x: 8, y: 387.5, width: 359, height: 70.5))
        #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 458, width: 375, height: 30))
        #expect(table.contentSize == CGSize(width: 375, height: 488))
    }

    @Test("Labels lie in cells, headers and footers as recorded (TV40, LG2)")
    func labels() {
        let rows = GoldenRows([[.default, .subtitle]])
        rows.header = "Header"
        rows.footer = "Footer"
        let table = golden(.insetGrouped, rows)
        let (plain, subtitle) = (table.cellForRow(at: [0, 0]), table.cellForRow(at: [0, 1]))
        table.layoutIfNeeded()
        #expect(plain?.textLabel?.frame.origin == CGPoint(x: 16, y: 15.5))
        #expect(plain?.textLabel?.font.pointSize == 17)
        #expect(subtitle?.textLabel?.frame.origin == CGPoint(x: 16, y: 15.5))
        #expect(subtitle?.detailTextLabel?.frame.origin == CGPoint(x: 16, y: 36))
        #expect(subtitle?.detailTextLabel?.font.pointSize == 15)
        let (header, footer) = (table.headerView(forSection: 0), table.footerView(forSection: 0))
        #expect(header?.contentView.frame.minX == 8)
        #expect(header?.textLabel?.frame.origin == CGPoint(x: 16, y: 10))
        #expect(header?.textLabel?.font.pointSize == 17)
        #expect(footer?.textLabel?.frame.minY == 8)
        #expect(footer?.textLabel?.frame.height == 16)
        #expect(footer?.textLabel?.font.pointSize == 13)
    }

    @Test("A plain table has its header below 22 points (TV24, LG2)")
    func plain() {
        let rows = GoldenRows([[.default]])
        rows.header = "Header"
        let table = golden(.plain, rows)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 40.5))
        #expect(table.rectForRow(at: [0, 0]) == CGRect(x: 0, y: 62.5, width: 375, height: 51.5))
    }

    @Test(
        "An accessory ends before the cell, and content before the accessory (TV39, LG2)",
        arguments: [
            (UITableViewCell.AccessoryType.none, 359, nil),
            (.disclosureIndicator, 332.5, CGRect(x: 332.5, y: 19, width: 10.5, height: 14)),
            (.checkmark, 319, CGRect(x: 321.5, y: 17, width: 19, height: 18)),
        ])
    func accessory(type: UITableViewCell.AccessoryType, width: CGFloat, frame: CGRect?) {
        let rows = GoldenRows([[.default]])
        rows.accessory = type
        let table = golden(.insetGrouped, rows)
        let cell = table.cellForRow(at: [0, 0])
        #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: width, height: 51.5))
        let last = cell?.subviews.last { $0 is UIControl || $0.layer is CAShapeLayer }
        #expect(last?.frame == frame)
    }

    @Test("A value ends 16 points before the cell, 8 before an accessory (TV40)", arguments: [false, true])
    func value(hasAccessory: Bool) {
        let rows = GoldenRows([[.value1]])
        rows.accessory = hasAccessory ? .disclosureIndicator : .none
        let table = golden(.plain, rows)
        let cell = table.cellForRow(at: [0, 0])
        cell?.layoutIfNeeded()
        let end = cell?.detailTextLabel.map { $0.frame.maxX }
        #expect(end == (hasAccessory ? 340.5 : 359))
        #expect(cell?.detailTextLabel?.font.pointSize == 17)
        #expect(cell?.textLabel?.frame.minX == 16)
    }

    @Test("A line below a row is a pixel thick, from the text to 8 points before the end (TV41)")
    func separator() {
        let table = golden(.plain, GoldenRows([[.default, .default]]))
        let cell = table.cellForRow(at: [0, 0])
        cell?.layoutIfNeeded()
        #expect(line(of: cell)?.frame == CGRect(x: 16, y: 51, width: 351, height: 0.5))
        #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
        table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        table.layoutIfNeeded()
        #expect(line(of: cell)?.frame == CGRect(x: 40, y: 51, width: 335, height: 0.5))
        cell?.separatorInset = .zero
        table.layoutIfNeeded()
        #expect(line(of: cell)?.frame.width == 375)
        table.separatorStyle = .none
        table.layoutIfNeeded()
        #expect(line(of: cell)?.isHidden == true)
    }

    @Test("An inset group ends without a line, and its lines leave 16 points at both ends (TV41)")
    func groupSeparators() {
        let table = golden(.insetGrouped, GoldenRows([[.default, .default]]))
        let cells = [table.cellForRow(at: [0, 0]), table.cellForRow(at: [0, 1])]
        cells.forEach { $0?.layoutIfNeeded() }
        #expect(line(of: cells[0])?.frame == CGRect(x: 16, y: 51, width: 327, height: 0.5))
        #expect(line(of: cells[0])?.isHidden == false)
        #expect(line(of: cells[1])?.isHidden == true)
    }

    @Test("Neither a selected row nor the one above it has a line (TV41)")
    func selectedSeparators() {
        let table = golden(.plain, GoldenRows([[.default, .default, .default]]))
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        table.layoutIfNeeded()
        let hidden = (0...2).map { line(of: table.cellForRow(at: [0, $0]))?.isHidden }
        #expect(hidden == [true, true, false])
    }

    @Test("In landscape content keeps out of the safe area at the sides; the cell and its background do not (TV43)")
    func landscape() {
        let screen = TableScreen()
        screen.phone.turnToLandscape()
        screen.table.frame = screen.phone.root.view.bounds
        screen.show(Rows([3]))
        let cell = screen.table.cellForRow(at: [0, 0])
        #expect(cell?.frame.width == 852)
        #expect(cell?.contentView.frame.minX == 59)
        #expect(cell?.contentView.frame.width == 734)
        screen.table.insetsContentViewsToSafeArea = false
        cell?.setNeedsLayout()
        MainLoop.current.settle()
        #expect(cell?.contentView.frame.minX == 0)
    }

    @Test("From right to left everything is turned around")
    func rightToLeft() {
        let rows = GoldenRows([[.value1]])
        rows.accessory = .disclosureIndicator
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 700), style: .plain)
        table.traitOverrides.displayScale = 2
        table.traitOverrides.layoutDirection = .rightToLeft
        table.dataSource = rows
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: [0, 0])
        cell?.layoutIfNeeded()
        #expect(cell?.contentView.frame.minX == 26.5)
        #expect(cell?.textLabel?.frame.maxX == 332.5)
        #expect(cell?.detailTextLabel?.frame.minX == 8)
        #expect(line(of: cell)?.frame == CGRect(x: 8, y: 51, width: 351, height: 0.5))
    }

    @Test("Texts of several lines make their row as high as they are")
    func longText() {
        let rows = GoldenRows([[.default]])
        rows.lines = 3
        let table = golden(.plain, rows)
        #expect(table.rectForRow(at: [0, 0]).height == 92)
    }

    private func line(of cell: UITableViewCell?) -> UIView? {
        cell?.subviews.first { $0 !== cell?.contentView && $0.frame.height == 0.5 }
    }
}

/// Cells of the styles that are asked for.
private final class GoldenRows: NSObject, UITableViewDataSource {
    private let styles: [[UITableViewCell.CellStyle]]
    var header: String?
    var footer: String?
    var accessory = UITableViewCell.AccessoryType.none
    var lines = 1

    init(_ styles: [[UITableViewCell.CellStyle]]) {
        self.styles = styles
    }

    func numberOfSections(in tableView: UITableView) -> Int { styles.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { styles[section].count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: styles[indexPath.section][indexPath.row], reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = Array(repeating: "Title", count: lines).joined(separator: "\n")
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = accessory
        return cell
    }
}
