import UIKit

/// Handles VoiceOver's escape gesture and the dismissal keys of a hardware keyboard, which are Escape, and Command with
/// the full stop. A handler or a command that the app has set is kept.
///
/// VoiceOver may offer the gesture to the presented controller's own view and skip the views around it (Z12). Before
/// iOS 17, a view without a subclass cannot have a handler. The keys are key commands of the presented view controller,
/// which is in the responder chain in any case (C79). The system handles a key before the commands do, so a text field
/// with marked text and a search keep Escape. An overridden `keyCommands` has to add those of `super`.
@MainActor
final class EscapeHandler {
    private weak var controller: UIViewController?
    private weak var view: UIView?
    private let commands: [UIKeyCommand]

    init(on controller: UIViewController, _ handle: @escaping @MainActor () -> Bool) {
        self.controller = controller
        let own = controller.keyCommands ?? []
        let action = UIViewController.dismissalKeyAction
        commands = [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: action),
            UIKeyCommand(input: ".", modifierFlags: .command, action: action),
        ].filter { key in
            !own.contains { $0.input == key.input && $0.modifierFlags == key.modifierFlags }
        }
        commands.forEach(controller.addKeyCommand)
        #if canImport(Darwin) || !canImport(ObjectiveC)
            guard #available(iOS 17.0, *), controller.view.accessibilityPerformEscapeBlock == nil else { return }
            view = controller.view
            view?.accessibilityPerformEscapeBlock = { handle() }
        #endif
    }

    func remove() {
        commands.forEach { controller?.removeKeyCommand($0) }
        #if canImport(Darwin) || !canImport(ObjectiveC)
            if #available(iOS 17.0, *) { view?.accessibilityPerformEscapeBlock = nil }
        #endif
    }
}

/// A view that dismisses its content when the user presses a dismissal key.
@MainActor
protocol DismissalKeyHandler: UIView {
    func userDidPressDismissalKey() -> Bool
}

extension UIViewController {
    /// UIKit looks for an action's method from the first responder on, so every view controller has this one. The first
    /// view controller in the chain passes the action to the views around its own, from the innermost on.
    fileprivate func passDismissalKeyOn() {
        let views = sequence(first: viewIfLoaded) { $0?.superview }
        _ = views.contains { ($0 as? any DismissalKeyHandler)?.userDidPressDismissalKey() == true }
    }

    #if canImport(ObjectiveC)
        fileprivate static var dismissalKeyAction: Selector { #selector(presentationsUserDidPressDismissalKey(_:)) }

        @objc private func presentationsUserDidPressDismissalKey(_ command: UIKeyCommand) {
            passDismissalKeyOn()
        }
    #else
        fileprivate static var dismissalKeyAction: Selector {
            let action = Selector("presentationsUserDidPressDismissalKey:")
            ResponderMethods.add(action, to: UIViewController.self) { responder, _ in
                (responder as? UIViewController)?.passDismissalKeyOn()
            }
            return action
        }
    #endif
}
