import UIKit

/// Terms of use to agree to or to refuse. A swipe does not dismiss them: `isModalInPresentation` is set.
public final class TermsViewController: UIViewController {
    private let name = UILabel("Terms of use", size: 28, weight: .bold, lines: 0, style: .title1)
    private let date = UILabel("In force since 1 November", size: 15, color: .secondaryLabel, lines: 0)
    private let content = ColumnView(
        Section.all.enumerated().flatMap { index, section -> [ColumnView.Row] in
            let title = UILabel(section.title, size: 17, weight: .semibold, lines: 0)
            title.constrain(minimumHeight: 24)
            let text = UILabel(section.text, size: 15, color: .secondaryLabel, lines: 0)
            return [.init(title, gap: index == 0 ? 6 : 18), .init(text, gap: 4)]
        }, inset: 18, side: 24, maximumWidth: 640)
    private let line = Separator()
    private lazy var refuse = ActionButton("Refuse", style: .gray) { [weak self] in self?.dismiss(animated: true) }
    private lazy var agree = ActionButton("Agree") { [weak self] in self?.dismiss(animated: true) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "terms"
        agree.accessibilityIdentifier = "agree"
        refuse.accessibilityIdentifier = "refuse"
        name.accessibilityTraits = .header
        name.constrain(minimumHeight: 36)
        date.constrain(minimumHeight: 22)
        let buttons = ButtonPair(refuse, agree, height: 50, gap: 12)
        for part in [content, name, date, line, buttons] { view.addConstrained(part) }
        for part in [name, date, buttons] { part.setContentCompressionResistancePriority(.required, for: .vertical) }
        constrainColumn(of: [name, date, buttons])
        let area = view.safeAreaLayoutGuide
        // Above the home indicator; 16 points from the edge where there is none.
        let atEdge = buttons.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
        atEdge.priority = .defaultHigh
        NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: view.topAnchor, constant: 26),
            date.topAnchor.constraint(equalTo: name.bottomAnchor),
            content.topAnchor.constraint(equalTo: date.bottomAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: line.topAnchor),
            line.heightAnchor.constraint(equalToConstant: Separator.thickness),
            line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            line.topAnchor.constraint(equalTo: buttons.topAnchor, constant: -12),
            buttons.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor),
            buttons.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -16), atEdge,
        ])
    }

    /// Centres views in the safe area, 24 points from its sides and at most 640 points wide.
    private func constrainColumn(of parts: [UIView]) {
        let area = view.safeAreaLayoutGuide
        for part in parts {
            let width = part.widthAnchor.constraint(equalTo: area.widthAnchor, constant: -48)
            width.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                part.centerXAnchor.constraint(equalTo: area.centerXAnchor),
                part.widthAnchor.constraint(lessThanOrEqualToConstant: 640), width,
            ])
        }
    }
}

/// One numbered part of the terms.
private struct Section {
    let title: String
    let text: String

    static let all: [Section] = [
        Section(
            title: "1. What you get",
            text: """
                An account with Aldermoor, a card made of birch, and statements in plain words. You can leave at any \
                time; what is yours stays yours.
                """),
        Section(
            title: "2. What it costs",
            text: """
                The account is free of charge. Cash from a machine abroad costs what the machine asks for, and we show \
                that number before you press the button.
                """),
        Section(
            title: "3. What we know about you",
            text: """
                Your name, your address and your payments. We keep them for ten years, because the law says so, and we \
                sell nothing of it to anybody.
                """),
        Section(
            title: "4. When something goes wrong",
            text: """
                Call us, day or night. If a card is stolen, you answer for no more than the first fifty dollars, and \
                for nothing after your call.
                """),
        Section(
            title: "5. Changes",
            text: """
                We tell you sixty days before these terms change. Silence is not consent: if you do not agree, the old \
                terms hold until you close the account.
                """),
        Section(
            title: "6. When you leave",
            text: """
                One message is enough. We pay out what is left within two days, send you everything that we know as \
                one file, and take the card back by post, stamp included.
                """),
        Section(
            title: "7. Who watches us",
            text: """
                The banking authority, an auditor that we may not choose twice in a row, and you: our accounts are \
                published every spring, down to the coffee.
                """),
        Section(
            title: "8. Last words",
            text: "Where a sentence here turns out to be void, the others hold."),
    ]
}
