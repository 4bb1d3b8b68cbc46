import UIKit

/// A list of albums for a navigation controller. A tap on a row pushes an ``AlbumViewController``.
public final class AlbumListViewController: UIViewController {
    private let rows = Album.all.prefix(9).map { album in
        let row = ListRow(
            album.title, subtitle: album.artist,
            leading: ArtworkView(album.artwork), leadingSize: CGSize(width: 60, height: 60),
            trailing: IconView(.chevron, color: .tertiaryLabel), trailingSize: CGSize(width: 14, height: 14))
        row.inset = 20
        return row
    }

    /// The button at the trailing end of the bar, if it is shown.
    public let sortItem = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
    private let showsSortButton: Bool

    /// Creates the list.
    ///
    /// - Parameter showsSortButton: Whether the bar has a button that opens a menu. Defaults to `false`.
    public init(showsSortButton: Bool = false) {
        self.showsSortButton = showsSortButton
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        if showsSortButton { navigationItem.rightBarButtonItem = sortItem }
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "albums"
        view.clipsToBounds = true
        for (row, album) in zip(rows, Album.all) {
            row.addAction(UIAction { [weak self] _ in self?.open(album) }, for: .touchUpInside)
            view.addSubview(row)
        }
    }

    private func open(_ album: Album) {
        navigationController?.pushViewController(AlbumViewController(album), animated: true)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets)
        let end = area.maxY
        area.size.height = view.bounds.maxY - area.minY
        for row in rows {
            row.frame = area.cutTop(84)
            row.isHidden = row.frame.minY >= end
        }
        view.mirror(rows)
    }
}
