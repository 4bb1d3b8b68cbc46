import UIKit

/// An album: its cover, its artist, and its songs.
public final class AlbumViewController: UIViewController {
    private let cover: ArtworkView
    private let name: UILabel
    private let artist: UILabel
    private let play: ActionButton
    private let shuffle: ActionButton
    private let tracks: [ListRow]

    /// Creates the screen of an album. Defaults to the second one of ``Album/all``.
    public init(_ album: Album = Album.all[1]) {
        let accent = album.artwork.colors[0]
        cover = ArtworkView(album.artwork, cornerRadius: 16)
        name = UILabel(album.title, size: 24, weight: .bold, alignment: .center)
        artist = UILabel(album.artist, size: 17, color: accent, alignment: .center)
        play = ActionButton("Play", accent: accent)
        shuffle = ActionButton("Shuffle", style: .gray, accent: accent)
        let songs = ["Cast off", "Lamps along the quay", "The long way round", "Salt in the tea", "Quarter to four"]
        tracks = songs.enumerated().map { index, song in
            let number = UILabel("\(index + 1)", size: 17, color: .secondaryLabel, alignment: .center)
            return ListRow(
                song, weight: .regular, leading: number, leadingSize: CGSize(width: 24, height: 24),
                trailing: IconView(.ellipsis, color: .secondaryLabel), trailingSize: CGSize(width: 20, height: 20))
        }
        super.init(nibName: nil, bundle: nil)
        title = album.title
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        view.accessibilityIdentifier = "album"
        view.clipsToBounds = true
        for part in tracks as [UIView] + [cover, name, artist, play, shuffle] { view.addSubview(part) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets)
        area.size.height = view.bounds.maxY - area.minY
        _ = area.cutTop(24)
        cover.frame = area.cutTop(216, gap: 20).centered(216, 216)
        name.frame = area.cutTop(32).padded(20, 0)
        artist.frame = area.cutTop(24, gap: 18).padded(20, 0)
        let buttons = area.cutTop(48, gap: 14).padded(20, 0).columns(2, gap: 14)
        play.frame = buttons[0]
        shuffle.frame = buttons[1]
        for track in tracks { track.frame = area.cutTop(54) }
    }
}
