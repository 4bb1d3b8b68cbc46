import Presentations
import UIKit

extension Kind {
    /// - Parameter source: The view from which a presentation zooms, and at which a popup is anchored.
    @MainActor
    func style(_ options: [Option], source: UIView) -> any PresentationStyle {
        switch self {
        case .card: return card(options, source)
        case .halfSheet: return halfSheet(options, source)
        case .popup: return popup(options, source)
        case .drawer:
            var style = Drawer()
            for option in options { style.apply(option, source: source) }
            return style
        case .own: return own(options, source)
        case .ownAnimator: return ownTransitions(options, source, bringsInteraction: false)
        case .ownInteraction: return ownTransitions(options, source, bringsInteraction: true)
        case .adaptive: return Adaptive(compact: halfSheet(options, source), regular: popup(options, source))
        case .adaptiveCard: return Adaptive(compact: card(options, source), regular: halfSheet(options, source))
        }
    }

    @MainActor
    private func card(_ options: [Option], _ source: UIView) -> Card {
        var style = Card()
        for option in options { style.apply(option, source: source) }
        return style
    }

    @MainActor
    func halfSheet(_ options: [Option], _ source: UIView) -> HalfSheet {
        var style = HalfSheet()
        for option in options { style.apply(option, source: source) }
        return style
    }

    @MainActor
    private func popup(_ options: [Option], _ source: UIView) -> Popup {
        var style = Popup()
        for option in options { style.apply(option, source: source) }
        return style
    }

    @MainActor
    private func ownTransitions(
        _ options: [Option], _ source: UIView, bringsInteraction: Bool
    ) -> OwnTransitionStyle {
        OwnTransitionStyle(
            style: own(options, source), transitions: OwnTransitions(bringsInteraction: bringsInteraction))
    }

    @MainActor
    private func own(_ options: [Option], _ source: UIView) -> OwnStyle {
        var style = OwnStyle()
        for option in options { style.apply(option, source: source) }
        return style
    }
}
