import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Presentations on five devices, with the safe area of the content in colour. Invariants that no new reference may
/// break are asserted as well.
@MainActor
struct DeviceSnapshotTests {
    private nonisolated static let devices: [Device] = [
        .iPhoneSE, .iPhone13mini, .iPhone15, .iPhone16ProMax, .iPad11,
    ]

    private func scene(on device: Device, _ orientation: UIInterfaceOrientation = .portrait) -> PresentedStage {
        let scene = PresentedStage(device, orientation: orientation)
        scene.presenter.view.backgroundColor = .systemGroupedBackground
        let stripe = UIView()
        stripe.backgroundColor = .systemIndigo
        stripe.frame = scene.presenter.view.bounds.inset(by: scene.presenter.view.safeAreaInsets)
        stripe.frame.size.height = 60
        stripe.autoresizingMask = .flexibleWidth
        scene.presenter.view.addSubview(stripe)
        return scene
    }

    private func content(_ height: CGFloat = 240) -> LaidOutViewController {
        let content = LaidOutViewController(CGSize(width: 0, height: height))
        content.body.accessibilityIdentifier = "safe area"
        return content
    }

    /// The view is inside the container, the dimming covers it, the content is in the view, and its safe area avoids
    /// the screen's insets.
    private func check(_ scene: PresentedStage, _ content: LaidOutViewController) throws {
        let container = try #require(content.presentationController?.containerView)
        let chrome = try #require(content.presentationController?.presentedView)
        #expect(container.bounds.contains(chrome.frame))
        #expect(container.subviews.first?.frame == container.bounds)
        #expect(content.view.bounds.size == chrome.bounds.size)
        let window = scene.stage.window
        let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: -0.01, dy: -0.01)
        #expect(safe.contains(content.body.convert(content.body.bounds, to: window)))
    }

    @Test("Attached to the edge in landscape, a sheet is as wide as the safe area, or 540", arguments: devices)
    func attached(device: Device) throws {
        let scene = self.scene(on: device, .landscapeLeft)
        let content = self.content()
        scene.presenter.presentAsHalfSheet(
            content,
            style: HalfSheet(
                detents: [.height(200), .large()], prefersEdgeAttachedInCompactHeight: true,
                prefersGrabberVisible: true))
        scene.stage.settle()
        try check(scene, content)
        expectLayout(of: scene.stage, named: "Devices/attached")
    }

    @Test("A card in landscape stands clear of the notch and the home indicator", arguments: devices)
    func card(device: Device) throws {
        let scene = self.scene(on: device, .landscapeLeft)
        let content = self.content()
        scene.presenter.presentAsCard(content, style: Card(edge: .leading, animation: .slide(from: .leading)))
        scene.stage.settle()
        try check(scene, content)
        expectLayout(of: scene.stage, named: "Devices/leading-card")
    }

    @Test("A drawer in landscape is attached to its edge, and its content stands beside the notch", arguments: devices)
    func drawer(device: Device) throws {
        let scene = self.scene(on: device, .landscapeLeft)
        let content = self.content()
        scene.presenter.presentAsDrawer(content)
        scene.stage.settle()
        try check(scene, content)
        expectLayout(of: scene.stage, named: "Devices/drawer")
    }

    @Test("A drawer at the trailing edge beside a presenter that is faded", arguments: devices)
    func trailingDrawer(device: Device) throws {
        let scene = self.scene(on: device)
        let content = self.content()
        scene.presenter.presentAsDrawer(
            content, style: Drawer(edge: .trailing, dimming: .none, presenter: .faded()))
        scene.stage.settle()
        try check(scene, content)
        expectLayout(of: scene.stage, named: "Devices/faded")
    }

    @Test("A large sheet ends below the status bar, and its grabber does, too", arguments: devices)
    func large(device: Device) throws {
        let scene = self.scene(on: device)
        let content = self.content()
        scene.presenter.presentAsHalfSheet(
            content, style: HalfSheet(selectedDetentIdentifier: .large, prefersGrabberVisible: true))
        scene.stage.settle()
        try check(scene, content)
        expectLayout(of: scene.stage, named: "Devices/large")
    }

    @Test(
        "In a compact height a sheet covers the screen, and its content keeps clear of both sides", arguments: devices)
    func covering(device: Device) throws {
        let scene = self.scene(on: device, .landscapeRight)
        let content = self.content()
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(prefersGrabberVisible: true))
        scene.stage.settle()
        try check(scene, content)
        expectLayout(of: scene.stage, named: "Devices/compact-height")
    }

    @Test("A device that is turned shows what it would show from the beginning", arguments: devices)
    func turned(device: Device) throws {
        func present(in scene: PresentedStage) -> LaidOutViewController {
            let content = self.content(400)
            scene.presenter.presentAsCard(content, style: Card(presenter: .pushedBack()))
            scene.stage.settle()
            return content
        }
        let scene = self.scene(on: device)
        let content = present(in: scene)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        try check(scene, content)
        expectLayout(of: scene.stage, named: "Change/turned")
        let fresh = self.scene(on: device, .landscapeLeft)
        // Moved to the position in the stage that was rotated.
        fresh.presenter.view.subviews.first?.frame = scene.presenter.view.subviews.first?.frame ?? .zero
        _ = present(in: fresh)
        #expect(scene.stage.svg == fresh.stage.svg)
    }

    @Test("A card over a sheet over a card", arguments: devices)
    func stack(device: Device) throws {
        let scene = self.scene(on: device)
        let bottom = self.content(500)
        let middle = content()
        let top = content(200)
        scene.presenter.presentAsCard(bottom)
        scene.stage.settle()
        bottom.presentAsHalfSheet(middle, style: HalfSheet(prefersGrabberVisible: true))
        scene.stage.settle()
        middle.presentAsCard(top)
        scene.stage.settle()
        for content in [bottom, middle, top] { try check(scene, content) }
        expectLayout(of: scene.stage, named: "Stack/card-sheet-card")
    }

    @Test("A presenter that is pushed back behind a sheet that is pushed back behind a card", arguments: devices)
    func pushedBack(device: Device) throws {
        let scene = self.scene(on: device)
        let lower = content()
        let upper = content(200)
        scene.presenter.presentAsHalfSheet(
            lower, style: HalfSheet(selectedDetentIdentifier: .large, presenter: .pushedBack()))
        scene.stage.settle()
        lower.presentAsCard(upper, style: Card(presenter: .pushedBack()))
        scene.stage.settle()
        try check(scene, upper)
        let frame = try #require(lower.presentationController?.presentedView).frame
        #expect(scene.stage.window.bounds.contains(frame))
        #expect(scene.presenter.view.frame.width == scene.stage.window.bounds.width * 0.92)
        expectLayout(of: scene.stage, named: "PushedBack/nested")
    }
}
