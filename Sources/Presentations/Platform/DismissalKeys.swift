import UIKit

/// The keys of a hardware keyboard that dismiss: Escape, and the full stop with Command.
///
/// They are key commands of the presented view controller, which is in the responder chain whatever is first responder in its
/// view, and also if nothing is: the chain may leave out the views around it (C79). The commands come after what the system
/// does with a key, so a text field with marked text and a search keep Escape. A key for which the view controller has a
/// command of its own stays with that.
///
/// A view controller that overrides `keyCommands` has to add those of `super`, as UIKit asks for.
@MainActor
final class DismissalKeys {
    private weak var controller: UIViewController?
    private let commands: [UIKeyCommand]

    init(on controller: UIViewController) {
        self.controller = controller
        let own = controller.keyCommands ?? []
        let keys: [(input: String, modifiers: UIKeyModifierFlags)] = [(UIKeyCommand.inputEscape, []), (".", .command)]
        let free = keys.filter { key in
            !own.contains { $0.input == key.input && $0.modifierFlags == key.modifiers }
        }
        let action = UIViewController.dismissalKeyAction
        commands = free.map { UIKeyCommand(input: $0.input, modifierFlags: $0.modifiers, action: action) }
        commands.forEach(controller.addKeyCommand)
    }

    func remove() {
        commands.forEach { controller?.removeKeyCommand($0) }
    }
}

/// A view that dismisses what is in it when the user presses a key for that.
@MainActor
protocol DismissalKeyHandler: UIView {
    /// Returns whether the key was handled.
    func userDidPressDismissalKey() -> Bool
}

extension UIViewController {
    /// UIKit looks for an action's method from the first responder on, so it is a method of every view controller: the first
    /// one in the chain passes it to the views that it is shown in, from the innermost on.
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
