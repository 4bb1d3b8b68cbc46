import Testing
import UIKit

@testable import TestSupport

@MainActor
struct ViewTraitTests {
    private let phone = Phone()
    private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    private func red(_ view: UIView) -> CGFloat? { view.layer.backgroundColor?.components?.first }

    @Test("An override reaches the views and controllers below it, and no others")
    func override() {
        let controller = TraitViewController()
        phone.root.addChild(controller)
        phone.root.view.addSubview(controller.view)
        let below = UIView()
        controller.view.addSubview(below)
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(below.traitCollection.userInterfaceStyle == .dark)
        #expect(phone.root.view.traitCollection.userInterfaceStyle != .dark)
        controller.overrideUserInterfaceStyle = .unspecified
        #expect(below.traitCollection.userInterfaceStyle != .dark)
    }

    @Test("Views and controllers hear about changed traits, with the old ones, and only about changes")
    func told() {
        let controller = TraitViewController()
        phone.root.addChild(controller)
        phone.root.view.addSubview(controller.view)
        _ = controller.journal.take()
        phone.window.overrideUserInterfaceStyle = .dark
        #expect(controller.journal.take() == ["light → dark"])
        phone.window.overrideUserInterfaceStyle = .dark
        #expect(controller.journal.take() == [])
        phone.window.overrideUserInterfaceStyle = .light
        #expect(controller.journal.take() == ["dark → light"])
    }

    @Test("Dynamic colours are resolved anew when the traits change")
    func dynamicColors() {
        let view = UIView()
        view.backgroundColor = dynamic
        phone.root.view.addSubview(view)
        #expect(red(view) == 0 as CGFloat)
        phone.window.overrideUserInterfaceStyle = .dark
        #expect(red(view) == 1 as CGFloat)
        #expect(view.backgroundColor === dynamic)
    }

    @Test("A colour that was given to the layer stays when the view moves or traits change")
    func layerColor() {
        let view = UIView()
        view.layer.backgroundColor = UIColor.white.cgColor
        phone.root.view.addSubview(view)
        phone.window.overrideUserInterfaceStyle = .dark
        #expect(red(view) == 1 as CGFloat)
        view.backgroundColor = .black
        view.backgroundColor = nil
        #expect(view.layer.backgroundColor == nil)
    }

    @Test("A colour that was set outside of the window is resolved for the window it comes into")
    func colorSetOutside() {
        phone.window.overrideUserInterfaceStyle = .dark
        let view = UIView()
        phone.root.view.addSubview(view)
        view.removeFromSuperview()
        view.backgroundColor = dynamic
        phone.root.view.addSubview(view)
        #expect(red(view) == 1 as CGFloat)
    }

    @Test("The tint is that of the nearest view that has one; a change is reported to the views that it applies to")
    func tint() {
        let outer = TintView()
        let inner = TintView()
        let own = TintView()
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintColor = .green
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        #expect(own.tintColor == .green)
        #expect(outer.changes == 1)
        #expect(inner.changes == 1)
        #expect(own.changes == 1)
        outer.tintColor = nil
        #expect(inner.tintColor == .systemBlue)
    }
}

private final class TraitViewController: UIViewController {
    let journal = Journal()

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        func name(_ traits: UITraitCollection?) -> String {
            traits.map { $0.userInterfaceStyle == .dark ? "dark" : "light" } ?? "none"
        }
        journal.note("\(name(previousTraitCollection)) → \(name(traitCollection))")
    }
}

private final class TintView: UIView {
    private(set) var changes = 0

    override func tintColorDidChange() { changes += 1 }
}
