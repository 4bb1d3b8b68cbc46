import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of borders, grabbers, heights from the container and levels of the dimming, on a phone of 393 by 852 points
/// with a safe area of 34 at the bottom.
@MainActor @Suite struct LookExampleTests {
    private let stage = Stage(.iPhone15)
    private let home = Home()

    init() {
        stage.show(home)
    }

    private func view(named name: String) -> UIView? {
        ViewTree.views(in: stage.window).first { $0.accessibilityIdentifier == name }
    }

    private func frame(of content: UIViewController) -> CGRect {
        content.presentationController?.presentedView?.frame ?? .null
    }

    @Test func aCardHasABorderOfOnePoint() throws {
        home.showWithABorder()
        stage.settle()
        let border = try #require(view(named: "presentation.border"))
        #expect(border.convert(border.bounds, to: nil) == frame(of: home.detail))
        #expect(home.detail.cardPresentationController?.card.border == Border())
        #expect(Border().width == 1)
    }

    @Test func aGrabberHasAColour() throws {
        home.presentAsHalfSheet(home.detail, style: Home.grabbed())
        stage.settle()
        let grabber = try #require(view(named: "presentation.grabber"))
        #expect(grabber.bounds.size == CGSize(width: 36, height: 5))
        #expect(grabber.backgroundColor == .systemIndigo)
    }

    @Test func aHeightFromTheContainerIncludesTheHomeIndicator() {
        // 120 points in sight, the home indicator included:
        let strip = HalfSheet.Detent.height(120, from: .container)
        home.presentAsHalfSheet(home.detail, style: HalfSheet(detents: [strip]))
        stage.settle()
        #expect(frame(of: home.detail) == CGRect(x: 0, y: 732, width: 393, height: 120))
        #expect(strip.identifier.rawValue == "height(120.0, from: container)")
    }

    @Test func aSheetDimsMoreTheLargerItIs() {
        home.presentAsHalfSheet(home.detail, style: Home.dimming())
        stage.settle()
        var alphas = [view(named: "presentation.dimming")?.alpha]
        for detent in [.medium, .large] as [HalfSheet.Detent.Identifier] {
            home.detail.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = detent }
            stage.settle()
            alphas.append(view(named: "presentation.dimming")?.alpha)
        }
        #expect(alphas == [0, 0.5, 1])
    }
}

extension LookExampleTests {
    private final class Home: UIViewController {
        let detail = SizedViewController(width: 0)

        func showWithABorder() {
            presentAsCard(detail, style: Card { $0.border = Border(color: .separator) })
        }

        static func grabbed() -> HalfSheet {
            let style = HalfSheet {
                $0.prefersGrabberVisible = true
                $0.grabber = Grabber(color: .systemIndigo)
            }
            return style
        }

        static func dimming() -> HalfSheet {
            HalfSheet(detents: [
                .height(120).dimmed(0), .medium().dimmed(0.5), .large(),
            ])
        }
    }
}
