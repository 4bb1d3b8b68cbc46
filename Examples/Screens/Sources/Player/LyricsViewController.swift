import MainActions
import UIKit

/// The pane with the words of the song. The line being sung is lit and kept in the middle; a tap seeks to a line.
final class LyricsViewController: UIViewController, PlayerPane {
    private static let dimmedColor = UIColor.white.withAlphaComponent(0.4)

    private let player: any PlaybackEngine
    private let textView = UITextView()
    private var lineRanges: [NSRange] = []
    private var currentLine: Int?
    private var followsAgain = Date.distantPast

    init(player: any PlaybackEngine) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.isEditable = false
        textView.isSelectable = false
        textView.backgroundColor = .clear
        textView.showsVerticalScrollIndicator = false
        textView.textContainerInset = UIEdgeInsets(top: 32, left: 20, bottom: 240, right: 20)
        textView.delegate = self
        textView.accessibilityIdentifier = "player.lyrics"
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tap.addTarget(tapAction, action: MainAction.selector)
        textView.addGestureRecognizer(tap)
        view.addSubview(textView)
        showLyrics()
    }

    func playbackDidChange(_ change: PlaybackChange) {
        if case .track = change {
            showLyrics()
        }
    }

    func playbackDidAdvance() {
        guard isViewLoaded else { return }
        let line = player.current.lyrics.lastIndex { $0.time <= player.elapsed }
        guard line != currentLine else { return }
        if let currentLine {
            setColor(Self.dimmedColor, ofLine: currentLine)
        }
        currentLine = line
        if let line {
            setColor(.white, ofLine: line)
            scroll(to: line)
        }
    }

    private func showLyrics() {
        guard isViewLoaded else { return }
        let paragraph = NSMutableParagraphStyle()
        paragraph.paragraphSpacing = 14
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 24, weight: .bold)),
            .foregroundColor: Self.dimmedColor,
            .paragraphStyle: paragraph,
        ]
        let text = NSMutableAttributedString()
        lineRanges = player.current.lyrics.map { line in
            let start = text.length
            text.append(NSAttributedString(string: line.text + "\n", attributes: attributes))
            return NSRange(location: start, length: text.length - start - 1)
        }
        textView.attributedText = text
        textView.setContentOffset(.zero, animated: false)
        currentLine = nil
        followsAgain = .distantPast
        playbackDidAdvance()
    }

    private func setColor(_ color: UIColor, ofLine line: Int) {
        guard lineRanges.indices.contains(line) else { return }
        textView.textStorage.addAttribute(.foregroundColor, value: color, range: lineRanges[line])
    }

    private func scroll(to line: Int) {
        guard
            Date.now >= followsAgain,
            lineRanges.indices.contains(line),
            let start = textView.position(from: textView.beginningOfDocument, offset: lineRanges[line].location),
            let end = textView.position(from: start, offset: lineRanges[line].length),
            let range = textView.textRange(from: start, to: end)
        else { return }
        let lowest = max(0, textView.contentSize.height - textView.bounds.height)
        let y = textView.firstRect(for: range).midY - textView.bounds.height * 0.4
        UIView.animate(springDuration: 0.6, bounce: 0, options: .allowUserInteraction) {
            self.textView.contentOffset = CGPoint(x: 0, y: min(max(0, y), lowest))
        }
    }

    private let tap = UITapGestureRecognizer()
    private lazy var tapAction = MainAction { [weak self] in
        guard let self else { return }
        handleTap(tap)
    }

    private func handleTap(_ recognizer: UITapGestureRecognizer) {
        guard let position = textView.closestPosition(to: recognizer.location(in: textView)) else { return }
        let offset = textView.offset(from: textView.beginningOfDocument, to: position)
        guard let line = lineRanges.firstIndex(where: { offset <= NSMaxRange($0) }) else { return }
        followsAgain = .distantPast
        player.seek(to: player.current.lyrics[line].time)
        playbackDidAdvance()
    }
}

extension LyricsViewController: UITextViewDelegate {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        followsAgain = .distantFuture
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        // Leave the reader some seconds before the text moves on by itself.
        followsAgain = Date.now.addingTimeInterval(4)
    }
}
