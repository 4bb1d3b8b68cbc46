import Foundation
import PresentationsTesting
import Testing
import UIKit

/// Lists that scroll to a cell by its identifier.
@MainActor @Suite struct StageListTests {
    private let stage = Stage(.iPhone15)
    private let controller = UIViewController()
    private let rows = NamedRows()

    init() {
        stage.show(controller)
    }

    private func addTable(_ name: String, rows count: Int, frame: CGRect? = nil) -> UITableView {
        let table = UITableView(frame: frame ?? controller.view.bounds)
        table.accessibilityIdentifier = name
        rows.counts[name] = count
        table.dataSource = rows
        table.delegate = rows
        table.rowHeight = 50
        controller.view.addSubview(table)
        stage.settle()
        return table
    }

    private func failure(of body: () -> Void, says sentence: String) {
        withKnownIssue {
            body()
        } matching: { issue in
            "\(issue)".contains(sentence)
        }
    }

    @Test func aCellThatHasNoViewYetIsScrolledTo() {
        let table = addTable("places", rows: 500)
        #expect(stage.view("places-400") == nil)
        stage.scroll(to: "places-400", in: "places")
        // All of it is above the home indicator.
        #expect(stage.view("places-400")?.frame == CGRect(x: 0, y: 20_000, width: 393, height: 50))
        #expect((table.contentOffset.y + 59...table.contentOffset.y + 768).contains(20_000))
        stage.tap("places-400")
        #expect(rows.selected == ["places-400"])
    }

    @Test func theListScrollsBackToWhatIsAbove() {
        let table = addTable("places", rows: 500)
        table.contentOffset.y = 10_000
        stage.settle()
        stage.scroll(to: "places-3")
        stage.tap("places-3")
        #expect(rows.selected == ["places-3"])
        #expect(table.contentOffset.y <= 150)
    }

    @Test func aCellThatCanBeSeenLeavesTheListAlone() {
        let table = addTable("places", rows: 500)
        stage.scroll(to: "places-5")
        #expect(table.contentOffset.y == -59)
    }

    @Test func aCellThatIsCutOffIsBroughtInWhole() {
        let table = addTable("places", rows: 500)
        // Row 15 is from 809 to 859 on the screen; the home indicator begins at 818.
        stage.scroll(to: "places-15")
        #expect(table.contentOffset.y == -18)
    }

    @Test func theListIsFoundByItsName() {
        let upper = addTable("upper", rows: 100, frame: CGRect(x: 0, y: 60, width: 393, height: 300))
        let lower = addTable("lower", rows: 100, frame: CGRect(x: 0, y: 400, width: 393, height: 300))
        stage.scroll(to: "upper-70", in: "upper")
        #expect(upper.contentOffset.y > 3_000)
        #expect(lower.contentOffset.y == 0)
        stage.scroll(to: "lower-70")
        #expect(stage.view("lower-70") != nil)
    }

    @Test func aListThatScrollsSidewaysScrollsSideways() {
        let strip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 80))
        strip.contentSize = CGSize(width: 2_000, height: 80)
        let card = UIView(frame: CGRect(x: 1_500, y: 0, width: 100, height: 80))
        card.accessibilityIdentifier = "card"
        strip.addSubview(card)
        controller.view.addSubview(strip)
        stage.scroll(to: "card")
        #expect(strip.contentOffset.x >= 1_207 && strip.contentOffset.x <= 1_500)
    }

    @Test func aCellBehindAHeaderIsScrolledOn() {
        let table = addTable("places", rows: 500)
        rows.headerHeight = 80
        table.reloadData()
        table.contentOffset.y = 10_000
        stage.settle()
        stage.scroll(to: "places-40")
        stage.tap("places-40")
        #expect(rows.selected == ["places-40"])
    }

    @Test func rowsThatMeasureThemselvesAreFound() {
        let table = addTable("places", rows: 300)
        rows.measures = true
        table.rowHeight = UITableView.automaticDimension
        table.reloadData()
        stage.scroll(to: "places-299")
        stage.tap("places-299")
        stage.scroll(to: "places-0")
        stage.tap("places-0")
        #expect(rows.selected == ["places-299", "places-0"])
    }

    @Test func aCellThatNeverComesFailsAndSaysWhatWasSeen() {
        let table = addTable("places", rows: 300)
        failure(
            of: { stage.scroll(to: "places-300", in: "places") },
            says:
                "No view called \"places-300\" came into sight in the list \"places\", from its start to its end. Seen: "
        )
        #expect(table.contentOffset.y == -59)
        let start = (0..<10).map { "places-\($0)" }.joined(separator: ", ")
        failure(
            of: { stage.scroll(to: "places-300") },
            says: "Seen: \(start), … places-295, places-296, places-297, places-298, places-299, 300 in all.")
    }

    @Test func aFailureOnAShortListNamesAllThatWasSeen() {
        _ = addTable("few", rows: 3)
        let few = "few-0, few-1, few-2."
        failure(
            of: { stage.scroll(to: "few-3", in: "few") },
            says:
                "No view called \"few-3\" came into sight in the list \"few\", from its start to its end. Seen: \(few)")
    }

    @Test func aCellThatIsAlwaysCoveredFailsAndSaysByWhat() {
        let table = addTable("places", rows: 300)
        let cover = UIView(frame: controller.view.bounds)
        cover.accessibilityIdentifier = "cover"
        controller.view.addSubview(cover)
        failure(
            of: { stage.scroll(to: "places-20") },
            says:
                "\"places-20\" in the list \"places\" cannot be tapped wherever it scrolls to: \"cover\" is in front of it at"
        )
        #expect(table.contentOffset.y == -59)
    }

    @Test func withoutAListTheFailureSaysWhatThereIs() {
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        box.accessibilityIdentifier = "box"
        controller.view.addSubview(box)
        failure(
            of: { stage.scroll(to: "row", in: "places") },
            says:
                "\"row\" cannot be scrolled to: no list called \"places\" can be seen in the stage's window. There is box."
        )
        failure(
            of: { stage.scroll(to: "row") },
            says: "\"row\" cannot be scrolled to: no list that scrolls can be seen in the stage's window. There is box."
        )
    }
}

/// Rows named after their table and their number.
private final class NamedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [String: Int] = [:]
    var headerHeight: CGFloat = 0
    /// True if the cells decide their height: 30 to 90 points.
    var measures = false
    private(set) var selected: [String] = []

    private func name(_ tableView: UITableView) -> String { tableView.accessibilityIdentifier ?? "" }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[name(tableView)] ?? 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessibilityIdentifier = "\(name(tableView))-\(indexPath.row)"
        guard measures else { return cell }
        let filler = UIView()
        filler.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(filler)
        NSLayoutConstraint.activate([
            filler.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            filler.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            filler.heightAnchor.constraint(equalToConstant: 30 + CGFloat(indexPath.row % 4) * 20),
        ])
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        headerHeight > 0 ? UIView() : nil
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append("\(name(tableView))-\(indexPath.row)")
    }
}
