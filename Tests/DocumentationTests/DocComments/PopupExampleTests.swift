import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of popups, on a phone of 393 by 852 points with a safe area of 59 at the top and 34 at the bottom.
@MainActor @Suite struct PopupExampleTests {
    private let stage = Stage(.iPhone15)
    private let home = Home()

    init() {
        stage.show(home)
    }

    private func frame(of content: UIViewController) -> CGRect {
        content.presentationController?.presentedView?.frame ?? .null
    }

    @Test func aQuestionStandsAtTheTopInFrontOfABlur() {
        home.ask()
        stage.settle()
        #expect(frame(of: home.question) == CGRect(x: 60, y: 59, width: 273, height: 200))
        let cover = home.question.presentationController?.containerView?.subviews.first
        #expect(ViewTree.views(in: cover).contains { $0 is UIVisualEffectView })
    }

    @Test func aHintStandsAboveTheButtonIfThereIsRoom() {
        home.button.frame = CGRect(x: 150, y: 400, width: 90, height: 40)
        home.showHint(at: home.button)
        stage.settle()
        // The arrow is 13 points long, and its tip touches the button.
        #expect(frame(of: home.hint) == CGRect(x: 95, y: 287, width: 200, height: 100))
        home.button.frame.origin.y = 80
        home.view.setNeedsLayout()
        stage.settle()
        #expect(frame(of: home.hint) == CGRect(x: 95, y: 133, width: 200, height: 100))
    }

    @Test func aHintStandsBelowTheButtonByDefault() {
        home.button.frame = CGRect(x: 150, y: 400, width: 90, height: 40)
        home.pointAtTheButton()
        stage.settle()
        #expect(frame(of: home.hint) == CGRect(x: 95, y: 453, width: 200, height: 100))
    }
}

extension PopupExampleTests {
    private final class Home: UIViewController {
        let question = SizedViewController(height: 200)
        let hint = SizedViewController(width: 200, height: 100)
        let button = UIButton()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
        }

        func ask() {
            presentAsPopup(
                question,
                style: Popup(
                    position: .top, dimming: .blurred(.systemThinMaterialDark)))
        }

        func showHint(at button: UIButton) {
            let anchor = PresentationAnchor(button)
            presentAsPopup(
                hint,
                style: Popup(
                    position: .anchored(to: anchor, sides: [.top, .bottom])))
        }

        func pointAtTheButton() {
            presentAsPopup(
                hint, style: Popup(position: .anchored(to: PresentationAnchor(button))))
        }
    }
}
