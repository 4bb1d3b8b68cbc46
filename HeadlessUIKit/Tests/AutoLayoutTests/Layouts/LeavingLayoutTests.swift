import SeededRandom
import Testing

@testable import TestSupport
@testable import UIKit

/// Trees that leave a hierarchy with constraints, and come back.
@MainActor
@Suite("Layouts whose views leave and come back")
struct LeavingLayoutTests {
    private let canvas = LayoutCanvas()
    private var root: UIView { canvas.root }

    @Test("A view of constraints leaves with a subview that stretches by its mask and has a constrained child (Z34)")
    func stretchingSubview() {
        let outer = canvas.box()
        let inner = UIView(frame: rect(10, 10, 50, 30))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        let child = canvas.box(in: inner)
        canvas.layOut(
            outer.at(x: 0, y: 0, width: 100, height: 80) + child.edges(of: inner)
                + [child.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)])
        let size = child.frame.size
        for _ in 0..<3 {
            outer.removeFromSuperview()
            root.layoutIfNeeded()
            root.addSubview(outer)
            canvas.layOut(outer.at(x: 0, y: 0))
            #expect(child.frame.size == size)
        }
    }

    @Test(
        "Trees of all kinds come and go, and those that stay are laid out as if nothing else had been there",
        arguments: 1...40)
    func comingAndGoing(seed: Int) throws {
        Console.clear()
        var random = SeededGenerator(seed: seed)
        let witness = canvas.box()
        canvas.layOut(witness.edges(of: root, inset: 20))
        var trees: [UIView] = []
        for _ in 0..<40 {
            switch random.int(below: 5) {
            case 0, 1:
                let tree = makeTree(depth: 3, &random)
                trees.append(tree)
                attach(tree, to: root)
            case 2:
                if let tree = random.element(of: trees) { tree.removeFromSuperview() }
            case 3:
                if let tree = random.element(of: trees) { attach(tree, to: tree.superview ?? root) }
            default:
                // A part of a tree moves to another one.
                guard let from = random.element(of: trees), let part = random.element(of: from.subviews),
                    let to = random.element(of: trees), !to.isDescendant(of: part)
                else { continue }
                to.addSubview(part)
            }
            if random.chance(60) { root.layoutIfNeeded() }
        }
        root.layoutIfNeeded()
        #expect(witness.frame == rect(20, 20, 360, 560))
        trees.forEach { $0.removeFromSuperview() }
        root.layoutIfNeeded()
        let engine = try #require(root.layoutState?.engine)
        // The root's four quantities, the witness's, and nothing else.
        #expect(engine.records.count <= 2)
        Console.clear()
    }

    /// Placed by constraints at the top left, if its mask does not place it.
    private func attach(_ tree: UIView, to parent: UIView) {
        parent.addSubview(tree)
        if !tree.translatesAutoresizingMaskIntoConstraints { NSLayoutConstraint.activate(tree.at(x: 0, y: 0)) }
    }

    private func makeTree(depth: Int, _ random: inout SeededGenerator) -> UIView {
        let view = random.chance(15) ? UIScrollView() : UIView()
        view.frame = rect(0, 0, random.number(10...200), random.number(10...200))
        if random.chance(50) {
            view.autoresizingMask = random.pick(
                [.flexibleWidth, .flexibleHeight], .flexibleWidth, .flexibleRightMargin)
        } else {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        guard depth > 0 else { return view }
        let guide = UILayoutGuide()
        if random.chance(30) { view.addLayoutGuide(guide) }
        for _ in 0..<random.int(below: 4) {
            let child = makeTree(depth: depth - 1, &random)
            view.addSubview(child)
            guard !child.translatesAutoresizingMaskIntoConstraints else { continue }
            NSLayoutConstraint.activate(child.edges(of: view, inset: 2))
            if guide.owningView != nil {
                guide.widthAnchor.constraint(lessThanOrEqualTo: child.widthAnchor).isActive = true
            }
        }
        return view
    }
}
