import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// UIKit rounds edges to pixels, so a size may depend on the position. The kit's sizes do not.
@MainActor
struct PlacedSizeTests {
    @Test(
        "A popup of 145.6 points has one height, in whole pixels, wherever it stands, and so has its content",
        arguments: [(Device.iPhone15, 437.0 / 3), (.iPhoneSE, 145.5), (.iPad11, 145.5)])
    func popup(device: Device, height: Double) throws {
        for step in -50...50 {
            let scene = PresentedStage(device)
            let content = ColumnViewController(heights: [105.6])
            scene.presenter.presentAsPopup(
                content, style: Popup(offset: CGPoint(x: 0, y: CGFloat(step) * 0.37)), animated: false)
            scene.stage.settle()
            let frame = try #require(scene.chrome).frame
            #expect(abs(frame.height - height) < 1e-9, "\(frame)")
            #expect(abs(content.view.bounds.height - height) < 1e-9, "\(frame)")
            #expect(abs(content.boxes[0].frame.height - height + 40) < 1e-9, "\(frame)")
        }
    }
}
