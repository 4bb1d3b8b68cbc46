import Testing

@testable import UIKit

/// A scroll view of 300×400 points whose content is as wide and lies in a column.
@MainActor
@Suite("Content of scroll views by constraints")
struct ScrollContentTests {
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let column = UIStackView(arrangedSubviews: [SizedView(10, 500), SizedView(10, 300)])

    init() {
        root.addSubview(scroll)
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(column)
    }

    /// To the scroll view's own edges or to its content's guide, which is the same.
    private func pin(to guide: Bool) {
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: guide ? content.topAnchor : scroll.topAnchor, constant: 10),
            column.bottomAnchor.constraint(equalTo: guide ? content.bottomAnchor : scroll.bottomAnchor, constant: -20),
            column.leadingAnchor.constraint(equalTo: guide ? content.leadingAnchor : scroll.leadingAnchor, constant: 5),
            column.trailingAnchor.constraint(
                equalTo: guide ? content.trailingAnchor : scroll.trailingAnchor, constant: -5),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -10),
        ])
        root.layoutIfNeeded()
    }

    @Test("The content is as big as what is pinned to its edges", arguments: [false, true])
    func size(byGuide: Bool) {
        pin(to: byGuide)
        #expect(scroll.contentSize == CGSize(width: 300, height: 830))
        #expect(column.frame == CGRect(x: 5, y: 10, width: 290, height: 800))
        #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 830))
    }

    @Test("Scrolling moves nothing in the content, and content that grows leaves the offset where it is")
    func scrolled() {
        pin(to: false)
        scroll.contentOffset.y = 200
        root.layoutIfNeeded()
        #expect(column.frame.minY == 10)
        (column.arrangedSubviews[1] as? SizedView)?.content.height = 600
        root.layoutIfNeeded()
        #expect(scroll.contentSize.height == 1130)
        #expect(scroll.contentOffset.y == 200)
        column.arrangedSubviews[0].isHidden = true
        root.layoutIfNeeded()
        #expect(scroll.contentSize.height == 630)
        (column.arrangedSubviews[1] as? SizedView)?.content.height = 420
        root.layoutIfNeeded()
        // 450 high, so that no more than 50 can be scrolled.
        #expect(scroll.contentOffset.y == 50)
    }

    @Test("A subview that is pinned to something outside, or to the frame's guide, does not scroll along")
    func floating() {
        pin(to: true)
        let (header, corner) = (SizedView(40, 30), SizedView(20, 20))
        for view in [header, corner] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(view)
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
            header.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
            corner.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
            corner.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 7, y: 3, width: 40, height: 30))
        #expect(corner.frame == CGRect(x: 280, y: 380, width: 20, height: 20))
        scroll.contentOffset = CGPoint(x: 0, y: 120)
        root.layoutIfNeeded()
        #expect(header.frame.origin == CGPoint(x: 7, y: 123))
        #expect(corner.frame.origin == CGPoint(x: 280, y: 500))
        #expect(header.convert(.zero, to: root) == CGPoint(x: 7, y: 3))
        #expect(scroll.contentSize.height == 830)
    }

    @Test("A scroll view that is resized gives its content another width, and text in it another height")
    func resized() {
        let label = UILabel()
        label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        label.numberOfLines = 0
        label.text = Array(repeating: "four", count: 12).joined(separator: " ")
        column.insertArrangedSubview(label, at: 0)
        pin(to: false)
        // 290 points are 9 words.
        #expect(label.frame.height == 24)
        scroll.frame.size.width = 70
        root.layoutIfNeeded()
        // 60 points are 2 words: 6 lines of 11.934.
        #expect(abs(label.frame.height - 72) < 0.4)
        #expect(abs(scroll.contentSize.height - 902) < 0.4)
        #expect(scroll.contentSize.width == 70)
    }

    @Test("A scroll view can be as high as its content, up to a limit")
    func hugging() {
        pin(to: false)
        scroll.translatesAutoresizingMaskIntoConstraints = false
        let follow = scroll.heightAnchor.constraint(equalTo: scroll.contentLayoutGuide.heightAnchor)
        follow.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.widthAnchor.constraint(equalToConstant: 200), follow,
            scroll.heightAnchor.constraint(lessThanOrEqualToConstant: 600),
        ])
        root.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 200, height: 600))
        column.arrangedSubviews[0].isHidden = true
        root.layoutIfNeeded()
        #expect(scroll.frame.height == 330)
        #expect(scroll.contentSize == CGSize(width: 200, height: 330))
    }
}
