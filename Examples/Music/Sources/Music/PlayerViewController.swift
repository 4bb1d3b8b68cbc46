import UIKit

/// What is playing: its artwork and what there is to say about it.
public final class PlayerViewController: UIViewController {
    private let artwork = UIView()
    private let caption: UILabel

    public init(caption: UILabel) {
        self.caption = caption
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        preconditionFailure("The player is made in code.")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        artwork.accessibilityIdentifier = "artwork"
        artwork.backgroundColor = UIColor(
            red: 0.35, green: 0.3, blue: 0.8, alpha: 1)
        artwork.layer.cornerRadius = 16
        caption.accessibilityIdentifier = "caption"
        caption.textAlignment = .center
        for part in [artwork, caption] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            artwork.topAnchor.constraint(
                equalTo: view.topAnchor, constant: 24),
            artwork.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            artwork.widthAnchor.constraint(equalToConstant: 160),
            artwork.heightAnchor.constraint(equalToConstant: 160),
            caption.topAnchor.constraint(
                equalTo: artwork.bottomAnchor, constant: 16),
            caption.leadingAnchor.constraint(
                equalTo: view.leadingAnchor, constant: 24),
            caption.trailingAnchor.constraint(
                equalTo: view.trailingAnchor, constant: -24),
            caption.bottomAnchor.constraint(
                equalTo: view.bottomAnchor, constant: -24),
        ])
    }
}
