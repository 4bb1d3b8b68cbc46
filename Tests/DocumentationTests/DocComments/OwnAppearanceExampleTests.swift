import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The example of the appearance of a style of your own.
@MainActor @Suite struct OwnAppearanceExampleTests {
    struct TopBar: PresentationStyle, Equatable {
        var appearance: PresentationAppearance {
            PresentationAppearance(
                dimming: .none, animation: .slide(from: .top))
        }
    }

    @Test func aBarDimsNothingAndComesFromTheTop() {
        let (stage, home, message) = (Stage(.iPhone15), UIViewController(), UIViewController())
        stage.show(home)
        home.present(message, as: TopBar())
        stage.settle()
        let controller = message.presentationController(of: TopBar.self)
        #expect(controller?.presentationAppearance.dimming == Dimming.none)
        #expect(controller?.presentationAppearance.animation == .slide(from: .top))
        // A style without a layout fills the container.
        #expect(controller?.presentedView?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
}
