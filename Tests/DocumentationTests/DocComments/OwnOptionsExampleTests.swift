import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of options: as properties of a style, and in a style of your own.
@MainActor @Suite struct OwnOptionsExampleTests {
    struct TopBar: PresentationStyle {
        var options = PresentationOptions {
            $0.dimming = .none
            $0.animation = .slide(from: .top)
        }
    }

    struct Panel: PresentationStyle {
        var options = PresentationOptions {
            $0.animation = .slide(from: .top)
            $0.playsHaptics = true
        }

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            PresentationLayout(frame: environment.room(), cornerRadius: 16)
        }
    }

    @Test func aPanelFillsTheSafeArea() {
        let (stage, home, content) = (Stage(.iPhone15), UIViewController(), UIViewController())
        stage.show(home)
        home.present(content, as: Panel())
        stage.settle()
        #expect(content.presentationController?.presentedView?.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
        let panel = content.presentationController(of: Panel.self)
        #expect(panel?.presentedStyle.animation == .slide(from: .top))
        #expect(panel?.presentedStyle.entryEdge == .top)
        #expect(panel?.presentedStyle.playsHaptics == true)
        #expect(panel?.presentedStyle.resizesContentWhileDragging == true)
    }

    @Test func aBarDimsNothingAndComesFromTheTop() {
        let (stage, home, message) = (Stage(.iPhone15), UIViewController(), UIViewController())
        stage.show(home)
        home.present(message, as: TopBar())
        stage.settle()
        let controller = message.presentationController(of: TopBar.self)
        #expect(controller?.presentedStyle.dimming == Dimming.none)
        #expect(controller?.presentedStyle.animation == .slide(from: .top))
        // A style without a layout fills the container.
        #expect(controller?.presentedView?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test func aMessageLeavesTheScreenBelowInUse() {
        final class Home: UIViewController {
            let message = SizedViewController(width: 0)

            func showMessage() {
                presentAsCard(
                    message,
                    style: Card {
                        $0.allowsBackgroundInteraction = true
                        $0.dismissesAfter = 3
                    })
            }
        }
        let (stage, home) = (Stage(.iPhone15), Home())
        stage.show(home)
        home.showMessage()
        stage.settle()
        #expect(stage.window.hitTest(CGPoint(x: 196, y: 300), with: nil) === home.view)
        #expect(home.message.cardPresentationController?.card.dismissesAfter == 3)
        #expect(home.message.cardPresentationController?.card.options.dismissesAfter == 3)
    }
}
