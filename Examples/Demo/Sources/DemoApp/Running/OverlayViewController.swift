import DemoCatalogue
import Presentations
import UIKit

/// What can be seen inside of a demo: the outline and the frame of what moves, its detent, and UIKit's calls as they happen.
final class OverlayViewController: UIViewController {
    /// Called when the user wants to leave the demo. Does nothing by default.
    var onClose: () -> Void = {}

    private let running: RunningDemo
    private let outline = UIView()
    private let words = UILabel()
    private let calls = UILabel()
    private let turnButton = UIButton(configuration: .borderless())
    private var lines: [String] = []
    private var timer: FrameTimer?
    private static let mostLines = 5

    init(_ running: RunningDemo) {
        self.running = running
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("An overlay is made in code, for a demo.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        outline.isUserInteractionEnabled = false
        outline.layer.borderColor = UIColor.systemPink.cgColor
        outline.layer.borderWidth = 1
        view.addSubview(outline)
        addPanel()
        timer = FrameTimer { [weak self] in self?.look() }
    }

    /// Looks no more.
    func stop() {
        timer?.stop()
        timer = nil
    }

    /// Adds a line to the calls.
    func note(_ line: String) {
        lines = (lines + [line]).suffix(Self.mostLines)
        calls.text = lines.joined(separator: "\n")
    }

    // MARK: Looking

    /// The view that moves, and where it is on the screen at this moment.
    private var subject: (view: UIView, frame: CGRect)? {
        guard let view = running.presentationController?.presentedView ?? running.movingView,
            let superview = view.superview, view.window != nil
        else { return nil }
        let layer = view.layer.presentation() ?? view.layer
        return (view, superview.convert(layer.frame, to: nil))
    }

    private func look() {
        let subject = subject
        outline.isHidden = subject == nil
        if let subject { outline.frame = subject.frame }
        words.text = subject.map { self.words(for: $0.frame) } ?? "Nothing is presented."
        let kind = running.demo.kind
        turnButton.configuration?.title = running.isPresenting ? kind.endTitle : kind.beginTitle
    }

    private func words(for frame: CGRect) -> String {
        let place = String(
            format: "%.1f, %.1f   %.1f × %.1f", frame.minX, frame.minY, frame.width, frame.height)
        let sheet = running.presentationController as? HalfSheetPresentationController
        return sheet?.presentedStyle.selectedDetentIdentifier.map { "\(place)   \($0.rawValue)" } ?? place
    }

    // MARK: The panel

    private func addPanel() {
        let closeButton = UIButton(configuration: .borderless())
        closeButton.configuration?.title = "Close"
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .primaryActionTriggered)
        turnButton.addAction(UIAction { [weak self] _ in self?.turn() }, for: .primaryActionTriggered)
        for label in [words, calls] {
            label.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
            label.numberOfLines = 0
        }
        let buttons = UIStackView(arrangedSubviews: [closeButton, UIView(), turnButton])
        let stack = UIStackView(arrangedSubviews: [buttons, words, calls])
        stack.axis = .vertical
        stack.spacing = 4
        let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        panel.layer.cornerRadius = 12
        panel.clipsToBounds = true
        // Out of the way of most: it lets through what is not for its buttons.
        stack.translatesAutoresizingMaskIntoConstraints = false
        panel.translatesAutoresizingMaskIntoConstraints = false
        panel.contentView.addSubview(stack)
        view.addSubview(panel)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
            panel.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 12),
            panel.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -12),
            stack.topAnchor.constraint(equalTo: panel.contentView.topAnchor, constant: 4),
            stack.bottomAnchor.constraint(equalTo: panel.contentView.bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: panel.contentView.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: panel.contentView.trailingAnchor, constant: -12),
        ])
    }

    private func turn() {
        if running.isPresenting { running.end() } else { running.begin() }
    }
}
