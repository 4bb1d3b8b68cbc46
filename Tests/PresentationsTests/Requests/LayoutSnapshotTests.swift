import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The default styles around an empty content, as references. Invariants that no new reference may break are asserted
/// as well.
@MainActor
struct LayoutSnapshotTests {
    private nonisolated static let devices: [Device] = [.iPhoneSE, .iPhone15, .iPad11]

    private func scene(on device: Device, _ present: (UIViewController, UIViewController) -> Void) throws
        -> PresentedStage
    {
        let scene = PresentedStage(device)
        scene.presenter.view.backgroundColor = .systemGroupedBackground
        let content = CountingViewController(CGSize(width: 0, height: 240))
        content.view.accessibilityIdentifier = "content"
        content.view.backgroundColor = .systemBackground
        present(scene.presenter, content)
        scene.stage.settle()
        let container = try #require(scene.container)
        let chrome = try #require(scene.chrome)
        #expect(container.bounds.contains(chrome.frame))
        #expect(scene.view(named: "presentation.dimming")?.frame == container.bounds)
        #expect(content.view.bounds.size == chrome.bounds.size)
        return scene
    }

    @Test("A card", arguments: devices)
    func card(device: Device) throws {
        let scene = try scene(on: device) { $0.presentAsCard($1) }
        expectLayout(of: scene.stage, named: "Styles/card")
    }

    @Test("A half-sheet with a grabber", arguments: devices)
    func halfSheet(device: Device) throws {
        let scene = try scene(on: device) { $0.presentAsHalfSheet($1, style: HalfSheet(prefersGrabberVisible: true)) }
        expectLayout(of: scene.stage, named: "Styles/half-sheet")
    }

    @Test("A popup", arguments: devices)
    func popup(device: Device) throws {
        let scene = try scene(on: device) { $0.presentAsPopup($1) }
        expectLayout(of: scene.stage, named: "Styles/popup")
    }

    @Test("A drawer", arguments: devices)
    func drawer(device: Device) throws {
        let scene = try scene(on: device) { $0.presentAsDrawer($1) }
        expectLayout(of: scene.stage, named: "Styles/drawer")
    }
}
