/// Presented by a tap on a compact date picker: a calendar or the wheels of a time, in a popover on every device (CO12).
final class DatePickerPanel: UIViewController, UIPopoverPresentationControllerDelegate {
    let picker = UIDatePicker()
    /// The margin around the picker; chosen by eye.
    private static let padding: CGFloat = 8

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A date picker makes its panel itself.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(picker)
        let size = picker.intrinsicContentSize
        preferredContentSize = CGSize(
            width: size.width + 2 * Self.padding, height: size.height + 2 * Self.padding)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        let size = picker.intrinsicContentSize
        picker.frame = CGRect(
            x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
