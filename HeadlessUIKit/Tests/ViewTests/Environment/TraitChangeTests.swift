import Testing
import UIKit

@testable import TestSupport

@MainActor
struct TraitChangeTests {
    private let phone = Phone()

    @Test("A registered handler hears of its traits only, with the object and its former traits")
    func handler() {
        let view = UIView()
        phone.root.view.addSubview(view)
        var heard: [String] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self]) {
            (changed: UIView, previous: UITraitCollection) in
            #expect(changed === view)
            heard.append("\(previous.userInterfaceStyle) → \(changed.traitCollection.userInterfaceStyle)")
        }
        view.traitOverrides.horizontalSizeClass = .regular
        MainLoop.current.turn()
        #expect(heard == [])
        view.traitOverrides.userInterfaceStyle = .dark
        view.traitOverrides.layoutDirection = .rightToLeft
        MainLoop.current.turn()
        #expect(heard == ["unspecified → dark"])
        view.traitOverrides.userInterfaceStyle = .dark
        MainLoop.current.turn()
        #expect(heard.count == 1)
    }

    @Test("After it was unregistered a handler hears nothing; it may be unregistered while it is called")
    func unregister() {
        var calls = 0
        var registration: (any UITraitChangeRegistration)?
        registration = phone.root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (controller: UIViewController, _: UITraitCollection) in
            calls += 1
            registration.map { controller.unregisterForTraitChanges($0) }
        }
        phone.window.overrideUserInterfaceStyle = .dark
        phone.window.overrideUserInterfaceStyle = .light
        #expect(calls == 1)
    }

    @Test("An app's own trait is inherited, overridden and reported like any other")
    func customTrait() {
        let child = UIViewController()
        phone.root.addChild(child)
        phone.root.view.addSubview(child.view)
        var heard: [Int] = []
        child.registerForTraitChanges([Depth.self]) { (child: UIViewController, previous: UITraitCollection) in
            heard += [previous[Depth.self], child.traitCollection[Depth.self]]
        }
        phone.window.traitOverrides[Depth.self] = 3
        MainLoop.current.turn()
        #expect(heard == [0, 3])
        #expect(phone.window.traitOverrides.contains(Depth.self))
        phone.window.traitOverrides.remove(Depth.self)
        MainLoop.current.turn()
        #expect(heard == [0, 3, 3, 0])
    }

    @Test("A change of size reports the new size classes when they apply")
    func sizeClasses() {
        var heard: [UIUserInterfaceSizeClass] = []
        phone.root.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
            (root: UIViewController, _: UITraitCollection) in heard.append(root.traitCollection.verticalSizeClass)
        }
        phone.turnToLandscape()
        #expect(heard == [.compact])
        MainLoop.current.settle()
        #expect(heard == [.compact])
    }
}

private struct Depth: UITraitDefinition {
    static let defaultValue = 0
}
