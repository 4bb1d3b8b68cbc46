import Presentations
import StyleSamples
import UIKit

/// The presentation that is repeated ten thousand times.
enum Subject: CaseIterable, Equatable {
    case card, pushedBackCard, flippedCard, zoomedCard, halfSheet, popup, notice, adaptive, banner
    case sample(StyleSample)

    static let allCases: [Subject] =
        [.card, .pushedBackCard, .flippedCard, .zoomedCard, .halfSheet, .popup, .notice]
        + StyleSample.ofEachStyle.map(sample) + [.adaptive, .banner]

    var name: String {
        if case .sample(let sample) = self { sample.name } else { "\(self)" }
    }

    @MainActor
    func style(from source: UIView) -> any PresentationStyle {
        switch self {
        case .card: Card()
        case .pushedBackCard: Card(dimming: .blurred(.dark), presenter: .pushedBack())
        case .flippedCard: Card(animation: .flip)
        case .zoomedCard: Card(animation: .zoom(from: source))
        case .halfSheet: HalfSheet(prefersGrabberVisible: true)
        case .popup: Popup()
        case .notice:
            Popup {
                $0.allowsBackgroundInteraction = true
                $0.dismissesAfter = 3
            }
        case .sample(let sample): sample.style
        case .adaptive: Adaptive(compact: HalfSheet(), regular: Popup())
        case .banner: Banner()
        }
    }

    /// The most bytes that Foundation leaks for each presentation. A notice has a `Timer`, and on Linux each
    /// invalidated timer stays in memory with its block: 300 to 400 bytes, even in a program that does nothing else.
    var bytesLostByFoundation: Int { self == .notice ? 400 : 0 }
}

/// A custom style.
private struct Banner: PresentationStyle, Equatable {
    var options = PresentationOptions {
        $0.dimming = .none
        $0.animation = .slide(from: .top)
        $0.dismissal = .swipe
    }

    func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        let size = CGSize(width: environment.container.width, height: environment.safeArea.top + 120)
        return PresentationLayout(frame: CGRect(origin: .zero, size: size))
    }
}
