import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The safe area of presented content: right at rest, and constant while it moves.
@MainActor
struct ContentSafeAreaTests {
    private nonisolated static let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft]
    private nonisolated static let devices: [Device] = [.iPhoneSE, .iPhone13mini, .iPhone15, .iPhone16ProMax, .iPad11]

    /// Presents a content and lets it come to rest.
    private func show(
        on device: Device, _ orientation: UIInterfaceOrientation = .portrait,
        _ present: (UIViewController, UIViewController) -> Void
    ) -> (scene: PresentedStage, content: LaidOutViewController) {
        let scene = PresentedStage(device, orientation: orientation)
        let content = LaidOutViewController(CGSize(width: 0, height: 240))
        present(scene.presenter, content)
        scene.stage.settle()
        return (scene, content)
    }

    @Test("A card and a popup have none, on every device (SA1, SA2)", arguments: Device.all, orientations)
    func inside(device: Device, orientation: UIInterfaceOrientation) {
        let card = show(on: device, orientation) { $0.presentAsCard($1) }
        #expect(card.content.view.safeAreaInsets == .zero)
        let popup = show(on: device, orientation) { $0.presentAsPopup($1) }
        #expect(popup.content.view.safeAreaInsets == .zero)
    }

    @Test(
        "A half-sheet has that of the edges that it touches, on every device (SA1, SA2)", arguments: Device.all,
        orientations)
    func sheet(device: Device, orientation: UIInterfaceOrientation) {
        let whole = device.safeAreaInsets(in: orientation)
        let isCompact = device.verticalSizeClass(in: orientation) == .compact
        let bottom = UIEdgeInsets(top: 0, left: 0, bottom: whole.bottom, right: 0)
        for detent in [HalfSheet.Detent.Identifier.medium, .large] {
            let sheet = show(on: device, orientation) {
                $0.presentAsHalfSheet($1, style: HalfSheet(selectedDetentIdentifier: detent))
            }
            #expect(sheet.content.view.safeAreaInsets == (isCompact ? whole : bottom))
        }
        let attached = show(on: device, orientation) {
            $0.presentAsHalfSheet($1, style: HalfSheet(prefersEdgeAttachedInCompactHeight: true))
        }
        #expect(attached.content.view.safeAreaInsets == bottom)
    }

    @Test("The grabber is clear of the status bar and the island, on every device", arguments: Device.all, orientations)
    func grabber(device: Device, orientation: UIInterfaceOrientation) throws {
        let style = HalfSheet(selectedDetentIdentifier: .large, prefersGrabberVisible: true)
        let sheet = show(on: device, orientation) { $0.presentAsHalfSheet($1, style: style) }
        let grabber = try #require(sheet.scene.view(named: "presentation.grabber"))
        let isCompact = device.verticalSizeClass(in: orientation) == .compact
        // If it is not drawn it exists for VoiceOver only.
        #expect((grabber.backgroundColor == nil) == isCompact)
        let frame = grabber.convert(grabber.bounds, to: sheet.scene.stage.window)
        if !isCompact { #expect(frame.minY == device.safeAreaInsets(in: orientation).top + 15) }
        #expect(frame.midX == sheet.scene.stage.window.bounds.midX)
    }

    // MARK: In motion

    @Test("A card is not laid out while a finger takes it over the home indicator and back (SA6)", arguments: devices)
    func cardDragged(device: Device) throws {
        let (scene, content) = show(on: device) { $0.presentAsCard($1, style: Card { $0.swipeThreshold = .sheet }) }
        let start = try #require(scene.chrome).center
        content.forgetLayouts()
        scene.stage.touchDown(at: start)
        for way in stride(from: CGFloat(12), through: 130, by: 6) + stride(from: 130, through: -60, by: -6) {
            scene.stage.advance(by: 1.0 / 120)
            scene.stage.touchMoved(to: CGPoint(x: start.x, y: start.y + way))
            #expect(content.view.safeAreaInsets == .zero)
        }
        scene.stage.advance(by: 0.2)
        #expect(content.layouts == 0)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(content.safeAreas == [])
        #expect(content.presentingViewController != nil)
    }

    enum Way: CaseIterable, Sendable {
        case slide, scale, dissolve, fromTop, fromSide

        var animation: TransitionAnimation {
            switch self {
            case .slide: .slide(from: .bottom)
            case .scale: .scale
            case .dissolve: .crossDissolve
            case .fromTop: .slide(from: .top)
            case .fromSide: .slide(from: .leading)
            }
        }
    }

    @Test(
        "A card and a popup are laid out once as they come, and not again as they go (SA6)", arguments: Way.allCases,
        devices)
    func transitions(way: Way, device: Device) {
        for isCard in [true, false] {
            let (scene, content) = show(on: device) {
                if isCard {
                    $0.presentAsCard($1, style: Card(animation: way.animation))
                } else {
                    $0.presentAsPopup($1, style: Popup(position: .bottom, animation: way.animation))
                }
            }
            #expect(content.safeAreas.allSatisfy { $0 == .zero }, "\(content.safeAreas)")
            content.forgetLayouts()
            content.dismiss(animated: true)
            for _ in 0..<30 {
                scene.stage.advance(by: 0.02)
                #expect(content.layouts == 0)
            }
            #expect(content.safeAreas == [])
        }
    }

    @Test("A half-sheet keeps its inset while it comes, is dragged out and goes (SA6)", arguments: devices)
    func sheetMoved(device: Device) throws {
        let (scene, content) = show(on: device) { $0.presentAsHalfSheet($1) }
        let bottom = device.portraitSafeAreaInsets.bottom
        #expect(content.safeAreas.allSatisfy { $0 == UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0) })
        content.forgetLayouts()
        let start = try #require(scene.chrome).center
        scene.stage.touchDown(at: start)
        for way in stride(from: CGFloat(12), through: 120, by: 6) {
            scene.stage.advance(by: 1.0 / 120)
            scene.stage.touchMoved(to: CGPoint(x: start.x, y: start.y + way))
        }
        scene.stage.advance(by: 0.2)
        #expect(content.layouts == 0)
        scene.stage.touchUp()
        scene.stage.settle()
        content.forgetLayouts()
        content.dismiss(animated: true)
        scene.stage.advance(by: 0.2)
        #expect(content.layouts == 0)
        #expect(content.safeAreas == [])
    }

    @Test("The content's own additional safe area is never written, and counts")
    func additional() throws {
        let scene = PresentedStage()
        let content = LaidOutViewController(CGSize(width: 0, height: 240))
        content.additionalSafeAreaInsets.bottom = 50
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
        scene.stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 740), duration: 1)
        scene.stage.settle()
        #expect(content.view.safeAreaInsets.bottom == 50)
        content.dismiss(animated: true)
        scene.stage.settle()
        #expect(content.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
    }

    @Test("A presentation that covers the screen takes the content out, and gives it back its place")
    func covered() throws {
        let (scene, content) = show(on: .iPhone15) { $0.presentAsCard($1) }
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        content.present(cover, animated: true)
        scene.stage.settle()
        #expect(content.view.window == nil)
        cover.dismiss(animated: true)
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        #expect(content.view.convert(content.view.bounds, to: scene.stage.window) == chrome.frame)
        #expect(content.body.frame == CGRect(x: 0, y: 0, width: 369, height: 240))
    }
}

private func + (a: StrideThrough<CGFloat>, b: StrideThrough<CGFloat>) -> [CGFloat] { Array(a) + Array(b) }
