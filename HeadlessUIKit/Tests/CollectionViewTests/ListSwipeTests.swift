import Foundation
import Testing

@testable import TestSupport
@testable import UIKit

/// Actions beside a row of a list, from its configuration.
@MainActor
struct ListSwipeTests {
    private let phone = Phone()
    private let fingers: Touchscreen
    private let journal = Journal()
    private let texts = Texts(["One", "Two", "Three"])
    private let late = LateEnd()

    /// Keeps the completions of actions for later.
    private final class LateEnd {
        var isOn = false
        var finish: ((Bool) -> Void)?
        var buttons: UIView?
    }

    init() {
        fingers = Touchscreen(phone.window)
    }

    private func show(
        offersActions: Bool = true, title: String = "Delete", image: UIImage? = nil
    ) -> UICollectionView {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        if offersActions {
            configuration.trailingSwipeActionsConfigurationProvider = { [journal, late] path in
                let delete = UIContextualAction(style: .destructive, title: title) { _, button, finish in
                    journal.note("delete \(path.item)")
                    guard late.isOn else { return finish(true) }
                    (late.finish, late.buttons) = (finish, button.superview)
                }
                delete.image = image
                return path.item == 2 ? nil : UISwipeActionsConfiguration(actions: [delete])
            }
        }
        let list = UICollectionView(
            frame: phone.root.view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        phone.root.view.addSubview(list)
        texts.register(in: list)
        MainLoop.current.settle()
        return list
    }

    private func cell(_ item: Int, of list: UICollectionView) -> UICollectionViewCell? {
        list.cellForItem(at: IndexPath(item: item, section: 0))
    }

    /// Moves a finger to the left across a row, too slowly for its velocity to decide.
    private func swipe(_ item: Int, of list: UICollectionView, by distance: CGFloat) throws {
        let row = try #require(cell(item, of: list))
        let start = row.convert(CGPoint(x: 380, y: row.bounds.midY), to: nil)
        fingers.down(at: start)
        fingers.drag(to: CGPoint(x: start.x - distance, y: start.y), duration: 2)
        fingers.up()
        MainLoop.current.settle()
    }

    @Test("A horizontal finger opens a row as wide as its actions, and layout leaves it open (TV51)")
    func opens() throws {
        let list = show()
        try swipe(1, of: list, by: 70)
        #expect(cell(1, of: list)?.frame.minX == -74)
        #expect(cell(1, of: list)?.configurationState.isSwiped == true)
        list.setNeedsLayout()
        MainLoop.current.settle()
        #expect(cell(1, of: list)?.frame.minX == -74)
        #expect(cell(0, of: list)?.frame.minX == 0)
    }

    @Test("An action is as wide as its title, which an image takes the place of (TV51)")
    func widths() throws {
        let list = show(title: "Delete it for ever")
        try swipe(1, of: list, by: 120)
        let buttons = try #require(list.subviews.compactMap { $0 as? SwipeActionsView }.first)
        let button = try #require(buttons.buttons.first)
        let title = try #require(button.titleLabel)
        #expect(title.bounds.width >= title.intrinsicContentSize.width)
        #expect(button.frame.width == title.intrinsicContentSize.width.rounded(.up) + 16)
        #expect(cell(1, of: list)?.frame.minX == -button.frame.width)

        let other = show(title: "Delete it for ever", image: UIImage(systemName: "trash"))
        try swipe(1, of: other, by: 120)
        let picture = try #require(other.subviews.compactMap { $0 as? SwipeActionsView }.first?.buttons.first)
        #expect(picture.frame.width == 74)
        #expect(picture.currentTitle == nil)
        #expect(picture.currentImage != nil)
        #expect(picture.accessibilityLabel == "Delete it for ever")
    }

    @Test("A tap on an action performs it, and the row closes with its end (TV51)")
    func performs() throws {
        let list = show()
        try swipe(1, of: list, by: 70)
        let open = try #require(cell(1, of: list))
        fingers.tap(at: list.convert(CGPoint(x: 360, y: open.frame.midY), to: nil))
        MainLoop.current.settle()
        #expect(journal.take() == ["delete 1"])
        #expect(open.frame.minX == 0)
        #expect(!open.configurationState.isSwiped)
        #expect(list.subviews.allSatisfy { !($0 is SwipeActionsView) })
    }

    @Test("Pulled far enough, the row performs its first action (TV51)")
    func full() throws {
        let list = show()
        try swipe(1, of: list, by: 300)
        #expect(journal.take() == ["delete 1"])
        #expect(cell(1, of: list)?.frame.minX == 0)
    }

    @Test("From right to left the trailing actions are at the left")
    func rightToLeft() throws {
        phone.root.view.semanticContentAttribute = .forceRightToLeft
        let list = show()
        list.semanticContentAttribute = .forceRightToLeft
        MainLoop.current.settle()
        try swipe(1, of: list, by: 70)
        #expect(cell(1, of: list)?.frame.minX == 0)
        let row = try #require(cell(0, of: list))
        let start = row.convert(CGPoint(x: 20, y: row.bounds.midY), to: nil)
        fingers.down(at: start)
        fingers.drag(to: CGPoint(x: start.x + 70, y: start.y), duration: 2)
        fingers.up()
        MainLoop.current.settle()
        #expect(row.frame.minX == 74)
    }

    @Test("A finger that the system takes away leaves the row open or closed, by the way that it has made (TV51)")
    func cancelled() throws {
        let list = show()
        for (way, rest) in [(70, -74), (20, 0)] as [(CGFloat, CGFloat)] {
            let row = try #require(cell(1, of: list))
            let start = row.convert(CGPoint(x: 380, y: row.bounds.midY), to: nil)
            fingers.down(at: start)
            fingers.drag(to: CGPoint(x: start.x - way, y: start.y), duration: 2)
            fingers.cancel()
            MainLoop.current.settle()
            #expect(row.frame.minX == rest)
            list.isEditing = true
            list.isEditing = false
            MainLoop.current.settle()
        }
    }

    @Test("The late end of an action leaves another row open (TV51)")
    func lateEnd() throws {
        late.isOn = true
        let list = show()
        try swipe(0, of: list, by: 300)
        #expect(journal.take() == ["delete 0"])
        list.isEditing = true
        list.isEditing = false
        MainLoop.current.settle()
        try swipe(1, of: list, by: 70)
        #expect(cell(1, of: list)?.frame.minX == -74)
        let finish = try #require(late.finish)
        finish(true)
        MainLoop.current.settle()
        #expect(cell(1, of: list)?.frame.minX == -74)
    }

    @Test("A row without actions stays, and a list without any has no recognisers of swipes (TV51)")
    func nothing() throws {
        let list = show()
        try swipe(2, of: list, by: 150)
        #expect(cell(2, of: list)?.frame.minX == 0)
        let plain = show(offersActions: false)
        #expect(plain.gestureRecognizers?.contains { $0 is RowSwipeGestureRecognizer } != true)
        #expect(list.gestureRecognizers?.count { $0 is RowSwipeGestureRecognizer } == 1)
    }

    @Test("A row that is open when the data change is closed")
    func batch() throws {
        let list = show()
        try swipe(0, of: list, by: 70)
        let open = try #require(cell(0, of: list))
        texts.texts.removeLast()
        list.performBatchUpdates { list.deleteItems(at: [IndexPath(item: 2, section: 0)]) }
        MainLoop.current.settle()
        #expect(open.frame.minX == 0)
        #expect(!open.isSwiped)
    }

    @Test("Editing closes an open row, and opens none")
    func editing() throws {
        let list = show()
        try swipe(0, of: list, by: 70)
        list.isEditing = true
        MainLoop.current.settle()
        #expect(cell(0, of: list)?.frame.minX == 0)
        try swipe(0, of: list, by: 70)
        #expect(cell(0, of: list)?.frame.minX == 0)
        #expect(journal.take() == [])
    }
}
