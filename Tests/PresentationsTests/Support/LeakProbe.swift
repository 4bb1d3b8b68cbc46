import Testing
import UIKit

@testable import Presentations

/// Every object of one presentation, held weakly after its dismissal.
@MainActor
struct LeakProbe {
    private weak var content: UIViewController?
    private weak var controller: UIPresentationController?
    private weak var container: UIView?
    private weak var chrome: UIView?
    private weak var dimming: UIView?

    enum Style: CaseIterable {
        case card, halfSheet, popup, pushedBackCard, drawer

        @MainActor
        func present(_ content: UIViewController, from presenter: UIViewController, animated: Bool) {
            switch self {
            case .card: presenter.presentAsCard(content, animated: animated)
            case .halfSheet: presenter.presentAsHalfSheet(content, animated: animated)
            case .popup: presenter.presentAsPopup(content, animated: animated)
            case .drawer:
                presenter.presentAsDrawer(content, style: Drawer(presenter: .faded()), animated: animated)
            case .pushedBackCard:
                let style = Card(dimming: .blurred(.dark), presenter: .pushedBack())
                presenter.presentAsCard(content, style: style, animated: animated)
            }
        }
    }

    /// Presents and dismisses a content.
    init(of style: Style, in scene: PresentedStage, animated: Bool) throws {
        let content = CountingViewController(CGSize(width: 281, height: 235))
        style.present(content, from: scene.presenter, animated: animated)
        scene.stage.settle()
        self.content = content
        controller = content.presentationController
        container = try #require(content.presentationController?.containerView)
        chrome = try #require(content.presentationController?.presentedView)
        dimming = scene.view(named: "presentation.dimming")
        scene.presenter.dismiss(animated: animated)
        scene.stage.settle()
    }

    /// What is still there.
    var names: [String] {
        [
            ("content", content as AnyObject?), ("controller", controller), ("container", container),
            ("chrome", chrome), ("dimming", dimming),
        ].filter { $0.1 != nil }.map(\.0)
    }
}
