import Presentations
import UIKit

extension UIViewController {
    /// Shows a message at the top, beside which the user goes on. It leaves
    /// after four seconds.
    ///
    /// ```swift
    /// showToast("Moved to the archive", icon: .archive) { mailbox.undo() }
    /// ```
    func showToast(
        _ text: String, icon: Icon = .check, color: UIColor = .systemGreen,
        undo: (() -> Void)? = nil
    ) {
        let toast = ToastViewController(
            text, icon: icon, color: color, undo: undo)
        presentAsCard(
            toast,
            style: Card {
                $0.edge = .top
                $0.cornerRadius = 26
                $0.animation = .slide(from: .top)
                $0.dismissal = .swipe
                $0.allowsBackgroundInteraction = true
                $0.dismissesAfter = 4
            })
    }
}

/// A message with an icon and a button that undoes what it reports.
final class ToastViewController: UIViewController {
    private let row = UIStackView(axis: .horizontal, spacing: 12)

    convenience init(
        _ text: String, icon: Icon, color: UIColor, undo: (() -> Void)?
    ) {
        self.init(nibName: nil, bundle: nil)
        let label = UILabel(text, .subheadline, weight: .medium)
        row.addArrangedSubview(Badge(icon, color: color, diameter: 32))
        row.addArrangedSubview(label)
        guard let undo else { return }
        let button = UIButton("Undo", .plain()) { [weak self] in
            undo()
            self?.dismiss(animated: true)
        }
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(
            top: 8, leading: 12, bottom: 8, trailing: 12)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(
            .required, for: .horizontal)
        row.addArrangedSubview(button.named("undo"))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.fill(
            with: row,
            insets: NSDirectionalEdgeInsets(
                top: 10, leading: 12, bottom: 10, trailing: 8))
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
            .isActive = true
    }
}
