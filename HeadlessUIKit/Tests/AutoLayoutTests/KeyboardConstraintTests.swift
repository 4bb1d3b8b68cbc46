import Testing

@testable import TestSupport
@testable import UIKit

/// A bar along the top of the keyboard, in a phone of 393×852 points with 34 of them below the safe area.
@MainActor
@Suite("Constraints to the keyboard's guide")
struct KeyboardConstraintTests {
    private let phone = Phone()
    private let bar = SizedView(10, 50)
    private let docked = CGRect(x: 0, y: 516, width: 393, height: 336)

    private var view: UIView { phone.root.view }
    private var keyboard: Keyboard { phone.screen.keyboard }

    init() {
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        MainLoop.current.settle()
    }

    @Test("A view pinned to it lies above the safe area's end, then above the keyboard, then back again (K4)")
    func follows() {
        #expect(bar.frame == CGRect(x: 0, y: 768, width: 393, height: 50))
        keyboard.show(at: docked)
        #expect(bar.frame.maxY == 516)
        MainLoop.current.settle()
        #expect(bar.frame == CGRect(x: 0, y: 466, width: 393, height: 50))
        keyboard.hide()
        MainLoop.current.settle()
        #expect(bar.frame.maxY == 818)
    }

    @Test("It moves in the keyboard's time and on its curve (K4)")
    func moves() {
        keyboard.show(at: docked)
        for _ in 0..<11 {
            // The keyboard moves up by 336 points while the bar moves by 302.
            let share = ((keyboard.visibleFrame?.minY ?? 0) - 516) / 336
            let bottom = bar.layer.presentation()?.frame.maxY ?? 0
            #expect(abs(bottom - (516 + 302 * share)) < 0.01)
            MainLoop.current.advance(by: 0.05)
        }
        #expect(bar.layer.presentation()?.frame.maxY == 516)
        #expect(bar.layer.animationKeys() == nil)
    }

    @Test("It follows the view's bottom and the safe area while there is no keyboard (K4)")
    func safeArea() {
        phone.root.additionalSafeAreaInsets.bottom = 20
        MainLoop.current.settle()
        #expect(bar.frame.maxY == 798)
        phone.turnToLandscape()
        MainLoop.current.settle()
        #expect(bar.frame == CGRect(x: 0, y: 302, width: 852, height: 50))
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        MainLoop.current.settle()
        #expect(bar.frame.maxY == 393)
    }

    @Test("A view that moves while the keyboard is there keeps its guide at the keyboard's top (K4)")
    func movedView() {
        // Away from the edges of the safe area, no view reports the way.
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
        let inner = UIView(frame: box.bounds)
        let label = SizedView(10, 10)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        box.addSubview(inner)
        inner.addSubview(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: inner.leftAnchor),
            label.bottomAnchor.constraint(equalTo: inner.keyboardLayoutGuide.topAnchor),
        ])
        keyboard.show(at: docked)
        MainLoop.current.settle()
        #expect(label.frame.maxY == 416)
        box.frame.origin.y = 80
        MainLoop.current.settle()
        #expect(label.frame.maxY == 436)
    }

    @Test("The fitting size leaves the room that the keyboard covers")
    func fitting() {
        // 59 above the safe area, 50, and 34 below it.
        bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        bar.setContentHuggingPriority(.defaultLow, for: .vertical)
        #expect(view.systemLayoutSizeFitting(.zero).height == 143)
        bar.setContentCompressionResistancePriority(.required, for: .vertical)
        keyboard.show(at: docked)
        #expect(view.systemLayoutSizeFitting(.zero).height == 445)
    }
}
