import PresentationsTesting
import UIKit

/// The content alone: a child that fills its parent in every orientation.
@MainActor
struct FullScreen {
    private let stage = Stage(.iPhone15)

    func rotate(_ count: Int) {
        let root = UIViewController()
        let content = ListViewController()
        stage.show(root)
        root.addChild(content)
        content.view.frame = root.view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(content.view)
        content.didMove(toParent: root)
        stage.settle()
        stage.rotateThereAndBack(count)
    }
}

extension Stage {
    /// Turns the device to landscape and back, as often as that.
    func rotateThereAndBack(_ count: Int) {
        for _ in 0..<count {
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                rotate(to: orientation)
                settle()
            }
        }
    }
}
