import Presentations
import StyleSamples
import UIKit

/// A presentation for tests in which its kind does not matter.
package enum PresentationKind: CaseIterable, Equatable, Sendable {
    case card, halfSheet, popup, pushedBackCard, adaptive, flippedCard
    case sample(StyleSample)

    package static let allCases =
        [card, halfSheet, popup, pushedBackCard, adaptive, flippedCard] + StyleSample.all.map(sample)

    @MainActor
    package func present(_ content: UIViewController, from presenter: UIViewController, animated: Bool) {
        switch self {
        case .card: presenter.presentAsCard(content, animated: animated)
        case .halfSheet: presenter.presentAsHalfSheet(content, animated: animated)
        case .popup: presenter.presentAsPopup(content, animated: animated)
        case .sample(let sample):
            presenter.present(content, as: sample.style(at: presenter.anchorSource()), animated: animated)
        case .adaptive:
            presenter.present(content, as: Adaptive(compact: HalfSheet(), regular: Popup()), animated: animated)
        case .flippedCard: presenter.presentAsCard(content, style: Card(animation: .flip), animated: animated)
        case .pushedBackCard:
            let style = Card(dimming: .blurred(.dark), presenter: .pushedBack())
            presenter.presentAsCard(content, style: style, animated: animated)
        }
    }
}
