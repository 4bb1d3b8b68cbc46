import UIKit

/// A mailbox: a list of messages, with the open message beside it where there is room.
public final class InboxViewController: UIViewController {
    private static let rowHeight: CGFloat = 88

    private let header = LargeHeader("Inbox")
    private let rows = Message.all.map { MessageRow($0) }
    private let divider = Separator()
    private let reader = MessageReader()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "inbox"
        view.clipsToBounds = true
        for part in rows as [UIView] + [header, divider, reader] { view.addSubview(part) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isSplit = view.bounds.width >= 1000
        divider.isHidden = !isSplit
        reader.isHidden = !isSplit
        var area = view.bounds.inset(by: view.safeAreaInsets)
        area.size.height = view.bounds.maxY - area.minY
        if isSplit {
            var rest = area
            area = rest.cutLeft(380)
            divider.frame = CGRect(x: area.maxX, y: 0, width: Separator.thickness, height: view.bounds.height)
            reader.frame = rest
        }
        header.frame = area.cutTop(header.height(in: view.bounds), gap: 8)
        for (index, row) in rows.enumerated() {
            let y = area.minY + CGFloat(index) * InboxViewController.rowHeight
            row.isHidden = y > view.bounds.maxY
            row.frame = CGRect(x: area.minX, y: y, width: area.width, height: InboxViewController.rowHeight)
        }
    }
}

/// A message in the mailbox.
@MainActor
private struct Message {
    let sender: String
    let subject: String
    let preview: String
    let time: String
    let isUnread: Bool
    let colors: [UIColor]

    static let all: [Message] = [
        Message(
            sender: "Nora Whitlock", subject: "Ferry tickets for Saturday",
            preview: "I booked the early one, so that we have the whole day on the island.", time: "9:32",
            isUnread: true, colors: [.systemPink, .systemOrange]),
        Message(
            sender: "Tomas Berg", subject: "The kiln is free on Thursday",
            preview: "Bring the two tall vases. I still owe you a glaze.", time: "8:10", isUnread: true,
            colors: [.systemTeal, .systemBlue]),
        Message(
            sender: "Fern & Field", subject: "Your table is booked",
            preview: "Four people, Friday at half past seven, by the window.", time: "Yesterday", isUnread: false,
            colors: [.systemGreen, .systemMint]),
        Message(
            sender: "Oona Reyes", subject: "Photographs from the lighthouse",
            preview: "Here are the first forty. The fog did us a favour.", time: "Yesterday", isUnread: false,
            colors: [.systemIndigo, .systemPurple]),
        Message(
            sender: "Pelagia Choir", subject: "Rehearsal moved to the hall",
            preview: "The roof of the chapel is being repaired until March.", time: "Monday", isUnread: false,
            colors: [.systemOrange, .systemYellow]),
        Message(
            sender: "Hugo Lindqvist", subject: "Re: Boat share",
            preview: "Count me in for the second half of July.", time: "Monday", isUnread: false,
            colors: [.systemGray, .systemIndigo]),
        Message(
            sender: "North Quay Books", subject: "A parcel is waiting for you",
            preview: "Pick it up until the end of next week.", time: "Sunday", isUnread: false,
            colors: [.systemBlue, .systemIndigo]),
        Message(
            sender: "Ash Rowan", subject: "Demo, take three",
            preview: "The drums are quieter now. Tell me what you think.", time: "Sunday", isUnread: false,
            colors: [.systemRed, .systemPink]),
        Message(
            sender: "Linden School", subject: "Autumn fair",
            preview: "We look for cakes, jams and strong arms.", time: "14 Nov", isUnread: false,
            colors: [.systemMint, .systemTeal]),
        Message(
            sender: "Wren Alder", subject: "Honey for the shop",
            preview: "Forty jars are labelled. The rest follow when the rain stops.", time: "13 Nov", isUnread: false,
            colors: [.systemYellow, .systemOrange]),
        Message(
            sender: "Ruben Falk", subject: "Keys",
            preview: "They hang behind the bread tin, as always.", time: "12 Nov", isUnread: false,
            colors: [.systemBlue, .systemTeal]),
        Message(
            sender: "Saltworks Hall", subject: "Two seats in the third row",
            preview: "Doors open at seven. The bar takes cards.", time: "11 Nov", isUnread: false,
            colors: [.systemPurple, .systemPink]),
    ]
}

/// Sender, subject, first line and time of a message; a dot marks an unread one.
private final class MessageRow: UIView {
    private let avatar: Avatar
    private let dot = UIView()
    private let sender: UILabel
    private let subject: UILabel
    private let preview: UILabel
    private let time: UILabel
    private let separator = Separator()

    init(_ message: Message) {
        avatar = Avatar(message.sender, colors: message.colors)
        sender = UILabel(message.sender, size: 17, weight: message.isUnread ? .semibold : .medium)
        subject = UILabel(message.subject, size: 15)
        preview = UILabel(message.preview, size: 15, color: .secondaryLabel)
        time = UILabel(message.time, size: 15, color: .secondaryLabel, alignment: .right)
        super.init(frame: .zero)
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        dot.isHidden = !message.isUnread
        for part in [avatar, dot, sender, subject, preview, time, separator] { addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A row is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = CGRect(x: 5, y: 20, width: 10, height: 10)
        var area = bounds.padded(20, 10)
        var column = area.cutLeft(44, gap: 14)
        avatar.frame = column.cutTop(44)
        separator.frame = CGRect(
            x: area.minX, y: bounds.maxY - Separator.thickness,
            width: bounds.maxX - area.minX, height: Separator.thickness)
        var first = area.cutTop(24)
        time.frame = first.cutRight(84, gap: 8)
        sender.frame = first
        subject.frame = area.cutTop(21)
        preview.frame = area.cutTop(21)
    }
}

/// The open message, beside the list.
private final class MessageReader: UIView {
    private let avatar = Avatar("Nora Whitlock", colors: [.systemPink, .systemOrange])
    private let sender = UILabel("Nora Whitlock", size: 17, weight: .semibold)
    private let receiver = UILabel("to Ida Lund", size: 15, color: .secondaryLabel)
    private let subject = UILabel("Ferry tickets for Saturday", size: 28, weight: .bold)
    private let text = UILabel(
        """
        Dear Ida,

        I booked the early one, so that we have the whole day on the island. It leaves at ten past seven from the \
        north quay, and the café on board opens at six, in case you want to sleep longer than me.

        Bring boots. The path to the lighthouse is wet until May, and Oona promised to show us the lens.

        Yours, Nora
        """,
        size: 17, lines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for part in [avatar, sender, receiver, subject, text] { addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A reader is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds.padded(40, 32)
        var top = area.cutTop(48, gap: 24)
        avatar.frame = top.cutLeft(48, gap: 14)
        sender.frame = top.cutTop(25)
        receiver.frame = top
        subject.frame = area.cutTop(38, gap: 12)
        let height = text.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        text.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    }
}
