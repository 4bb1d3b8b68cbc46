import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The delegates that decide about a drag, in the doc comments and in the article Gestures. On this phone of 393 by 852
/// points a card of 300 points rests at 518, a medium sheet at 392 and a large one at 69.
@MainActor @Suite struct DragDelegateExampleTests {
    private let stage = Stage(.iPhone15)
    private let home = UIViewController()

    init() {
        stage.show(home)
    }

    private func top(of content: UIViewController) -> CGFloat {
        content.presentationController?.presentedView?.frame.minY ?? .nan
    }

    private final class SigningViewController: UIViewController, PresentationDragDelegate {
        let signature = UIView(frame: CGRect(x: 20, y: 150, width: 329, height: 120))

        override func viewDidLoad() {
            super.viewDidLoad()
            preferredContentSize = CGSize(width: 0, height: 300)
            view.addSubview(signature)
        }

        func presentationController(
            _ controller: PresentationController, shouldBeginDraggingAt point: CGPoint
        ) -> Bool {
            !signature.frame.contains(point)
        }
    }

    @Test("A finger that signs leaves the card where it is, and one above moves it")
    func signature() {
        let form = SigningViewController()
        home.presentAsCard(form)
        form.presentationController?.delegate = form
        stage.settle()
        stage.touchDown(at: CGPoint(x: 196, y: 700))
        stage.touchMoved(to: CGPoint(x: 196, y: 720))
        stage.touchMoved(to: CGPoint(x: 196, y: 800))
        #expect(top(of: form) == 518)
        stage.touchUp()
        stage.settle()
        stage.touchDown(at: CGPoint(x: 196, y: 560))
        stage.touchMoved(to: CGPoint(x: 196, y: 580))
        stage.touchMoved(to: CGPoint(x: 196, y: 600))
        // A pan absorbs the first ten points.
        #expect(abs(top(of: form) - 548) < 0.5)
        stage.touchUp()
        stage.settle()
    }

    private final class MapViewController: UIViewController, HalfSheetPresentationControllerDelegate {
        func halfSheetPresentationControllerWillEndDragging(
            _ controller: HalfSheetPresentationController,
            withVelocity velocity: CGFloat,
            targetDetentIdentifier: inout HalfSheet.Detent.Identifier?
        ) {
            // A fast swipe down closes the sheet from any height.
            if velocity > 2000 { targetDetentIdentifier = nil }
        }
    }

    @Test("A fast swipe closes the large sheet, and a slower one takes it to the medium detent")
    func fastSwipe() {
        let (map, places) = (MapViewController(), UIViewController())
        stage.show(map)
        map.presentAsHalfSheet(places, style: HalfSheet(selectedDetentIdentifier: .large))
        places.presentationController?.delegate = map
        stage.settle()
        // 800 points per second would go on for 400 points.
        stage.drag(from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 280), duration: 0.1)
        stage.settle()
        #expect(top(of: places) == 392)
        places.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier = .large
        stage.settle()
        stage.drag(from: CGPoint(x: 196, y: 200), to: CGPoint(x: 196, y: 500), duration: 0.1)
        stage.settle()
        #expect(map.presentedViewController == nil)
    }
}
