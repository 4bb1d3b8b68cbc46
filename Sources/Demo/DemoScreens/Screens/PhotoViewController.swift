import UIKit

/// One photograph, as large as the screen is wide.
final class PhotoViewController: UIViewController {
    private let picture: ArtworkView
    private let name: UILabel
    private let place = UILabel("North island · 14 August", size: 15, color: UIColor(white: 1, alpha: 0.6))
    private let close = IconButton(
        .close, label: "Close", color: .white, background: UIColor(white: 1, alpha: 0.2), diameter: 34, iconSide: 16)

    /// How it comes and goes; it is kept here, because `transitioningDelegate` keeps nothing.
    var transition: ScreenTransition? {
        didSet { transitioningDelegate = transition }
    }

    init(_ photo: Photo) {
        picture = ArtworkView(photo.artwork, cornerRadius: 0)
        name = UILabel(photo.title, size: 28, weight: .bold, color: .white)
        super.init(nibName: nil, bundle: nil)
        title = photo.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.accessibilityIdentifier = "photo"
        view.clipsToBounds = true
        for part in [picture, name, place, close] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets)
        var top = area.cutTop(52).padded(16, 0)
        close.frame = top.cutRight(44).centered(44, 44)
        _ = area.cutTop(max(0, (area.height - area.width * 1.25 - 100) / 2))
        picture.frame = area.cutTop((area.width * 1.25).rounded(), gap: 24)
        area = area.padded(20, 0)
        name.frame = area.cutTop(36, gap: 4)
        place.frame = area.cutTop(22)
    }
}
