import Testing
import UIKit

@testable import TestSupport

struct PresentMisuseTests {
    @Test("Presenting what somebody presents already traps (C12)")
    func presentedTwice() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let phone = Phone()
                let script = Script()
                let presented = script.makePresented()
                phone.root.present(presented, animated: true)
                MainLoop.current.settle()
                let upper = Script()
                let next = upper.makePresented()
                presented.present(next, animated: true)
                MainLoop.current.settle()
                next.present(presented, animated: true)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let phone = Phone()
                let other = Phone()
                let presented = Script().makePresented()
                phone.root.present(presented, animated: true)
                other.root.present(presented, animated: true)
            }
        }
    }

    @Test("Presenting a child, the root or oneself traps (C13)")
    func active() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let phone = Phone()
                let child = UIViewController()
                child.modalPresentationStyle = .custom
                phone.root.addChild(child)
                phone.root.present(child, animated: true)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let phone = Phone()
                phone.root.modalPresentationStyle = .custom
                phone.root.present(phone.root, animated: true)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let phone = Phone()
                let loose = UIViewController()
                loose.modalPresentationStyle = .custom
                phone.root.view.addSubview(loose.view)
                loose.present(loose, animated: true)
            }
        }
    }

    @Test("When nothing may be dropped, a request that would be traps instead (C10, C11, C15)")
    func strict() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                Console.isStrict = true
                UIViewController().present(Script().makePresented(), animated: true)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                Console.isStrict = true
                let phone = Phone()
                phone.root.present(Script().makePresented(), animated: true)
                phone.root.present(Script().makePresented(), animated: true)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                Console.isStrict = true
                let phone = Phone()
                let script = Script()
                phone.root.present(script.makePresented(), animated: true)
                phone.root.dismiss(animated: true)
            }
        }
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                Console.isStrict = true
                let phone = Phone()
                let script = Script()
                phone.root.present(script.makePresented(), animated: true)
                MainLoop.current.settle()
                phone.root.dismiss(animated: true)
                MainLoop.current.settle()
            }
        }
    }

    @Test("Completing a transition twice traps (C39)")
    func completedTwice() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let phone = Phone()
                let script = Script()
                script.animate = { context in
                    context.completeTransition(true)
                    context.completeTransition(true)
                }
                phone.root.present(script.makePresented(), animated: true)
                MainLoop.current.settle()
            }
        }
    }

    @Test("The style none is an answer of delegates: it traps")
    func undrawnStyle() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let phone = Phone()
                let nothing = UIViewController()
                nothing.modalPresentationStyle = .none
                phone.root.present(nothing, animated: true)
            }
        }
    }
}
