import Testing
import UIKit

@testable import TestSupport

@MainActor
@Suite("The content's preferences")
struct ContentLayoutTests {
    private let canvas = LayoutCanvas()
    private var root: UIView { canvas.root }

    /// Two views side by side between the edges, 10 from each and between them.
    private func row(_ first: UIView, _ second: UIView) -> [NSLayoutConstraint] {
        first.at(x: 10, y: 0) + second.at(y: 0) + [
            second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 10),
            second.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
        ]
    }

    @Test("a view with content needs no size")
    func intrinsic() {
        let view = canvas.content(120, 40)
        canvas.layOut(view.at(x: 10, y: 20))
        #expect(view.frame == rect(10, 20, 120, 40))
    }

    @Test("a required size is stronger than content")
    func requiredSize() {
        let view = canvas.content(120, 40)
        canvas.layOut(view.at(x: 0, y: 0, width: 60))
        #expect(view.frame == rect(0, 0, 60, 40))
    }

    @Test("content may have a size along one axis only")
    func oneAxis() {
        let view = canvas.content(UIView.noIntrinsicMetric, 30)
        canvas.layOut(view.at(x: 5, y: 5, width: 70))
        #expect(view.frame == rect(5, 5, 70, 30))
    }

    @Test("a wish above 750 squeezes content, one below does not")
    func wishes() {
        let (squeezed, firm) = (canvas.content(120, 40), canvas.content(120, 40))
        canvas.layOut(
            squeezed.at(x: 0, y: 0) + firm.at(x: 0, y: 100) + [
                squeezed.widthAnchor.constraint(equalToConstant: 80).at(751),
                firm.widthAnchor.constraint(equalToConstant: 80).at(749),
            ])
        #expect(squeezed.frame.width == 80)
        #expect(firm.frame.width == 120)
    }

    @Test("a wish above 250 stretches content, one below does not")
    func stretching() {
        let (stretched, firm) = (canvas.content(120, 40), canvas.content(120, 40))
        canvas.layOut(
            stretched.at(x: 0, y: 0) + firm.at(x: 0, y: 100) + [
                stretched.widthAnchor.constraint(equalToConstant: 200).at(251),
                firm.widthAnchor.constraint(equalToConstant: 200).at(249),
            ])
        #expect(stretched.frame.width == 200)
        #expect(firm.frame.width == 120)
    }

    @Test("the one that hugs less takes the room that is left")
    func huggingContest() {
        let (first, second) = (canvas.content(100, 20), canvas.content(80, 30))
        first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        canvas.layOut(row(first, second))
        #expect(first.frame == rect(10, 0, 100, 20))
        #expect(second.frame == rect(120, 0, 270, 30))
    }

    @Test("the one that resists less gives way where room is short")
    func compressionContest() {
        let (first, second) = (canvas.content(300, 20), canvas.content(200, 30))
        second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        canvas.layOut(row(first, second))
        #expect(first.frame == rect(10, 0, 300, 20))
        #expect(second.frame == rect(320, 0, 70, 30))
    }

    @Test("the contests turn when the priorities do, at run time")
    func turnedContest() {
        let (first, second) = (canvas.content(300, 20), canvas.content(200, 30))
        second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        canvas.layOut(row(first, second))
        #expect(second.frame.width == 70)
        second.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        #expect(first.frame.width == 170)
        #expect(second.frame.width == 200)
    }

    @Test("new content moves what depends on it")
    func newContent() {
        let (first, below) = (canvas.content(100, 20), canvas.content(10, 10))
        canvas.layOut(
            first.at(x: 0, y: 0) + below.at(x: 0) + [
                below.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 5)
            ])
        #expect(below.frame == rect(0, 25, 10, 10))
        first.content = CGSize(width: 50, height: 60)
        root.layoutIfNeeded()
        #expect(first.frame == rect(0, 0, 50, 60))
        #expect(below.frame == rect(0, 65, 10, 10))
    }

    @Test("content that has gone leaves the size to the rest")
    func noContent() {
        let view = canvas.content(100, 20)
        canvas.layOut(view.at(x: 0, y: 0) + [view.widthAnchor.constraint(equalToConstant: 30).at(100)])
        #expect(view.frame.width == 100)
        view.content.width = UIView.noIntrinsicMetric
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 30, 20))
    }

    @Test("an icon keeps its size, the text between it and the badge is cut")
    func listRow() {
        let (icon, badge) = (canvas.content(40, 40), canvas.content(30, 20))
        let text = canvas.label("nono nono nono nono nono nono nono nono nono nono nono nono nono nono nono")
        icon.setContentHuggingPriority(.required, for: .horizontal)
        badge.setContentHuggingPriority(.required, for: .horizontal)
        badge.setContentCompressionResistancePriority(.required, for: .horizontal)
        icon.setContentCompressionResistancePriority(.required, for: .horizontal)
        canvas.layOut(
            icon.at(x: 16, y: 10) + [
                text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
                badge.leadingAnchor.constraint(greaterThanOrEqualTo: text.trailingAnchor, constant: 8),
                badge.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                text.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
                badge.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
            ])
        #expect(icon.frame == rect(16, 10, 40, 40))
        #expect(badge.frame == rect(354, 20, 30, 20))
        #expect(text.frame == rect(68, 24, 278, 12))
        text.text = "nono"
        root.layoutIfNeeded()
        #expect(abs(text.frame.width - 71.0 / 3) < 1e-9)
        #expect(badge.frame == rect(354, 20, 30, 20))
    }

    @Test("first and last baselines of text, and the lower edge of what has none")
    func baselines() {
        let (small, large, box) = (canvas.label("nono"), canvas.label("nono", size: 20), canvas.box())
        canvas.layOut(
            large.at(x: 0, y: 10) + small.at(x: 100) + box.at(x: 200, width: 10, height: 30) + [
                small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
                box.lastBaselineAnchor.constraint(equalTo: small.firstBaselineAnchor),
            ])
        // Ascenders of 9.52 and 19.04, rounded up to thirds.
        #expect(abs(small.frame.minY - (10 + 58.0 / 3 - 29.0 / 3)) < 1e-9)
        #expect(abs(box.frame.maxY - (10 + 58.0 / 3)) < 1e-9)
    }

    @Test("a bar under the first line of text keeps its distance when the font grows")
    func baselineOfNewFont() {
        let (label, bar) = (canvas.label("nono"), canvas.box())
        canvas.layOut(
            label.at(x: 0, y: 0) + bar.at(x: 0, width: 100, height: 1) + [
                bar.topAnchor.constraint(equalTo: label.firstBaselineAnchor, constant: 4)
            ])
        #expect(abs(bar.frame.minY - 41.0 / 3) < 1e-9)
        label.font = .systemFont(ofSize: 20)
        root.layoutIfNeeded()
        #expect(abs(bar.frame.minY - 70.0 / 3) < 1e-9)
    }
}
