import Testing

@testable import TestSupport
@testable import UIKit

/// Cells of lists in collection views, outside of a window: iOS 26 with two pixels per point, recorded on Catalyst.
@MainActor
struct ListCellTests {
    private let cell: UICollectionViewListCell

    init() {
        cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
        cell.traitOverrides.displayScale = 2
        cell.traitOverrides.listEnvironment = .insetGrouped
    }

    private func show(_ accessories: [UICellAccessory], text: String = "Text") {
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = accessories
        cell.layoutIfNeeded()
    }

    private var textFrame: CGRect? {
        (cell.contentView as? UIListContentView)?.textLayoutGuide?.layoutFrame
    }

    private func height(width: CGFloat = 320) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test("Content lies between the accessories, each as far from them as they are from each other (CL5)")
    func content() {
        show([.disclosureIndicator(), .delete(displayed: .always)])
        // A chevron's width of 14 before the margin of 16; the text ends 8 points before it.
        #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 250, height: 52))
        #expect(textFrame?.minX == 16)
        #expect(textFrame?.maxX == 242)
    }

    @Test("Without accessories text starts and ends at the list's margin, elsewhere at its own (CL5, LC5)")
    func margins() {
        show([])
        #expect(textFrame?.minX == 16)
        #expect(textFrame?.maxX == 304)
        cell.traitOverrides.listEnvironment = .none
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(textFrame?.maxX == 312)
    }

    @Test("An accessory for editing comes and goes with it (CL5)")
    func editing() {
        show([.delete()])
        #expect(cell.contentView.frame.minX == 0)
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 40)
        cell.isEditing = false
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 0)
        #expect(cell.subviews.filter { $0 is UIButton }.map(\.isHidden) == [true])
    }

    @Test("Two accessories of one type trap (CL5)")
    func duplicate() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .checkmark()]
        }
    }

    @Test("A custom view is in the cell as long as it is among the accessories")
    func customView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        show([
            .customView(
                configuration: UICellAccessory.CustomViewConfiguration(customView: view, placement: .trailing()))
        ])
        #expect(view.superview === cell)
        #expect(view.frame == CGRect(x: 264, y: 16, width: 40, height: 20))
        cell.accessories = []
        #expect(view.superview == nil)
    }

    @Test("A button calls its action")
    func action() {
        var taps = 0
        show([.insert(displayed: .always) { taps += 1 }])
        cell.subviews.compactMap { $0 as? UIButton }.first?.sendActions(for: .primaryActionTriggered)
        #expect(taps == 1)
    }

    @Test("Indentation moves the content, and the accessories unless they must not (CL9)")
    func indentation() {
        show([.delete(displayed: .always)])
        let button = cell.subviews.first { $0 is UIButton }
        cell.indentationLevel = 2
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 60)
        #expect(textFrame?.minX == 16)
        #expect(button?.frame.minX == 37)
        cell.indentsAccessories = false
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 40)
        #expect(textFrame?.minX == 36)
        #expect(button?.frame.minX == 17)
    }

    @Test("Content that is not the system's is indented as well (CL9)")
    func ownContent() {
        cell.indentationLevel = 3
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 30, y: 0, width: 290, height: 52))
    }

    @Test("The separator starts where the text does (CL6)")
    func separator() {
        let guide = cell.separatorLayoutGuide
        show([])
        #expect(guide.layoutFrame.minX == 16)
        #expect(guide.layoutFrame.maxX == 320)
        show([.delete(displayed: .always)])
        #expect(guide.layoutFrame.minX == 56)
        cell.indentationLevel = 1
        cell.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 66)
    }

    @Test("The app's own constraint of the separator goes first (CL6)")
    func ownSeparator() {
        show([])
        let guide = cell.separatorLayoutGuide
        guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 3).isActive = true
        cell.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 3)
    }

    @Test("A cell is as high as a row at least, and as its text where that is higher (LC6)")
    func heights() {
        show([.disclosureIndicator()])
        #expect(height() == 51.5)
        show([.disclosureIndicator()], text: "Text\nText")
        #expect(height() == 71)
    }

    @Test("From right to left everything is turned around")
    func rightToLeft() {
        cell.traitOverrides.layoutDirection = .rightToLeft
        show([.disclosureIndicator(), .delete(displayed: .always)])
        #expect(cell.contentView.frame == CGRect(x: 30, y: 0, width: 250, height: 52))
        #expect(cell.subviews.first { $0 is UIButton }?.frame.maxX == 303)
    }

    @Test("A list cell has the list's background, which shows the selection (LC10, LC11)")
    func background() {
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    }

    @Test("In a collection view each cell takes the section's width and the height of its content (LC6, CV8, CC10)")
    func collectionView() {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 700), collectionViewLayout: rows)
        list.traitOverrides.displayScale = 2
        let texts = Texts(["One", "Two\nlines", "Three"])
        texts.register(in: list)
        list.layoutIfNeeded()
        let frames = (0..<3).map { list.layoutAttributesForItem(at: [0, $0])?.frame }
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 375, height: 51.5))
        #expect(frames[1] == CGRect(x: 0, y: 51.5, width: 375, height: 71))
        #expect(frames[2] == CGRect(x: 0, y: 122.5, width: 375, height: 51.5))
    }

    @Test("A finger on a button of a cell acts, and does not select the cell; beside it the cell is selected")
    func tap() {
        let phone = Phone()
        let list = UICollectionView(frame: phone.root.view.bounds, collectionViewLayout: rows)
        phone.root.view.addSubview(list)
        let texts = Texts(["One"])
        var taps = 0
        texts.accessories = [.insert(displayed: .always) { taps += 1 }]
        texts.register(in: list)
        MainLoop.current.settle()
        let fingers = Touchscreen(phone.window)
        fingers.tap(at: CGPoint(x: 20, y: 26))
        #expect(taps == 1)
        #expect(list.indexPathsForSelectedItems == [])
        fingers.tap(at: CGPoint(x: 200, y: 26))
        #expect(taps == 1)
        #expect(list.indexPathsForSelectedItems == [[0, 0]])
    }

    /// Rows over the whole width, as high as their cells.
    private var rows: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
