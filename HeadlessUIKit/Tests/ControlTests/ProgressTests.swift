import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct ProgressTests {
    private let phone = Phone()
    private let bar = UIProgressView(frame: CGRect(x: 10, y: 10, width: 201, height: 50))

    init() {
        phone.root.view.addSubview(bar)
        MainLoop.current.settle()
    }

    private var fill: CGRect { bar.subviews[1].frame }

    @Test(
        "A bar is 4 high, and its fill whole points, at least 8, none at 0 (CO4)",
        arguments: [(Float(0), CGFloat(0)), (0.01, 8), (0.5, 101), (1, 201), (2, 201)])
    func fill(progress: Float, width: CGFloat) {
        bar.progress = progress
        bar.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 10, y: 10, width: 201, height: 4))
        #expect(fill.width == width)
    }

    @Test("Progress that is animated is there at once in the model (CO4)")
    func animated() {
        bar.setProgress(1, animated: true)
        #expect(bar.progress == 1)
        #expect(fill.width == 201)
        #expect((bar.subviews[1].layer.presentation()?.frame.width ?? 999) < 201)
        #expect(bar.accessibilityValue == "100%")
    }

    @Test("From right to left the fill grows from the right")
    func rightToLeft() {
        bar.semanticContentAttribute = .forceRightToLeft
        bar.progress = 0.5
        bar.layoutIfNeeded()
        #expect(fill.maxX == 201)
    }

    @Test("A spinner is 20 or 37 wide, whatever its frame says (CO5)")
    func spinnerSize() {
        let spinner = UIActivityIndicatorView(style: .large)
        #expect(spinner.frame.size == CGSize(width: 37, height: 37))
        spinner.frame = CGRect(x: 1, y: 2, width: 300, height: 300)
        #expect(spinner.frame == CGRect(x: 1, y: 2, width: 37, height: 37))
        spinner.style = .medium
        #expect(spinner.bounds.size == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView().style == .medium)
    }

    @Test("A stopped spinner is hidden by default (CO5)")
    func spinnerVisibility() {
        let spinner = UIActivityIndicatorView()
        #expect(spinner.isHidden)
        spinner.startAnimating()
        #expect(spinner.isAnimating && !spinner.isHidden)
        spinner.stopAnimating()
        #expect(!spinner.isAnimating && spinner.isHidden)
        spinner.hidesWhenStopped = false
        #expect(!spinner.isHidden)
    }
}
