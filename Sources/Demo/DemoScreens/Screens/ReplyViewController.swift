import UIKit

/// A reply to a message, in one line.
public final class ReplyViewController: UIViewController {
    private let name = UILabel("Reply to Pelagia Choir", size: 20, weight: .semibold)
    private let message = FormField("Message", text: "Thursday suits me, see you there", isActive: true)
    private lazy var send = ActionButton("Send", size: 16) { [weak self] in self?.dismiss(animated: true) }

    /// With a bar above the keyboard that formats the message and ends the typing.
    ///
    /// - Parameter hasFormatBar: Defaults to `false`.
    public init(hasFormatBar: Bool = false) {
        super.init(nibName: nil, bundle: nil)
        guard hasFormatBar else { return }
        message.field.inputAccessoryView = FormatBar { [field = message.field] in field.resignFirstResponder() }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("A screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 369, height: 210)
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "reply"
        message.accessibilityIdentifier = "message"
        send.accessibilityIdentifier = "send"
        name.accessibilityTraits = .header
        for part in [name, message, send] { view.addSubview(part) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets).padded(20, 20)
        name.frame = area.cutTop(28, gap: 14)
        message.frame = area.cutTop(FormField.height, gap: 16)
        send.frame = area.cutBottom(46)
    }

    /// Makes the text field the first responder.
    public func beginTyping() {
        message.field.becomeFirstResponder()
    }
}
