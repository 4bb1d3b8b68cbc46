import Presentations
import UIKit

/// A full-screen player: the cover, the progress of the song and a level meter.
public final class FullScreenPlayerViewController: UIViewController {
    private let cover = ArtworkView(Artwork(.record, .systemIndigo, .systemPurple, .systemPink), cornerRadius: 24)
    private let song = UILabel("Glass Garden", size: 28, weight: .bold)
    private let artist = UILabel("Ono & Pell", size: 20, color: .secondaryLabel)
    private let track = UIView()
    private let played = UIView()
    private let bars = (0..<5).map { _ in UIView() }
    private var progress: CGFloat = 0.15

    public override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyleBehindPresentation ?? .default }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "player"
        view.clipsToBounds = true
        track.backgroundColor = .systemFill
        played.backgroundColor = .systemPink
        for part in [track, played] { part.layer.cornerRadius = 4 }
        for bar in bars {
            bar.backgroundColor = .systemPink
            bar.layer.cornerRadius = 3
        }
        for part in [cover, song, artist, track, played] + bars { view.addSubview(part) }
    }

    /// Animates the progress of the song and its level meter for a number of seconds.
    public func play(for seconds: TimeInterval) {
        view.layoutIfNeeded()
        progress = 0.8
        UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) {
            self.view.setNeedsLayout()
            self.view.layoutIfNeeded()
        }
        for (index, bar) in bars.enumerated() {
            let beat = CABasicAnimation(keyPath: "transform.scale.y")
            beat.fromValue = 0.25
            beat.toValue = 1
            beat.duration = [0.23, 0.31, 0.19, 0.27, 0.35][index]
            beat.autoreverses = true
            beat.repeatCount = Float((seconds / beat.duration / 2).rounded(.down))
            bar.layer.add(beat, forKey: "beat")
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds.inset(by: view.safeAreaInsets).padded(28, 0)
        _ = area.cutTop(28)
        // Small enough for a card to leave the song in sight.
        cover.frame = area.cutTop(236, gap: 24).centered(236, 236)
        var line = area.cutTop(40)
        let meter = line.cutRight(46)
        for (bar, slot) in zip(bars, meter.columns(5, gap: 4)) { bar.frame = slot.centered(6, 34) }
        song.frame = line
        artist.frame = area.cutTop(28, gap: 20)
        track.frame = area.cutTop(8)
        played.frame = CGRect(
            x: track.frame.minX, y: track.frame.minY, width: (track.frame.width * progress).rounded(), height: 8)
    }
}
