import Testing

@testable import UIKit

@MainActor
@Suite("A stack view across its axis")
struct StackAlignmentTests {
    /// Two views, 20 and 60 high, in a row of 100 points.
    private let row: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [SizedView(30, 20), SizedView(40, 60)])
        stack.frame = CGRect(x: 0, y: 0, width: 70, height: 100)
        return stack
    }()

    private func heights(_ stack: UIStackView) -> [ClosedRange<CGFloat>] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map { $0.frame.minY...$0.frame.maxY }
    }

    /// A pixel is a third of a point here.
    private func pixels(_ stack: UIStackView) -> [ClosedRange<Int>] {
        heights(stack).map { Int(($0.lowerBound * 3).rounded())...Int(($0.upperBound * 3).rounded()) }
    }

    private func fittingHeightInPixels(_ stack: UIStackView) -> Int {
        Int((stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height * 3).rounded())
    }

    @Test(
        "A row's views fill its height, or lie at one of its edges or in the middle",
        arguments: [
            (UIStackView.Alignment.fill, [0...100, 0...100]), (.top, [0...20, 0...60]), (.center, [40...60, 20...80]),
            (.bottom, [80...100, 40...100]),
        ] as [(UIStackView.Alignment, [ClosedRange<CGFloat>])])
    func alignments(alignment: UIStackView.Alignment, expected: [ClosedRange<CGFloat>]) {
        row.alignment = alignment
        #expect(heights(row) == expected)
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 60))
    }

    @Test("A column's leading edge is the right one from right to left")
    func column() {
        let stack = UIStackView(arrangedSubviews: [SizedView(30, 20), SizedView(40, 60)])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 0])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [70, 60])
        stack.alignment = .trailing
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 0])
    }

    @Test("Views without a content size are as short as they can be, unless they fill")
    func noContent() {
        let stack = UIStackView(arrangedSubviews: [UIView(), SizedView(40, 60)])
        stack.frame = CGRect(x: 0, y: 0, width: 70, height: 100)
        stack.alignment = .center
        #expect(heights(stack) == [50...50, 20...80])
    }

    @Test("Baselines: text of two sizes stands on one line, at the top of a row that is higher")
    func firstBaseline() {
        let (small, large) = (UILabel(), UILabel())
        small.font = .systemFont(ofSize: 16)
        large.font = .systemFont(ofSize: 32)
        (small.text, large.text) = ("small", "LARGE")
        let stack = UIStackView(arrangedSubviews: [small, large])
        stack.alignment = .firstBaseline
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        // In pixels, the lines are 58 and 115 high, and the text 46 and 92 above the baselines.
        #expect(pixels(stack) == [46...104, 0...115])
        #expect(fittingHeightInPixels(stack) == 115)
        stack.alignment = .lastBaseline
        // In points, 3.859 and 7.719 are below the baselines: the small line ends 3.859 above the large one's end.
        #expect(pixels(stack) == [45...103, 0...115])
        #expect(fittingHeightInPixels(stack) == 115)
        #expect(stack.forFirstBaselineLayout === large)
    }

    @Test("A button and a text field stand on the line of a label beside them")
    func controls() {
        let label = UILabel()
        label.text = "Name"
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        let field = UITextField()
        field.placeholder = "Name"
        let stack = UIStackView(arrangedSubviews: [label, button, field])
        stack.alignment = .firstBaseline
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.layoutIfNeeded()
        let baseline = label.frame.minY + label.font.ascender.rounded(.up)
        let title = button.titleLabel?.frame ?? .zero
        let font: UIFont = button.titleLabel?.font ?? .systemFont(ofSize: 1)
        #expect(abs(button.frame.minY + title.minY + font.ascender - baseline) < 1)
        #expect(abs(field.frame.midY - 17 * 1.193359375 / 2 + 17 * 0.9521484375 - baseline) < 1)
    }

    @Test("What stands on a stack's baseline follows when another of its views is the tallest, or is hidden")
    func baselineOfStack() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (large, small, beside) = (UILabel(), UILabel(), UILabel())
        large.font = .systemFont(ofSize: 32)
        (large.text, small.text, beside.text) = ("large", "small", "beside")
        (small.font, beside.font) = (.systemFont(ofSize: 16), .systemFont(ofSize: 16))
        let row = UIStackView(arrangedSubviews: [small, large])
        row.alignment = .top
        for view in [row, beside] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            beside.leadingAnchor.constraint(equalTo: row.trailingAnchor),
            beside.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        // 92 pixels of the large text are above the baseline, 46 of the small one.
        func topInPixels() -> Int { Int((beside.frame.minY * 3).rounded()) }
        #expect(topInPixels() == 226)
        large.isHidden = true
        root.layoutIfNeeded()
        #expect(topInPixels() == 180)
    }

    @Test("A column can measure its distances from baseline to baseline")
    func baselineRelative() {
        let (first, second) = (UILabel(), UILabel())
        first.font = .systemFont(ofSize: 16)
        second.font = .systemFont(ofSize: 32)
        (first.text, second.text) = ("first", "second")
        let stack = UIStackView(arrangedSubviews: [first, second, SizedView(10, 10)])
        stack.axis = .vertical
        stack.spacing = 50
        stack.isBaselineRelativeArrangement = true
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        stack.arrangedSubviews[2].setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
        // The first baseline is at the top: 15.33 above it, 4 below. The second one is 50 below that of the descender's
        // 3.86 above the label's end, 50.14, and the view begins 50 below the second label's, 100.09.
        let spans = pixels(stack)
        #expect(spans[0] == -46...12)
        #expect(spans[1] == 58...173)
        #expect(spans[2].lowerBound == 300)
        #expect(stack.forLastBaselineLayout === stack.arrangedSubviews[2])
        #expect(stack.forFirstBaselineLayout === first)
    }
}
