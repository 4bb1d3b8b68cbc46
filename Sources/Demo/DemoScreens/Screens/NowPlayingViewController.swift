import UIKit

/// The current song: the cover, the progress, and buttons to control it.
public final class NowPlayingViewController: UIViewController {
    private let cover: ArtworkView
    private let song: UILabel
    private let artist: UILabel
    private let like = IconButton(.heart, label: "Like", color: .systemPink, iconSide: 24)
    private let scrubber = UISlider()
    private let elapsed = UILabel("1:42", size: 12, color: .secondaryLabel, alignment: .left)
    private let remaining = UILabel("-2:36", size: 12, color: .secondaryLabel, alignment: .right)
    private let backward = IconButton(.backward, label: "Previous song", iconSide: 36)
    private let play = IconButton(.pause, label: "Pause", iconSide: 42)
    private let forward = IconButton(.forward, label: "Next song", iconSide: 36)
    private let add: ActionButton

    /// Creates the screen for an album with its texts in a language. Defaults to "Glass Garden", in English.
    public init(_ album: Album = .glassGarden, language: DemoLanguage = .english) {
        add = ActionButton(language.text("Add to playlist"), style: .gray)
        cover = ArtworkView(album.artwork, cornerRadius: 14)
        song = UILabel(album.title, size: 20, weight: .semibold, lines: 2)
        artist = UILabel(album.artist, size: 16, color: .secondaryLabel)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("The screen is made in code")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 369, height: 340)
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "now-playing"
        cover.accessibilityIdentifier = "cover"
        scrubber.accessibilityIdentifier = "scrubber"
        scrubber.accessibilityLabel = "Position"
        scrubber.value = 0.4
        scrubber.minimumTrackTintColor = .label
        scrubber.semanticContentAttribute = .playback
        for part in [cover, song, artist, like, scrubber, elapsed, remaining, backward, play, forward, add] {
            view.addSubview(part)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets).padded(24, 0)
        let isLow = area.height < 330
        _ = area.cutTop(isLow ? 16 : 24)
        _ = area.cutBottom(isLow ? 14 : 18)
        add.frame = area.cutBottom(44, gap: isLow ? 6 : 12)

        var top = area.cutTop(88, gap: isLow ? 8 : 16)
        cover.frame = top.cutLeft(88, gap: 20)
        like.frame = top.cutRight(44).centered(44, 44)
        let songHeight: CGFloat = song.sizeThatFits(CGSize(width: top.width, height: 60)).height > 30 ? 52 : 28
        var text = top.centered(top.width, songHeight + 24)
        song.frame = text.cutTop(songHeight)
        artist.frame = text
        // Playback controls run from left to right in every language.
        view.mirror([cover, song, artist, like])

        scrubber.frame = area.cutTop(28)
        var times = area.cutTop(16)
        elapsed.frame = times.cutLeft(60)
        remaining.frame = times.cutRight(60)
        for (button, slot) in zip([backward, play, forward], area.columns(3)) {
            button.frame = slot.centered(64, min(slot.height, 64))
        }
    }
}
