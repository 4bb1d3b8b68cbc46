import Presentations
import UIKit

/// A stack of cards that welcomes a new user, who throws one after the
/// other to either side.
final class OnboardingViewController: UIViewController {
    /// Called when the last card has gone. Does nothing by default.
    var onFinish: @MainActor () -> Void = {}
    private typealias Page = (
        picture: Artwork.Picture, title: String, message: String
    )
    private let pages: [Page] = [
        (
            .hills, "Plan a walk",
            "Draw a line on the map. We find the paths along it."
        ),
        (
            .waves, "Find a swim",
            "See where the water is clean and warm today."
        ),
        (
            .moon, "Stay the night",
            "Huts and camps on your way, with their free places."
        ),
    ]
    private var hasBegun = false
    private let style = Card {
        $0.margins = UIEdgeInsets(top: 24, left: 24, bottom: 96, right: 24)
        $0.cornerRadius = 32
        $0.animation = .slide(from: .leading)
        $0.dismissal = .swipe
        $0.swipeDirection = .horizontal
        $0.allowsBackgroundInteraction = true
    }

    override func loadView() { view = Artwork(.kites) }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasBegun else { return }
        hasBegun = true
        // The last card is in front, so the first page comes last.
        for (index, page) in pages.enumerated().reversed() {
            let isLast = index == pages.count - 1
            let picture = Artwork(page.picture, cornerRadius: 16)
            picture.heightAnchor.constraint(equalToConstant: 260)
                .isActive = true
            let button = UIButton(isLast ? "Start" : "Continue") {
                [weak self] in self?.dismissFrontCard()
            }
            let card = StepViewController(
                picture, title: page.title, message: page.message,
                buttons: [button.named("continue-\(index)")])
            let finish = { [weak self] in self?.onFinish() }
            presentAsCard(
                card, style: style, animated: false,
                onDismiss: { _ in if isLast { finish() } })
        }
    }

    private func dismissFrontCard() {
        let cards = sequence(
            first: self as UIViewController,
            next: \.presentedViewController)
        Array(cards).last?.dismiss(animated: true)
    }
}
