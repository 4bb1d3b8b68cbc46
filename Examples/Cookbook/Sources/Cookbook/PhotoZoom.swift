import Presentations
import UIKit

/// A grid of photos. A tap zooms into one, and a drag puts it back into
/// its place.
final class PhotosViewController: UICollectionViewController {
    private let pictures =
        Artwork.Picture.allCases + Artwork.Picture.allCases.reversed()
    private let cells = UICollectionView.CellRegistration<
        PhotoCell, Artwork.Picture
    > { cell, path, picture in
        cell.picture = picture
        cell.accessibilityIdentifier = "photo-\(path.item)"
    }

    convenience init() {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let square = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3),
                heightDimension: .fractionalHeight(1))
            let row = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalWidth(1 / 3))
            let item = NSCollectionLayoutItem(layoutSize: square)
            item.contentInsets = NSDirectionalEdgeInsets(
                top: 1, leading: 1, bottom: 1, trailing: 1)
            return NSCollectionLayoutSection(
                group: .horizontal(layoutSize: row, subitems: [item]))
        }
        self.init(collectionViewLayout: layout)
        title = "Photos"
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
    ) -> Int {
        pictures.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: pictures[indexPath.item])
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
    ) {
        let selected = collectionView.cellForItem(at: indexPath)
        guard let cell = selected as? PhotoCell else { return }
        let photo = PhotoViewController(pictures[indexPath.item])
        present(
            photo,
            as: FullScreen(
                animation: .zoom(from: cell.photo, to: photo.imageView)))
    }
}

/// A style that fills the screen, which is the default of every style.
struct FullScreen: PresentationStyle {
    var options = PresentationOptions { $0.shadow = nil }

    init(animation: TransitionAnimation) {
        options.animation = animation
    }
}
