import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of corners. Concentric ones have the radius of the display less their distance from its edges.
@MainActor @Suite struct CornersExampleTests {
    /// The environment of a presentation that covers a phone, with content as wide as possible and 240 points high.
    private func environment(width: CGFloat, height: CGFloat, scale: CGFloat = 3) -> LayoutEnvironment {
        let size = CGSize(width: width, height: height)
        return LayoutEnvironment(
            container: size, safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
            content: LayoutEnvironment.Content(preferred: CGSize(width: 0, height: 240)),
            display: LayoutEnvironment.Display(
                size: size, pixels: CGSize(width: width * scale, height: height * scale),
                frame: CGRect(origin: .zero, size: size)))
    }

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
        let room = environment(width: 402, height: 874)
        var radii: [CornerRadii?] = []
        screen.atRest = { content in
            let (card, popup) = (content.cardPresentationController?.card, content.popupPresentationController?.popup)
            radii.append((card?.layout(in: room) ?? popup?.layout(in: room))?.corners)
        }
        screen.show()
        #expect(screen.frames.first == CGRect(x: 8, y: 600, width: 386, height: 240))
        // The display's radius is 62. The card ends at the safe area, 34 points from the bottom.
        #expect(radii.first == CornerRadii(top: 24, bottom: 28))
        #expect(radii.last == CornerRadii(topLeft: 4, topRight: 20, bottomLeft: 20, bottomRight: 20))
    }

    @Test func theLowerCornersFollowTheDisplay() {
        let screen = SequentialPresenter()
        let detail = SizedViewController(width: 0)
        var radii: CornerRadii?
        screen.atRest = { content in
            radii = content.cardPresentationController?.card.layout(in: environment(width: 393, height: 852)).corners
        }
        func presentAsCard(_ content: UIViewController, style: Card) {
            screen.presentAsCard(content, style: style)
        }
        let corners = Corners(top: 16, bottom: .concentric(minimum: 16))
        presentAsCard(detail, style: Card { $0.corners = corners })
        // The display's radius is 55, and the card is 34 points from the bottom.
        #expect(radii == CornerRadii(top: 16, bottom: 21))
    }

    @Test func aDisplayGetsAnotherRadius() {
        let presenter = SequentialPresenter()
        let detail = SizedViewController(width: 0)
        var radii: CornerRadii?
        presenter.atRest = { content in
            radii = content.cardPresentationController?.card.layout(in: environment(width: 420, height: 912)).corners
        }
        func presentAsCard(_ content: UIViewController, style: Card) {
            presenter.presentAsCard(content, style: style)
        }
        let phone = Device(
            name: "phone", size: CGSize(width: 420, height: 912), portraitSafeAreaInsets: .zero,
            landscapeSafeAreaInsets: .zero)
        let screen = Stage(phone).window.screen
        let pixels = screen.nativeBounds.size
        let isNew = pixels == CGSize(width: 1260, height: 2736)
        let display = isNew ? DisplayCorners(radius: 60) : .known
        presentAsCard(
            detail,
            style: Card { $0.corners = .concentric(minimum: 24, display: display) })
        #expect(radii == CornerRadii(top: 24, bottom: 26))
        #expect(environment(width: 420, height: 912).displayCornerRadius() == 62)
    }

    @Test func thePhoneIsInTheTable() {
        #expect(environment(width: 393, height: 852).displayCornerRadius() == 55)
    }
}
