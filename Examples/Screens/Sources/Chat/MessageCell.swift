import UIKit

/// A self-sizing cell with one message bubble.
final class MessageCell: UICollectionViewCell {
    let bubbleView = UIView()

    private let quoteLabel = UILabel()
    private let textLabel = UILabel()
    private let metaLabel = UILabel()
    private lazy var leadingConstraint = bubbleView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
    private lazy var trailingConstraint = bubbleView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        bubbleView.layer.cornerRadius = 18
        bubbleView.layer.cornerCurve = .continuous
        bubbleView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubbleView)

        quoteLabel.font = .preferredFont(forTextStyle: .footnote)
        quoteLabel.adjustsFontForContentSizeCategory = true
        quoteLabel.numberOfLines = 2
        textLabel.numberOfLines = 0
        textLabel.adjustsFontForContentSizeCategory = true
        metaLabel.font = .preferredFont(forTextStyle: .caption2)
        metaLabel.adjustsFontForContentSizeCategory = true
        metaLabel.textAlignment = .natural

        let stack = UIStackView(arrangedSubviews: [quoteLabel, textLabel, metaLabel])
        stack.axis = .vertical
        stack.spacing = 3
        stack.translatesAutoresizingMaskIntoConstraints = false
        bubbleView.addSubview(stack)

        NSLayoutConstraint.activate([
            bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor),
            bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bubbleView.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.78),
            stack.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 13),
            stack.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -13),
            stack.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    func configure(with message: Message, quotedText: String?) {
        let isMine = message.sender == .me
        bubbleView.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
        leadingConstraint.isActive = false
        trailingConstraint.isActive = false
        (isMine ? trailingConstraint : leadingConstraint).isActive = true

        quoteLabel.text = quotedText.map { "↩︎ \($0)" }
        quoteLabel.isHidden = quotedText == nil
        quoteLabel.textColor = isMine ? .white.withAlphaComponent(0.8) : .secondaryLabel
        textLabel.attributedText = MessageTextStyler.attributedText(for: message)

        let time = message.sentAt.formatted(date: .omitted, time: .shortened)
        let state =
            switch message.delivery {
            case .sending: "Sending…"
            case .delivered: "Delivered"
            }
        metaLabel.text = isMine ? "\(time) · \(state)" : time
        metaLabel.textColor = isMine ? .white.withAlphaComponent(0.7) : .secondaryLabel

        accessibilityIdentifier = "chat.message.\(message.id.uuidString)"
        textLabel.accessibilityIdentifier = "chat.message.text"
        metaLabel.accessibilityIdentifier = "chat.message.meta"
    }
}

/// Turns plain message text into styled text: links are underlined, lone emoji are enlarged.
enum MessageTextStyler {
    /// Addresses of the web. Foundation on Linux has no `NSDataDetector`.
    private static let linkPattern = try? NSRegularExpression(pattern: "https?://[^\\s]+")

    static func attributedText(for message: Message) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 1.5
        paragraph.lineBreakStrategy = .pushOut
        let color: UIColor = message.sender == .me ? .white : .label
        let result = NSMutableAttributedString(
            string: message.text,
            attributes: [
                .font: font(for: message.text),
                .foregroundColor: color,
                .paragraphStyle: paragraph,
            ])
        let range = NSRange(location: 0, length: result.length)
        for match in linkPattern?.matches(in: message.text, range: range) ?? [] {
            result.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: match.range)
        }
        return result
    }

    private static func font(for text: String) -> UIFont {
        let isLoneEmoji =
            text.count <= 3
            && text.allSatisfy { character in
                character.unicodeScalars.first?.properties.isEmojiPresentation ?? false
            }
        return .preferredFont(forTextStyle: isLoneEmoji ? .largeTitle : .body)
    }
}

/// The date shown above the first message of a day.
final class DateSeparatorView: UICollectionReusableView {
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        formatter.doesRelativeDateFormatting = true
        return formatter
    }()

    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.accessibilityIdentifier = "chat.date"
        label.accessibilityTraits = .header
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    func configure(with day: Date) {
        label.text = Self.formatter.string(from: day)
    }
}
