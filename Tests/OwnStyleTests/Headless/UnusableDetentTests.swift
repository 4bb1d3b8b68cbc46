import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Detents of an app's own style whose frames result from a division by zero.
@MainActor
struct UnusableDetentTests {
    /// Rests at y 400, and can be dragged to y 100 and to an invalid position.
    private struct ThreePlaces: PresentationStyle {
        let broken: CGRect
        var options = PresentationOptions()

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            PresentationLayout(frame: frame(400), detent: DetentIdentifier("low"))
        }

        func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
            [
                DetentFrame(identifier: DetentIdentifier("low"), frame: frame(400)),
                DetentFrame(identifier: DetentIdentifier("broken"), frame: broken),
                DetentFrame(identifier: DetentIdentifier("high"), frame: frame(100)),
            ]
        }

        private func frame(_ top: CGFloat) -> CGRect { CGRect(x: 0, y: top, width: 393, height: 852 - top) }
    }

    nonisolated static let broken = [
        CGRect(x: 0, y: 200, width: 393, height: CGFloat.infinity),
        CGRect(x: 0, y: CGFloat.nan, width: 393, height: 500),
        CGRect(x: 0, y: 200, width: CGFloat.greatestFiniteMagnitude, height: 500),
    ]

    @Test("A detent that cannot be drawn is left out, and a finger goes on to the next one", arguments: broken)
    func leftOut(frame: CGRect) throws {
        let stage = Stage(.iPhone15)
        let home = UIViewController()
        stage.show(home)
        let list = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 452))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let content = UIViewController()
        content.view.addSubview(list)
        home.present(content, as: ThreePlaces(broken: frame))
        stage.settle()
        let view = try #require(content.presentationController?.presentedView)
        #expect(view.frame == CGRect(x: 0, y: 400, width: 393, height: 452))
        stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 250), duration: 1)
        let controller = content.presentationController as? PresentationController
        let positions = try #require(controller?.presentedViewProgress?.detentPositions)
        #expect(positions == [DetentIdentifier("low"): 400, DetentIdentifier("high"): 100])
        #expect(list.bounds.height.isFinite)
    }
}
