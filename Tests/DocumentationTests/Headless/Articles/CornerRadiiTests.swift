import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The corners of the article "Choosing a Style", read from the clips of the presented view: at the upper left, upper right,
/// lower left and lower right.
@MainActor
@Suite struct CornerRadiiTests {
    /// Presents content of 300 by 200 points, or of another width.
    private func present(
        _ style: some PresentationStyle, on stage: Stage = Stage(.iPhone15), width: CGFloat = 300
    ) -> (frame: CGRect?, radii: [CGFloat]) {
        let home = UIViewController()
        stage.show(home)
        let content = SizedViewController(width: width, height: 200)
        home.present(content, as: style)
        stage.settle()
        let view = content.presentationController?.presentedView
        return (view?.frame, ViewTree.radii(of: view))
    }

    @Test("Corners have a radius each, or follow those of the display")
    func corners() {
        let message = Popup {
            $0.corners = Corners(
                topLeading: 4, topTrailing: 20, bottomLeading: 20,
                bottomTrailing: 20)
        }
        let sheet = HalfSheet {
            $0.detachedMargin = 8
            $0.corners = .concentric(minimum: 20)
        }

        #expect(present(message).radii == [4, 20, 20, 20])
        let shown = present(sheet)
        #expect(shown.frame == CGRect(x: 8, y: 392, width: 377, height: 452))
        // The display's corners have a radius of 55; the upper ones are far away from them.
        #expect(shown.radii == [20, 20, 47, 47])
    }

    @Test("A display that the kit does not know has the radius that the app names")
    func unknownDisplay() {
        let phone = Device(
            name: "phone", size: CGSize(width: 420, height: 912), portraitSafeAreaInsets: .zero,
            landscapeSafeAreaInsets: .zero)
        let stage = Stage(phone)
        let screen = stage.window.screen
        let isNew = screen.nativeBounds.size == CGSize(width: 1260, height: 2736)
        let radius: CGFloat? = isNew ? 60 : nil
        let style = Card {
            $0.corners = .concentric(minimum: 24, displayRadius: radius)
        }

        let shown = present(style, on: stage, width: 396)
        // 12 points from the bottom and the sides.
        #expect(shown.frame == CGRect(x: 12, y: 700, width: 396, height: 200))
        #expect(shown.radii == [24, 24, 48, 48])
    }
}
