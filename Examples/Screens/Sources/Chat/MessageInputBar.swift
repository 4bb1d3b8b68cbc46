import UIKit

/// The bar at the bottom of a chat: a growing text view, a send button and, when replying, a banner.
final class MessageInputBar: UIView {
    var onSend: ((String) -> Void)?
    var onCancelReply: (() -> Void)?

    private static let heights: ClosedRange<CGFloat> = 40...140

    private let textView = UITextView()
    private let placeholderLabel = UILabel()
    private let sendButton = UIButton(configuration: .prominentGlass())
    private let replyBanner = UIView()
    private let replyLabel = UILabel()
    private lazy var textHeight = textView.heightAnchor.constraint(equalToConstant: Self.heights.lowerBound)

    override init(frame: CGRect) {
        super.init(frame: frame)
        configureTextView()
        configureSendButton()
        configureReplyBanner()
        layOut()
        updateControls()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    func focus() {
        textView.becomeFirstResponder()
    }

    /// Shows what is being replied to, or hides the banner when `text` is nil.
    func setReply(_ text: String?, animated: Bool) {
        if let text {
            replyLabel.text = text
        }
        let shouldHide = text == nil
        guard replyBanner.isHidden != shouldHide else { return }
        UIView.animate(springDuration: animated ? 0.35 : 0) {
            self.replyBanner.isHidden = shouldHide
            self.replyBanner.alpha = shouldHide ? 0 : 1
            self.superview?.layoutIfNeeded()
        }
    }

    private func configureTextView() {
        textView.delegate = self
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.backgroundColor = .clear
        textView.isScrollEnabled = false
        textView.textContainerInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        textView.accessibilityIdentifier = "chat.input"
        textView.accessibilityLabel = "Message"
        placeholderLabel.text = "Message"
        placeholderLabel.font = .preferredFont(forTextStyle: .body)
        placeholderLabel.adjustsFontForContentSizeCategory = true
        placeholderLabel.textColor = .placeholderText
        placeholderLabel.isAccessibilityElement = false
    }

    private func configureSendButton() {
        sendButton.configuration?.image = UIImage(systemName: "arrow.up")
        sendButton.configuration?.cornerStyle = .capsule
        sendButton.accessibilityIdentifier = "chat.send"
        sendButton.accessibilityLabel = "Send"
        sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
    }

    private func configureReplyBanner() {
        replyBanner.isHidden = true
        replyBanner.alpha = 0
        replyBanner.accessibilityIdentifier = "chat.reply"
        replyLabel.font = .preferredFont(forTextStyle: .footnote)
        replyLabel.adjustsFontForContentSizeCategory = true
        replyLabel.textColor = .secondaryLabel
        replyLabel.accessibilityIdentifier = "chat.reply.text"

        let icon = UIImageView(image: UIImage(systemName: "arrowshape.turn.up.left"))
        icon.setContentHuggingPriority(.required, for: .horizontal)
        let close = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(
                image: UIImage(systemName: "xmark.circle.fill")
            ) { [weak self] _ in self?.onCancelReply?() })
        close.accessibilityIdentifier = "chat.reply.cancel"
        close.accessibilityLabel = "Cancel Reply"
        close.setContentHuggingPriority(.required, for: .horizontal)

        let stack = UIStackView(arrangedSubviews: [icon, replyLabel, close])
        stack.spacing = 8
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        replyBanner.addSubview(stack)
        let bottom = stack.bottomAnchor.constraint(equalTo: replyBanner.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: replyBanner.topAnchor),
            stack.leadingAnchor.constraint(equalTo: replyBanner.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: replyBanner.trailingAnchor),
            bottom,
        ])
    }

    private func layOut() {
        let glass = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        glass.cornerConfiguration = .corners(radius: .fixed(20))
        for subview in [textView, placeholderLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            glass.contentView.addSubview(subview)
        }

        let row = UIStackView(arrangedSubviews: [glass, sendButton])
        row.spacing = 8
        row.alignment = .bottom
        let stack = UIStackView(arrangedSubviews: [replyBanner, row])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)

        NSLayoutConstraint.activate([
            textHeight,
            textView.topAnchor.constraint(equalTo: glass.contentView.topAnchor),
            textView.leadingAnchor.constraint(equalTo: glass.contentView.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: glass.contentView.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: glass.contentView.bottomAnchor),
            placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 15),
            placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor, constant: 10),
            sendButton.widthAnchor.constraint(equalToConstant: 40),
            sendButton.heightAnchor.constraint(equalToConstant: 40),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    private func send() {
        let text = textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        textView.text = ""
        updateControls()
        onSend?(text)
    }

    private func updateControls() {
        let isBlank = textView.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
        placeholderLabel.isHidden = !textView.text.isEmpty
        sendButton.isEnabled = !isBlank

        guard textView.bounds.width > 0 else { return }
        let fitting = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
            .height
        let height = min(max(fitting.rounded(.up), Self.heights.lowerBound), Self.heights.upperBound)
        textView.isScrollEnabled = fitting > Self.heights.upperBound
        guard textHeight.constant != height else { return }
        textHeight.constant = height
        UIView.animate(withDuration: 0.2) {
            self.superview?.layoutIfNeeded()
        }
    }
}

// MARK: - UITextViewDelegate

extension MessageInputBar: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
        updateControls()
    }
}
