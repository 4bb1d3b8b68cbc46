import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The example of the appearance of a style of your own.
@MainActor @Suite struct OwnAppearanceExampleTests {
    struct TopBar: PresentationStyle {
        var appearance: PresentationAppearance {
            PresentationAppearance(
                dimming: .none, animation: .slide(from: .top))
        }
    }

    struct Panel: PresentationStyle {
        let appearance = PresentationAppearance(animation: .slide(from: .top))
        let detentBehavior = DetentBehavior(playsHaptics: true)

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
        #expect(panel?.presentedStyle.appearance.animation == .slide(from: .top))
        #expect(panel?.presentedStyle.detentBehavior.playsHaptics == true)
        #expect(panel?.presentedStyle.detentBehavior.resizesContentWhileDragging == true)
    }

    @Test func aBarDimsNothingAndComesFromTheTop() {
        let (stage, home, message) = (Stage(.iPhone15), UIViewController(), UIViewController())
        stage.show(home)
        home.present(message, as: TopBar())
        stage.settle()
        let controller = message.presentationController(of: TopBar.self)
        #expect(controller?.presentedStyle.appearance.dimming == Dimming.none)
        #expect(controller?.presentedStyle.appearance.animation == .slide(from: .top))
        // A style without a layout fills the container.
        #expect(controller?.presentedView?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
}
