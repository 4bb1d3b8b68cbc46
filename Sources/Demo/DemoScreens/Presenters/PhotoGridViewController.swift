import UIKit

/// Photographs in three columns.
public final class PhotoGridViewController: UIViewController {
    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let cells = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
        cell.show(photo)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "photos"
        layout.minimumInteritemSpacing = 3
        layout.minimumLineSpacing = 3
        layout.sectionInset.top = 3
        grid.dataSource = self
        // Fifteen photographs may not fill the screen: the grid moves anyway, and keeps clear of the bars.
        grid.alwaysBounceVertical = true
        view.addSubview(grid)
    }

    /// The view that shows one of ``Photo/all``, for instance as the source of a zoom. A photograph that is out of sight is
    /// scrolled to.
    ///
    /// The index must be that of a photograph.
    public func thumbnail(of index: Int) -> UIView {
        let path = IndexPath(item: index, section: 0)
        view.layoutIfNeeded()
        if grid.cellForItem(at: path) == nil {
            grid.scrollToItem(at: path, at: .centeredVertically, animated: false)
            grid.layoutIfNeeded()
        }
        return grid.cellForItem(at: path).flatMap { ($0 as? PhotoCell)?.picture } ?? grid
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        grid.frame = view.bounds
        let column = view.bounds.inset(by: view.safeAreaInsets).columns(3, gap: 3)[0].width
        let size = CGSize(width: column, height: column)
        if layout.itemSize != size { layout.itemSize = size }
    }
}

extension PhotoGridViewController: UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Photo.all.count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: Photo.all[indexPath.item])
    }
}

/// One photograph of the grid.
private final class PhotoCell: UICollectionViewCell {
    private(set) var picture: UIView?

    func show(_ photo: Photo) {
        picture?.removeFromSuperview()
        let picture = ArtworkView(photo.artwork, cornerRadius: 0)
        picture.accessibilityLabel = photo.title
        self.picture = picture
        contentView.addSubview(picture)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture?.frame = contentView.bounds
    }
}
