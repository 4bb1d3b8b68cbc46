import MainActions
import UIKit

/// A pane of the player, told by the player what has changed.
protocol PlayerPane: UIViewController {
    func playbackDidChange(_ change: PlaybackChange)
    func playbackDidAdvance()
}

/// The pane with the artwork, the scrubber and all the buttons.
final class NowPlayingViewController: UIViewController, PlayerPane {
    private let player: any PlaybackEngine
    private let onShare: (UIView) -> Void

    private let pan = UIPanGestureRecognizer()
    private lazy var panAction = MainAction { [weak self] in
        guard let self else { return }
        handlePan(pan)
    }
    private let stage = UIView()
    private let artworkView = ArtworkView()
    private let titleLabel = UILabel()
    private let scrubber = ScrubberView()
    private let volumeSlider = UISlider()
    private lazy var feedback = UIImpactFeedbackGenerator(style: .medium, view: view)

    private lazy var previousButton = makeButton("backward.fill", size: 28, identifier: "player.previous") {
        [weak self] in
        self?.player.previous()
        self?.playbackDidAdvance()
    }
    private lazy var playButton = makeButton("play.fill", size: 44, identifier: "player.play") { [weak self] in
        self?.togglePlayback()
    }
    private lazy var nextButton = makeButton("forward.fill", size: 28, identifier: "player.next") { [weak self] in
        self?.player.next()
        self?.playbackDidAdvance()
    }
    private lazy var shuffleButton = makeButton("shuffle", size: 18, identifier: "player.shuffle") { [weak self] in
        self?.player.isShuffled.toggle()
    }
    private lazy var repeatButton = makeButton("repeat", size: 18, identifier: "player.repeat") { [weak self] in
        guard let self else { return }
        self.player.repeatMode = self.player.repeatMode.next
    }
    private lazy var speedButton = makeSpeedButton()

    /// - Parameter onShare: Shares the current song, from the view that is given.
    init(player: any PlaybackEngine, onShare: @escaping (UIView) -> Void) {
        self.player = player
        self.onShare = onShare
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureControls()
        configureArtwork()
        configureLayout()
        showTrack()
        showModes()
        showPlayState(animated: false)
    }

    // MARK: Playback

    func playbackDidChange(_ change: PlaybackChange) {
        switch change {
        case .track: showTrack()
        case .playState: showPlayState(animated: true)
        case .modes: showModes()
        case .queue, .trackFinished: break
        }
    }

    func playbackDidAdvance() {
        scrubber.show(elapsed: player.elapsed, duration: player.current.duration)
    }

    private func showTrack() {
        let track = player.current
        let text = NSMutableAttributedString(
            string: track.title,
            attributes: [
                .font: UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold)),
                .foregroundColor: UIColor.white,
            ])
        text.append(
            NSAttributedString(
                string: "\n" + track.artist,
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .body),
                    .foregroundColor: UIColor.white.withAlphaComponent(0.7),
                ]))
        titleLabel.attributedText = text
        artworkView.image = PlayerGraphics.artwork(for: track, length: 360)
        artworkView.accessibilityLabel = "Artwork of \(track.title)"
        playbackDidAdvance()
    }

    private func showPlayState(animated: Bool) {
        let isPlaying = player.isPlaying
        playButton.configuration?.image = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill")
        playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
        artworkView.setPlaying(isPlaying, animated: animated)
    }

    private func showModes() {
        shuffleButton.isSelected = player.isShuffled
        repeatButton.isSelected = player.repeatMode != .off
        repeatButton.configuration?.image = UIImage(systemName: player.repeatMode == .one ? "repeat.1" : "repeat")
        repeatButton.accessibilityValue =
            switch player.repeatMode {
            case .off: "Off"
            case .all: "All"
            case .one: "One"
            }
    }

    private func togglePlayback() {
        feedback.impactOccurred()
        if player.isPlaying {
            player.pause()
        } else {
            player.play()
        }
    }

    // MARK: Set-up

    private func configureControls() {
        titleLabel.numberOfLines = 2
        titleLabel.accessibilityIdentifier = "player.title"
        previousButton.accessibilityLabel = "Previous"
        nextButton.accessibilityLabel = "Next"
        shuffleButton.accessibilityLabel = "Shuffle"
        repeatButton.accessibilityLabel = "Repeat"
        scrubber.onSeek = { [weak self] time in
            self?.player.seek(to: time)
            self?.playbackDidAdvance()
        }
        volumeSlider.value = player.volume
        volumeSlider.minimumValueImage = UIImage(systemName: "speaker.fill")
        volumeSlider.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
        volumeSlider.tintColor = .white
        volumeSlider.accessibilityIdentifier = "player.volume"
        volumeSlider.accessibilityLabel = "Volume"
        volumeSlider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.player.volume = self.volumeSlider.value
            }, for: .valueChanged)
    }

    private func configureArtwork() {
        pan.addTarget(panAction, action: MainAction.selector)
        pan.delegate = self
        artworkView.addGestureRecognizer(pan)
        artworkView.addInteraction(UIContextMenuInteraction(delegate: self))
        artworkView.translatesAutoresizingMaskIntoConstraints = false
        stage.addSubview(artworkView)
        let width = artworkView.widthAnchor.constraint(equalTo: stage.widthAnchor)
        // Where there is little room the artwork gives way before a slider does.
        width.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
        NSLayoutConstraint.activate([
            width,
            artworkView.widthAnchor.constraint(equalTo: artworkView.heightAnchor),
            artworkView.widthAnchor.constraint(lessThanOrEqualTo: stage.widthAnchor),
            artworkView.heightAnchor.constraint(lessThanOrEqualTo: stage.heightAnchor),
            artworkView.centerXAnchor.constraint(equalTo: stage.centerXAnchor),
            artworkView.centerYAnchor.constraint(equalTo: stage.centerYAnchor),
        ])
    }

    private func configureLayout() {
        let transport = UIStackView(arrangedSubviews: [previousButton, playButton, nextButton])
        let modes = UIStackView(arrangedSubviews: [shuffleButton, speedButton, repeatButton])
        for row in [transport, modes] {
            row.distribution = .equalCentering
            row.alignment = .center
        }
        transport.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)
        transport.isLayoutMarginsRelativeArrangement = true

        let stack = UIStackView(arrangedSubviews: [stage, titleLabel, scrubber, transport, volumeSlider, modes])
        stack.axis = .vertical
        stack.spacing = 18
        stack.setCustomSpacing(24, after: stage)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        for subview in [titleLabel, scrubber, transport, volumeSlider, modes] {
            subview.setContentHuggingPriority(.required, for: .vertical)
            subview.setContentCompressionResistancePriority(.required, for: .vertical)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 28),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -28),
        ])
    }

    private func makeButton(
        _ symbolName: String,
        size: CGFloat,
        identifier: String,
        action: @escaping () -> Void
    ) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: symbolName)
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
            pointSize: size, weight: .semibold)
        configuration.baseForegroundColor = .white
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
        button.configurationUpdateHandler = { button in
            button.configuration?.background.backgroundColor =
                button.isSelected ? UIColor.white.withAlphaComponent(0.25) : .clear
            button.transform = button.isHighlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
        }
        button.accessibilityIdentifier = identifier
        return button
    }

    private func makeSpeedButton() -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.baseForegroundColor = .white
        let button = UIButton(configuration: configuration)
        let rates: [Float] = [0.5, 0.75, 1, 1.25, 1.5, 2]
        button.menu = UIMenu(
            title: "Speed", options: .singleSelection,
            children: rates.map { rate in
                let action = UIAction(
                    title: "\(rate.formatted())×",
                    state: player.rate == rate ? .on : .off
                ) { [weak self] _ in
                    self?.player.rate = rate
                }
                action.accessibilityIdentifier = "player.speed.\(rate)"
                return action
            })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.accessibilityIdentifier = "player.speed"
        return button
    }
}

// MARK: - Gestures and menu of the artwork

extension NowPlayingViewController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: view)
        return abs(velocity.x) > abs(velocity.y)
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
        let distance = pan.translation(in: view).x
        switch pan.state {
        case .began:
            feedback.prepare()
        case .changed:
            stage.transform = CGAffineTransform(translationX: distance, y: 0).rotated(by: distance / 2500)
        case .ended:
            let projected = distance + pan.velocity(in: view).x * 0.15
            if abs(projected) > stage.bounds.width * 0.4 {
                skip(forward: projected < 0)
            } else {
                settleStage()
            }
        case .cancelled, .failed:
            settleStage()
        default:
            break
        }
    }

    /// Lets the artwork leave on one side, changes the song and brings the new artwork in from the other.
    private func skip(forward: Bool) {
        let exit = view.bounds.width * (forward ? -1 : 1)
        let animator = UIViewPropertyAnimator(duration: 0.18, curve: .easeIn) {
            self.stage.transform = CGAffineTransform(translationX: exit, y: 0)
        }
        animator.addCompletion { [weak self] _ in
            guard let self else { return }
            self.feedback.impactOccurred()
            if forward {
                self.player.next()
            } else {
                self.player.seek(to: 0)
                self.player.previous()
            }
            self.playbackDidAdvance()
            self.stage.transform = CGAffineTransform(translationX: -exit, y: 0)
            self.settleStage()
        }
        animator.startAnimation()
    }

    private func settleStage() {
        UIView.animate(springDuration: 0.5, bounce: 0.25, options: .allowUserInteraction) {
            self.stage.transform = .identity
        }
    }
}

extension NowPlayingViewController: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
            identifier: nil, previewProvider: nil,
            actionProvider: { [weak self] _ in
                guard let self else { return nil }
                let title = self.player.current.title
                let copy = UIAction(title: "Copy Title", image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.string = title
                }
                copy.accessibilityIdentifier = "player.artwork.copy"
                let restart = UIAction(
                    title: "Play from Start",
                    image: UIImage(systemName: "arrow.counterclockwise")
                ) { [weak self] _ in
                    self?.player.seek(to: 0)
                    self?.player.play()
                    self?.playbackDidAdvance()
                }
                restart.accessibilityIdentifier = "player.artwork.restart"
                let share = UIAction(title: "Share…", image: UIImage(systemName: "square.and.arrow.up")) {
                    [weak self] _ in
                    guard let self else { return }
                    self.onShare(self.artworkView)
                }
                share.accessibilityIdentifier = "player.artwork.share"
                return UIMenu(title: title, children: [copy, restart, share])
            })
    }
}
