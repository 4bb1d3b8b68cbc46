import Testing

@testable import TestSupport
@testable import UIKit

/// A row of two views, 100 points each, at the left of a phone's screen; a third view lies to the right of the row.
@MainActor
@Suite("Hiding views of a stack view animatedly")
struct StackHidingAnimationTests {
    private let phone = Phone()
    private let views = [SizedView(100, 50), SizedView(100, 50)]
    private let beside = SizedView(20, 20)
    private let stack: UIStackView

    init() {
        stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        let root: UIView = phone.root.view
        for view in [stack, beside] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leftAnchor.constraint(equalTo: root.leftAnchor),
            beside.topAnchor.constraint(equalTo: root.topAnchor),
            beside.leftAnchor.constraint(equalTo: stack.rightAnchor),
        ])
        MainLoop.current.settle()
    }

    private func seen(_ view: UIView) -> ClosedRange<CGFloat> {
        let frame = view.layer.presentation()?.frame ?? .zero
        return frame.minX...frame.maxX
    }

    @Test("A view collapses while the others close up; it is seen until then, though it is hidden for whoever asks")
    func hide() {
        #expect(beside.frame.minX == 210)
        var isDone = false
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            views[0].isHidden = true
        } completion: {
            isDone = $0
        }
        #expect(views[0].isHidden)
        #expect(!views[0].layer.isHidden)
        MainLoop.current.advance(by: 0.5)
        #expect(seen(views[0]) == 0...50)
        #expect(seen(views[1]) == 55...155)
        #expect(seen(beside) == 155...175)
        MainLoop.current.advance(by: 0.5)
        #expect(isDone)
        #expect(views[0].layer.isHidden)
        #expect(views[1].frame.minX == 0)
        #expect(stack.frame.width == 100)
    }

    @Test("A view that is shown again opens up from where it collapsed")
    func show() {
        views[1].isHidden = true
        MainLoop.current.settle()
        #expect(stack.frame.width == 100)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
        #expect(!views[1].layer.isHidden)
        MainLoop.current.advance(by: 0.5)
        #expect(seen(views[1]) == 105...155)
        MainLoop.current.settle()
        #expect(views[1].frame == CGRect(x: 110, y: 0, width: 100, height: 50))
    }

    @Test("Shown again on the way, it is there at the end")
    func turnBack() {
        UIView.animate(withDuration: 1) { views[0].isHidden = true }
        MainLoop.current.advance(by: 0.3)
        UIView.animate(withDuration: 1) { views[0].isHidden = false }
        #expect(!views[0].isHidden)
        MainLoop.current.settle()
        #expect(!views[0].layer.isHidden)
        #expect(views[1].frame.minX == 110)
    }

    @Test("Without an animation block it is gone at once, and the others move in the next layout")
    func notAnimated() {
        views[0].isHidden = true
        #expect(views[0].layer.isHidden)
        #expect(views[1].frame.minX == 110)
        MainLoop.current.turn()
        #expect(views[1].frame.minX == 0)
        #expect(seen(views[1]) == 0...100)
    }

    @Test("A property animator takes along what collapses")
    func propertyAnimator() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [views] in views[0].isHidden = true }
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        #expect(seen(views[0]) == 0...75)
        #expect(seen(views[1]) == 82.5...182.5)
        animator.startAnimation()
        MainLoop.current.settle()
        #expect(views[0].layer.isHidden)
    }

    @Test("In a block that waits, the view waits, too")
    func delayed() {
        UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { views[0].isHidden = true }
        MainLoop.current.advance(by: 1.5)
        #expect(seen(views[0]) == 0...100)
        MainLoop.current.advance(by: 1)
        #expect(seen(views[0]) == 0...50)
        MainLoop.current.settle()
        #expect(views[0].layer.isHidden)
    }

    @Test("A view that leaves the stack while it collapses is hidden")
    func leaves() {
        UIView.animate(withDuration: 1) { views[0].isHidden = true }
        MainLoop.current.advance(by: 0.3)
        stack.removeArrangedSubview(views[0])
        #expect(views[0].layer.isHidden)
        views[0].isHidden = false
        MainLoop.current.settle()
        #expect(!views[0].layer.isHidden)
        #expect(views[1].frame.minX == 0)
    }
}
