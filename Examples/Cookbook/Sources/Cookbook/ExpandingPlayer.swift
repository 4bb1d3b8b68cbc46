import Presentations
import UIKit

/// A music library with a mini player. A tap or a finger takes it up into
/// the player.
final class MusicViewController: UIViewController {
    private let library = UINavigationController(
        rootViewController: AlbumsViewController())
    private let bar = MiniPlayerBar()
    private var style: HalfSheet {
        HalfSheet(
            detents: [.large()], prefersGrabberVisible: true,
            preferredCornerRadius: 38,
            animation: .expand(from: bar))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(library)
        view.fill(with: library.view)
        library.didMove(toParent: self)
        library.additionalSafeAreaInsets.bottom = 72
        addBar()

        bar.addAction(
            UIAction { [weak self] _ in self?.showPlayer() },
            for: .touchUpInside)
        use(
            ExpandingPresentation(from: bar, style: style) {
                PlayerViewController()
            })
    }

    private func showPlayer() {
        presentAsHalfSheet(PlayerViewController(), style: style)
    }

    private func addBar() {
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.leadingAnchor,
                constant: 8),
            bar.trailingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.trailingAnchor,
                constant: -8),
            bar.bottomAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor,
                constant: -4),
            bar.heightAnchor.constraint(equalToConstant: 64),
        ])
    }
}
