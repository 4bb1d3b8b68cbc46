import UIKit

/// A list of albums over a bar with the current song.
public final class MiniPlayerViewController: UIViewController {
    /// The bar. A finger drags it up into the player.
    public let bar: UIView = MiniPlayerBar()
    private let library = UINavigationController(rootViewController: AlbumListViewController())

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(library)
        view.addSubview(library.view)
        library.didMove(toParent: self)
        view.addSubview(bar)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        library.view.frame = view.bounds
        library.additionalSafeAreaInsets.bottom = 72
        var area = view.bounds.inset(by: view.safeAreaInsets).padded(8, 0)
        bar.frame = area.cutBottom(64)
    }
}
