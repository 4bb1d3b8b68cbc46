import PresentationsTesting
import StyleSamples
import UIKit

@testable import Presentations

/// An app's reaction in a callback.
enum Reaction: CaseIterable {
    case turn, mirror, restyle, restyleAnimated, select, selectAnimated, invalidate, makeModal
    case dismiss, dismissAtOnce, escape, present, presentAtOnce, replaceRoot
    case forgetDelegate, disableGestures, leaveApp
}

extension ReactionRun {
    func perform(_ reaction: Reaction) {
        switch reaction {
        case .turn: stage.rotate(to: .landscapeLeft)
        case .mirror: stage.layoutDirection = .rightToLeft
        case .restyle: restyle(animated: false)
        case .restyleAnimated: restyle(animated: true)
        case .select: sheet?.halfSheet.selectedDetentIdentifier = .large
        case .selectAnimated: sheet?.animateChanges { $0.selectedDetentIdentifier = .large }
        case .invalidate:
            sheet?.invalidateDetents()
            controller?.invalidatePresentation()
        case .makeModal: content.isModalInPresentation = true
        case .dismiss: content.dismiss(animated: true)
        case .dismissAtOnce: content.dismiss(animated: false)
        case .escape: _ = (controller?.presentedView as? ChromeView)?.accessibilityPerformEscape()
        case .present: content.presentAsPopup(UIViewController())
        case .presentAtOnce: content.presentAsCard(UIViewController(), animated: false)
        case .replaceRoot: stage.window.rootViewController = newRoot
        case .forgetDelegate: controller?.delegate = nil
        case .disableGestures:
            controller?.containerView?.gestureRecognizers?.forEach {
                $0.isEnabled = false
                $0.isEnabled = true
            }
        case .leaveApp: stage.enterBackground()
        }
    }

    private var sheet: HalfSheetPresentationController? { controller as? HalfSheetPresentationController }

    private func restyle(animated: Bool) {
        switch controller {
        case let sheet as HalfSheetPresentationController where animated:
            sheet.animateChanges { $0 = HalfSheet(detents: [.height(300), .large()], presenter: .faded()) }
        case let sheet as HalfSheetPresentationController:
            sheet.halfSheet = HalfSheet(detents: [.height(300), .large()], presenter: .faded())
        case let card as CardPresentationController where animated:
            card.animateChanges { $0 = Card(edge: .top, dimming: .none, animation: .slide(from: .top)) }
        case let card as CardPresentationController:
            card.card = Card(edge: .top, dimming: .none, animation: .slide(from: .top))
        case let popup as PopupPresentationController:
            popup.popup = Popup(position: .top, dismissal: [.swipe, .tapOutside])
        default:
            guard let style = controller?.anyStyle else { return }
            let sample = StyleSample.ofEachStyle.first { type(of: $0.style) == type(of: style) }
            if let change = sample?.changes.first { controller?.change(to: change.style, animated: animated) }
        }
    }
}
