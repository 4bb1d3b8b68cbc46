import Presentations
import UIKit

extension UIViewController {
    /// Asks a question, and returns whether the user has confirmed it.
    /// A tap outside is no.
    func confirm(
        _ title: String, message: String, action: String
    ) async -> Bool {
        let question = ConfirmationViewController(
            title, message: message, action: action)
        await presentAndWait(question, as: Popup())
        return question.isConfirmed
    }
}

/// A question with two buttons.
final class ConfirmationViewController: UIViewController {
    private(set) var isConfirmed = false
    private var texts: [UILabel] = []
    private var action = ""

    convenience init(_ title: String, message: String, action: String) {
        self.init(nibName: nil, bundle: nil)
        texts = [
            UILabel(title, .headline),
            UILabel(message, .subheadline, color: .secondaryLabel),
        ]
        self.action = action
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for label in texts { label.textAlignment = .center }
        let confirm = UIButton(action) { [weak self] in
            self?.close(confirmed: true)
        }
        confirm.tintColor = .systemRed
        let cancel = UIButton("Cancel", .gray()) { [weak self] in
            self?.close(confirmed: false)
        }
        let column = UIStackView(spacing: 8)
        for label in texts { column.addArrangedSubview(label) }
        for button in [confirm.named("confirm"), cancel.named("cancel")] {
            column.addArrangedSubview(button)
        }
        column.setCustomSpacing(20, after: texts[1])
        view.fill(
            with: column,
            insets: NSDirectionalEdgeInsets(
                top: 24, leading: 20, bottom: 20, trailing: 20))
    }

    private func close(confirmed: Bool) {
        isConfirmed = confirmed
        dismiss(animated: true)
    }
}

/// A folder that asks before it deletes.
final class TrashViewController: ListViewController {
    func empty() async {
        let message = "The photos are deleted from all of your devices."
        let title = "Delete \(rows.count) photos?"
        guard await confirm(title, message: message, action: "Delete")
        else { return }
        rows = []
    }
}
