import Testing
import UIKit

@testable import TestSupport

/// Configurations in cells of collection views that are not lists.
@MainActor
struct CollectionCellConfigurationTests {
    private let cell: UICollectionViewCell

    init() {
        cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        cell.traitOverrides.displayScale = 2
    }

    @Test("A configuration replaces the content view until it is taken away (LC7)")
    func replacement() {
        let own = cell.contentView
        cell.contentConfiguration = UIListContentConfiguration.cell()
        let view = cell.contentView
        #expect(view is UIListContentView)
        #expect(own.superview == nil)
        cell.contentConfiguration = UIListContentConfiguration.valueCell()
        #expect(cell.contentView === view)
        cell.layoutIfNeeded()
        #expect(view.frame == cell.bounds)
        cell.contentConfiguration = nil
        #expect(cell.contentView === own)
        #expect(own.superview === cell)
    }

    @Test("The class is asked before the closure, in the next layout, once for several changes (CV19)")
    func order() {
        let cell = ObservedItem(frame: .zero)
        cell.configurationUpdateHandler = { cell, state in
            (cell as? ObservedItem)?.journal.append("closure \(state.isSelected) \(state.isHighlighted)")
        }
        cell.layoutIfNeeded()
        cell.journal = []
        cell.isHighlighted = true
        cell.isSelected = true
        #expect(cell.journal == [])
        cell.layoutIfNeeded()
        #expect(cell.journal == ["class true true", "closure true true"])
    }

    @Test("Configurations follow the state (LC8)")
    func automaticUpdates() {
        cell.contentConfiguration = StateContent()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? StateContent)?.isSelected == true)
    }

    @Test("A background configuration and background views exclude each other (LC10)")
    func background() {
        let (background, selection) = (UIView(), UIView())
        cell.backgroundView = background
        cell.selectedBackgroundView = selection
        cell.isSelected = true
        #expect(selection.superview === cell)
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundView == nil)
        #expect(cell.selectedBackgroundView == nil)
        #expect(selection.superview == nil)
        cell.backgroundView = background
        #expect(cell.backgroundConfiguration == nil)
        #expect(background.superview === cell)
    }

    @Test("Outside of lists the content's own margins apply, and its height is that of its text (LC1, LC5)")
    func size() {
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        let guide = (cell.contentView as? UIListContentView)?.textLayoutGuide
        #expect(guide?.layoutFrame.minX == 16)
        #expect(guide?.layoutFrame.maxX == 312)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 320, height: 50.5))
    }
}

private final class ObservedItem: UICollectionViewCell {
    var journal: [String] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
        journal.append("class \(state.isSelected) \(state.isHighlighted)")
    }
}
