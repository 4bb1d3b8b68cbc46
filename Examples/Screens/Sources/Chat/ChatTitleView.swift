import MainActions
import UIKit

/// The avatar, name and status shown in the navigation bar.
final class ChatTitleView: UIView {
    var onTap: (() -> Void)?

    private let avatarLabel = UILabel()
    private let nameLabel = UILabel()
    private let statusLabel = UILabel()

    init(participant: Participant) {
        super.init(frame: .zero)
        avatarLabel.text = participant.initials
        avatarLabel.font = .systemFont(ofSize: 13, weight: .semibold)
        avatarLabel.textColor = .white
        avatarLabel.textAlignment = .center
        avatarLabel.backgroundColor = .systemIndigo
        avatarLabel.layer.cornerRadius = 16
        avatarLabel.clipsToBounds = true
        nameLabel.text = participant.name
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        statusLabel.font = .preferredFont(forTextStyle: .caption1)
        statusLabel.textColor = .secondaryLabel
        statusLabel.accessibilityIdentifier = "chat.title.status"

        let labels = UIStackView(arrangedSubviews: [nameLabel, statusLabel])
        labels.axis = .vertical
        let stack = UIStackView(arrangedSubviews: [avatarLabel, labels])
        stack.spacing = 8
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            avatarLabel.widthAnchor.constraint(equalToConstant: 32),
            avatarLabel.heightAnchor.constraint(equalToConstant: 32),
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])

        isAccessibilityElement = true
        accessibilityIdentifier = "chat.title"
        accessibilityLabel = participant.name
        accessibilityTraits = .button
        addGestureRecognizer(UITapGestureRecognizer(target: tapAction, action: MainAction.selector))
        setStatus(participant.status)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    func setStatus(_ status: String) {
        accessibilityValue = status
        guard statusLabel.text != status else { return }
        UIView.transition(with: statusLabel, duration: 0.2, options: .transitionCrossDissolve) {
            self.statusLabel.text = status
        }
    }

    private lazy var tapAction = MainAction { [weak self] in self?.onTap?() }
}
