import UIKit

/// Records the notifications of one screen's keyboard with their user info and the moment at which they came.
@MainActor
final class KeyboardLog {
    private(set) var entries: [Entry] = []
    private var tokens: [NSObjectProtocol] = []

    struct Entry {
        let name: String
        let info: [AnyHashable: Any]
        let object: AnyObject?
        let moment: Instant

        var begin: CGRect? { info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect }
        var end: CGRect? { info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
    }

    nonisolated private static let names: [(NSNotification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]

    init(_ screen: UIScreen) {
        tokens = Self.names.map { name, short in
            NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
                [weak self] notification in
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { self?.note(short, notification) }
            }
        }
    }

    func stop() {
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    private func note(_ name: String, _ notification: Notification) {
        entries.append(
            Entry(
                name: name, info: notification.userInfo ?? [:], object: notification.object as AnyObject?,
                moment: MainLoop.current.now))
    }

    /// Returns the names since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries.map(\.name)
    }
}

/// A delegate that records its calls.
final class FieldDelegate: NSObject, UITextFieldDelegate {
    let journal: Journal
    private let name: String
    var allows = true
    var accepts: (NSRange, String) -> Bool = { _, _ in true }

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        journal.note("\(name).shouldBegin")
        return allows
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { journal.note("\(name).didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        journal.note("\(name).shouldEnd")
        return allows
    }
    func textFieldDidEndEditing(_ textField: UITextField) { journal.note("\(name).didEnd") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { accepts(range, string) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { allows }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { allows }
}
