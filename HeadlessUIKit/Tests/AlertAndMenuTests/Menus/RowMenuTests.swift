import Foundation
import Testing

@testable import TestSupport
@testable import UIKit

/// The menus of rows and items (MN6).
@MainActor
@Suite struct RowMenuTests {
    @Test("A press on a row asks once for that row's menu, and does not select the row (MN6)")
    func row() {
        let screen = TableScreen()
        let rows = Rows([30])
        let journal = Journal()
        let delegate = RowMenuDelegate(journal)
        screen.table.delegate = delegate
        screen.table.rowHeight = 50
        screen.show(rows)
        _ = journal.take()
        screen.fingers.down(at: screen.table.convert(CGPoint(x: 100, y: 125), to: nil))
        MainLoop.current.advance(by: 0.6)
        MainLoop.current.settle()
        #expect(journal.take() == ["menu of 0.2", "will display"])
        #expect(screen.phone.window.menu?.menu.children.map(\.title) == ["Archive"])
        screen.fingers.up()
        MainLoop.current.settle()
        #expect(screen.table.indexPathForSelectedRow == nil)
        #expect(screen.table.contextMenuInteraction?.menuAppearance == .rich)
    }

    @Test("A controller of a table or a collection view can have the menus, as an override (MN6)")
    func controllers() {
        let journal = Journal()
        let controllers: [(UIViewController, CGFloat)] = [(MenuTable(journal), 80), (MenuCollection(journal), 20)]
        for (controller, firstRow) in controllers {
            let phone = Phone(root: controller)
            MainLoop.current.settle()
            let fingers = Touchscreen(phone.window)
            fingers.down(at: CGPoint(x: 20, y: firstRow))
            MainLoop.current.advance(by: 0.6)
            MainLoop.current.settle()
            #expect(phone.window.menu?.menu.children.map(\.title) == ["Archive"])
            fingers.up()
            fingers.tap(at: CGPoint(x: 380, y: 800))
            MainLoop.current.settle()
        }
        #expect(journal.take() == ["table 0.0", "display", "end", "collection 0.0", "display", "end"])
    }

    @Test("A finger that scrolls opens no menu (MN6)")
    func scrolling() {
        let screen = TableScreen()
        let rows = Rows([30])
        let journal = Journal()
        let delegate = RowMenuDelegate(journal)
        screen.table.delegate = delegate
        screen.show(rows)
        _ = journal.take()
        screen.fingers.down(at: CGPoint(x: 100, y: 400))
        screen.fingers.move(to: CGPoint(x: 100, y: 360))
        MainLoop.current.advance(by: 1)
        #expect(screen.phone.window.menu == nil)
        #expect(journal.take().filter { $0.hasPrefix("menu") } == [])
        screen.fingers.up()
    }
}

@MainActor
private final class RowMenuDelegate: NSObject, UITableViewDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        journal.note("menu of \(indexPath.section).\(indexPath.row)")
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Archive") { _ in }])
        })
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        journal.note("will display")
    }
}

private final class MenuTable: UITableViewController {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(style: .plain)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        journal.note("table \(indexPath.name)")
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Archive") { _ in }])
        })
    }
    override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { journal.note("display") }
    override func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { journal.note("end") }
}

private final class MenuCollection: UICollectionViewController {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        journal.note("collection \(indexPath.name)")
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Archive") { _ in }])
        })
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { journal.note("display") }
    override func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { journal.note("end") }
}
