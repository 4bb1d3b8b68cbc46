import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The article iPad: trackpads, wheels, keyboards, and changes at any time.
@MainActor @Suite
struct IPadInputTests {
    private let stage = Stage(.iPad11)
    private let home = UIViewController()
    private let content = UIViewController()

    init() {
        stage.show(home)
    }

    private var frame: CGRect { content.presentationController?.presentedView?.frame ?? .null }

    @Test("A trackpad and a wheel move a sheet; a wheel does not go back in a stack", arguments: [true, false])
    func scrolling(isTrackpad: Bool) {
        let device: Stage.ScrollDevice = isTrackpad ? .trackpad : .wheel
        home.presentAsHalfSheet(content)
        stage.settle()
        #expect(frame.minY == 570)
        stage.scroll(
            at: CGPoint(x: 410, y: 700), by: CGVector(dx: 0, dy: -400), duration: 0.4, with: device)
        stage.settle()
        #expect(frame.minY == 34)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.use(NavigationTransition())
        stage.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.settle()
        stage.scroll(
            at: CGPoint(x: 410, y: 700), by: CGVector(dx: 500, dy: 0), duration: 0.4, with: device)
        stage.settle()
        #expect(navigation.viewControllers.count == (isTrackpad ? 1 : 2))
    }

    @Test("Split View in the middle of a drag: the style changes, and the finger loses the view")
    func splitViewUnderFinger() {
        let popup = Popup(size: .fixed(CGSize(width: 300, height: 400)))
        home.present(content, as: Adaptive(compact: HalfSheet(), regular: popup))
        stage.resize(width: 375)
        stage.settle()
        stage.touchDown(at: CGPoint(x: 187, y: 600))
        stage.touchMoved(to: CGPoint(x: 187, y: 620))
        stage.touchMoved(to: CGPoint(x: 187, y: 700))
        stage.resize(width: nil)
        stage.advance(by: 0.05)
        stage.touchMoved(to: CGPoint(x: 187, y: 1000))
        stage.touchUp()
        stage.settle()
        #expect(frame == CGRect(x: 260, y: 390, width: 300, height: 400))
        #expect(home.presentedViewController === content)
    }

    @Test("A keyboard that floats counts where it covers the view")
    func floatingKeyboard() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        content.preferredContentSize = CGSize(width: 0, height: 300)
        content.view.addSubview(field)
        home.presentAsCard(content)
        stage.settle()
        field.becomeFirstResponder()
        stage.showKeyboard(frame: CGRect(x: 20, y: 100, width: 320, height: 260))
        stage.settle()
        #expect(frame == CGRect(x: 200, y: 860, width: 420, height: 300))
        stage.showKeyboard(frame: CGRect(x: 250, y: 900, width: 320, height: 260))
        stage.settle()
        #expect(frame.maxY <= 900)
    }

    @Test("A rotation in the middle of a presentation ends where a fresh one would be")
    func rotation() {
        home.presentAsHalfSheet(content, style: HalfSheet { $0.widePlacement = .trailing() })
        stage.advance(by: 0.2)
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        // 1180 by 820 points: half of the height is 410, and 20 are below the safe area.
        #expect(frame == CGRect(x: 797, y: 390, width: 375, height: 430))
    }
}
