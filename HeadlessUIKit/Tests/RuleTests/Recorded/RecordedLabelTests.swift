import Testing

@testable import TestSupport
@testable import UIKit

/// Heights of labels, recorded on an iOS 26.1 simulator: github.com/Vercantez/openuikit, the documents `KNOWN_GAPS.md` at
/// 02ee39c2 and `REAL_APP_TEST.md` at 0139f994; and who stretches of two labels, `golden/layout_tiebreak_ios.json` at
/// ca9e458a.
@MainActor @Suite struct RecordedLabelTests {
    private let phone = Phone()

    /// The height of a label with that many lines in a window.
    private func height(_ font: UIFont, lines: Int) -> CGFloat {
        let label = UILabel()
        label.font = font
        label.numberOfLines = 0
        label.text = Array(repeating: "line", count: lines).joined(separator: "\n")
        phone.root.view.addSubview(label)
        defer { label.removeFromSuperview() }
        return label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)).height
    }

    /// The module gives both fonts the same lines, which are 2.1 points closer than the recorded ones.
    @Test(
        "Lines of a text style are closer than recorded: by 2 points for two of them, by 4 for three",
        arguments: [(2, 38, 2), (3, 58, 4)] as [(Int, CGFloat, CGFloat)])
    func preferredFont(lines: Int, recorded: CGFloat, deviation: CGFloat) {
        #expect(height(.preferredFont(forTextStyle: .subheadline), lines: lines) == recorded - deviation)
    }

    @Test(
        "The height of all lines together is rounded up to a pixel, not that of each line",
        arguments: [(15, 2, 36), (13, 3, 46.667)] as [(CGFloat, Int, CGFloat)])
    func systemFont(size: CGFloat, lines: Int, recorded: CGFloat) {
        expectClose(height(.systemFont(ofSize: size), lines: lines), recorded, within: 0.001)
    }

    @Test(
        "The height of a line follows from the size",
        arguments: [(17, .semibold, 20.28711), (15, .regular, 17.90039)] as [(CGFloat, UIFont.Weight, CGFloat)])
    func lineHeight(size: CGFloat, weight: UIFont.Weight, recorded: CGFloat) {
        expectClose(UIFont.systemFont(ofSize: size, weight: weight).lineHeight, recorded, within: 0.00001)
    }

    /// The recorded labels share the 353 points between 20 at both sides and 24 between them; the order of the
    /// constraints is known only as "as in the app" and its reverse.
    @Test("Of two labels of equal priorities the one that the order of the constraints favours stretches")
    func stretching() {
        for isReversed in [false, true] {
            let (first, second) = (label("A longer one"), label("Short"))
            let view = phone.root.view ?? UIView()
            let constraints = [
                first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 24),
                second.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            ]
            NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
            view.layoutIfNeeded()
            let stretched = isReversed ? second : first
            let other = isReversed ? first : second
            #expect(other.frame.width == other.intrinsicContentSize.width, "reversed: \(isReversed)")
            #expect(stretched.frame.width > stretched.intrinsicContentSize.width, "reversed: \(isReversed)")
            for label in [first, second] { label.removeFromSuperview() }
        }
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        phone.root.view.addSubview(label)
        return label
    }
}
