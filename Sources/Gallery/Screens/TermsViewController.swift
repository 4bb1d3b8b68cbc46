import UIKit

/// Terms of use that must be agreed to or refused: the sheet cannot be swiped away.
final class TermsViewController: UIViewController {
    private let name = UILabel("Terms of use", size: 28, weight: .bold)
    private let date = UILabel("In force since 1 November", size: 15, color: .secondaryLabel)
    private let content = UIScrollView()
    private let sections = Section.all.map { section in
        (
            title: UILabel(section.title, size: 17, weight: .semibold),
            text: UILabel(section.text, size: 15, color: .secondaryLabel, lines: 0)
        )
    }
    private let line = Separator()
    private lazy var refuse = ActionButton("Refuse", look: .gray) { [weak self] in self?.dismiss(animated: true) }
    private lazy var agree = ActionButton("Agree") { [weak self] in self?.dismiss(animated: true) }

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 393, height: 640)
        isModalInPresentation = true
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "terms"
        agree.accessibilityIdentifier = "agree"
        refuse.accessibilityIdentifier = "refuse"
        name.accessibilityTraits = .header
        content.contentInsetAdjustmentBehavior = .never
        for section in sections {
            content.addSubview(section.title)
            content.addSubview(section.text)
        }
        for part in [content, name, date, line, refuse, agree] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = view.safeAreaInsets
        var area = view.bounds
        area.origin.x += insets.left
        area.size.width -= insets.left + insets.right
        area.size.height -= max(insets.bottom, 16)
        area = area.padded(24, 0).column(640)
        _ = area.cutTop(26)
        name.frame = area.cutTop(36)
        date.frame = area.cutTop(22, gap: 10)
        let buttons = area.cutBottom(50, gap: 12).columns(2, gap: 12)
        refuse.frame = buttons[0]
        agree.frame = buttons[1]
        line.frame = CGRect(x: 0, y: area.maxY, width: view.bounds.width, height: Separator.thickness)
        content.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: area.height)
        content.contentSize = CGSize(width: view.bounds.width, height: layOutContent(x: area.minX, width: area.width))
    }

    /// Lays the sections out one below the other and says where they end.
    private func layOutContent(x: CGFloat, width: CGFloat) -> CGFloat {
        var y: CGFloat = 6
        for section in sections {
            section.title.frame = CGRect(x: x, y: y, width: width, height: 24)
            y += 28
            let fitting = section.text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            section.text.frame = CGRect(x: x, y: y, width: width, height: fitting.height.rounded(.up))
            y += fitting.height.rounded(.up) + 18
        }
        return y
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
