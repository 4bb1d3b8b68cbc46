import Testing
import UIKit

@testable import TestSupport

@MainActor
@Suite("Layouts that change")
struct ChangingLayoutTests {
    private let canvas = LayoutCanvas()
    private var root: UIView { canvas.root }

    @Test("two layouts that are switched by activation, there and back, ten times")
    func activation() {
        let view = canvas.box()
        let compact = view.at(x: 0, y: 0, width: 100, height: 50)
        let regular = view.edges(of: root, inset: 30)
        for _ in 0..<10 {
            canvas.layOut(compact)
            #expect(view.frame == rect(0, 0, 100, 50))
            NSLayoutConstraint.deactivate(compact)
            canvas.layOut(regular)
            #expect(view.frame == rect(30, 30, 340, 540))
            NSLayoutConstraint.deactivate(regular)
        }
    }

    @Test("two layouts that are switched by priorities")
    func priorities() {
        let view = canvas.box()
        let (small, large) = (
            view.widthAnchor.constraint(equalToConstant: 100).at(900),
            view.widthAnchor.constraint(equalToConstant: 300).at(100)
        )
        canvas.layOut(view.at(x: 0, y: 0, height: 10) + [small, large])
        #expect(view.frame.width == 100)
        small.priority = UILayoutPriority(50)
        root.layoutIfNeeded()
        #expect(view.frame.width == 300)
        small.priority = .defaultHigh
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    @Test("a hundred changes of a constant before a layout are one change")
    func manyConstants() {
        let view = canvas.box()
        let x = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        canvas.layOut(view.at(y: 0, width: 10, height: 10) + [x])
        for step in 1...100 { x.constant = CGFloat(step) }
        #expect(view.frame.minX == 0)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 100)
    }

    @Test("layout lays out what a constraint has moved, and leaves alone what it has not")
    func onlyWhatMoved() {
        final class Counter: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let (first, second) = (canvas.add(Counter()), canvas.add(Counter()))
        let width = first.widthAnchor.constraint(equalToConstant: 100)
        canvas.layOut(first.at(x: 0, y: 0, height: 10) + second.at(x: 0, y: 50, width: 10, height: 10) + [width])
        let before = (first.layouts, second.layouts)
        width.constant = 120
        root.layoutIfNeeded()
        #expect(first.layouts == before.0 + 1)
        #expect(second.layouts == before.1)
    }

    @Test("the superview's size changes: what is pinned follows")
    func resizedRoot() {
        let view = canvas.box()
        canvas.layOut(view.edges(of: root, inset: 10))
        for (width, height) in [(300, 200), (800, 1000), (400, 600)] as [(CGFloat, CGFloat)] {
            root.frame.size = CGSize(width: width, height: height)
            root.layoutIfNeeded()
            #expect(view.frame == rect(10, 10, width - 20, height - 20))
        }
    }

    @Test("a view that is handed over to constraints, and back to its frame")
    func handedOver() {
        let view = UIView(frame: rect(1, 2, 3, 4))
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.frame == rect(1, 2, 3, 4))
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraints = view.edges(of: root)
        canvas.layOut(constraints)
        #expect(view.frame == rect(0, 0, 400, 600))
        NSLayoutConstraint.deactivate(constraints)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = rect(5, 6, 7, 8)
        root.layoutIfNeeded()
        #expect(view.frame == rect(5, 6, 7, 8))
    }

    @Test("updateConstraints is called once before the layout, innermost first, and what it makes holds")
    func updateConstraints() {
        final class Late: UIView {
            var width: NSLayoutConstraint?
            var updates = 0
            override func updateConstraints() {
                updates += 1
                if width == nil {
                    width = widthAnchor.constraint(equalToConstant: 77)
                    width?.isActive = true
                }
                super.updateConstraints()
            }
        }
        let view = canvas.add(Late())
        view.setNeedsUpdateConstraints()
        view.setNeedsUpdateConstraints()
        canvas.layOut(view.at(x: 0, y: 0, height: 10))
        #expect(view.updates == 1)
        #expect(view.frame == rect(0, 0, 77, 10))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.updates == 1)
    }

    @Test("a changed constant is animated by laying out inside of the animation")
    func animation() {
        let phone = Phone()
        let view = canvas.box(in: phone.root.view)
        let below = canvas.box(in: phone.root.view)
        let top = view.topAnchor.constraint(equalTo: phone.root.view.topAnchor, constant: 100)
        NSLayoutConstraint.activate(
            view.at(x: 0, width: 100, height: 100) + below.at(x: 0, width: 100, height: 40) + [
                top, below.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 20),
            ])
        MainLoop.current.settle()
        #expect(below.frame.minY == 220)
        top.constant = 300
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { phone.root.view.layoutIfNeeded() }
        #expect(view.frame.minY == 300)
        expectClose(view.layer.presentation()?.frame.minY, 100)
        MainLoop.current.advance(by: 0.25)
        expectClose(view.layer.presentation()?.frame.minY, 150)
        expectClose(below.layer.presentation()?.frame.minY, 270)
        MainLoop.current.advance(by: 0.75)
        expectClose(below.layer.presentation()?.frame.minY, 420)
    }

    @Test("a constant that is changed without a layout inside of the animation jumps")
    func notAnimated() {
        let phone = Phone()
        let view = canvas.box(in: phone.root.view)
        let top = view.topAnchor.constraint(equalTo: phone.root.view.topAnchor, constant: 100)
        NSLayoutConstraint.activate(view.at(x: 0, width: 100, height: 100) + [top])
        MainLoop.current.settle()
        UIView.animate(withDuration: 1) { top.constant = 300 }
        MainLoop.current.turn()
        expectClose(view.layer.presentation()?.frame.minY, 300)
        MainLoop.current.settle()
    }

    @Test("a size that constraints change in an animation grows around its centre, not from zero")
    func animatedSize() {
        let phone = Phone()
        let view = canvas.box(in: phone.root.view)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate(view.at(x: 50, y: 50, height: 100) + [width])
        MainLoop.current.settle()
        width.constant = 200
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { phone.root.view.layoutIfNeeded() }
        MainLoop.current.advance(by: 0.5)
        expectClose(view.layer.presentation()?.frame.minX, 50)
        expectClose(view.layer.presentation()?.frame.width, 150)
        MainLoop.current.settle()
    }
}
