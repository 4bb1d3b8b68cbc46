import KitTestSupport
import PresentationsTesting
import UIKit

@testable import Presentations

/// A phone of 393 by 852 points with a button of 40 by 40 in a list that scrolls, and a popup of 200 by 150 at the button.
@MainActor
struct AnchoredStage {
    let scene: PresentedStage
    let list = UIScrollView()
    let button = UIButton()
    let content = CountingViewController(CGSize(width: 200, height: 150))

    init(at frame: CGRect = CGRect(x: 180, y: 300, width: 40, height: 40), on device: Device = .iPhone15) {
        scene = PresentedStage(device)
        list.frame = scene.presenter.view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 393, height: 3000)
        scene.presenter.view.addSubview(list)
        button.frame = frame
        list.addSubview(button)
        content.view.backgroundColor = .systemTeal
        stage.settle()
    }

    var stage: Stage { scene.stage }

    /// Presents the popup, and waits until it is at rest.
    func present(_ change: (inout Popup) -> Void = { _ in }, animated: Bool = true) {
        var popup = Popup(position: .anchored(to: PresentationAnchor(button)))
        change(&popup)
        scene.presenter.presentAsPopup(content, style: popup, animated: animated)
        stage.settle()
    }

    var controller: PopupPresentationController? { content.popupPresentationController }
    var chrome: ChromeView? { content.presentationController?.presentedView as? ChromeView }
    var arrow: UIView? { scene.view(named: "presentation.arrow") }

    /// The frames of the presented view and of its arrow in the window; null without them.
    var place: CGRect { chrome?.frame ?? .null }
    var arrowPlace: CGRect { arrow.map { $0.convert($0.bounds, to: stage.window) } ?? .null }

    /// The visible frame of the presented view.
    var seen: CGRect { chrome.map { ViewGeometry(onScreen: $0).frame } ?? .null }
}
