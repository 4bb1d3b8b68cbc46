import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A view whose corners are concentric with those of the display.
private struct Inset: PresentationStyle {
    var margin: CGFloat = 8
    var options = PresentationOptions()

    func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        let whole = CGRect(origin: .zero, size: environment.container)
        return PresentationLayout(
            frame: environment.rounded(whole.insetBy(dx: margin, dy: margin)), corners: .concentric())
    }
}

@MainActor
struct ConcentricTests {
    @Test("The layout of a style of your own may have corners that are concentric with those of the display")
    func concentric() throws {
        let stage = Stage(.iPhone15)
        let home = UIViewController()
        stage.show(home)
        let content = UIViewController()
        home.present(content, as: Inset())
        stage.settle()
        let controller = try #require(content.presentationController(of: Inset.self))
        #expect(controller.presentedView?.frame == CGRect(x: 8, y: 8, width: 377, height: 836))
        // The display's radius is 55.
        let radii = sequence(first: content.view as UIView, next: \.superview).map(\.layer.cornerRadius)
        #expect(radii.contains(47))
    }
}
