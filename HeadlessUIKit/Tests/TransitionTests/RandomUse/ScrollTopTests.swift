import SeededRandom
import Testing
import UIKit

@testable import TestSupport

/// A scroll view below a navigation bar, while the screen, the keyboard, the bar and the stack change at random.
@MainActor
struct ScrollTopTests {
    private let child = ForcingController()
    private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))

    @Test(
        "Content that was at its top is at the top of its insets after everything that happens (V5)", arguments: 0..<40)
    func staysAtTop(seed: Int) {
        var random = SeededGenerator(seed: seed)
        child.forced = Set((0..<5).filter { _ in Bool.random(using: &random) })
        child.scroll.contentSize.height = [300, 600, 3000].randomElement(using: &random) ?? 0
        child.scroll.alwaysBounceVertical = Bool.random(using: &random)
        let navigation = UINavigationController(rootViewController: child)
        let phone = Phone(root: Bool.random(using: &random) ? navigation : UIViewController())
        if phone.root !== navigation { phone.root.present(navigation, animated: true) }
        MainLoop.current.settle()
        child.view.addSubview(field)
        phone.screen.keyboard.show(at: CGRect(x: 0, y: 516, width: 393, height: 336))
        var events: [String] = []
        for _ in 0..<12 {
            events.append(happen(Int.random(in: 0..<7, using: &random), phone, navigation))
            if Bool.random(using: &random) { MainLoop.current.advance(by: 0.1) } else { MainLoop.current.settle() }
        }
        MainLoop.current.settle()
        #expect(child.scroll.contentOffset.y == 0 - child.scroll.adjustedContentInset.top, "\(events)")
    }

    private func happen(_ number: Int, _ phone: Phone, _ navigation: UINavigationController) -> String {
        switch number {
        case 0:
            field.becomeFirstResponder()
            return "keyboard"
        case 1:
            field.resignFirstResponder()
            return "no keyboard"
        case 2:
            phone.turnToLandscape()
            return "landscape"
        case 3, 4:
            let size = number == 3 ? CGSize(width: 393, height: 852) : CGSize(width: 320, height: 568)
            phone.screen.resize(
                to: CGRect(origin: .zero, size: size),
                safeAreaInsets: UIEdgeInsets(top: number == 3 ? 59 : 0, left: 0, bottom: 0, right: 0),
                traits: UITraitCollection(traitsFrom: [
                    UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
                ]))
            return "\(size)"
        case 5:
            navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
            return "bar"
        default:
            navigation.pushViewController(UIViewController(), animated: true)
            MainLoop.current.settle()
            phone.turnToLandscape()
            navigation.popViewController(animated: true)
            return "push, turn, pop"
        }
    }
}

/// Requests layout at moments when not everything is in place yet.
private final class ForcingController: UIViewController {
    let scroll = UIScrollView()
    var forced: Set<Int> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scroll)
        scroll.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        if forced.contains(0) { scroll.layoutIfNeeded() }
        if forced.contains(1) { coordinator.animate { _ in self.scroll.layoutIfNeeded() } }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        if forced.contains(2) { scroll.layoutIfNeeded() }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if forced.contains(3) { scroll.layoutIfNeeded() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if forced.contains(4) { scroll.contentSize.height = view.bounds.height * 2 }
    }
}
