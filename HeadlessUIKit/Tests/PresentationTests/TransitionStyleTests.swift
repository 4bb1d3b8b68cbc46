import Testing
import UIKit

@testable import TestSupport

/// UIKit's own animations.
@MainActor
struct TransitionStyleTests {
    private let phone = Phone()
    private let presented = UIViewController()

    private func opacity() -> Float? { presented.view.layer.presentation()?.opacity }

    @Test("With the cross dissolve style a controller fades in and out where it is (C8)", arguments: [true, false])
    func crossDissolve(removesPresenter: Bool) throws {
        presented.modalPresentationStyle = removesPresenter ? .fullScreen : .overFullScreen
        presented.modalTransitionStyle = .crossDissolve
        phone.root.present(presented, animated: true)
        MainLoop.current.turn()
        #expect(opacity() == 0)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        MainLoop.current.advance(by: 0.2)
        let half = try #require(opacity())
        #expect(half > 0.4 && half < 0.6)
        MainLoop.current.settle()
        #expect(opacity() == 1)
        phone.root.dismiss(animated: true)
        MainLoop.current.turn()
        #expect(opacity() == 1)
        #expect(phone.root.view.window === phone.window)
        MainLoop.current.advance(by: 0.2)
        #expect((opacity() ?? 1) < 0.6)
        MainLoop.current.settle()
        #expect(phone.window.subviews == [phone.root.view])
        #expect(presented.view.alpha == 1 as CGFloat)
    }

    @Test("The context that provides the style replaces that of what is presented over it; others do not")
    func contextsStyle() {
        phone.root.modalTransitionStyle = .crossDissolve
        phone.root.definesPresentationContext = true
        presented.modalPresentationStyle = .overCurrentContext
        for provides in [true, false] {
            phone.root.providesPresentationContextTransitionStyle = provides
            phone.root.present(presented, animated: true)
            MainLoop.current.turn()
            #expect(opacity() == (provides ? 0 : 1))
            MainLoop.current.settle()
            phone.root.dismiss(animated: false)
            MainLoop.current.settle()
        }
    }

    @Test("A style that is not drawn traps with its name, but makes no difference without animation")
    func undrawn() async {
        for style in [UIModalTransitionStyle.flipHorizontal, .partialCurl] {
            presented.modalPresentationStyle = .fullScreen
            presented.modalTransitionStyle = style
            phone.root.present(presented, animated: false)
            MainLoop.current.settle()
            #expect(presented.view.window === phone.window)
            phone.root.dismiss(animated: false)
            MainLoop.current.settle()
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let phone = Phone()
                let presented = UIViewController()
                presented.modalPresentationStyle = .fullScreen
                presented.modalTransitionStyle = .flipHorizontal
                phone.root.present(presented, animated: true)
            }
        }
    }
}
