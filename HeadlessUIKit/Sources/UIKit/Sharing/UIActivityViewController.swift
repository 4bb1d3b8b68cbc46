/// The share sheet, as far as an app can see it: the shared items, the app's own activities, and a button that closes
/// it.
///
/// On a phone another process adds the system's activities and people. Here they are left out, so a test closes the
/// sheet or chooses an activity of the app. The look was chosen by eye.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Gets the chosen activity, nil for none; whether it was completed; its result; and its error. Here the last two
    /// are always nil.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let activities: [UIActivity]

    /// Called once, when the sheet has gone.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Activities that are not offered. Defaults to nil.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// A stored value without effect: it concerns the system's activities. Defaults to true.
    open var allowsProminentActivity = true

    /// - Parameters:
    ///   - activityItems: The shared items: texts, URLs, images, or item sources.
    ///   - applicationActivities: The app's activities besides those of the system.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = traitCollection.userInterfaceIdiom == .pad ? .popover : .pageSheet
        sheetPresentationController?.detents = [.medium(), .large()]
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        preconditionFailure("A share sheet cannot be decoded: it needs what is shared.")
    }

    // MARK: Activities

    /// Returns the items in the form for an activity.
    private func items(for activity: UIActivity?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            guard let activity else { return source.activityViewControllerPlaceholderItem(self) }
            return source.activityViewController(self, itemForActivityType: activity.activityType)
        }
    }

    private var offered: [UIActivity] {
        let items = items(for: nil)
        return activities.filter { activity in
            activity.activityTitle != nil && activity.canPerform(withActivityItems: items)
                && !(activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false)
        }
    }

    // MARK: The view

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let column = UIStackView(arrangedSubviews: [makeHeader()] + offered.map(makeButton(for:)))
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
    }

    private func makeHeader() -> UIView {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline)
        label.text = SharedItemsTitle(items: items(for: nil)).text
        let close = UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.finish(nil, false) })
        close.accessibilityIdentifier = "header.closeButton"
        close.accessibilityLabel = "Close"
        close.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, close])
        row.spacing = 8
        row.alignment = .center
        return row
    }

    private func makeButton(for activity: UIActivity) -> UIView {
        var look = UIButton.Configuration.gray()
        look.title = activity.activityTitle
        look.image = activity.activityImage
        look.imagePadding = 8
        return UIButton(
            configuration: look, primaryAction: UIAction { [weak self] _ in self?.choose(activity) })
    }

    // MARK: Actions

    private func choose(_ activity: UIActivity) {
        activity.onFinish = { [weak self, weak activity] completed in
            activity?.onFinish = nil
            self?.finish(activity?.activityType, completed)
        }
        activity.prepare(withActivityItems: items(for: activity))
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        presentingViewController?.dismiss(animated: true) { handler?(type, completed, nil, nil) }
    }
}
