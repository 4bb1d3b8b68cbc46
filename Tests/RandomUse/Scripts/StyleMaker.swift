import Presentations
import StyleSamples
import UIKit

extension Kind {
    /// - Parameter source: The view from which a presentation zooms, and at which a popup is anchored.
    @MainActor
    func style(_ options: [Option], source: UIView) -> any PresentationStyle {
        switch self {
        case .card: return Card().varied(by: options, source: source)
        case .halfSheet: return HalfSheet().varied(by: options, source: source)
        case .popup: return Popup().varied(by: options, source: source)
        case .sample(let name):
            return (StyleSample.named(name)?.style(at: source) ?? Card()).varied(by: options, source: source)
        case .own: return OwnStyle().varied(by: options, source: source)
        case .ownAnimator: return ownTransitions(options, source, bringsInteraction: false)
        case .ownInteraction: return ownTransitions(options, source, bringsInteraction: true)
        case .adaptive:
            return Adaptive(
                compact: HalfSheet().varied(by: options, source: source),
                regular: Popup().varied(by: options, source: source))
        case .adaptiveCard:
            return Adaptive(
                compact: Card().varied(by: options, source: source),
                regular: HalfSheet().varied(by: options, source: source))
        }
    }

    @MainActor
    private func ownTransitions(
        _ options: [Option], _ source: UIView, bringsInteraction: Bool
    ) -> OwnTransitionStyle {
        OwnTransitionStyle(
            style: OwnStyle().varied(by: options, source: source),
            transitions: OwnTransitions(bringsInteraction: bringsInteraction))
    }
}

extension PresentationStyle {
    /// Returns the style with other options. A style that only has a sample takes one of its changes or numbers instead.
    @MainActor
    func varied(by options: [Option], source: UIView) -> Self {
        var style = self
        for option in options { style = style.varied(by: option, source: source) }
        return style
    }

    @MainActor
    private func varied(by option: Option, source: UIView) -> Self {
        if var style = self as? any RandomStyle {
            style.apply(option, source: source)
            return style as? Self ?? self
        }
        let sample = StyleSample.all.first { $0.style is Self }
        var style = self
        switch option {
        case .change(let index):
            guard let changes = sample?.changes, !changes.isEmpty else { return self }
            style = changes[index % changes.count].style as? Self ?? self
        case .number(let index, let number):
            guard let numbers = sample?.numbers, !numbers.isEmpty else { return self }
            style = numbers[index % numbers.count].style(number) as? Self ?? self
        default:
            style.options.apply(option, from: entryEdge ?? .bottom, source: source)
            return style
        }
        style.options = self.options
        return style
    }
}
