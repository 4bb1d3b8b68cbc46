import UIKit

/// A photo of the grid.
final class PhotoCell: UICollectionViewCell {
    /// The view that shows the photo. A collection view writes the `alpha` of its cells, so a zoom grows out of this view.
    let photo = UIView()

    var picture: Artwork.Picture? {
        didSet {
            photo.subviews.forEach { $0.removeFromSuperview() }
            if photo.superview == nil { contentView.fill(with: photo) }
            if let picture { photo.fill(with: Artwork(picture)) }
        }
    }
}

/// A photo on black, as wide as the screen.
final class PhotoViewController: UIViewController {
    private(set) var imageView = UIView()

    convenience init(_ picture: Artwork.Picture) {
        self.init(nibName: nil, bundle: nil)
        imageView = Artwork(picture)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.accessibilityIdentifier = "photo"
        let close = UIButton(.close, label: "Close", color: .white, background: UIColor(white: 1, alpha: 0.2)) {
            [weak self] in self?.dismiss(animated: true)
        }
        for part in [imageView, close.named("close")] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let width = imageView.widthAnchor.constraint(equalTo: view.widthAnchor)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            width,
            imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor),
            imageView.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
            imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            imageView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            close.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
    }
}
