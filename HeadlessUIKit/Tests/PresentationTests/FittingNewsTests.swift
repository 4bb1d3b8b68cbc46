import Testing
import UIKit

@testable import TestSupport

/// Reports to a presentation controller that its presented controller may have another fitting size.
@MainActor
struct FittingNewsTests {
    private final class Controller: UIPresentationController {
        var news = 0
        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
            news += 1
        }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        var controller: Controller?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let controller = Controller(presentedViewController: presented, presenting: presenting)
            self.controller = controller
            return controller
        }
    }

    private let phone = Phone()
    private let delegate = Delegate()
    private let presented = UIViewController()
    private let height: NSLayoutConstraint

    init() throws {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        presented.view.addSubview(box)
        height = box.heightAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: presented.view.safeAreaLayoutGuide.topAnchor), height,
        ])
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
    }

    /// Returns the numbers of reports when a constraint changes, and when additional insets do.
    private func news() throws -> [Int] {
        phone.root.present(presented, animated: false)
        MainLoop.current.settle()
        let controller = try #require(delegate.controller)
        controller.news = 0
        return [{ height.constant += 20 }, { presented.additionalSafeAreaInsets.top += 20 }].map { change in
            _ = presented.view.systemLayoutSizeFitting(.zero)
            change()
            change()
            #expect(controller.news == 0)
            MainLoop.current.settle()
            defer { controller.news = 0 }
            return controller.news
        }
    }

    @Test("Once before the next layout when constraints change (Q-4 beforeNextLayout)")
    func beforeNextLayout() throws {
        try Assumptions.assuming {
            $0.fittingSizeNews = .beforeNextLayout
        } during: {
            let news = try news()
            #expect(news == [1, 0])
        }
    }

    @Test("Never (Q-4 never)")
    func never() throws {
        try Assumptions.assuming {
            $0.fittingSizeNews = .never
        } during: {
            let news = try news()
            #expect(news == [0, 0])
        }
    }

    @Test("Also when additional safe area insets change (Q-4 alsoForSafeArea)")
    func alsoForSafeArea() throws {
        try Assumptions.assuming {
            $0.fittingSizeNews = .alsoForSafeArea
        } during: {
            let news = try news()
            #expect(news == [1, 1])
        }
    }
}
