import UIKit

/// A content with a text field, which can ask for the keyboard as it appears.
final class FormViewController: CountingViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    var asksForKeyboard = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if asksForKeyboard { field.becomeFirstResponder() }
    }
}
