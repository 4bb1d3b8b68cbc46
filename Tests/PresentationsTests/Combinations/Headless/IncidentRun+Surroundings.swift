import KitTestSupport
import Presentations
import PresentationsTesting
import UIKit

/// The events around the presentation.
extension IncidentRun {
    func changeSurroundings(_ incident: Incident) {
        switch incident {
        case .turnedThere:
            turn()
            stage.advance(by: 0.15)
            turn()
        case .turnedTyping:
            content?.field.becomeFirstResponder()
            stage.showKeyboard(height: 336)
            stage.advance(by: 0.1)
            turn()
            stage.showKeyboard(height: 200)
        case .coveredTurned, .coveredAtOnceTurned:
            cover(animated: incident == .coveredTurned)
            stage.settle()
            turn()
        case .turnedCovered:
            turn()
            stage.advance(by: 0.1)
            cover(animated: true)
        case .split: change { $0.width = 375 }
        case .splitTurned:
            change { $0.width = 375 }
            stage.advance(by: 0.1)
            change.width = nil
            turn()
        case .called: change { $0.hasCall = true }
        case .enlarged: change { $0.isLarge = true }
        case .mirrored: change { $0.isMirrored = true }
        case .everythingChanged:
            turn()
            change {
                $0.isDark = true
                $0.isMirrored = true
                $0.isLarge = true
                $0.hasCall = true
            }
        case .stackedTurned:
            content?.presentAsHalfSheet(
                CountingViewController(), style: HalfSheet(presenter: .pushedBack(scale: 0.9)))
            stage.settle()
            turn()
        case .backgrounded: stage.window.layer.endAnimations()
        default: break
        }
    }

    func turn() {
        stage.rotate(to: stage.orientation.isLandscape ? .portrait : .landscapeLeft)
    }

    func change(_ changes: (inout ScreenChange) -> Void) {
        changes(&change)
        if surroundings.device.idiom != .pad { change.width = nil }
        change.apply(to: stage)
    }

    func cover(animated: Bool) {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        content?.present(cover, animated: animated)
    }
}
