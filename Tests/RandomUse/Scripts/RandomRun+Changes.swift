import Presentations
import PresentationsTesting
import StyleSamples
import UIKit

/// Operations that change a presentation, or end it.
extension RandomRun {
    func change(_ operation: Operation) {
        let top = chain.last
        switch operation {
        case .dismiss(let place, let animated): controller(place)?.dismiss(animated: animated)
        case .escape: escape()
        case .escapeKey: stage.press(.keyboardEscape)
        case .change(let options, let animated): change(options, animated: animated)
        case .selectDetent(let index, let animated): selectDetent(index, animated: animated)
        case .invalidateDetents: halfSheet(of: top)?.invalidateDetents()
        case .invalidatePresentation: presentation(of: top)?.invalidatePresentation()
        case .replaceContent(let content, let animated): replaceContent(content, animated: animated)
        case .preferSize(let width, let height):
            top?.screen?.preferredContentSize = CGSize(width: width, height: height)
        case .changeText(let sentences): top?.screen?.sentences = sentences
        case .beModal(let isModal): top?.isModalInPresentation = isModal
        case .refuse(let refuses): topRecord?.allowsDismissal = !refuses
        case .decide(let decision): topRecord?.decision = decision
        case .edit(let edits):
            guard let field = top?.screen?.field, field.window != nil else { return }
            _ = edits ? field.becomeFirstResponder() : field.resignFirstResponder()
        default: break
        }
    }

    /// Makes the user's two-finger scrub: the views from the content outwards are asked until one handles it.
    private func escape() {
        guard let top = chain.last, top.presentingViewController != nil, let view = top.viewIfLoaded else { return }
        _ = sequence(first: view as UIResponder, next: \.next).first { $0.accessibilityPerformEscape() }
    }

    /// Returns the kit's controller of a presentation; `nil` for other presentations.
    func presentation(of controller: UIViewController?) -> PresentationController? {
        guard let controller, controller.presentingViewController != nil, controller.modalPresentationStyle == .custom
        else { return nil }
        return controller.presentationController as? PresentationController
    }

    /// Returns the controller with the settings: for an adaptive style that of the current width.
    func settings(of controller: UIViewController?) -> PresentationController? {
        guard let presentation = presentation(of: controller), let controller else { return nil }
        let known: [PresentationController?] = [
            controller.cardPresentationController, controller.halfSheetPresentationController,
            controller.popupPresentationController,
        ]
        return known.compactMap(\.self).first ?? presentation
    }

    private func halfSheet(of controller: UIViewController?) -> HalfSheetPresentationController? {
        if let sheet = settings(of: controller) as? HalfSheetPresentationController { return sheet }
        return sheets.last?.screen?.halfSheetPresentationController
    }

    private func change(_ options: [Option], animated: Bool) {
        guard let top = chain.last else { return }
        let source = source(of: top.presentingViewController ?? top)
        guard let controller = settings(of: top) ?? halfSheet(of: top) else { return }
        guard let style = controller.anyStyle else { return fault("change", "no style of \(type(of: controller))") }
        // The style of an app's own transitions cannot be changed.
        if style is OwnTransitionStyle { return }
        controller.change(to: style.varied(by: options, source: source), animated: animated)
    }

    private func selectDetent(_ index: Int, animated: Bool) {
        guard let sheet = halfSheet(of: chain.last) else { return }
        sheet.change(
            to: sheet.halfSheet.varied(by: [.selected(index)], source: UIView()), animated: animated)
    }

    private func replaceContent(_ content: Content, animated: Bool) {
        guard let container = chain.last as? ReplaceableContentViewController else { return }
        container.replaceContent(with: content.makeScreen(), animated: animated)
    }
}
