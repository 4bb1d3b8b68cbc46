import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Changes of settings, content and surroundings during a presentation.
@MainActor
struct ChangeTests {
    private func halfSheet(_ style: HalfSheet = HalfSheet(), in scene: PresentedStage) throws -> (
        content: CountingViewController, controller: HalfSheetPresentationController
    ) {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content, style: style)
        scene.stage.settle()
        return (content, try #require(content.halfSheetPresentationController))
    }

    @Test("animateChanges lays out before it returns (F14)")
    func animateChanges() throws {
        let scene = PresentedStage()
        let sheet = try halfSheet(in: scene)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(sheet.content.view.bounds.height == 783)
        #expect(sheet.controller.halfSheet.selectedDetentIdentifier == .large)
    }

    @Test("Written without animateChanges, a setting shows in the next layout, at once")
    func plainChange() throws {
        let scene = PresentedStage()
        let sheet = try halfSheet(in: scene)
        sheet.controller.halfSheet.selectedDetentIdentifier = .large
        #expect(try #require(scene.chrome).frame.minY == 392)
        scene.stage.advance(by: 0)
        #expect(try #require(scene.chrome).frame.minY == 69)
        #expect(try #require(scene.chrome).layer.animationKeys() == nil)
    }

    @Test("Writing the same settings again asks for no layout")
    func sameSettings() throws {
        let scene = PresentedStage()
        let sheet = try halfSheet(in: scene)
        let same = sheet.controller.halfSheet
        sheet.controller.halfSheet = same
        #expect(try #require(scene.container).layer.needsLayout() == false)
    }

    @Test("A card's corners and shadow change with animateChanges")
    func cardLook() throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        content.cardPresentationController?.animateChanges {
            $0.cornerRadius = 12
            $0.shadow = nil
        }
        scene.stage.settle()
        #expect(try #require(scene.view(named: "presentation.clip")).layer.cornerRadius == 12)
        #expect(try #require(scene.chrome).layer.shadowOpacity == 0)
    }

    @Test("A popup moves when its position changes")
    func popupPosition() throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 281, height: 235))
        scene.presenter.presentAsPopup(content)
        scene.stage.settle()
        content.popupPresentationController?.animateChanges { $0.position = .top }
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 56, y: 59, width: 281, height: 235))
    }

    @Test("Another kind of dimming replaces the first")
    func dimming() throws {
        let scene = PresentedStage()
        let sheet = try halfSheet(in: scene)
        sheet.controller.halfSheet.dimming = .color(.systemIndigo)
        scene.stage.settle()
        let container = try #require(scene.container)
        #expect(container.subviews.count == 2)
        #expect(container.subviews[0].backgroundColor == .systemIndigo)
        #expect(container.subviews[0].alpha == 1)
    }

    @Test("The presenter can be pushed back and released while the card stays")
    func presenterAppearance() throws {
        let scene = PresentedStage()
        let sheet = try halfSheet(in: scene)
        sheet.controller.animateChanges { $0.presenter = .pushedBack(scale: 0.9) }
        scene.stage.settle()
        #expect(scene.presenter.view.transform.a == 0.9)
        sheet.controller.animateChanges { $0.presenter = .unchanged }
        scene.stage.settle()
        #expect(scene.presenter.view.transform == .identity)
        #expect(scene.presenter.view.layer.cornerRadius == 0)
    }

    @Test("A card follows its content's preferred size (Y5)")
    func preferredContentSize() throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        content.preferredContentSize.height = 500
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 318, width: 369, height: 500))
        #expect(content.view.bounds.height == 500)
    }

    @Test("A resolver is asked once for an invalidation, however often the frame is read")
    func resolverCalls() throws {
        let scene = PresentedStage()
        let counter = Counter()
        let detent = HalfSheet.Detent.custom(identifier: .init("counted")) { _ in counter.next() }
        let sheet = try halfSheet(HalfSheet(detents: [detent, .large()]), in: scene)
        for _ in 0..<100 { _ = sheet.controller.frameOfPresentedViewInContainerView }
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        scene.stage.settle()
        #expect(counter.count == 1)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = nil }
        sheet.controller.invalidateDetents()
        scene.stage.settle()
        #expect(counter.count == 2)
        #expect(try #require(scene.chrome).frame.height == 234)
    }

    @Test("The frame is the same however often UIKit asks, before, during and after the transition (Y4)")
    func stableFrame() throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        scene.presenter.presentAsCard(content)
        let controller = try #require(content.cardPresentationController)
        #expect(controller.frameOfPresentedViewInContainerView == .zero)
        for _ in 0..<20 {
            scene.stage.advance(by: 0.05)
            #expect(controller.frameOfPresentedViewInContainerView == CGRect(x: 12, y: 478, width: 369, height: 340))
        }
    }

    @Test("After a rotation every frame equals that of a fresh presentation, and back (S13)")
    func rotation() throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        scene.presenter.presentAsCard(content, style: Card(presenter: .pushedBack()))
        scene.stage.settle()
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 216, y: 32, width: 420, height: 340))
        #expect(
            try #require(scene.view(named: "presentation.dimming")).frame == CGRect(x: 0, y: 0, width: 852, height: 393)
        )
        #expect(scene.presenter.view.bounds.size == CGSize(width: 852, height: 393))
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 478, width: 369, height: 340))
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.presenter.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(scene.presenter.view.transform == .identity)
    }

    @Test("A style of one's own needs nothing private")
    func ownStyle() throws {
        let scene = PresentedStage()
        scene.presenter.present(CountingViewController(), as: TopBar())
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 0, width: 393, height: 159))
        #expect(try #require(scene.view(named: "presentation.dimming")).backgroundColor == .clear)
    }
}

@MainActor
private final class Counter {
    private(set) var count = 0

    func next() -> CGFloat {
        count += 1
        return CGFloat(count * 100)
    }
}

private struct TopBar: PresentationStyle {
    func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        let height = environment.safeArea.top + 100
        return PresentationLayout(frame: CGRect(x: 0, y: 0, width: environment.container.width, height: height))
    }

    var options = PresentationOptions {
        $0.dimming = .none
        $0.animation = .slide(from: .top)
    }
}
