/// The keys of a hardware keyboard: Escape cancels, and Return chooses the preferred action.
extension UIAlertController {
    var choiceKeys: [UIKeyCommand] {
        let choices = [
            (cancelAction, UIKeyCommand.inputEscape, Self.cancelSelector),
            (preferredAction, "\r", Self.preferredSelector),
        ]
        return choices.compactMap { action, input, selector in
            guard action?.isEnabled == true else { return nil }
            return UIKeyCommand(input: input, modifierFlags: [], action: selector)
        }
    }

    private static let cancelSelector = makeSelector("chooseCancelAction:") { $0.cancelAction }
    private static let preferredSelector = makeSelector("choosePreferredAction:") { $0.preferredAction }

    private static func makeSelector(
        _ name: String, _ action: @escaping @MainActor (UIAlertController) -> UIAlertAction?
    ) -> Selector {
        let selector = Selector(name)
        ResponderMethods.add(selector, to: UIAlertController.self) { responder, _ in
            guard let alert = responder as? UIAlertController else { return }
            action(alert).map(alert.choose)
        }
        return selector
    }
}
