import Presentations
import UIKit

/// A form in a card that stands above the keyboard. It asks before it
/// throws away what has been typed.
final class ContactFormViewController: UIViewController,
    UITextFieldDelegate, UIAdaptivePresentationControllerDelegate
{
    /// Called with the name, the address and the city. Does nothing by
    /// default.
    var onSave: @MainActor ([String]) -> Void = { _ in }
    private let scroll = UIScrollView()
    private let fields: [UITextField] = ["Name", "Email", "City"].map {
        (title: String) in
        let field = UITextField()
        field.placeholder = title
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.returnKeyType = title == "City" ? .done : .next
        field.accessibilityIdentifier = title
        return field
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        fields[1].keyboardType = .emailAddress
        let column = UIStackView(
            UILabel("New contact", .title2, weight: .bold), spacing: 12)
        let save = UIButton("Save") { [weak self] in self?.save() }
        for part in fields + [save.named("save")] {
            column.addArrangedSubview(part)
        }
        for field in fields {
            field.delegate = self
            field.addAction(
                UIAction { [weak self] _ in self?.fieldsDidChange() },
                for: .editingChanged)
        }
        // Where there is less room than it takes, the form scrolls to the
        // field that is edited.
        view.fill(with: scroll)
        scroll.fill(
            with: column,
            insets: NSDirectionalEdgeInsets(
                top: 24, leading: 20, bottom: 20, trailing: 20))
        column.widthAnchor.constraint(
            equalTo: scroll.widthAnchor, constant: -40
        ).isActive = true
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        presentationController?.delegate = self
        fields[0].becomeFirstResponder()
    }

    private func fieldsDidChange() {
        isModalInPresentation = fields.contains {
            $0.text?.isEmpty == false
        }
    }

    private func save() {
        onSave(fields.map { $0.text ?? "" })
        dismiss(animated: true)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        scroll.scrollRectToVisible(
            textField.convert(textField.bounds, to: scroll), animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let next = fields.drop { $0 !== textField }.dropFirst().first
        if next?.becomeFirstResponder() != true { save() }
        return false
    }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        let question = UIAlertController(
            title: "Discard this contact?", message: nil,
            preferredStyle: .alert)
        let discard = UIAlertAction(title: "Discard", style: .destructive) {
            [weak self] _ in
            self?.dismiss(animated: true)
        }
        question.addAction(discard)
        question.addAction(
            UIAlertAction(title: "Keep editing", style: .cancel))
        present(question, animated: true)
    }
}
