import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A popup follows the button that it is anchored to.
@MainActor
struct FollowingTests {
    @Test("It follows a list that is scrolled, in the same frame")
    func scrolled() {
        let anchored = AnchoredStage()
        anchored.present()
        for offset in [1, 30, 120] as [CGFloat] {
            anchored.list.contentOffset.y = offset
            anchored.stage.advance(by: 0)
            #expect(anchored.place.minY == 353 - offset)
            #expect(anchored.seen.minY == 353 - offset)
            #expect(anchored.arrowPlace.minY == 340 - offset)
        }
        anchored.list.setContentOffset(.zero, animated: true)
        anchored.stage.advance(by: 0.15)
        let top = anchored.button.convert(anchored.button.bounds, to: nil).maxY
        #expect(top < 340 && top > 220)
        #expect(abs(anchored.place.minY - top - 13) < 0.34)
        anchored.stage.settle()
        #expect(anchored.place.minY == 353)
    }

    @Test("It follows a source that its own layout moves")
    func laidOut() {
        let anchored = AnchoredStage()
        anchored.present()
        anchored.button.frame.origin = CGPoint(x: 160, y: 200)
        anchored.stage.advance(by: 0)
        #expect(anchored.place == CGRect(x: 80, y: 253, width: 200, height: 150))
        anchored.button.frame.size.height = 60
        anchored.stage.advance(by: 0)
        #expect(anchored.place.minY == 273)
    }

    @Test("To another side it goes in an animation, and the arrows cross-fade")
    func otherSide() throws {
        let anchored = AnchoredStage()
        anchored.present()
        anchored.button.frame.origin.y = 700
        anchored.stage.advance(by: 0.1)
        #expect(anchored.seen.minY > 353 && anchored.seen.minY < 537)
        #expect(anchored.place.minY == 537)
        let arrows = try #require(anchored.chrome).subviews.filter {
            $0.accessibilityIdentifier == "presentation.arrow"
        }
        #expect(arrows.count == 2)
        #expect(arrows.map { $0.alpha } == [0, 1])
        anchored.stage.settle()
        #expect(anchored.arrowPlace == CGRect(x: 187, y: 687, width: 26, height: 13))
        #expect(anchored.chrome?.layer.shadowPath?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 200, height: 163))
        #expect(anchored.chrome?.subviews.filter { $0.accessibilityIdentifier == "presentation.arrow" }.count == 1)
    }

    @Test("Without an arrow, too, it goes to the middle and back in an animation")
    func goneWithoutArrow() {
        let anchored = AnchoredStage()
        anchored.present { $0.position = .anchored(to: PresentationAnchor(anchored.button), arrowSize: .zero) }
        #expect(anchored.place == CGRect(x: 100, y: 340, width: 200, height: 150))
        anchored.button.isHidden = true
        anchored.stage.advance(by: 0.1)
        #expect(abs(anchored.place.minY - 363.667) < 0.01)
        #expect(anchored.seen.minY > 340 && anchored.seen.minY < 363)
        anchored.stage.settle()
        anchored.button.isHidden = false
        anchored.stage.advance(by: 0.1)
        #expect(anchored.place.minY == 340)
        #expect(anchored.seen.minY > 340.5)
        anchored.stage.settle()
        #expect(anchored.seen.minY == 340)
    }

    @Test(
        "Without its source it goes to the middle, and back to it when it is there again",
        arguments: ["scrolled out", "hidden", "removed", "list removed", "invisible"])
    func gone(how: String) {
        let anchored = AnchoredStage()
        anchored.present()
        func set(_ isGone: Bool) {
            switch how {
            case "scrolled out": anchored.list.contentOffset.y = isGone ? 400 : 0
            case "hidden": anchored.button.isHidden = isGone
            case "removed": isGone ? anchored.button.removeFromSuperview() : anchored.list.addSubview(anchored.button)
            case "invisible": anchored.button.alpha = isGone ? 0 : 1
            default:
                isGone
                    ? anchored.list.removeFromSuperview() : anchored.scene.presenter.view.addSubview(anchored.list)
            }
        }
        set(true)
        anchored.stage.settle()
        #expect(anchored.place.isClose(to: CGRect(x: 290.0 / 3, y: 1091.0 / 3, width: 200, height: 150)))
        #expect(anchored.arrow == nil)
        set(false)
        anchored.stage.settle()
        #expect(anchored.place == CGRect(x: 100, y: 353, width: 200, height: 150))
        #expect(anchored.arrowPlace.minY == 340)
    }

    @Test("It turns with the device, as if it had been presented so")
    func rotation() {
        let anchored = AnchoredStage(at: CGRect(x: 180, y: 100, width: 40, height: 40))
        anchored.present()
        anchored.stage.rotate(to: .landscapeLeft)
        anchored.stage.settle()
        #expect(anchored.place == CGRect(x: 100, y: 153, width: 200, height: 150))
        #expect(anchored.content.view.bounds.size == CGSize(width: 200, height: 150))
        anchored.stage.rotate(to: .portrait)
        anchored.stage.settle()
        #expect(anchored.place == CGRect(x: 100, y: 153, width: 200, height: 150))
        anchored.button.frame.origin.y = 600
        anchored.stage.rotate(to: .landscapeLeft)
        anchored.stage.settle()
        #expect(anchored.arrow == nil)
    }

    @Test("A keyboard moves it to the other side, and gives it back")
    func keyboard() {
        let anchored = AnchoredStage()
        anchored.present()
        anchored.stage.showKeyboard(height: 336)
        anchored.stage.settle()
        #expect(anchored.place == CGRect(x: 100, y: 137, width: 200, height: 150))
        anchored.stage.hideKeyboard()
        anchored.stage.settle()
        #expect(anchored.place == CGRect(x: 100, y: 353, width: 200, height: 150))
    }

    @Test("While it comes it follows, too; a finger that drags it is left alone; one that goes, goes")
    func meanwhile() {
        let anchored = AnchoredStage()
        anchored.scene.presenter.presentAsPopup(
            anchored.content,
            style: Popup(
                position: .anchored(to: PresentationAnchor(anchored.button)), dismissal: [.swipe, .tapOutside]))
        anchored.stage.advance(by: 0.1)
        anchored.list.contentOffset.y = 50
        anchored.stage.settle()
        #expect(anchored.place.minY == 303)
        anchored.stage.touchDown(at: CGPoint(x: 200, y: 350))
        anchored.stage.touchMoved(to: CGPoint(x: 200, y: 370))
        anchored.stage.touchMoved(to: CGPoint(x: 200, y: 400))
        let held = anchored.place
        anchored.list.contentOffset.y = 80
        anchored.stage.advance(by: 0.1)
        #expect(anchored.place == held)
        anchored.stage.touchUp()
        anchored.stage.settle()
        #expect(anchored.place.minY == 273)
        anchored.scene.presenter.dismiss(animated: true)
        anchored.stage.advance(by: 0.1)
        let going = anchored.place
        anchored.list.contentOffset.y = 0
        anchored.stage.advance(by: 0.05)
        #expect(anchored.place == going)
        anchored.stage.settle()
        #expect(anchored.content.presentingViewController == nil)
    }

    @Test("Without an anchor the run loop is not observed, and no layout follows a list that is scrolled")
    func withoutAnchor() {
        let anchored = AnchoredStage()
        let content = LayoutCountingViewController()
        anchored.scene.presenter.presentAsPopup(content)
        anchored.stage.settle()
        let count = content.count
        anchored.list.contentOffset.y = 100
        anchored.stage.settle()
        #expect(content.count == count)
    }
}

private final class LayoutCountingViewController: UIViewController {
    var count = 0

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        count += 1
    }
}
