import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of cards, on a phone of 393 by 852 points with a safe area of 59 at the top and 34 at the bottom.
@MainActor @Suite struct CardExampleTests {
    private let stage = Stage(.iPhone15)
    private let home = Home()

    init() {
        stage.show(home)
    }

    private func frame(of content: UIViewController) -> CGRect {
        content.presentationController?.presentedView?.frame ?? .null
    }

    @Test func aCardPushesThePresentingViewBack() {
        home.showCard()
        stage.settle()
        #expect(frame(of: home.nowPlaying) == CGRect(x: 12, y: 578, width: 369, height: 240))
        #expect(home.nowPlaying.cardPresentationController?.card.cornerRadius == 28)
        #expect(home.view.transform.a == 0.92)
        #expect(home.view.transform.d == 0.92)
    }

    @Test func aCardAtTheTopEdgeBeginsBelowTheStatusBar() {
        home.showAtTheTop()
        stage.settle()
        #expect(frame(of: home.nowPlaying) == CGRect(x: 12, y: 59, width: 369, height: 240))
        #expect(home.nowPlaying.cardPresentationController?.card.entryEdge == .top)
    }

    @Test func aClosureSetsAnyOption() {
        let notice = Card {
            $0.edge = .top
            $0.allowsBackgroundInteraction = true
        }
        #expect(notice != Card(edge: .top))
        #expect(notice.options == PresentationOptions { $0.allowsBackgroundInteraction = true })
    }

    @Test func thePresentingViewIsPushedBackToNineTenths() {
        home.showInFrontOfASmallerScreen()
        stage.settle()
        #expect(home.view.transform == CGAffineTransform(scaleX: 0.9, y: 0.9))
        home.dismiss(animated: true)
        stage.settle()
        #expect(home.view.transform == .identity)
    }

    @Test func theShadowIsDarkerAndWider() throws {
        home.showWithAShadow()
        stage.settle()
        let container = home.detail.presentationController?.containerView
        let layers = ViewTree.views(in: container).map(\.layer).filter { $0.shadowOpacity > 0 }
        #expect(layers.count == 1)
        let layer = try #require(layers.first)
        #expect(layer.shadowOpacity == 0.35)
        #expect(layer.shadowRadius == 24)
        #expect(layer.shadowOffset == CGSize(width: 0, height: 8))
    }

    @Test func aMaterialLiesBehindTransparentContent() {
        home.showOnGlass()
        stage.settle()
        let presented = home.controls.presentationController?.presentedView
        #expect(ViewTree.views(in: presented).contains { $0 is UIVisualEffectView })
    }

    @Test func aCardFollowsThePreferredSizeAndHasAFractionOfTheRoom() throws {
        final class Screen: SequentialPresenter {
            let detail = SizedViewController()

            func show() {
                detail.preferredContentSize = CGSize(width: 0, height: 320)
                presentAsCard(detail)  // 320 points high, and follows when that changes
                presentAsCard(detail, style: Card(size: .fraction(width: 1, height: 0.5)))
            }
        }
        let screen = Screen()
        var changed: [CGRect] = []
        screen.atRest = { content in
            content.preferredContentSize.height = 400
            screen.stage.settle()
            changed.append(content.presentationController?.presentedView?.frame ?? .null)
        }
        screen.show()
        #expect(screen.frames.first == CGRect(x: 12, y: 498, width: 369, height: 320))
        #expect(changed.first == CGRect(x: 12, y: 418, width: 369, height: 400))
        // The room is 59 to 818: half of 759 points.
        let half = try #require(screen.frames.last)
        #expect(half.minX == 12 && half.width == 369)
        #expect(abs(half.height - 379.5) < 0.2)
        #expect(abs(half.maxY - 818) < 0.001)
        #expect(changed.last == half)
    }

    @Test func thePresentingViewIsDimmedOrBlurred() {
        final class Screen: SequentialPresenter {
            let (detail, question) = (SizedViewController(), SizedViewController())

            func show() {
                presentAsCard(detail, style: Card(cornerRadius: 16, dimming: .dimmed(0.5)))
                presentAsPopup(
                    question, style: Popup(dimming: .blurred(.systemThinMaterialDark)))
            }
        }
        let screen = Screen()
        var covers: [(isBlurred: Bool, color: UIColor?)] = []
        screen.atRest = { content in
            let container = content.presentationController?.containerView
            guard let cover = container?.subviews.first else { return }
            covers.append((ViewTree.views(in: cover).contains { $0 is UIVisualEffectView }, cover.backgroundColor))
        }
        screen.show()
        #expect(covers.map(\.isBlurred) == [false, true])
        #expect(covers.first?.color == UIColor.black.withAlphaComponent(0.5))
    }
}

extension CardExampleTests {
    private final class Home: UIViewController {
        let nowPlaying = SizedViewController(width: 0)
        let (detail, controls) = (SizedViewController(), SizedViewController())

        func showCard() {
            presentAsCard(
                nowPlaying, style: Card(cornerRadius: 28, presenter: .pushedBack()))
        }

        func showAtTheTop() {
            presentAsCard(
                nowPlaying, style: Card(edge: .top))
        }

        func showInFrontOfASmallerScreen() {
            presentAsCard(nowPlaying, style: Card(presenter: .pushedBack(scale: 0.9)))
        }

        func showWithAShadow() {
            presentAsCard(
                detail, style: Card(shadow: Shadow(opacity: 0.35, radius: 24)))
        }

        func showOnGlass() {
            presentAsCard(
                controls, style: Card { $0.material = .glass(fallback: .systemThinMaterial) })
        }
    }
}
