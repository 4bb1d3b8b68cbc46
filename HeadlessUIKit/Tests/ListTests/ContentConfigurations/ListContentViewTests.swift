import Testing
import UIKit

/// A list content view outside of a cell.
@MainActor
struct ListContentViewTests {
    private let surrounding = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))

    private func shown(_ configuration: UIListContentConfiguration, margins: UIEdgeInsets = .zero) -> UIListContentView
    {
        surrounding.traitOverrides.displayScale = 2
        surrounding.layoutMargins = margins
        let view = UIListContentView(configuration: configuration)
        view.frame = surrounding.bounds
        surrounding.addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    private var twoTexts: UIListContentConfiguration {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Text"
        configuration.secondaryText = "Second text"
        return configuration
    }

    @Test("A guide is there only with its content (LC12)")
    func guides() {
        let view = shown(twoTexts)
        #expect(view.textLayoutGuide?.layoutFrame.minX == 16)
        #expect(view.secondaryTextLayoutGuide != nil)
        #expect(view.imageLayoutGuide == nil)
        var configuration = twoTexts
        configuration.text = nil
        view.configuration = configuration
        #expect(view.textLayoutGuide == nil)
        #expect(view.secondaryTextLayoutGuide != nil)
    }

    @Test("Of the view's own and the superview's margins the larger ones apply (LC5)", arguments: [0, 30])
    func margins(outer: CGFloat) {
        let view = shown(twoTexts, margins: UIEdgeInsets(top: 30, left: outer, bottom: 30, right: outer))
        #expect(view.textLayoutGuide?.layoutFrame.minX == (outer == 0 ? 16 : 30))
        #expect(view.textLayoutGuide?.layoutFrame.maxX == (outer == 0 ? 312 : 290))
        // Vertical ones do not count by default.
        #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 72.5)
    }

    @Test("A margin of the superview does not count along an axis that is not preserved (LC5)")
    func ownMargins() {
        var configuration = twoTexts
        configuration.axesPreservingSuperviewLayoutMargins = []
        let view = shown(configuration, margins: UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30))
        #expect(view.textLayoutGuide?.layoutFrame.minX == 16)
    }

    @Test("Constraints find the text by its guide (LC12)")
    func constraints() {
        let view = shown(twoTexts)
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        surrounding.addSubview(line)
        guard let guide = view.textLayoutGuide else {
            Issue.record("There is a text.")
            return
        }
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: surrounding.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: surrounding.bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 1),
        ])
        surrounding.layoutIfNeeded()
        #expect(line.frame.minX == 16)
    }

    @Test("Constraints give the view the height of its texts")
    func autoLayout() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        superview.traitOverrides.displayScale = 2
        superview.layoutMargins = .zero
        let view = UIListContentView(configuration: twoTexts)
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
            view.topAnchor.constraint(equalTo: superview.topAnchor),
        ])
        superview.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 72.5))
    }

    @Test("From right to left the texts begin at the right")
    func rightToLeft() {
        let view = shown(twoTexts)
        view.traitOverrides.layoutDirection = .rightToLeft
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.textLayoutGuide?.layoutFrame.maxX == 304)
    }

    @Test("Transformed text is shown transformed")
    func transform() {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "Header"
        configuration.textProperties.transform = .uppercase
        let label = shown(configuration).subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.text == "HEADER")
    }
}
