import Foundation
import Testing
import UIKit

@testable import TestSupport

/// The primary action of a tap on a row or an item, besides the selection.
@Suite @MainActor
struct ListPrimaryActionTests {
    private let phone = Phone()
    private let fingers: Touchscreen
    private let list = ActingList()

    init() {
        fingers = Touchscreen(phone.window)
    }

    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 50
        table.dataSource = list
        table.delegate = list
        phone.root.view.addSubview(table)
        MainLoop.current.settle()
        return table
    }

    private func makeCollection() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 393, height: 50)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 393, height: 400), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = list
        collection.delegate = list
        phone.root.view.addSubview(collection)
        MainLoop.current.settle()
        return collection
    }

    /// Taps the second row.
    private func tap() -> [String] {
        fingers.tap(at: CGPoint(x: 196, y: 175))
        MainLoop.current.settle()
        return list.journal.take()
    }

    @Test("A tap on a row performs its action after it has selected it, each time")
    func row() {
        let table = makeTable()
        #expect(tap() == ["select 1", "act 1"])
        #expect(tap() == ["select 1", "act 1"])
        table.allowsSelection = false
        #expect(tap() == [])
    }

    @Test("A tap on an item performs its action after it has selected it, each time")
    func item() {
        _ = makeCollection()
        #expect(tap() == ["select 1", "act 1"])
        #expect(tap() == ["select 1", "act 1"])
    }

    @Test("The delegate can refuse")
    func refused() {
        let table = makeTable()
        list.canAct = false
        #expect(tap() == ["select 1"])
        table.removeFromSuperview()
        let collection = makeCollection()
        #expect(tap() == ["select 1"])
        list.canAct = true
        #expect(tap() == ["select 1", "act 1"])
        collection.removeFromSuperview()
    }

    @Test("While a list is edited a tap performs nothing by default")
    func edited() {
        let plain = PlainActingList()
        let collection = makeCollection()
        collection.delegate = plain
        collection.allowsSelectionDuringEditing = true
        collection.isEditing = true
        _ = tap()
        #expect(plain.journal.take() == [])
        collection.isEditing = false
        _ = tap()
        #expect(plain.journal.take() == ["act 1"])
        collection.removeFromSuperview()
        let table = makeTable()
        table.delegate = plain
        table.allowsSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        _ = tap()
        #expect(plain.journal.take() == [])
        table.setEditing(false, animated: false)
        _ = tap()
        #expect(plain.journal.take() == ["act 1"])
    }

    @Test("A row that is gone when it has been selected does nothing more")
    func gone() {
        let table = makeTable()
        list.onSelect = {
            list.count = 1
            table.reloadData()
            table.layoutIfNeeded()
        }
        #expect(tap() == ["select 1"])
    }
}

/// Three rows or items.
private final class ActingList: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    let journal = Journal()
    var count = 3
    var canAct = true
    var onSelect: () -> Void = {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        journal.note("select \(indexPath.row)")
        onSelect()
    }

    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        canAct
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        journal.note("act \(indexPath.row)")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        journal.note("select \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { canAct }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        journal.note("act \(indexPath.item)")
    }
}

/// A delegate without the methods for primary actions.
private final class PlainActingList: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    let journal = Journal()

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        journal.note("act \(indexPath.row)")
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        journal.note("act \(indexPath.item)")
    }
}
