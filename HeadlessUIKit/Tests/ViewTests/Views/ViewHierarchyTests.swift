import Testing
import UIKit

@testable import TestSupport

@MainActor
struct ViewHierarchyTests {
    private let parent = UIView()
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()

    private func add() {
        [a, b, c].forEach { parent.addSubview($0) }
    }

    @Test("Views are added in front, and inserted at, below and above")
    func inserting() {
        parent.addSubview(a)
        parent.addSubview(b)
        #expect(parent.subviews == [a, b])
        parent.insertSubview(c, at: 0)
        #expect(parent.subviews == [c, a, b])
        let d = UIView()
        parent.insertSubview(d, belowSubview: b)
        #expect(parent.subviews == [c, a, d, b])
        let e = UIView()
        parent.insertSubview(e, aboveSubview: a)
        #expect(parent.subviews == [c, a, e, d, b])
        #expect(
            parent.layer.sublayers?.map(ObjectIdentifier.init) == parent.subviews.map { ObjectIdentifier($0.layer) })
    }

    @Test("Bringing to the front, sending to the back and exchanging keep views and layers in step")
    func reordering() {
        add()
        parent.bringSubviewToFront(a)
        #expect(parent.subviews == [b, c, a])
        parent.sendSubviewToBack(c)
        #expect(parent.subviews == [c, b, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [a, b, c])
        parent.insertSubview(a, aboveSubview: b)
        #expect(parent.subviews == [b, a, c])
        parent.insertSubview(c, belowSubview: b)
        #expect(parent.subviews == [c, b, a])
        #expect(
            parent.layer.sublayers?.map(ObjectIdentifier.init) == parent.subviews.map { ObjectIdentifier($0.layer) })
    }

    @Test("Adding a view again brings it to the front; adding it elsewhere takes it away first")
    func addingAgain() {
        add()
        parent.addSubview(a)
        #expect(parent.subviews == [b, c, a])
        let other = UIView()
        other.addSubview(b)
        #expect(parent.subviews == [c, a])
        #expect(b.superview === other)
        #expect(parent.layer.sublayers?.count == 2)
        #expect(b.layer.superlayer === other.layer)
    }

    @Test("A view that is put where it is already changes nothing and asks for no layout (Z15)")
    func inPlace() {
        add()
        let plain = CALayer()
        parent.layer.addSublayer(plain)
        parent.layer.insertSublayer(c.layer, above: plain)
        parent.layoutIfNeeded()
        let moves: [(String, (UIView) -> Void)] = [
            ("addSubview", { $0.addSubview(c) }), ("bringSubviewToFront", { $0.bringSubviewToFront(c) }),
            ("sendSubviewToBack", { $0.sendSubviewToBack(a) }), ("insert at its place", { $0.insertSubview(b, at: 1) }),
            ("insert at the end", { $0.insertSubview(c, at: 3) }),
            ("insert above the one below", { $0.insertSubview(b, aboveSubview: a) }),
            ("insert below the one above", { $0.insertSubview(b, belowSubview: c) }),
            ("exchange with itself", { $0.exchangeSubview(at: 1, withSubviewAt: 1) }),
        ]
        let layers = parent.layer.sublayers?.map(ObjectIdentifier.init)
        for (name, move) in moves {
            move(parent)
            #expect(parent.subviews == [a, b, c], "\(name)")
            #expect(parent.layer.sublayers?.map(ObjectIdentifier.init) == layers, "\(name)")
            #expect(!parent.layer.needsLayout(), "\(name)")
        }
        parent.bringSubviewToFront(a)
        #expect(parent.subviews == [b, c, a])
        #expect(parent.layer.needsLayout())
    }

    @Test("Adding the front view again in every layout of its superview comes to an end (Z15)")
    func inPlaceInLayout() {
        final class Restacking: UIView {
            let front = UIView()
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                addSubview(front)
                bringSubviewToFront(front)
            }
        }
        let view = Restacking(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let phone = Phone()
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
        #expect(view.subviews == [view.front])
        let layouts = view.layouts
        MainLoop.current.settle()
        view.setNeedsLayout()
        MainLoop.current.settle()
        #expect(view.layouts == layouts + 1)
    }

    @Test("Plain sublayers keep their place among the views around them")
    func plainSublayers() {
        parent.addSubview(a)
        let plain = CALayer()
        parent.layer.addSublayer(plain)
        parent.addSubview(b)
        let layers = { [parent] in parent.layer.sublayers?.map(ObjectIdentifier.init) ?? [] }
        #expect(layers() == [a.layer, plain, b.layer].map(ObjectIdentifier.init))
        parent.insertSubview(c, belowSubview: b)
        #expect(layers() == [a.layer, plain, c.layer, b.layer].map(ObjectIdentifier.init))
        c.removeFromSuperview()
        #expect(layers() == [a.layer, plain, b.layer].map(ObjectIdentifier.init))
        parent.bringSubviewToFront(a)
        #expect(layers() == [plain, b.layer, a.layer].map(ObjectIdentifier.init))
    }

    @Test("Sublayers that are replaced let go of their superlayer")
    func replacedSublayers() {
        let old = CALayer()
        let new = CALayer()
        let layer = CALayer()
        layer.sublayers = [old]
        #expect(old.superlayer === layer)
        layer.sublayers = [new]
        #expect(old.superlayer == nil)
        #expect(new.superlayer === layer)
        layer.sublayers = nil
        #expect(new.superlayer == nil)
    }

    @Test("Removing a view cuts both ends; tags and descent are found through the tree")
    func removing() {
        add()
        c.addSubview(UIView())
        c.subviews.first?.tag = 7
        #expect(parent.viewWithTag(7) === c.subviews.first)
        #expect(c.subviews.first?.isDescendant(of: parent) == true)
        #expect(parent.isDescendant(of: parent))
        #expect(!parent.isDescendant(of: c))
        c.removeFromSuperview()
        #expect(c.superview == nil)
        #expect(parent.subviews == [a, b])
        #expect(parent.viewWithTag(7) == nil)
    }

    @Test("A view hears of its moves in this order, and so do the views below it about the window")
    func callbacks() {
        let phone = Phone()
        let journal = Journal()
        let outer = MovingView("outer", journal)
        let inner = MovingView("inner", journal)
        outer.addSubview(inner)
        _ = journal.take()
        phone.root.view.addSubview(outer)
        #expect(
            journal.take() == [
                "outer.willMove(toSuperview: true)", "outer.willMove(toWindow: true)",
                "inner.willMove(toWindow: true)", "outer.didMoveToWindow(true)", "inner.didMoveToWindow(true)",
                "outer.didMoveToSuperview(true)",
            ])
        outer.removeFromSuperview()
        #expect(
            journal.take() == [
                "outer.willMove(toSuperview: false)", "outer.willMove(toWindow: false)",
                "inner.willMove(toWindow: false)", "outer.didMoveToWindow(false)", "inner.didMoveToWindow(false)",
                "outer.didMoveToSuperview(false)",
            ])
    }

    @Test("A superview hears of what comes and goes")
    func superviewCallbacks() {
        let journal = Journal()
        let outer = MovingView("outer", journal)
        outer.addSubview(a)
        a.removeFromSuperview()
        #expect(journal.take() == ["outer.didAddSubview", "outer.willRemoveSubview"])
    }

    @Test("A view does not keep its superview alive, nor does a removed view its window")
    func ownership() {
        weak var gone: UIView?
        do {
            let outer = UIView()
            gone = outer
            outer.addSubview(a)
        }
        #expect(gone == nil)
        #expect(a.superview == nil)
        #expect(a.window == nil)
    }
}

private final class MovingView: UIView {
    private let journal: Journal
    private let name: String

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        journal.note("\(name).willMove(toSuperview: \(newSuperview != nil))")
    }
    override func didMoveToSuperview() { journal.note("\(name).didMoveToSuperview(\(superview != nil))") }
    override func willMove(toWindow newWindow: UIWindow?) {
        journal.note("\(name).willMove(toWindow: \(newWindow != nil))")
    }
    override func didMoveToWindow() { journal.note("\(name).didMoveToWindow(\(window != nil))") }
    override func didAddSubview(_ subview: UIView) { journal.note("\(name).didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { journal.note("\(name).willRemoveSubview") }
}
