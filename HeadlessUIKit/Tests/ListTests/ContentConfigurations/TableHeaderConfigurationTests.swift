import Testing
import UIKit

/// Configurations in the headers and footers of a table: iOS 26, at two pixels a point.
@MainActor
struct TableHeaderConfigurationTests {
    private func text(_ configuration: UIListContentConfiguration) -> UIListContentConfiguration {
        var configuration = configuration
        configuration.text = "Text"
        return configuration
    }

    @Test("A configured header has its own height, and its text where the table's own would be (LC1, LC7)")
    func header() {
        let rows = ConfiguredRows(text(.cell()))
        rows.header = text(.header())
        rows.footer = text(.footer())
        let table = rows.show(.insetGrouped)
        #expect(table.rectForHeader(inSection: 0).height == 40.5)
        #expect(table.rectForFooter(inSection: 0).height == 30)
        let header = table.headerView(forSection: 0)
        header?.layoutIfNeeded()
        #expect(header?.textLabel == nil)
        #expect(header?.contentView.frame.minX == 8)
        let content = header?.contentView as? UIListContentView
        #expect(content?.textLayoutGuide?.layoutFrame.origin == CGPoint(x: 16, y: 10))
    }

    @Test("A header of a plain table knows that it stays in sight (TV23)")
    func pinned() {
        let rows = ConfiguredRows(text(.cell()), count: 40)
        rows.header = text(.header())
        let table = rows.show(.plain)
        let header = table.headerView(forSection: 0)
        #expect(header?.configurationState.isPinned == false)
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0) === header)
        #expect(header?.configurationState.isPinned == true)
        #expect(header?.configurationState.traitCollection.listEnvironment == .plain)
    }

    @Test("A background configuration and a background view exclude each other (LC10)")
    func background() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.backgroundView = UIView()
        header.backgroundConfiguration = .listHeader()
        #expect(header.backgroundView == nil)
        header.backgroundView = UIView()
        #expect(header.backgroundConfiguration == nil)
    }
}
