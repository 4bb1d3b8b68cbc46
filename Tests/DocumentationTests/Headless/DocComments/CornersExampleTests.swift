import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of corners, whose radii are read from the clips. Concentric ones have the radius of the display less their distance from its edges.
@MainActor @Suite struct CornersExampleTests {
    @Test func concentricCornersAndABubble() throws {
        final class Screen: SequentialPresenter {
            let nowPlaying = SizedViewController(width: 0)
            let message = SizedViewController()

            func show() {
                let margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
                presentAsCard(
                    nowPlaying,
                    style: Card {
                        $0.margins = margins
                        $0.corners = .concentric(minimum: 24)
                    })

                let bubble = Corners(
                    topLeading: 4, topTrailing: 20, bottomLeading: 20, bottomTrailing: 20)
                presentAsPopup(message, style: Popup { $0.corners = bubble })
            }
        }
        let screen = Screen(.iPhone16Pro)
        var radii: [[CGFloat]] = []
        screen.atRest = { radii.append(ViewTree.radii(of: $0.presentationController?.presentedView)) }
        screen.show()
        #expect(screen.frames.first == CGRect(x: 8, y: 600, width: 386, height: 240))
        // The display's radius is 62. The card ends at the safe area, 34 points from the bottom.
        #expect(radii.first == [24, 24, 28, 28])
        #expect(radii.last == [4, 20, 20, 20])
    }

    @Test func theLowerCornersFollowTheDisplay() {
        let screen = SequentialPresenter()
        let detail = SizedViewController(width: 0)
        var radii: [CGFloat] = []
        screen.atRest = { radii = ViewTree.radii(of: $0.presentationController?.presentedView) }
        func presentAsCard(_ content: UIViewController, style: Card) {
            screen.presentAsCard(content, style: style)
        }
        let corners = Corners(top: 16, bottom: .concentric(minimum: 16))
        presentAsCard(detail, style: Card { $0.corners = corners })
        // The display's radius is 55, and the card is 34 points from the bottom.
        #expect(radii == [16, 16, 21, 21])
    }
}
