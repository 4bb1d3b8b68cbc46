import Presentations
import UIKit

/// A music library: a list of albums on a phone, a grid of covers where there is room.
public final class LibraryViewController: UIViewController {
    private let header: LargeHeader
    private let tabs: TabStrip
    private let rows = Album.all.map { album in
        let row = ListRow(
            album.title, subtitle: album.artist,
            leading: ArtworkView(album.artwork), leadingSize: CGSize(width: 60, height: 60),
            trailing: IconView(.ellipsis, color: .secondaryLabel), trailingSize: CGSize(width: 20, height: 20))
        row.inset = 20
        return row
    }
    private let shelf = Album.all.map { AlbumCell($0) }

    /// Creates the library with its texts in a language. Defaults to English.
    public init(language: DemoLanguage = .english) {
        let titles: [(String, Icon)] = [("Library", .note), ("Browse", .list), ("Radio", .radio), ("Search", .search)]
        header = LargeHeader(language.text("Library"))
        tabs = TabStrip(titles.map { (language.text($0), $1) }, chosen: 0, accent: .systemPink)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyleBehindPresentation ?? .default }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "library"
        view.clipsToBounds = true
        for part in rows as [UIView] + shelf + [header, tabs] { view.addSubview(part) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tabs.frame = tabs.frame(in: view.bounds, safeArea: view.safeAreaInsets)
        var area = view.bounds.inset(by: view.safeAreaInsets)
        area.size.height = tabs.frame.minY - area.minY
        header.frame = area.cutTop(header.height(in: view.bounds), gap: 8)
        let isWide = view.bounds.width >= 700
        rows.forEach { $0.isHidden = isWide }
        shelf.forEach { $0.isHidden = !isWide }
        if isWide {
            layOutShelf(in: area.padded(20, 0))
        } else {
            layOutRows(in: area)
        }
        view.mirror(rows + shelf)
    }

    private func layOutRows(in area: CGRect) {
        let height = max(84, view.scaled(46) + 22)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: area.minX, y: area.minY + CGFloat(index) * height, width: area.width, height: height)
            row.isHidden = row.frame.minY >= area.maxY
        }
    }

    private var textHeight: CGFloat { view.scaled(22) + view.scaled(20) }

    private func layOutShelf(in area: CGRect) {
        let columns = area.width > 1100 ? 6 : area.width > 900 ? 5 : 4
        let slots = area.columns(columns, gap: 24)
        for (index, cell) in shelf.enumerated() {
            let slot = slots[index % columns]
            let y = slot.minY + CGFloat(index / columns) * (slot.width + 18 + textHeight)
            cell.frame = CGRect(x: slot.minX, y: y, width: slot.width, height: slot.width + 6 + textHeight)
            cell.isHidden = y >= area.maxY
        }
    }
}

/// A cover with title and artist beneath.
private final class AlbumCell: UIView {
    private let cover: ArtworkView
    private let title: UILabel
    private let artist: UILabel

    init(_ album: Album) {
        cover = ArtworkView(album.artwork, cornerRadius: 12)
        title = UILabel(album.title, size: 16, weight: .medium)
        artist = UILabel(album.artist, size: 15, color: .secondaryLabel)
        super.init(frame: .zero)
        for part in [cover, title, artist] { addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A cell is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds
        cover.frame = area.cutTop(area.width, gap: 6)
        title.frame = area.cutTop(scaled(22))
        artist.frame = area.cutTop(scaled(20))
    }
}
