/// The content of an alert's card.
@MainActor
struct AlertContent {
    var title: String?
    var message: String?
    var fields: [UITextField] = []
    /// In the order in which they were added.
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?

    /// In the order in which they are shown (AL3).
    var orderedActions: [UIAlertAction] {
        AlertLayout.order(of: actions.map(\.style)).map { actions[$0] }
    }

    /// True if there are both a title and a message, which look different; one of them alone looks the same, whichever
    /// it is (AL4).
    var isLone: Bool { title.isNilOrEmpty != message.isNilOrEmpty }
}

extension String? {
    fileprivate var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}
