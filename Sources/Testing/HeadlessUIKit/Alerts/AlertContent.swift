/// What an alert's card shows.
@MainActor
struct AlertContent {
    var title: String?
    var message: String?
    var fields: [UITextField] = []
    /// In the order of adding.
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?

    /// In the order in which they are shown (AL3).
    var orderedActions: [UIAlertAction] {
        AlertLayout.order(of: actions.map(\.style)).map { actions[$0] }
    }

    /// A title and a message differ; one of them alone looks the same, whichever it is (AL4).
    var isLone: Bool { title.isNilOrEmpty != message.isNilOrEmpty }
}

extension String? {
    fileprivate var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}
