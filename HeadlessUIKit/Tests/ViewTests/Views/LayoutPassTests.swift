import Testing
import UIKit

@testable import TestSupport

@MainActor
struct LayoutPassTests {
    private let phone = Phone()
    private let journal = Journal()
    private let outer: LayoutView
    private let middle: LayoutView
    private let inner: LayoutView

    init() {
        outer = LayoutView("outer", journal)
        middle = LayoutView("middle", journal)
        inner = LayoutView("inner", journal)
        middle.addSubview(inner)
        outer.addSubview(middle)
        phone.root.view.addSubview(outer)
        MainLoop.current.settle()
    }

    @Test("A superview is laid out before its subviews, each once")
    func order() {
        #expect(journal.take() == ["outer", "middle", "inner"])
    }

    @Test("Only what asked for layout gets it, in the next turn")
    func dirtyOnly() {
        _ = journal.take()
        inner.setNeedsLayout()
        #expect(journal.take() == [])
        MainLoop.current.turn()
        #expect(journal.take() == ["inner"])
        MainLoop.current.turn()
        #expect(journal.take() == [])
    }

    @Test("A new size lays out; a new place does not")
    func sizeAndPlace() {
        _ = journal.take()
        middle.center = CGPoint(x: 300, y: 300)
        // As near to the top as before: another safe area would cause a layout.
        middle.frame.origin = CGPoint(x: 1, y: 0)
        middle.transform = CGAffineTransform(rotationAngle: 1)
        MainLoop.current.turn()
        #expect(journal.take() == [])
        middle.bounds.size.width += 1
        MainLoop.current.turn()
        #expect(journal.take() == ["middle"])
    }

    @Test("layoutIfNeeded climbs through an unbroken run of views that need layout, and lays out from there")
    func climbing() {
        _ = journal.take()
        outer.setNeedsLayout()
        middle.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(journal.take() == ["outer", "middle"])
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(journal.take() == ["inner"])
        MainLoop.current.turn()
        #expect(journal.take() == ["outer"])
    }

    @Test("layoutIfNeeded without need does nothing")
    func notNeeded() {
        _ = journal.take()
        outer.layoutIfNeeded()
        #expect(journal.take() == [])
    }

    @Test("Adding and removing a subview lays out the superview")
    func hierarchy() {
        _ = journal.take()
        let added = UIView()
        inner.addSubview(added)
        MainLoop.current.turn()
        #expect(journal.take() == ["inner"])
        added.removeFromSuperview()
        MainLoop.current.turn()
        #expect(journal.take() == ["inner"])
    }

    @Test("A layout that resizes a subview has it laid out in the same pass")
    func cascade() {
        _ = journal.take()
        outer.onLayout = { [middle] in middle.bounds.size.width = 77 }
        outer.setNeedsLayout()
        MainLoop.current.turn()
        #expect(journal.take() == ["outer", "middle"])
    }

    @Test("layoutIfNeeded in the middle of the view's own layout lays out what is below it")
    func nested() {
        middle.setNeedsLayout()
        outer.setNeedsLayout()
        _ = journal.take()
        var order: [String] = []
        outer.onLayout = { [outer] in
            outer.layoutIfNeeded()
            order = journal.take()
        }
        MainLoop.current.turn()
        #expect(order == ["outer", "middle"])
        #expect(journal.take() == [])
    }

    @Test("A layout that dirties its superview gives it another pass before the turn ends")
    func upwards() {
        _ = journal.take()
        var isFirst = true
        inner.onLayout = { [outer] in
            if isFirst { outer.setNeedsLayout() }
            isFirst = false
        }
        inner.setNeedsLayout()
        MainLoop.current.turn()
        #expect(journal.take() == ["inner", "outer"])
    }
}

private final class LayoutView: UIView {
    private let journal: Journal
    private let name: String
    var onLayout: () -> Void = {}

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func layoutSubviews() {
        journal.note(name)
        onLayout()
    }
}
