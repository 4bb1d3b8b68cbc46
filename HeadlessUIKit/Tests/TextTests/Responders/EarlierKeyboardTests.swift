import Testing
import UIKit

@testable import TestSupport

/// A keyboard that is visible before a presentation, while nothing in the app is being edited: it belongs to another
/// app beside this one, or to the system.
@MainActor @Suite struct EarlierKeyboardTests {
    private let phone: Phone
    private let docked = CGRect(x: 0, y: 516, width: 393, height: 336)

    init() {
        MainLoop.current.settle()
        phone = Phone()
        MainLoop.current.settle()
        phone.screen.keyboard.show(at: docked)
        MainLoop.current.settle()
    }

    private func present(_ presented: UIViewController, animated: Bool) {
        presented.modalPresentationStyle = .overFullScreen
        phone.root.present(presented, animated: animated)
    }

    @Test("It stays where it is when something is presented, and nothing is posted again (K1, K5)")
    func stays() {
        let log = KeyboardLog(phone.screen)
        defer { log.stop() }
        present(UIViewController(), animated: true)
        MainLoop.current.settle()
        #expect(phone.screen.keyboard.frame == docked)
        phone.root.dismiss(animated: true)
        MainLoop.current.settle()
        #expect(phone.screen.keyboard.frame == docked)
        #expect(log.take() == [])
    }

    @Test("The guide of a view that comes into the window later has it at once (K4)", arguments: [false, true])
    func guide(animated: Bool) {
        let presented = GuidedController()
        present(presented, animated: animated)
        MainLoop.current.turn()
        #expect(presented.tops.last == 516)
        #expect(presented.containerTop == 516)
        MainLoop.current.settle()
        #expect(presented.view.keyboardLayoutGuide.layoutFrame == docked)
    }

    @Test("Views constrained to the guide are in place from the first layout on (K4)", arguments: [false, true])
    func constraints(animated: Bool) {
        let presented = GuidedController()
        present(presented, animated: animated)
        MainLoop.current.turn()
        #expect(presented.bar.frame == CGRect(x: 0, y: 466, width: 393, height: 50))
        MainLoop.current.settle()
        #expect(presented.bar.frame == CGRect(x: 0, y: 466, width: 393, height: 50))
        phone.screen.keyboard.hide()
        MainLoop.current.settle()
        #expect(presented.bar.frame.maxY == 818)
    }

    @Test("A field that takes text in what is presented finds it there: nothing moves (K1)")
    func editing() {
        let log = KeyboardLog(phone.screen)
        defer { log.stop() }
        let presented = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        presented.view.addSubview(field)
        present(presented, animated: false)
        MainLoop.current.settle()
        field.becomeFirstResponder()
        MainLoop.current.settle()
        #expect(log.take() == [])
        #expect(phone.screen.keyboard.frame == docked)
    }
}

/// A bar along the keyboard, and the tops of the guide that it reads when it lays out.
private final class GuidedController: UIViewController {
    let bar = UIView()
    private(set) var tops: [CGFloat] = []
    private(set) var containerTop: CGFloat?

    override func viewDidLoad() {
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    override func viewDidLayoutSubviews() {
        tops.append(view.keyboardLayoutGuide.layoutFrame.minY)
        containerTop = presentationController?.containerView?.keyboardLayoutGuide.layoutFrame.minY
    }
}
