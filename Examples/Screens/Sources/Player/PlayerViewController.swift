import MainActions
import UIKit

/// A music player with three panes: the song, the queue and the lyrics. It drives the clock of its engine.
public final class PlayerViewController: UIViewController {
    private nonisolated enum Pane: Int, CaseIterable, Sendable {
        case player, queue, lyrics

        var title: String {
            switch self {
            case .player: "Player"
            case .queue: "Queue"
            case .lyrics: "Lyrics"
            }
        }
    }

    private nonisolated enum SleepTimer: Hashable, Sendable {
        case off
        case minutes(Int)
        case endOfTrack

        static let choices: [SleepTimer] = [.off, .minutes(5), .minutes(15), .minutes(30), .endOfTrack]

        var title: String {
            switch self {
            case .off: "Off"
            case .minutes(let minutes): "\(minutes) Minutes"
            case .endOfTrack: "End of Song"
            }
        }

        var identifier: String {
            switch self {
            case .off: "player.sleep.off"
            case .minutes(let minutes): "player.sleep.\(minutes)"
            case .endOfTrack: "player.sleep.endOfTrack"
            }
        }
    }

    private let player: any PlaybackEngine
    private var displayLink: CADisplayLink?
    private var lastTimestamp: CFTimeInterval?
    private var sleepTimer = SleepTimer.off
    private var sleepDate: Date?
    private var observers: [any NSObjectProtocol] = []

    private let background = GradientBackgroundView()
    private let container = UIView()
    private let sleepLabel = UILabel()
    private lazy var paneControl = UISegmentedControl(
        frame: .zero,
        actions: Pane.allCases.map { pane in
            UIAction(title: pane.title) { [weak self] _ in
                self?.show(pane, animated: true)
            }
        })
    private lazy var moreButton = makeMoreButton()
    private lazy var panes: [(pane: Pane, controller: any PlayerPane)] = [
        (
            .player,
            NowPlayingViewController(player: player) { [weak self] sourceView in
                self?.share(from: sourceView)
            }
        ),
        (.queue, QueueViewController(player: player)),
        (.lyrics, LyricsViewController(player: player)),
    ]

    public override var preferredStatusBarStyle: UIStatusBarStyle {
        .lightContent
    }

    public init(player: any PlaybackEngine) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
        overrideUserInterfaceStyle = .dark
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    isolated deinit {
        for observer in observers {
            NotificationCenter.default.removeObserver(observer)
        }
    }

    // MARK: Life cycle

    public override func viewDidLoad() {
        super.viewDidLoad()
        configureHeader()
        configurePanes()
        show(.player, animated: false)
        background.setColors(player.current.colors, animated: false)
        player.onChange = { [weak self] change in
            self?.playbackDidChange(change)
        }
        observeApplication()
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        startDisplayLink()
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // The display link keeps its target alive, so it must not outlive the appearance.
        displayLink?.invalidate()
        displayLink = nil
    }

    // MARK: Set-up

    private func configureHeader() {
        background.frame = view.bounds
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(background)

        paneControl.selectedSegmentIndex = Pane.player.rawValue
        paneControl.accessibilityIdentifier = "player.panes"
        sleepLabel.font = .preferredFont(forTextStyle: .caption1)
        sleepLabel.adjustsFontForContentSizeCategory = true
        sleepLabel.textColor = .white
        sleepLabel.textAlignment = .center
        sleepLabel.isHidden = true
        sleepLabel.accessibilityIdentifier = "player.sleep"
        moreButton.setContentHuggingPriority(.required, for: .horizontal)

        let row = UIStackView(arrangedSubviews: [paneControl, moreButton])
        row.spacing = 12
        row.alignment = .center
        let header = UIStackView(arrangedSubviews: [row, sleepLabel])
        header.axis = .vertical
        header.spacing = 6
        for subview in [header, container] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
            header.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            header.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            container.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
            container.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            container.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            container.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        ])
    }

    private func configurePanes() {
        container.clipsToBounds = true
        for (_, controller) in panes {
            addChild(controller)
            controller.view.frame = container.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(controller.view)
            controller.didMove(toParent: self)
        }
    }

    private func show(_ visiblePane: Pane, animated: Bool) {
        let changes = {
            for (pane, controller) in self.panes {
                controller.view.isHidden = pane != visiblePane
            }
        }
        if animated {
            UIView.transition(
                with: container,
                duration: 0.25,
                options: [.transitionCrossDissolve, .allowUserInteraction],
                animations: changes
            )
        } else {
            changes()
        }
    }

    private func observeApplication() {
        let center = NotificationCenter.default
        observers.append(
            center.addObserver(
                forName: UIApplication.didEnterBackgroundNotification,
                object: nil,
                queue: .main
            ) { [weak self] _ in
                guard let self else { return }
                MainActor.assumeIsolated { self.player.pause() }
            })
        observers.append(
            center.addObserver(
                forName: UIApplication.willEnterForegroundNotification,
                object: nil,
                queue: .main
            ) { [weak self] _ in
                guard let self else { return }
                MainActor.assumeIsolated { self.advancePanes() }
            })
    }

    // MARK: Clock

    private func startDisplayLink() {
        displayLink?.invalidate()
        let link = CADisplayLink(target: tickAction, selector: MainAction.selector)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 15, maximum: 60, preferred: 30)
        link.isPaused = !player.isPlaying
        link.add(to: .main, forMode: .common)
        lastTimestamp = nil
        displayLink = link
    }

    private lazy var tickAction = MainAction { [weak self] in
        guard let self, let displayLink else { return }
        tick(displayLink)
    }

    private func tick(_ link: CADisplayLink) {
        if let lastTimestamp {
            player.advance(by: link.timestamp - lastTimestamp)
        }
        lastTimestamp = link.timestamp
        advancePanes()
        if let sleepDate, sleepDate <= .now {
            fallAsleep()
        }
    }

    private func advancePanes() {
        for (_, controller) in panes {
            controller.playbackDidAdvance()
        }
    }

    private func playbackDidChange(_ change: PlaybackChange) {
        switch change {
        case .track:
            background.setColors(player.current.colors, animated: true)
        case .playState:
            lastTimestamp = nil
            displayLink?.isPaused = !player.isPlaying
        case .trackFinished:
            if sleepTimer == .endOfTrack {
                fallAsleep()
            }
        case .queue, .modes:
            break
        }
        for (_, controller) in panes {
            controller.playbackDidChange(change)
        }
    }

    // MARK: More

    private func makeMoreButton() -> UIButton {
        var configuration = UIButton.Configuration.glass()
        configuration.image = UIImage(systemName: "ellipsis")
        let button = UIButton(configuration: configuration)
        button.menu = UIMenu(children: [
            UIDeferredMenuElement.uncached { [weak self] completion in
                completion(self?.makeMoreElements() ?? [])
            }
        ])
        button.showsMenuAsPrimaryAction = true
        button.accessibilityIdentifier = "player.more"
        button.accessibilityLabel = "More"
        return button
    }

    private func makeMoreElements() -> [UIMenuElement] {
        let share = UIAction(title: "Share Song…", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
            guard let self else { return }
            self.share(from: self.moreButton)
        }
        share.accessibilityIdentifier = "player.more.share"
        let sleepActions = SleepTimer.choices.map { choice in
            let action = UIAction(title: choice.title, state: choice == sleepTimer ? .on : .off) { [weak self] _ in
                self?.setSleepTimer(choice)
            }
            action.accessibilityIdentifier = choice.identifier
            return action
        }
        let sleepMenu = UIMenu(
            title: "Sleep Timer",
            image: UIImage(systemName: "moon.zzz"),
            options: .singleSelection,
            children: sleepActions
        )
        sleepMenu.accessibilityIdentifier = "player.more.sleep"
        return [share, sleepMenu]
    }

    private func setSleepTimer(_ timer: SleepTimer) {
        UIImpactFeedbackGenerator(style: .light, view: view).impactOccurred()
        sleepTimer = timer
        if case .minutes(let minutes) = timer {
            sleepDate = Date.now.addingTimeInterval(TimeInterval(minutes * 60))
        } else {
            sleepDate = nil
        }
        sleepLabel.text = "Sleep Timer: \(timer.title)"
        UIView.animate(springDuration: 0.35, bounce: 0.1) {
            self.sleepLabel.isHidden = timer == .off
            self.view.layoutIfNeeded()
        }
    }

    private func fallAsleep() {
        setSleepTimer(.off)
        player.pause()
    }

    private func share(from sourceView: UIView) {
        let track = player.current
        let activity = UIActivityViewController(
            activityItems: ["\(track.title) by \(track.artist)", PlayerGraphics.artwork(for: track, length: 600)],
            applicationActivities: nil
        )
        activity.popoverPresentationController?.sourceItem = sourceView
        present(activity, animated: true)
    }
}
