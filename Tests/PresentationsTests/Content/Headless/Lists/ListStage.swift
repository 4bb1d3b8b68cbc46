import KitTestSupport
import Presentations
import PresentationsTesting
import UIKit

/// A phone on which a table is presented.
@MainActor
struct ListStage {
    let scene: PresentedStage
    let list: TableContentViewController
    var stage: Stage { scene.stage }

    init(
        _ list: TableContentViewController = TableContentViewController(rows: 200), on device: Device = .iPhone15
    ) {
        scene = PresentedStage(device)
        self.list = list
    }

    /// Presents the list, or its container, and waits until it is at rest.
    func present(_ style: some PresentationStyle, in controller: UIViewController? = nil) {
        scene.presenter.present(controller ?? list, as: style)
        stage.settle()
    }

    /// The top edge of the presented view.
    var top: CGFloat { scene.chrome?.frame.minY ?? .nan }

    func touchDown(at y: CGFloat) {
        stage.touchDown(at: CGPoint(x: 196, y: y))
    }

    func lift() {
        stage.touchUp()
        stage.settle()
    }
}
