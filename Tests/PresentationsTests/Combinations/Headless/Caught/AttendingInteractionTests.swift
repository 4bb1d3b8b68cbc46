import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Every animated transition has an interaction controller; without one, moving views get no touches (Z1).
@MainActor
struct AttendingInteractionTests {
    private let scene = PresentedStage()

    private final class ButtonViewController: UIViewController {
        private(set) var taps = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton()
            button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchDown)
            button.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
            button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(button)
        }
    }

    @Test("A view on its way in or out gets touches where it is seen (Z1)")
    func presentation() throws {
        let content = ButtonViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.advance(by: 0.2)
        let shown = try visible(scene.chrome).frame
        #expect(shown.minY > 392)
        scene.stage.tap(at: CGPoint(x: 196, y: shown.minY + 60))
        #expect(content.taps == 1)
        scene.stage.settle()
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0.05)
        scene.stage.tap(at: CGPoint(x: 196, y: 700))
        #expect(content.taps == 2)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("An app that animates a presentation itself gets no interaction controller from the kit")
    func ownAnimator() {
        let controller = CardPresentationController(
            style: Card(), presentedViewController: UIViewController(), presenting: nil)
        #expect(controller.interactionControllerForPresentation(using: OwnAnimator()) == nil)
        #expect(controller.interactionControllerForDismissal(using: OwnAnimator()) == nil)
        let own = TransitionAnimator(.flip, .forward)
        let interaction = controller.interactionControllerForPresentation(using: own)
        #expect(interaction?.wantsInteractiveStart == false)
    }

    private final class OwnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            context.completeTransition(true)
        }
    }
}
