import UIKit

/// A low bar with the current song.
final class MiniPlayerBar: UIView {
    private let cover = ArtworkView(Artwork(.record, .systemIndigo, .systemPurple, .systemPink), cornerRadius: 8)
    private let song = UILabel("Glass Garden", size: 16, weight: .semibold)
    private let artist = UILabel("Ono & Pell", size: 13, color: .secondaryLabel)
    private let pause = IconView(.pause)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        accessibilityIdentifier = "mini-player"
        for part in [cover, song, artist, pause] { addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The bar is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds.padded(10, 0)
        cover.frame = area.cutLeft(44, gap: 12).centered(44, 44)
        pause.frame = area.cutRight(28, gap: 12).centered(24, 24)
        var text = area.centered(area.width, 40)
        song.frame = text.cutTop(21)
        artist.frame = text
        mirrorSubviews()
    }
}
