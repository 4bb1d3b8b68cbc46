import Testing
import UIKit

@testable import TestSupport

@MainActor
struct TraitOverrideTests {
    private let phone = Phone()
    private let script = Script()

    private func present() -> JournalViewController {
        let presented = script.makePresented()
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        return presented
    }

    @Test("Overrides of a presentation controller reach the presented controller only (Y9)")
    func presentation() throws {
        let presented = present()
        let controller = try #require(script.controller)
        let below = UIView()
        presented.view.addSubview(below)
        controller.traitOverrides.horizontalSizeClass = .regular
        #expect(controller.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        MainLoop.current.turn()
        #expect(presented.traitCollection.horizontalSizeClass == .regular)
        #expect(below.traitCollection.horizontalSizeClass == .regular)
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
        #expect(controller.containerView?.traitCollection.horizontalSizeClass == .compact)
        #expect(phone.root.traitCollection.horizontalSizeClass == .compact)
        #expect(phone.window.traitCollection.horizontalSizeClass == .compact)
        controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        MainLoop.current.turn()
        #expect(presented.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("An override that is there before the presentation applies from the first callback on (Y9)")
    func beforePresentation() {
        let presented = TraitSpy()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = script
        presented.presentationController?.traitOverrides.userInterfaceStyle = .dark
        phone.root.present(presented, animated: true)
        #expect(presented.traitCollection.userInterfaceStyle == .dark)
        MainLoop.current.settle()
        #expect(presented.styleOnAppearing == .dark)
        #expect(phone.root.traitCollection.userInterfaceStyle != .dark)
    }

    @Test("The older override goes on working; of two for one trait that in traitOverrides wins (Y9)")
    func bothKinds() throws {
        let presented = present()
        let controller = try #require(script.controller)
        controller.overrideTraitCollection = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.horizontalSizeClass = .regular
        }
        #expect(presented.traitCollection.userInterfaceStyle == .dark)
        controller.traitOverrides.userInterfaceStyle = .light
        MainLoop.current.turn()
        #expect(presented.traitCollection.userInterfaceStyle == .light)
        #expect(presented.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("The presentation controller hears of its own override and of its surroundings (Y9)")
    func controllerHears() throws {
        _ = present()
        let controller = try #require(script.controller)
        var heard: [UIUserInterfaceStyle] = []
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (controller: UIPresentationController, previous: UITraitCollection) in
            heard.append(controller.traitCollection.userInterfaceStyle)
        }
        controller.traitOverrides.userInterfaceStyle = .dark
        MainLoop.current.turn()
        #expect(heard == [.dark])
        controller.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        MainLoop.current.turn()
        phone.window.overrideUserInterfaceStyle = .dark
        #expect(heard == [.dark, .unspecified, .dark])
    }

    @Test("A view's override applies to itself and below; a controller inherits from the view that its view is in")
    func linearFlow() {
        let outer = UIView()
        let inner = UIView()
        let child = UIViewController()
        phone.root.addChild(child)
        phone.root.view.addSubview(outer)
        outer.addSubview(child.view)
        child.view.addSubview(inner)
        outer.traitOverrides.layoutDirection = .rightToLeft
        #expect(outer.traitCollection.layoutDirection == .rightToLeft)
        #expect(child.traitCollection.layoutDirection == .rightToLeft)
        #expect(inner.traitCollection.layoutDirection == .rightToLeft)
        #expect(phone.root.traitCollection.layoutDirection != .rightToLeft)
        child.traitOverrides.layoutDirection = .leftToRight
        #expect(child.view.traitCollection.layoutDirection == .leftToRight)
        #expect(outer.traitCollection.layoutDirection == .rightToLeft)
        child.view.removeFromSuperview()
        child.traitOverrides.remove(UITraitLayoutDirection.self)
        #expect(child.traitCollection.layoutDirection != .rightToLeft)
    }

    @Test("A window's override reaches everything in it, presentations as well")
    func window() {
        let presented = present()
        phone.window.traitOverrides.preferredContentSizeCategory = .extraLarge
        MainLoop.current.turn()
        #expect(presented.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(phone.root.view.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(phone.screen.traitCollection.preferredContentSizeCategory != .extraLarge)
    }

    @Test("Overrides are reported together before the next layout, or when an update is requested")
    func told() {
        let spy = TraitSpy()
        phone.root.addChild(spy)
        phone.root.view.addSubview(spy.view)
        MainLoop.current.turn()
        spy.changes = 0
        spy.traitOverrides.userInterfaceStyle = .dark
        spy.traitOverrides.horizontalSizeClass = .regular
        #expect(spy.changes == 0)
        MainLoop.current.turn()
        #expect(spy.changes == 1)
        spy.traitOverrides.userInterfaceStyle = .light
        spy.updateTraitsIfNeeded()
        #expect(spy.changes == 2)
        MainLoop.current.turn()
        #expect(spy.changes == 2)
        spy.view.traitOverrides.horizontalSizeClass = .compact
        spy.view.updateTraitsIfNeeded()
        #expect(spy.view.traitCollection.horizontalSizeClass == .compact)
        #expect(spy.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("A dynamic colour is resolved anew when an override changes the style")
    func color() {
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        phone.root.view.addSubview(view)
        #expect(view.layer.backgroundColor?.components?.first == 0 as CGFloat)
        phone.root.view.traitOverrides.userInterfaceStyle = .dark
        MainLoop.current.turn()
        #expect(view.layer.backgroundColor?.components?.first == 1 as CGFloat)
    }

    @Test("A container may override the traits of a child, which also hears of it when sizes change")
    func child() {
        let child = TraitSpy()
        phone.root.addChild(child)
        phone.root.view.addSubview(child.view)
        phone.root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(phone.root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
        phone.turnToLandscape()
        #expect(child.coming?.verticalSizeClass == .compact)
        #expect(child.coming?.horizontalSizeClass == .regular)
        MainLoop.current.settle()
        child.removeFromParent()
        #expect(child.traitsAreThoseOf(phone.root.view))
    }

    @Test("A child whose own overrides hide a change gets no report of it")
    func hiddenChange() {
        let child = TraitSpy()
        phone.root.addChild(child)
        phone.root.view.addSubview(child.view)
        child.traitOverrides.verticalSizeClass = .regular
        phone.turnToLandscape()
        #expect(child.coming == nil)
        MainLoop.current.settle()
    }
}

private final class TraitSpy: UIViewController {
    var changes = 0
    private(set) var styleOnAppearing: UIUserInterfaceStyle?
    private(set) var coming: UITraitCollection?

    override func viewIsAppearing(_ animated: Bool) { styleOnAppearing = traitCollection.userInterfaceStyle }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        coming = newCollection
    }

    func traitsAreThoseOf(_ view: UIView) -> Bool { traitCollection == view.traitCollection }
}
