import Testing

@testable import UIKit

@MainActor
@Suite("A stack view along its axis")
struct StackDistributionTests {
    private func row(_ widths: [CGFloat], width: CGFloat, spacing: CGFloat = 0) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: widths.map { SizedView($0, 20) })
        stack.frame = CGRect(x: 0, y: 0, width: width, height: 50)
        stack.spacing = spacing
        return stack
    }

    /// Returns the start and the end of each arranged view.
    private func spans(_ stack: UIStackView) -> [ClosedRange<CGFloat>] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map { $0.frame.minX...$0.frame.maxX }
    }

    @Test("A stack is a filling row without spacing by default")
    func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test("Fill: who hugs least gets what is left over")
    func fillGrows() {
        let stack = row([40, 60, 50], width: 300, spacing: 10)
        stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        #expect(spans(stack) == [0...40, 50...240, 250...300])
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 50 })
    }

    @Test("Fill: who resists least is made narrower")
    func fillShrinks() {
        let stack = row([40, 60, 50], width: 130, spacing: 10)
        stack.arrangedSubviews[2].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        #expect(spans(stack) == [0...40, 50...110, 120...130])
        stack.frame.size.width = 115
        stack.arrangedSubviews[0].setContentCompressionResistancePriority(UILayoutPriority(748), for: .horizontal)
        #expect(spans(stack) == [0...0, 10...70, 80...115])
    }

    @Test("Fill equally: all have the same length, whatever their content")
    func fillEqually() {
        let stack = row([40, 160, 50], width: 320, spacing: 10)
        stack.distribution = .fillEqually
        #expect(spans(stack) == [0...100, 110...210, 220...320])
        #expect(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 500, height: 20))
    }

    @Test("Fill proportionally: lengths are to each other as the contents'")
    func fillProportionally() {
        let stack = row([40, 20, 10], width: 210)
        stack.distribution = .fillProportionally
        #expect(spans(stack) == [0...120, 120...180, 180...210])
        (stack.arrangedSubviews[2] as? SizedView)?.content.width = 45
        #expect(spans(stack) == [0...80, 80...120, 120...210])
    }

    @Test("Fill proportionally: spacings count as content that does not grow, and the last view has what is left")
    func fillProportionallyWithSpacing() {
        let stack = row([30, 60], width: 200, spacing: 10)
        stack.distribution = .fillProportionally
        #expect(spans(stack) == [0...60, 70...200])
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 100)
    }

    @Test("Equal spacing: the room that is left is the same between all, and at least the spacing")
    func equalSpacing() {
        let stack = row([50, 60, 70], width: 300, spacing: 15)
        stack.distribution = .equalSpacing
        #expect(spans(stack) == [0...50, 110...170, 230...300])
        stack.arrangedSubviews[2].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        stack.frame.size.width = 200
        #expect(spans(stack) == [0...50, 65...125, 140...200])
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 210)
    }

    @Test("Equal centering: middles are equally far apart, unless the spacing would be less")
    func equalCentering() {
        let stack = row([100, 20, 40], width: 300)
        stack.distribution = .equalCentering
        #expect(spans(stack) == [0...100, 155...175, 260...300])
        stack.spacing = 60
        #expect(spans(stack) == [0...100, 160...180, 260...300])
    }

    @Test("The distances follow a change of spacing, and a custom spacing takes precedence after its view")
    func customSpacing() {
        let stack = row([10, 10, 10], width: 200, spacing: 5)
        let views = stack.arrangedSubviews
        views[2].setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
        #expect(spans(stack) == [0...10, 15...25, 30...200])
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(20, after: views[0])
        #expect(stack.customSpacing(after: views[0]) == 20)
        #expect(spans(stack) == [0...10, 30...40, 45...200])
        stack.spacing = 1
        #expect(spans(stack) == [0...10, 30...40, 41...200])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        #expect(spans(stack) == [0...10, 30...40, 48...200])
        // It belongs to its view, and is discarded when that is no longer arranged.
        stack.insertArrangedSubview(views[0], at: 1)
        #expect(stack.arrangedSubviews == [views[1], views[0], views[2]])
        #expect(spans(stack) == [0...10, 18...28, 48...200])
        stack.removeArrangedSubview(views[0])
        stack.insertArrangedSubview(views[0], at: 0)
        #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
        #expect(spans(stack) == [0...10, 11...21, 29...200])
        stack.setCustomSpacing(3, after: UIView())
        #expect(spans(stack) == [0...10, 11...21, 29...200])
    }

    @Test("Spacing can be the system's, none, or negative")
    func specialSpacings() {
        let stack = row([10, 10], width: 100)
        stack.arrangedSubviews[1].setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
        stack.spacing = UIStackView.spacingUseSystem
        #expect(spans(stack) == [0...10, 18...100])
        stack.spacing = UIStackView.spacingUseDefault
        #expect(spans(stack) == [0...10, 10...100])
        stack.spacing = -4
        #expect(spans(stack) == [0...10, 6...100])
    }

    @Test("From right to left the first view is at the right")
    func rightToLeft() {
        let stack = row([40, 60, 50], width: 300, spacing: 10)
        stack.distribution = .equalSpacing
        stack.semanticContentAttribute = .forceRightToLeft
        #expect(spans(stack) == [260...300, 125...185, 0...50])
        stack.semanticContentAttribute = .forceLeftToRight
        #expect(spans(stack) == [0...40, 115...175, 250...300])
    }

    @Test("An axis that changes turns a row into a column")
    func axis() {
        let stack = row([40, 60], width: 300, spacing: 10)
        stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
        #expect(spans(stack) == [0...40, 50...300])
        stack.axis = .vertical
        stack.layoutIfNeeded()
        #expect(
            stack.arrangedSubviews.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 300, height: 20), CGRect(x: 0, y: 30, width: 300, height: 20),
            ])
    }
}
