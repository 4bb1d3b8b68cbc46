import Testing
import UIKit

@testable import TestSupport

@MainActor
@Suite("Fitting sizes")
struct FittingLayoutTests {
    private let canvas = LayoutCanvas()
    private let box: UIView
    private let content: ContentView

    /// 100 by 40, 16 from the sides of the box.
    init() {
        box = canvas.box()
        content = canvas.content(100, 40, in: box)
        NSLayoutConstraint.activate(content.edges(of: box, inset: 16))
    }

    private func fitting(
        _ width: CGFloat, _ horizontal: Float, _ height: CGFloat, _ vertical: Float
    ) -> CGSize {
        box.systemLayoutSizeFitting(
            CGSize(width: width, height: height), withHorizontalFittingPriority: UILayoutPriority(horizontal),
            verticalFittingPriority: UILayoutPriority(vertical))
    }

    @Test("the compressed size is that of the content and the distances")
    func compressed() {
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 132, height: 72))
    }

    @Test("a target of priority 50 does not stretch what hugs its content, but what does not")
    func expanded() {
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 132, height: 72))
        content.setContentHuggingPriority(UILayoutPriority(49), for: .vertical)
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 132, height: 10_000))
    }

    @Test("a required width is kept, whatever the content wants")
    func requiredWidth() {
        #expect(fitting(300, 1000, 0, 50) == CGSize(width: 300, height: 72))
        #expect(fitting(50, 1000, 0, 50) == CGSize(width: 50, height: 72))
    }

    @Test("priorities between hugging and compression: stretched, but not squeezed")
    func between() {
        #expect(fitting(300, 500, 0, 50).width == 300)
        #expect(fitting(50, 500, 0, 50).width == 132)
    }

    @Test("limits of the content are limits of the fitting size")
    func limits() {
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(greaterThanOrEqualToConstant: 200),
            content.heightAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5),
        ])
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 232, height: 132))
        #expect(fitting(432, 1000, 0, 50) == CGSize(width: 432, height: 232))
    }

    @Test("the frame has no say, and is left alone")
    func frameIsLeftAlone() {
        canvas.layOut(box.at(x: 0, y: 0, width: 350))
        let before = box.frame
        #expect(before == rect(0, 0, 350, 72))
        _ = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(box.frame == before)
        canvas.root.layoutIfNeeded()
        #expect(box.frame == before)
        #expect(content.frame == rect(16, 16, 318, 40))
    }

    @Test("constraints that hold the box within its superview do not count")
    func outerConstraints() {
        canvas.layOut(box.edges(of: canvas.root))
        #expect(box.frame == rect(0, 0, 400, 600))
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 132, height: 72))
    }

    @Test("two columns of text in several lines: the higher one counts, for each width")
    func columns() {
        let view = UIView()
        let labels = (0..<2).map { _ in canvas.label("nono nono nono nono", in: view) }
        labels.forEach { $0.numberOfLines = 0 }
        labels[1].text = "nono"
        NSLayoutConstraint.activate([
            labels[0].leadingAnchor.constraint(equalTo: view.leadingAnchor),
            labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 10),
            labels[1].trailingAnchor.constraint(equalTo: view.trailingAnchor),
            labels[1].widthAnchor.constraint(equalTo: labels[0].widthAnchor),
            labels[0].topAnchor.constraint(equalTo: view.topAnchor),
            labels[1].topAnchor.constraint(equalTo: view.topAnchor),
            labels[0].bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
            labels[1].bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
        ])
        // "nono" is 23.6, a space 2.8: 102.8 in one line, 50 for two words. Lines are 11.93 high.
        for (width, height) in [(220, 12), (120, 24), (60, 48)] as [(CGFloat, CGFloat)] {
            let size = view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: width, height: height), "\(width)")
        }
    }

    @Test("a view without constraints inside answers its content's size")
    func noConstraints() {
        #expect(ContentView(width: 30, height: 20).systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
    }

    @Test("new content, and what is gone, change the answer at once")
    func changes() {
        content.content = CGSize(width: 10, height: 10)
        #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 42, height: 42))
        content.removeFromSuperview()
        #expect(box.systemLayoutSizeFitting(.zero) == .zero)
    }
}
