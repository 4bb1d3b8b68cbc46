import UIKit

/// A picture or an icon, a title, a message and buttons, one below the other. As high as they are, and scrolls where there is
/// less room.
final class StepViewController: UIViewController {
    private let column = UIStackView(spacing: 8)

    convenience init(_ header: UIView, title: String, message: String, buttons: [UIButton] = []) {
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
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        scroll.fill(with: column, insets: NSDirectionalEdgeInsets(top: 32, leading: 24, bottom: 20, trailing: 24))
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            column.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -48),
        ])
    }
}
