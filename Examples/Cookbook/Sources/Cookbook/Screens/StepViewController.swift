import UIKit

/// A picture or an icon, a title, a message and buttons, one below the other. As high as they are.
final class StepViewController: UIViewController {
    private let column = UIStackView(spacing: 8)

    convenience init(
        _ header: UIView, title: String, message: String, buttons: [UIButton] = []
    ) {
        self.init(nibName: nil, bundle: nil)
        let texts = [UILabel(title, .title2, weight: .bold), UILabel(message, color: .secondaryLabel)]
        for label in texts { label.textAlignment = .center }
        let top = UIStackView(header)
        top.alignment = header is Artwork ? .fill : .center
        for part in [top] + texts + buttons { column.addArrangedSubview(part) }
        column.setCustomSpacing(20, after: top)
        column.setCustomSpacing(24, after: texts[1])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let bottom = column.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20)
        // Above the safe area a sheet that is being dragged may be lower than its content.
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            bottom,
        ])
    }
}
