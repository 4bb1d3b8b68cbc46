import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A half-sheet on a device that is rotated while a full-screen controller covers it.
@MainActor
struct CoveredTests {
    private nonisolated static let devices: [Device] = [.iPhoneSE, .iPhone13mini, .iPhone15, .iPhone16ProMax, .iPad11]

    private func cover(_ content: UIViewController, animated: Bool) {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        content.present(cover, animated: animated)
    }

    private func fresh(_ device: Device, _ orientation: UIInterfaceOrientation, _ style: HalfSheet) -> WindowDump {
        let scene = PresentedStage(device, orientation: orientation)
        scene.presenter.presentAsHalfSheet(LaidOutViewController(), style: style)
        scene.stage.settle()
        return WindowDump(scene.stage.window)
    }

    @Test(
        "Turned while it is covered by a full-screen child, it is then as if just presented (R14)", arguments: devices,
        [HalfSheet.Detent.Identifier.medium, .large])
    func turned(device: Device, detent: HalfSheet.Detent.Identifier) {
        for animated in [true, false] {
            let scene = PresentedStage(device)
            let style = HalfSheet(
                selectedDetentIdentifier: detent, prefersEdgeAttachedInCompactHeight: true,
                prefersGrabberVisible: true, presenter: .pushedBack())
            let content = LaidOutViewController()
            scene.presenter.presentAsHalfSheet(content, style: style)
            scene.stage.settle()
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                cover(content, animated: animated)
                scene.stage.settle()
                scene.stage.rotate(to: orientation)
                scene.stage.settle()
                content.dismiss(animated: animated)
                scene.stage.settle()
                let differences = WindowDump(scene.stage.window).differences(from: fresh(device, orientation, style))
                #expect(differences == [], "\(orientation.rawValue)")
                let bounds = content.view.bounds
                #expect(content.body.frame == bounds.inset(by: content.view.safeAreaInsets))
            }
        }
    }

    @Test("Another text size or direction asks for a new layout, whether UIKit lays out for it or not")
    func traits() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(CountingViewController(CGSize(width: 0, height: 240)))
        scene.stage.settle()
        let container = try #require(scene.container)
        #expect(!container.layer.needsLayout())
        let controller = scene.presenter.presentedViewController?.presentationController
        controller?.traitCollectionDidChange(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        #expect(container.layer.needsLayout())
    }

    @Test("Whatever is turned, resized, covered or dragged, what the delegate hears is finite and in 0…1 (R14)")
    func progress() throws {
        let scene = PresentedStage(.iPad11)
        let delegate = RecordingSheetDelegate()
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(presenter: .pushedBack()))
        content.presentationController?.delegate = delegate
        let changes: [(Stage) -> Void] = [
            { $0.rotate(to: .landscapeLeft) },
            { ScreenChange(width: 375).apply(to: $0) },
            { $0.rotate(to: .portrait) },
            { _ in self.cover(content, animated: true) },
            { $0.rotate(to: .landscapeRight) },
            { _ in content.dismiss(animated: true) },
            { ScreenChange(width: 320, hasCall: true, isMirrored: true, isLarge: true).apply(to: $0) },
            { $0.rotate(to: .portrait) },
            { $0.window.screen.resize(to: .zero, safeAreaInsets: .zero, traits: $0.window.traitCollection) },
            { $0.rotate(to: .portrait) },
        ]
        for (number, change) in changes.enumerated() {
            let middle = CGPoint(x: scene.stage.window.bounds.midX, y: scene.stage.window.bounds.height * 0.7)
            scene.stage.touchDown(at: middle)
            for way in [12, -60, 90, 140] as [CGFloat] {
                scene.stage.touchMoved(to: CGPoint(x: middle.x, y: middle.y + way))
                scene.stage.advance(by: 0.02)
            }
            change(scene.stage)
            scene.stage.advance(by: 0.1)
            scene.stage.touchMoved(to: CGPoint(x: middle.x, y: middle.y + 30))
            scene.stage.advance(by: 0.2)
            scene.stage.touchUp()
            scene.stage.settle()
            for progress in delegate.progress {
                #expect(progress.position.isFinite, "\(number)")
                #expect((0...1).contains(progress.fraction), "\(number)")
            }
            #expect(content.presentingViewController != nil, "\(number)")
        }
        #expect(delegate.progress.count > 50)
        #expect(scene.chrome?.frame == CGRect(x: 140, y: 570, width: 540, height: 610))
    }
}
