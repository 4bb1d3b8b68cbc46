import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The code of the article "Endings and Queues", on a phone of 393 × 852 points: cards end at 818, 34 points above the bottom.
@MainActor
@Suite struct EndingsAndQueuesTests {
    private let stage = Stage(.iPhone15)
    private let home = HomeViewController()

    init() {
        stage.show(home)
    }

    private func content(height: CGFloat = 200) -> UIViewController {
        let content = UIViewController()
        content.preferredContentSize.height = height
        return content
    }

    private func frame(of content: UIViewController) -> CGRect {
        content.presentationController?.presentedView?.frame ?? .null
    }

    private func tapOutside() {
        stage.tap(at: CGPoint(x: 196, y: 80))
        stage.settle()
    }

    @Test("A draft is discarded when the user dismisses its form, and kept when code does")
    func onDismiss() {
        home.showForm(content())
        stage.settle()
        tapOutside()
        #expect(home.discardedDrafts == 1)
        home.showForm(content())
        stage.settle()
        home.dismiss(animated: true)
        stage.settle()
        #expect(home.discardedDrafts == 1)
    }

    @Test("What has ended can be presented again at once")
    func again() {
        let form = content()
        var reasons: [DismissalReason] = []
        home.presentAsCard(
            form,
            onDismiss: { [home] reason in
                reasons.append(reason)
                home.presentAsCard(form)
            })
        stage.settle()
        tapOutside()
        #expect(reasons == [.tapOutside])
        #expect(home.presentedViewController === form)
    }

    @Test("A presentation that is not possible changes nothing, and its end is not reported")
    func impossible() {
        let first = content()
        home.presentAsCard(first)
        stage.settle()
        var reasons: [DismissalReason] = []
        home.presentAsCard(content(), onDismiss: { reasons.append($0) })
        stage.settle()
        #expect(home.presentedViewController === first)
        #expect(reasons == [])
    }

    @Test("While one goes, the next waits for its end")
    func waitsForTheEnd() {
        let (first, second) = (content(), content())
        home.presentAsCard(first)
        stage.settle()
        home.dismiss(animated: true)
        home.presentAsCard(second)
        stage.settle()
        #expect(home.presentedViewController === second)
    }

    @Test("The rating is sent when its own button has dismissed it, and not when the time has passed")
    func awaiting() {
        Task { await home.askForRating() }
        stage.settle()
        home.rating.stars = 4
        home.rating.dismiss(animated: true)
        stage.settle()
        #expect(home.sentRatings == [4])

        Task { await home.askForRating() }
        stage.settle()
        stage.advance(by: 11)
        stage.settle()
        #expect(home.presentedViewController == nil)
        #expect(home.sentRatings == [4])
    }

    @Test("A cancelled task takes its presentation back")
    func cancelled() {
        let task = Task { await home.askForRating() }
        stage.settle()
        #expect(home.presentedViewController === home.rating)
        task.cancel()
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test("A presentation that is not possible has no outcome")
    func notPresented() {
        let outcome = Outcome()
        let loose = UIViewController()
        Task { outcome.reason = await loose.presentAndWait(content(), as: Card()) }
        stage.settle()
        #expect(outcome.reason == .notPresented)

        home.showForm(content())
        stage.settle()
        Task { await home.askForRating() }
        stage.settle()
        #expect(home.sentRatings == [])
    }

    @Test("A notice lets touches through beside it, and goes after its time")
    func notice() {
        let saved = content(height: 100)
        home.showNotice(saved)
        stage.settle()
        #expect(frame(of: saved) == CGRect(x: 12, y: 718, width: 369, height: 100))
        stage.tap(at: home.button.center)
        #expect(home.taps == 1)
        #expect(home.presentedViewController === saved)
        stage.advance(by: 4.5)
        stage.settle()
        #expect(home.presentedViewController == nil)
    }

    @Test("Notices stack, the newest in front")
    func stacked() {
        let (first, second) = (content(height: 100), content(height: 100))
        home.showNotice(first)
        home.showNotice(second)
        stage.settle()
        #expect(first.presentedViewController === second)
        #expect(frame(of: second).width == 369)
        #expect(abs(frame(of: first).width - 346.86) < 0.01)
    }

    @Test("A queue presents one after the other, and what waits can be cancelled")
    func queue() {
        let (saved, rating, tip) = (content(), content(), content())
        home.enqueue(saved, then: rating)
        home.messages.enqueue(tip, as: Card())
        stage.settle()
        #expect(home.presentedViewController === saved)
        home.cancel(rating)
        #expect(home.messages.waiting == [tip])
        stage.advance(by: 4)
        stage.settle()
        #expect(home.presentedViewController === tip)
        #expect(home.messages.current === tip)
    }

    @Test("The field is focused when the sheet is at its large detent")
    func completion() {
        home.search()
        stage.settle()
        #expect(frame(of: home.places).minY == 392)
        home.expandForSearch()
        #expect(home.focusCount == 0)
        stage.settle()
        #expect(home.focusCount == 1)
        #expect(frame(of: home.places).minY == 69)
    }
}

extension EndingsAndQueuesTests {
    @MainActor private final class Outcome {
        var reason: DismissalReason?
    }

    private final class RatingViewController: UIViewController {
        var stars = 0
    }

    private final class HomeViewController: UIViewController {
        let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
        let places = UIViewController()
        private(set) var rating = RatingViewController()
        private(set) var discardedDrafts = 0
        private(set) var sentRatings: [Int] = []
        private(set) var taps = 0
        private(set) var focusCount = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
            button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        }

        private func discardDraft() { discardedDrafts += 1 }

        private func send(_ stars: Int) { sentRatings.append(stars) }

        private func focusSearchField() { focusCount += 1 }

        func showForm(_ form: UIViewController) {
            presentAsCard(
                form,
                onDismiss: { [weak self] reason in
                    if reason != .programmatic { self?.discardDraft() }
                })
        }

        func askForRating() async {
            rating = RatingViewController()
            let reason = await presentAndWait(rating, as: Popup { $0.dismissesAfter = 10 })
            guard reason == .programmatic else { return }
            send(rating.stars)
        }

        func showNotice(_ saved: UIViewController) {
            presentAsCard(
                saved,
                style: Card {
                    $0.allowsBackgroundInteraction = true
                    $0.dismissesAfter = 4
                })
        }

        private(set) lazy var messages = PresentationQueue(presenter: self)

        func enqueue(_ saved: UIViewController, then rating: UIViewController) {
            messages.enqueue(
                saved,
                as: Popup {
                    $0.allowsBackgroundInteraction = true
                    $0.dismissesAfter = 3
                })
            messages.enqueue(rating, as: Card())
        }

        func cancel(_ rating: UIViewController) {
            messages.cancel(rating)
        }

        func search() {
            presentAsHalfSheet(places)
        }

        func expandForSearch() {
            places.halfSheetPresentationController?.animateChanges {
                $0.selectedDetentIdentifier = .large
            } completion: {
                self.focusSearchField()
            }
        }
    }
}
