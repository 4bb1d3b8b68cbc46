import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The examples of dismissals and of the keyboard, on a phone of 393 by 852 points.
@MainActor @Suite struct DismissalExampleTests {
    private enum Gesture {
        case tapOutside, swipe, edgeSwipe
    }

    private class GestureScreen: SequentialPresenter {
        /// Returns whether a gesture dismisses each of the views that an example presents.
        func isDismissed(by gesture: Gesture, _ example: () -> Void) -> [Bool] {
            var results: [Bool] = []
            atRest = { [stage, home] content in
                let frame = content.presentationController?.presentedView?.frame ?? .null
                switch gesture {
                case .tapOutside: stage.tap(at: CGPoint(x: 196, y: 100))
                case .swipe:
                    stage.drag(
                        from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY + 140))
                case .edgeSwipe: stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 320, y: 300))
                }
                stage.settle()
                results.append(home.presentedViewController == nil)
            }
            example()
            return results
        }
    }

    @Test func aGestureThatIsLeftOutDismissesNothing() {
        final class Screen: GestureScreen {
            let form = SizedViewController()

            func show() {
                presentAsCard(form, style: Card(dismissal: .tapOutside))  // no swipe
                presentAsCard(form, style: Card(dismissal: []))  // neither
            }
        }
        let screen = Screen()
        #expect(screen.isDismissed(by: .tapOutside, screen.show) == [true, false])
        #expect(screen.isDismissed(by: .swipe, screen.show) == [false, false])
    }

    @Test func aTapOutsideAnEditorDoesNothingAndTermsStay() {
        final class Screen: GestureScreen {
            let editor = SizedViewController()
            let terms = SizedViewController()

            func show() {
                // A tap outside does nothing:
                presentAsCard(editor, style: Card(dismissal: [.swipe, .edgeSwipe]))
                // Only code dismisses it:
                presentAsPopup(terms, style: Popup(dismissal: []))
            }
        }
        let screen = Screen()
        #expect(screen.isDismissed(by: .tapOutside, screen.show) == [false, false])
        #expect(screen.isDismissed(by: .swipe, screen.show) == [true, false])
        #expect(screen.isDismissed(by: .edgeSwipe, screen.show) == [true, false])
    }

    private enum Analytics {
        @MainActor static var declinedOffers = 0

        @MainActor
        static func offerWasDeclined() { declinedOffers += 1 }
    }

    private final class OfferScreen: UIViewController {
        let offer = SizedViewController()

        func showOffer() {
            presentAsCard(
                offer,
                onDismiss: { reason in
                    if reason != .programmatic { Analytics.offerWasDeclined() }
                })
        }
    }

    @Test func anOfferIsDeclinedByTheUserOnly() {
        let (stage, screen) = (Stage(.iPhone15), OfferScreen())
        stage.show(screen)
        screen.showOffer()
        stage.settle()
        screen.dismiss(animated: true)
        stage.settle()
        #expect(Analytics.declinedOffers == 0)
        screen.showOffer()
        stage.settle()
        stage.tap(at: CGPoint(x: 196, y: 100))
        stage.settle()
        #expect(Analytics.declinedOffers == 1)
        #expect(screen.presentedViewController == nil)
    }

    private final class ArticleScreen: UIViewController {
        let article = SizedViewController()

        func showArticle() {
            // Dismissed beyond 0.382 of its height, or at 920 points per second,
            // over a presenting view at half its opacity:
            presentAsCard(
                article,
                style: Card {
                    $0.presenter = .faded()
                    $0.animation = .slide(
                        from: .bottom, timing: .curve(.easeInOut, duration: 0.25))
                    $0.swipeThreshold = .light
                })
        }
    }

    @Test(arguments: [(85, 1, false), (110, 1, true), (60, 0.05, true)] as [(CGFloat, TimeInterval, Bool)])
    func anArticleIsDismissedByDistanceOrVelocity(distance: CGFloat, duration: TimeInterval, isDismissed: Bool) {
        let (stage, screen) = (Stage(.iPhone15), ArticleScreen())
        stage.show(screen)
        screen.showArticle()
        stage.advance(by: 0.2)
        #expect(stage.isInMotion)
        stage.advance(by: 0.051)
        #expect(!stage.isInMotion)
        #expect(stage.visibleFrame(of: screen.article.view)?.minY == 578)
        #expect(screen.view.alpha == 0.5)
        stage.drag(
            from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 600 + distance), duration: duration,
            resting: duration < 1 ? 0 : 0.2)
        stage.settle()
        #expect((screen.presentedViewController == nil) == isDismissed)
        #expect(screen.view.alpha == (isDismissed ? 1 : 0.5))
    }

    private final class PhotoScreen: UIViewController {
        let photo = SizedViewController()

        func showPhoto() {
            // The user can throw the photo up or down:
            presentAsCard(photo, style: Card { $0.swipeDirection = .vertical })
        }
    }

    @Test(arguments: [-110, 110] as [CGFloat])
    func aPhotoIsThrownUpOrDown(distance: CGFloat) {
        let (stage, screen) = (Stage(.iPhone15), PhotoScreen())
        stage.show(screen)
        screen.showPhoto()
        stage.settle()
        stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 700 + distance), duration: 0.05)
        stage.settle()
        #expect(screen.presentedViewController == nil)
    }

    private final class CommentScreen: UIViewController {
        let commentForm = SizedViewController(height: 600)

        func showForm() {
            // The top stays, and the card ends above the keyboard:
            presentAsCard(commentForm, style: Card(keyboard: .shrink))
        }
    }

    @Test func theTopOfAFormStaysAboveTheKeyboard() {
        let (stage, screen) = (Stage(.iPhone15), CommentScreen())
        stage.show(screen)
        screen.showForm()
        stage.settle()
        let view = screen.commentForm.presentationController?.presentedView
        #expect(view?.frame == CGRect(x: 60, y: 218, width: 273, height: 600))
        stage.showKeyboard(height: 336)
        stage.settle()
        // The keyboard begins at 516, and the margin is 12.
        #expect(view?.frame == CGRect(x: 60, y: 218, width: 273, height: 286))
        stage.hideKeyboard()
        stage.settle()
        #expect(view?.frame.height == 600)
    }
}
