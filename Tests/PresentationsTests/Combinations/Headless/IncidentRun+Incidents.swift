import KitTestSupport
import PresentationsTesting
import StyleSamples
import UIKit

@testable import Presentations

/// The events that hit the presentation itself.
extension IncidentRun {
    func happen(_ incident: Incident) {
        switch incident {
        case .nothing: break
        case .touchCancelled:
            guard finger != nil else { return }
            finger = nil
            fingers.cancel()
        case .secondFinger:
            fingers.down(at: CGPoint(x: 150, y: 700), finger: 1)
            fingers.move(to: CGPoint(x: 150, y: 720), finger: 1)
            fingers.move(to: CGPoint(x: 150, y: 740), finger: 1)
            lift()
            stage.advance(by: 0.01)
            fingers.move(to: CGPoint(x: 150, y: 745), finger: 1)
            fingers.up(finger: 1)
        case .keyboardComes: stage.showKeyboard(height: 336)
        case .keyboardGoes: stage.hideKeyboard()
        case .typing:
            content?.field.becomeFirstResponder()
            stage.showKeyboard(height: 336)
        case .dismissed: content?.dismiss(animated: true)
        case .dismissedAtOnce: content?.dismiss(animated: false)
        case .dismissedTwice:
            content?.dismiss(animated: true)
            content?.dismiss(animated: true)
        case .presents: content?.presentAsCard(CountingViewController(CGSize(width: 0, height: 200)))
        case .presentsAtOnce: content?.presentAsPopup(CountingViewController(), animated: false)
        case .presentsUIKitSheet:
            guard content?.presentingViewController != nil else { return }
            let sheet = CountingViewController()
            // On an iPad a form sheet leaves more of the screen in sight.
            if surroundings.device.idiom == .pad { sheet.modalPresentationStyle = .formSheet }
            content?.present(sheet, animated: true)
        case .changed: change(animated: true)
        case .changedAtOnce: change(animated: false)
        case .replaced: replace()
        case .swipeForbidden: forbidSwipe()
        case .modal:
            root?.isModalInPresentation = true
            controller?.invalidatePresentation()
        case .refusing: delegate?.allows = false
        case .delegateGone:
            controller?.delegate = nil
            delegate = nil
        case .turned: turn()
        case .darkened: change { $0.isDark = true }
        case .resized:
            content?.preferredContentSize.height = 420
            stage.advance(by: 0)
        case .tappedOutside: tapOutside()
        case .escaped: _ = (controller?.presentedView as? ChromeView)?.accessibilityPerformEscape()
        case .invalidated:
            controller?.invalidatePresentation()
            stage.advance(by: 0)
        case .turnedThere, .turnedTyping, .coveredTurned, .coveredAtOnceTurned, .turnedCovered, .split, .splitTurned,
            .called, .enlarged, .mirrored, .everythingChanged, .stackedTurned, .backgrounded:
            changeSurroundings(incident)
        case .contentReplaced: replaceContent()
        case .contentReplacedTwice:
            replaceContent()
            stage.advance(by: 0.1)
            replaceContent()
        case .pushed: push(animated: true)
        case .pushedAtOnce: push(animated: false)
        case .pushedAndPopped:
            push(animated: true)
            stage.advance(by: 0.1)
            content?.navigationController?.popViewController(animated: true)
        case .pushedTurned:
            push(animated: true)
            stage.advance(by: 0.1)
            turn()
        }
    }

    func push(animated: Bool) {
        content?.navigationController?.pushViewController(Self.makeNext(), animated: animated)
    }

    /// Returns the controller that is pushed on the content.
    static func makeNext() -> UIViewController {
        let next = ColumnViewController(heights: [90, 40])
        next.title = "Next"
        return next
    }

    func tapOutside() {
        let finger = 2
        fingers.down(at: CGPoint(x: stage.window.bounds.width - 13, y: stage.window.bounds.midY), finger: finger)
        stage.advance(by: 0.02)
        fingers.up(finger: finger)
    }

    func change(animated: Bool) {
        switch controller {
        case let sheet as HalfSheetPresentationController where animated:
            sheet.animateChanges { $0.selectedDetentIdentifier = .large }
        case let sheet as HalfSheetPresentationController: sheet.halfSheet.selectedDetentIdentifier = .large
        case let card as CardPresentationController where animated:
            card.animateChanges { $0.margins.bottom = 60 }
        case let card as CardPresentationController: card.card.margins.bottom = 60
        case let popup as PopupPresentationController: popup.animateChanges { $0.offset.y = 40 }
        default:
            guard case .sample(let sample) = presented, let change = sample.changes.first else {
                return noteMissingCase("change")
            }
            controller?.change(to: change.style, animated: animated)
        }
    }

    func replace() {
        switch controller {
        case let sheet as HalfSheetPresentationController: sheet.animateChanges { $0.detents = [.height(300)] }
        case let card as CardPresentationController:
            card.animateChanges {
                $0.edge = .top
                $0.animation = .slide(from: .top)
            }
        case let popup as PopupPresentationController: popup.animateChanges { $0.animation = .slide(from: .leading) }
        default:
            guard case .sample(let sample) = presented, var style = sample.changes.last?.style else {
                return noteMissingCase("replace")
            }
            style.presenter = .pushedBack()
            controller?.change(to: style, animated: true)
        }
    }

    func forbidSwipe() {
        guard let controller, !controller.presentation.isAdaptive else { return }
        controller.changeOptions(animated: false) { $0.dismissal = [] }
    }

    /// An adaptive presentation has no options of its own. Any other has to be in the switches above.
    private func noteMissingCase(_ name: String) {
        guard let controller, !controller.presentation.isAdaptive else { return }
        faults.append("\(name): no case for \(type(of: controller))")
    }
}
