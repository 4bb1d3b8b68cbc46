import Testing

@testable import TestSupport
@testable import UIKit

/// A box of 100×40 points, 20 from the top and 10 from the leading edge of a phone's root view.
@MainActor
@Suite("Constraints that change while the views are seen")
struct ConstraintChangeTests {
    private let phone = Phone()
    private let box = UIView()
    private let top: NSLayoutConstraint
    private let width: NSLayoutConstraint

    private var root: UIView { phone.root.view }
    private var seen: CGRect { box.layer.presentation()?.frame ?? .null }

    init() {
        box.translatesAutoresizingMaskIntoConstraints = false
        phone.root.view.addSubview(box)
        top = box.topAnchor.constraint(equalTo: phone.root.view.topAnchor, constant: 20)
        width = box.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            top, width, box.heightAnchor.constraint(equalToConstant: 40),
            box.leadingAnchor.constraint(equalTo: phone.root.view.leadingAnchor, constant: 10),
        ])
        MainLoop.current.settle()
    }

    @Test("A layout inside an animation block moves views along with the block")
    func animated() {
        top.constant = 120
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
        #expect(box.frame == CGRect(x: 10, y: 120, width: 100, height: 40))
        MainLoop.current.advance(by: 0.25)
        #expect(seen == CGRect(x: 10, y: 45, width: 100, height: 40))
        MainLoop.current.advance(by: 0.75)
        #expect(seen.minY == 120)
    }

    @Test("Without that layout the views jump in the next turn, whatever block the constant was set in")
    func notAnimated() {
        UIView.animate(withDuration: 1) { top.constant = 120 }
        #expect(box.frame.minY == 20)
        MainLoop.current.turn()
        #expect(seen.minY == 120)
        #expect(box.layer.animationKeys() == nil)
    }

    @Test("Constraints that are exchanged animate as one that changes")
    func exchanged() {
        let bottom = box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -12)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            top.isActive = false
            bottom.isActive = true
            root.layoutIfNeeded()
        }
        MainLoop.current.advance(by: 0.5)
        #expect(seen.minY == 410)
        MainLoop.current.settle()
        #expect(box.frame.minY == 800)
    }

    @Test("Under a transform the size and the middle follow the constraints, and the transform stays")
    func transformed() {
        box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(box.frame == CGRect(x: 35, y: 30, width: 50, height: 20))
        top.constant = 120
        width.constant = 200
        MainLoop.current.settle()
        #expect(box.bounds.size == CGSize(width: 200, height: 40))
        #expect(box.center == CGPoint(x: 110, y: 140))
        #expect(box.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
        box.transform = .identity
        MainLoop.current.settle()
        #expect(box.frame == CGRect(x: 10, y: 120, width: 200, height: 40))
    }

    @Test("A hidden view keeps its place")
    func hidden() {
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(below)
        below.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 5).isActive = true
        box.isHidden = true
        MainLoop.current.settle()
        #expect(below.frame.minY == 65)
    }

    @Test("From right to left at run time the view lies at the other side")
    func rightToLeft() {
        phone.root.traitOverrides.layoutDirection = .rightToLeft
        MainLoop.current.settle()
        #expect(box.frame == CGRect(x: 283, y: 20, width: 100, height: 40))
        phone.root.traitOverrides.layoutDirection = .leftToRight
        MainLoop.current.settle()
        #expect(box.frame.minX == 10)
    }

    @Test("The margins' guide follows the margins, the safe area, a rotation and the direction (SA5)")
    func margins() {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(inner)
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 40)
        let guide = root.layoutMarginsGuide
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        MainLoop.current.settle()
        #expect(inner.frame == CGRect(x: 30, y: 60, width: 323, height: 756))
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(inner.frame == CGRect(x: 89, y: 1, width: 664, height: 369))
        phone.root.traitOverrides.layoutDirection = .rightToLeft
        MainLoop.current.settle()
        #expect(inner.frame.minX == 99)
        phone.root.additionalSafeAreaInsets.top = 10
        MainLoop.current.settle()
        #expect(inner.frame.minY == 11)
    }

    @Test("A view that moves to another superview takes its own constraints along, and loses those to the old one")
    func reparented() {
        let other = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        root.addSubview(other)
        other.addSubview(box)
        #expect(!top.isActive)
        #expect(width.isActive)
        NSLayoutConstraint.activate([
            box.trailingAnchor.constraint(equalTo: other.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: other.bottomAnchor),
        ])
        MainLoop.current.settle()
        #expect(box.frame == CGRect(x: 100, y: 160, width: 100, height: 40))
    }

    @Test("A hierarchy that was laid out on its own goes on in the one that it comes into")
    func joined() {
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let stack = UIStackView(arrangedSubviews: [SizedView(20, 20), SizedView(30, 20)])
        stack.translatesAutoresizingMaskIntoConstraints = false
        panel.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
        ])
        panel.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 15, width: 50, height: 20))
        root.addSubview(panel)
        panel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: box.bottomAnchor),
            panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            panel.heightAnchor.constraint(equalTo: stack.heightAnchor, constant: 10),
        ])
        stack.spacing = 13
        MainLoop.current.settle()
        #expect(panel.frame == CGRect(x: 0, y: 60, width: 393, height: 30))
        #expect(stack.frame == CGRect(x: 165, y: 5, width: 63, height: 20))
        panel.removeFromSuperview()
        panel.translatesAutoresizingMaskIntoConstraints = true
        panel.frame = CGRect(x: 0, y: 0, width: 63, height: 40)
        panel.layoutIfNeeded()
        // The constraint between the two still exists: the stack is 10 lower than the panel.
        #expect(stack.frame == CGRect(x: 0, y: 5, width: 63, height: 30))
    }

    @Test("A frame that is given back to the view is where constraints had it, and stays what it is set to")
    func maskAgain() {
        box.removeConstraints(box.constraints)
        root.removeConstraints(root.constraints)
        box.translatesAutoresizingMaskIntoConstraints = true
        MainLoop.current.settle()
        #expect(box.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
        box.frame.origin.x = 77
        root.setNeedsLayout()
        MainLoop.current.settle()
        #expect(box.frame.minX == 77)
    }
}
