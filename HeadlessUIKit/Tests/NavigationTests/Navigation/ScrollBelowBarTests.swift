import Testing
import UIKit

@testable import TestSupport

/// A scroll view below the navigation bar, with a constraint to the top of the safe area.
@MainActor
struct ScrollBelowBarTests {
    private let scroll = UIScrollView()
    private let child = UIViewController()
    private let phone: Phone

    init() {
        phone = Phone(root: UINavigationController(rootViewController: child))
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.contentSize = CGSize(width: 100, height: 3000)
    }

    /// Constrains the scroll view to the child's safe area at the top, and to its edges elsewhere.
    private func pin(toBottom bottom: NSLayoutYAxisAnchor? = nil, distance: CGFloat = 0) {
        let view: UIView = child.view
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: distance),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: bottom ?? view.bottomAnchor),
        ])
        MainLoop.current.settle()
    }

    private func resize(_ width: CGFloat, _ height: CGFloat, top: CGFloat, isCompact: Bool) {
        phone.screen.resize(
            to: CGRect(x: 0, y: 0, width: width, height: height),
            safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 21, right: 0),
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact),
                UITraitCollection(verticalSizeClass: isCompact ? .compact : .regular),
            ]))
        MainLoop.current.settle()
    }

    private func expectAtTop(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(scroll.adjustedContentInset.top == 0, sourceLocation: sourceLocation)
        #expect(scroll.contentOffset == .zero, sourceLocation: sourceLocation)
    }

    @Test("Its content stays at its top when the device turns, and turns back (V5)", arguments: [0, 20] as [CGFloat])
    func rotation(distance: CGFloat) {
        pin(distance: distance)
        expectAtTop()
        for _ in 0..<2 {
            resize(852, 393, top: 0, isCompact: true)
            expectAtTop()
            resize(393, 852, top: 59, isCompact: false)
            expectAtTop()
        }
    }

    @Test("So it does when the app gets another part of the screen (V5)")
    func splitView() {
        pin()
        for width in [320, 507, 768, 393] as [CGFloat] {
            resize(width, 852, top: 24, isCompact: false)
            expectAtTop()
        }
    }

    @Test("No inset is left of what sums of doubles lose, whatever its height (V5)")
    func heights() {
        let height = scroll.heightAnchor.constraint(equalToConstant: 100)
        child.view.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.topAnchor), height,
            scroll.widthAnchor.constraint(equalToConstant: 100),
        ])
        for pixels in 300..<340 {
            height.constant = CGFloat(pixels) / 3
            child.additionalSafeAreaInsets.top = CGFloat(pixels % 7) / 3
            MainLoop.current.settle()
            expectAtTop()
        }
    }

    @Test("So it does when the keyboard comes and goes (V5)")
    func keyboard() {
        pin(toBottom: child.view.keyboardLayoutGuide.topAnchor)
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
        child.view.addSubview(field)
        phone.screen.keyboard.show(at: CGRect(x: 0, y: 516, width: 393, height: 336))
        for _ in 0..<2 {
            field.becomeFirstResponder()
            MainLoop.current.settle()
            expectAtTop()
            field.resignFirstResponder()
            MainLoop.current.settle()
            expectAtTop()
        }
    }

    @Test(
        "Content that was at the top below the bar stays there when the inset changes, and scrolled content stays too (V5)"
    )
    func underTheBar() {
        child.view.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: child.view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: child.view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: child.view.bottomAnchor),
        ])
        MainLoop.current.settle()
        #expect(scroll.contentOffset.y == -113)
        resize(852, 393, top: 0, isCompact: true)
        #expect(scroll.adjustedContentInset.top == 78)
        #expect(scroll.contentOffset.y == -78)
        scroll.contentOffset.y = 200
        resize(393, 852, top: 59, isCompact: false)
        #expect(scroll.adjustedContentInset.top == 113)
        #expect(scroll.contentOffset.y == 200)
    }
}
