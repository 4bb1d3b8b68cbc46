import PresentationsTesting
import UIKit

/// Content with a text field, which can request the keyboard as it appears, and optionally with text below, which Auto
/// Layout keeps in the safe area.
package final class FormViewController: CountingViewController {
    package let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    package var asksForKeyboard = false
    package var text: String?

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        guard let text else { return }
        let label = FixtureLabel(text)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: area.topAnchor, constant: 70),
            label.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor, constant: -16),
        ])
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if asksForKeyboard { field.becomeFirstResponder() }
    }
}
