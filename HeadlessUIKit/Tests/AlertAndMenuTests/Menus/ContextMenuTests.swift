import Testing

@testable import TestSupport
@testable import UIKit

@MainActor
@Suite struct ContextMenuTests {
    private let screen = MenuScreen()
    private let maker: MenuMaker
    private let interaction: UIContextMenuInteraction
    private let onView = CGPoint(x: 200, y: 400)

    init() {
        maker = MenuMaker(screen.journal)
        maker.menu = UIMenu(children: [screen.action("Copy")])
        interaction = UIContextMenuInteraction(delegate: maker)
        screen.table.front.addInteraction(interaction)
    }

    @Test("A press of half a second asks once for the configuration, then shows the menu (MN5)")
    func press() {
        screen.fingers.down(at: onView)
        MainLoop.current.advance(by: 0.49)
        #expect(screen.journal.take() == [])
        MainLoop.current.advance(by: 0.02)
        #expect(screen.journal.take() == ["configuration at (100.0, 100.0)", "will display"])
        MainLoop.current.settle()
        #expect(screen.titles == ["Copy"])
        #expect(interaction.menuAppearance == .rich)
        screen.fingers.up()
        screen.tap("Copy")
        #expect(screen.journal.take() == ["will end", "Copy"])
        #expect(interaction.menuAppearance == .unknown)
    }

    @Test("The press takes the finger from the view when there is a menu, and leaves it when there is none (MN5)")
    func touches() {
        screen.hold(at: onView)
        #expect(screen.table.journal.take() == ["front began", "front cancelled"])
        screen.fingers.up()
        screen.fingers.tap(at: CGPoint(x: 10, y: 100))
        MainLoop.current.settle()
        _ = screen.table.journal.take()
        maker.menu = nil
        screen.hold(at: onView)
        screen.fingers.up()
        #expect(screen.table.journal.take() == ["front began", "front ended"])
        #expect(screen.frame == nil)
    }

    @Test("A configuration without entries begins, and shows nothing (MN5)")
    func emptyConfiguration() {
        maker.menu = UIMenu()
        screen.hold(at: onView)
        #expect(screen.frame == nil)
        #expect(screen.journal.take() == ["configuration at (100.0, 100.0)"])
        #expect(screen.table.journal.take() == ["front began", "front cancelled"])
    }

    @Test("The delegate is not retained (MN5)")
    func weakDelegate() {
        var other: MenuMaker? = MenuMaker(screen.journal)
        let interaction = other.map { UIContextMenuInteraction(delegate: $0) }
        #expect(interaction?.delegate != nil)
        other = nil
        #expect(interaction?.delegate == nil)
    }

    @Test("Blocks of the animators run with the menu and after it (MN5)")
    func animators() {
        maker.alongside = { [screen] name, animator in
            animator?.addAnimations { screen.table.back.alpha = name == "will display" ? 0.5 : 1 }
            animator?.addCompletion { screen.journal.note("after \(name)") }
        }
        screen.fingers.down(at: onView)
        MainLoop.current.advance(by: 0.51)
        #expect(screen.journal.take() == ["configuration at (100.0, 100.0)", "will display"])
        #expect(screen.table.back.alpha == 0.5)
        MainLoop.current.settle()
        #expect(screen.journal.take() == ["after will display"])
        screen.fingers.up()
        interaction.dismissMenu()
        #expect(screen.journal.take() == ["will end"])
        #expect(screen.table.back.alpha == 1)
        MainLoop.current.settle()
        #expect(screen.journal.take() == ["after will end"])
        #expect(screen.frame == nil)
    }

    @Test("A scroll takes the finger, and no menu comes (MN5)")
    func scrolling() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        screen.table.front.addSubview(scrollView)
        screen.fingers.down(at: onView)
        screen.fingers.move(to: onView.moved(0, -30))
        MainLoop.current.advance(by: 1)
        #expect(screen.frame == nil)
        #expect(scrollView.contentOffset.y > 0)
    }

    @Test("An open menu can be replaced")
    func update() {
        screen.hold(at: onView)
        interaction.updateVisibleMenu { menu in menu.replacingChildren([screen.action("Paste")]) }
        #expect(screen.titles == ["Paste"])
        screen.fingers.up()
    }

    @Test("A preview is shown above the entries, and a tap on it commits")
    func preview() {
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 200, height: 100)
        maker.preview = { controller }
        screen.hold(at: onView)
        screen.fingers.up()
        let shown = controller.view.convert(controller.view.bounds, to: nil)
        #expect(shown == CGRect(x: 100, y: 350, width: 200, height: 100))
        #expect(screen.frame?.origin == CGPoint(x: 100, y: 458))
        _ = screen.journal.take()
        screen.fingers.tap(at: CGPoint(x: 200, y: 400))
        MainLoop.current.settle()
        #expect(screen.journal.take() == ["will commit", "will end", "committed"])
        #expect(controller.viewIfLoaded?.window == nil)
    }

    @Test("Animations added to a commit run in the menu's animation")
    func commitAnimation() {
        maker.preview = { UIViewController() }
        maker.alongsideCommit = { [screen] in screen.table.front.alpha = 0.5 }
        screen.hold(at: onView)
        screen.fingers.up()
        screen.fingers.tap(at: onView)
        MainLoop.current.advance(by: 0.1)
        let shown = screen.table.front.layer.presentation()?.opacity ?? 0
        #expect(shown > 0.5 && shown < 1)
        MainLoop.current.settle()
        #expect(screen.table.front.layer.presentation()?.opacity == 0.5)
    }

    @Test("An interaction that is removed closes its menu and hears of no press")
    func removal() {
        screen.hold(at: onView)
        screen.fingers.up()
        screen.table.front.removeInteraction(interaction)
        MainLoop.current.settle()
        #expect(screen.frame == nil)
        _ = screen.journal.take()
        screen.hold(at: onView)
        #expect(screen.journal.take() == [])
        screen.fingers.up()
    }
}

/// Makes the menus of a test and records the calls.
@MainActor
final class MenuMaker: NSObject, UIContextMenuInteractionDelegate {
    var menu: UIMenu?
    var preview: UIContextMenuContentPreviewProvider?
    var alongside: (String, (any UIContextMenuInteractionAnimating)?) -> Void = { _, _ in }
    var alongsideCommit: () -> Void = {}
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        journal.note("configuration at (\(location.x), \(location.y))")
        return UIContextMenuConfiguration(previewProvider: preview, actionProvider: { _ in menu })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        journal.note("will display")
        alongside("will display", animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        journal.note("will end")
        alongside("will end", animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        journal.note("will commit")
        animator.addAnimations(alongsideCommit)
        animator.addCompletion { [journal] in journal.note("committed") }
    }
}
