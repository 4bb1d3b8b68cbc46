import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The presented view with increased contrast.
@MainActor
struct ContrastTests {
    private func border(_ scene: PresentedStage) -> CALayer? { scene.view(named: "presentation.border")?.layer }

    private func gray(_ color: CGColor?) -> [CGFloat]? { color?.components?.map { ($0 * 255).rounded() } }

    @Test("Increased contrast draws a border of one point around every style, live, and takes it away again")
    func border() throws {
        let scene = PresentedStage()
        let presents: [(UIViewController) -> Void] = [
            { scene.presenter.presentAsCard($0) }, { scene.presenter.presentAsHalfSheet($0) },
            { scene.presenter.presentAsPopup($0) },
        ]
        for present in presents {
            present(CountingViewController(CGSize(width: 200, height: 200)))
            scene.stage.settle()
            #expect(border(scene) == nil)
            scene.stage.accessibilityContrast = .high
            #expect(border(scene)?.borderWidth == 1)
            #expect(gray(border(scene)?.borderColor) == [108, 108, 112, 255])
            scene.stage.appearance = .dark
            #expect(gray(border(scene)?.borderColor) == [174, 174, 178, 255])
            scene.stage.appearance = .light
            scene.stage.accessibilityContrast = .normal
            #expect(border(scene) == nil)
            scene.presenter.dismiss(animated: false)
            scene.stage.settle()
        }
    }

    @Test("A presentation under increased contrast has the border from the start")
    func fromTheStart() throws {
        let scene = PresentedStage()
        scene.stage.accessibilityContrast = .high
        _ = scene.presentCard()
        scene.stage.advance(by: 0.1)
        #expect(border(scene)?.borderWidth == 1)
        scene.stage.settle()
    }

    @Test("The grabber is darker")
    func grabber() throws {
        let sheet = try SheetOnScreen(HalfSheet(prefersGrabberVisible: true))
        let bar = try #require(sheet.grabber)
        #expect(gray(bar.layer.backgroundColor) == [199, 199, 204, 255])
        sheet.stage.accessibilityContrast = .high
        #expect(gray(bar.layer.backgroundColor) == [108, 108, 112, 255])
    }
}
