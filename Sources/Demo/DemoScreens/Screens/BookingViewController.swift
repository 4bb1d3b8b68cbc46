import UIKit

/// A short form to book a table.
public final class BookingViewController: UIViewController {
    private let name = UILabel("Book a table", size: 20, weight: .semibold)
    private let place = UILabel("The Long Table · tonight, 19:30", size: 15, color: .secondaryLabel)
    private let person = FormField("Name", text: "Ida Lund", isActive: true)
    private let phone = FormField("Phone", placeholder: "Optional")
    private let guestsName = UILabel("Guests", size: 16)
    private let guests = UIStepper()
    private let guestCount = UILabel("", size: 17, weight: .semibold, alignment: .right)
    private let windowName = UILabel("By the window", size: 16)
    private let window = UISwitch()
    private lazy var cancel = ActionButton("Cancel", style: .gray, size: 16) { [weak self] in
        self?.dismiss(animated: true)
    }
    private lazy var book = ActionButton("Book", size: 16) { [weak self] in self?.dismiss(animated: true) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 320, height: 410)
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "booking"
        person.accessibilityIdentifier = "name"
        phone.accessibilityIdentifier = "phone"
        book.accessibilityIdentifier = "book"
        cancel.accessibilityIdentifier = "cancel"
        guests.accessibilityIdentifier = "guests"
        name.accessibilityTraits = .header
        guests.accessibilityLabel = "Guests"
        (guests.minimumValue, guests.maximumValue, guests.value) = (1, 12, 4)
        guests.addAction(UIAction { [weak self] _ in self?.showGuestCount() }, for: .valueChanged)
        showGuestCount()
        window.isOn = true
        window.accessibilityLabel = "By the window"
        for part in [
            name, place, person, phone, guestsName, guestCount, guests, windowName, window, cancel, book,
        ] {
            view.addSubview(part)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets).padded(20, 0)
        // A low screen puts the two fields side by side.
        let isLow = area.height < 400
        _ = area.cutTop(isLow ? 14 : 20)
        _ = area.cutBottom(isLow ? 14 : 20)
        let buttons = area.cutBottom(46, gap: isLow ? 8 : 16).columns(2, gap: 10)
        cancel.frame = buttons[0]
        book.frame = buttons[1]
        name.frame = area.cutTop(28)
        place.frame = area.cutTop(22, gap: isLow ? 8 : 14)
        if isLow {
            let fields = area.cutTop(FormField.height, gap: 8).columns(2, gap: 10)
            person.frame = fields[0]
            phone.frame = fields[1]
        } else {
            person.frame = area.cutTop(FormField.height, gap: 12)
            phone.frame = area.cutTop(FormField.height, gap: 14)
        }
        var row = area.cutTop(40, gap: 4)
        guests.frame = row.cutRight(guests, gap: 10)
        guestCount.frame = row.cutRight(40, gap: 10)
        guestsName.frame = row
        row = area.cutTop(40)
        window.frame = row.cutRight(window, gap: 10)
        windowName.frame = row
    }

    private func showGuestCount() {
        guestCount.text = "\(Int(guests.value))"
    }

    /// Makes the first text field the first responder.
    public func beginTyping() {
        person.field.becomeFirstResponder()
    }
}
