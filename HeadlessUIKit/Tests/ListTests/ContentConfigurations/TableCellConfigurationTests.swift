import Testing
import UIKit

@testable import TestSupport

/// Configurations in the cells of a table: iOS 26, at two pixels a point.
@MainActor
struct TableCellConfigurationTests {
    private func cell(_ content: (any UIContentConfiguration)? = nil) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.traitOverrides.displayScale = 2
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 51.5)
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        return cell
    }

    private func text(_ configuration: UIListContentConfiguration = .cell(), secondary: String? = nil)
        -> UIListContentConfiguration
    {
        var configuration = configuration
        configuration.text = "Text"
        configuration.secondaryText = secondary
        return configuration
    }

    private func height(_ cell: UITableViewCell) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Content

    @Test("A configuration replaces the content view and the cell's own texts, until it is taken away (LC7, LV4)")
    func replacement() {
        let cell = cell()
        let own = cell.contentView
        #expect(cell.textLabel != nil)
        cell.contentConfiguration = text()
        #expect(cell.contentView is UIListContentView)
        #expect(cell.contentView.superview === cell)
        #expect(own.superview == nil)
        #expect(cell.textLabel == nil)
        #expect(cell.detailTextLabel == nil)
        #expect(cell.imageView == nil)
        cell.contentConfiguration = nil
        #expect(cell.contentView === own)
        #expect(own.superview === cell)
        #expect(cell.textLabel != nil)
    }

    @Test("Another configuration of the same type is shown by the same view (LC7)")
    func sameView() {
        let cell = cell(text())
        let view = cell.contentView
        var other = text()
        other.text = "Other"
        cell.contentConfiguration = other
        #expect(cell.contentView === view)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Other")
        cell.contentConfiguration = HighContent(height: 80)
        #expect(cell.contentView !== view)
        #expect(view.superview == nil)
    }

    @Test("A row of one text is as high as the system's rows, one of two texts as its texts and margins (LC6, TV42)")
    func heights() {
        #expect(height(cell(text())) == 51.5)
        #expect(height(cell(text(secondary: "Second"))) == 72.5)
        #expect(height(cell(text(.subtitleCell(), secondary: "Second"))) == 68.5)
        #expect(height(cell(text(.valueCell(), secondary: "Second"))) == 51.5)
    }

    @Test("Content of the app's own is as high as it asks")
    func customHeight() {
        #expect(height(cell(HighContent(height: 80))) == 80)
        #expect(height(cell(HighContent(height: 30))) == 30)
    }

    @Test("Text starts at the cell's margin, and a value ends there or 8 points before an accessory (LC1, LC5, TV40)")
    func margins() {
        let cell = cell(text(.valueCell(), secondary: "Second"))
        let content = cell.contentView as? UIListContentView
        #expect(content?.textLayoutGuide?.layoutFrame.origin == CGPoint(x: 16, y: 15.5))
        #expect(content?.secondaryTextLayoutGuide?.layoutFrame.maxX == 359)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 348.5)
        #expect(content?.secondaryTextLayoutGuide?.layoutFrame.maxX == 340.5)
        cell.indentationLevel = 2
        cell.layoutIfNeeded()
        #expect(content?.textLayoutGuide?.layoutFrame.minX == 36)
    }

    @Test("A table measures its rows by their configurations, and asks for the list's look (LC6, LC11)")
    func table() {
        let rows = ConfiguredRows(text(secondary: "Second"))
        let table = rows.show(.insetGrouped)
        #expect(table.rectForRow(at: [0, 0]).height == 72.5)
        let cell = table.cellForRow(at: [0, 0])
        #expect(cell?.configurationState.traitCollection.listEnvironment == .insetGrouped)
        #expect(cell?.defaultBackgroundConfiguration().backgroundColor == .secondarySystemGroupedBackground)
    }

    // MARK: State

    @Test("The class is asked before the closure, in the next layout, once for several changes (CV19)")
    func order() {
        let cell = ObservedCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, state in
            (cell as? ObservedCell)?.journal.append("closure \(state.isSelected)")
        }
        cell.layoutIfNeeded()
        #expect(cell.journal == ["class false", "closure false"])
        cell.journal = []
        cell.isHighlighted = true
        cell.isSelected = true
        cell.isHighlighted = false
        cell.setNeedsUpdateConfiguration()
        #expect(cell.journal == [])
        cell.layoutIfNeeded()
        #expect(cell.journal == ["class true", "closure true"])
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.journal.count == 2)
    }

    @Test("A cell that is measured before it is laid out is updated first")
    func updateBeforeMeasuring() {
        let cell = cell()
        cell.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = HighContent(height: 90) }
        #expect(height(cell) == 90)
    }

    @Test("Configurations follow the state of the cell unless they must not (LC8)")
    func automaticUpdates() {
        let cell = cell(StateContent())
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? StateContent)?.isSelected == true)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? StateContent)?.isSelected == true)
    }

    @Test("The state describes the cell")
    func state() {
        let cell = cell()
        #expect(cell.configurationState.isDisabled == false)
        cell.isUserInteractionEnabled = false
        cell.setEditing(true, animated: false)
        cell.isHighlighted = true
        #expect(cell.configurationState.isDisabled)
        #expect(cell.configurationState.isEditing)
        #expect(cell.configurationState.isHighlighted)
        #expect(cell.configurationState.isSelected == false)
    }

    // MARK: Background

    @Test("A background configuration and background views exclude each other (LC10)")
    func background() {
        let cell = cell()
        let (background, selection) = (UIView(), UIView())
        cell.backgroundView = background
        cell.selectedBackgroundView = selection
        cell.isSelected = true
        #expect(background.superview === cell)
        #expect(selection.superview === cell)
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil)
        #expect(cell.selectedBackgroundView == nil)
        #expect(background.superview == nil)
        #expect(selection.superview == nil)
        cell.selectedBackgroundView = selection
        #expect(cell.backgroundConfiguration == nil)
        #expect(selection.superview === cell)
    }

    @Test("A background configuration shows the selection (LC8)")
    func selectedBackground() {
        let cell = cell()
        cell.backgroundConfiguration = .listPlainCell()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        cell.isSelected = false
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
    }

    @Test("A background keeps the distance that it is given, and a line may lie outside of it")
    func backgroundInsets() {
        let cell = cell()
        var background = UIBackgroundConfiguration.clear()
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        background.strokeWidth = 1
        background.strokeOutset = 1
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let frames = cell.subviews.flatMap(\.subviews).map(\.frame)
        #expect(frames.contains(CGRect(x: 2, y: 1, width: 369, height: 47.5)))
        #expect(frames.contains(CGRect(x: 1, y: 0, width: 371, height: 49.5)))
    }

    @Test("A cell that gets another row can show another configuration, without what it had")
    func reuse() {
        let cell = cell(text(secondary: "Second"))
        cell.isSelected = true
        cell.prepareForReuse()
        cell.contentConfiguration = text()
        cell.layoutIfNeeded()
        #expect((cell.contentView as? UIListContentView)?.secondaryTextLayoutGuide == nil)
        #expect(cell.configurationState.isSelected == false)
    }
}

private final class ObservedCell: UITableViewCell {
    var journal: [String] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
        journal.append("class \(state.isSelected)")
    }
}
