import UIKit

/// One photograph, as wide as the screen.
public final class PhotoViewController: UIViewController {
    private let picture: ArtworkView
    private let name: UILabel
    private let place = UILabel("North island · 14 August", size: 15, color: UIColor(white: 1, alpha: 0.6))
    private let close = IconButton(
        .close, label: "Close", color: .white, background: UIColor(white: 1, alpha: 0.2), diameter: 34, iconSide: 16)

    /// The animation of the presentation and of the dismissal. Defaults to `nil`, which leaves both to UIKit.
    ///
    /// Sets `transitioningDelegate`, and keeps the delegate alive, which UIKit does not do.
    public var transition: ScreenTransition? {
        didSet {
            transitioningDelegate = transition
            // Then it covers the screen.
            modalPresentationCapturesStatusBarAppearance = transition != nil
        }
    }

    /// The photograph, for instance as the target of a zoom.
    public var imageView: UIView { picture }

    /// Creates the screen of a photograph.
    public init(_ photo: Photo) {
        picture = ArtworkView(photo.artwork, cornerRadius: 0)
        name = UILabel(photo.title, size: 28, weight: .bold, color: .white)
        super.init(nibName: nil, bundle: nil)
        title = photo.title
    }

    /// The picture is on black, also behind the status bar.
    public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        view.accessibilityIdentifier = "photo"
        view.clipsToBounds = true
        for part in [picture, name, place, close] { view.addSubview(part) }
    }

    public override func viewDidLayoutSubviews() {
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
