import Testing

@testable import TestSupport
@testable import UIKit

@MainActor
struct ReadableGuideTests {
    @Test("A narrow view's guide is its margins' rectangle, a wide one's 672 points in the middle of it")
    func widths() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 20, y: 10, width: 360, height: 260))
        view.frame.size.width = 1024
        // 1024 - 40 = 984, of which (984 - 672) / 2 = 156 stay on each side.
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 176, y: 10, width: 672, height: 260))
        #expect(view.readableContentGuide === view.readableContentGuide)
    }

    @Test("Larger text has wider lines")
    func textSizes() {
        func width(_ category: UIContentSizeCategory) -> CGFloat {
            ReadableWidth(UITraitCollection(preferredContentSizeCategory: category)).width
        }
        #expect(width(.large) == 672)
        // The body font has 14 points of 17: 553.4, and 28: 1106.8.
        #expect(width(.extraSmall) == 552)
        #expect(width(.accessibilityMedium) == 1104)
    }

    @Test("A view pinned to the guide follows when the view becomes wide, and narrow again")
    func constraints() {
        let phone = Phone()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.layoutMargins = .zero
        view.insetsLayoutMarginsFromSafeArea = false
        phone.root.view.addSubview(view)
        let text = UIView()
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            text.topAnchor.constraint(equalTo: view.topAnchor), text.heightAnchor.constraint(equalToConstant: 10),
        ])
        MainLoop.current.turn()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 300, height: 10))
        view.frame.size.width = 872
        MainLoop.current.turn()
        #expect(text.frame == CGRect(x: 100, y: 0, width: 672, height: 10))
        view.frame.size.width = 500
        MainLoop.current.turn()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 500, height: 10))
    }
}
