import Foundation
import UIKit

@testable import TestSupport

extension ClockScripts {
    private nonisolated static let moments = [0.05, 0.1, 0.15, 0.2, 0.3, 0.45, 0.6]

    nonisolated static let transitions =
        [
            ClockScripts("presentation and dismissal") { script in
                script.sample(moments)
                let controller = UIViewController()
                controller.modalPresentationStyle = .overFullScreen
                script.phone.root.present(controller, animated: true) { script.note("presented") }
                script.wait(0.7)
                script.phone.root.dismiss(animated: true) { script.note("dismissed") }
            },
            ClockScripts("push and pop") { script in
                script.sample(moments)
                let navigation = UINavigationController(rootViewController: UIViewController())
                script.phone.window.rootViewController = navigation
                script.wait(0)
                navigation.pushViewController(UIViewController(), animated: true)
                script.wait(0.613)
                navigation.popViewController(animated: true)
            },
        ]
        + [(0.21, 300), (0.9, 120), (0.05, 60)].map { (duration, way) in
            ClockScripts("swipe back by \(way) in \(duration) s") { script in
                let navigation = UINavigationController(rootViewController: UIViewController())
                navigation.pushViewController(UIViewController(), animated: false)
                script.phone.window.rootViewController = navigation
                script.wait(0)
                script.sample(moments)
                script.drag(CGPoint(x: way, y: 0), duration, from: CGPoint(x: 2, y: 400))
            }
        }
        + [(0.2, 0.4), (0.1, 0.75)].map { (pause, speed) in
            ClockScripts("percent-driven transition of speed \(speed)") { script in
                let transition = Script()
                transition.duration = 0.37
                let interactor = UIPercentDrivenInteractiveTransition()
                interactor.completionSpeed = speed
                let presented = transition.makePresented()
                script.kept = [transition, interactor]
                script.phone.root.present(presented, animated: true)
                MainLoop.current.settle()
                script.sample(moments)
                transition.interactor = interactor
                script.phone.root.dismiss(animated: true) { script.note("dismissed") }
                for step in 1...9 {
                    script.wait(0.013)
                    interactor.update(CGFloat(step) / 17)
                }
                script.wait(pause)
                if speed > 0.5 { interactor.finish() } else { interactor.cancel() }
            }
        }

    nonisolated static let others = [
        ClockScripts("keyboard that turns round") { script in
            let keyboard = script.phone.screen.keyboard
            for moment in moments {
                MainLoop.current.sample(after: moment) { script.note("\(String(describing: keyboard.visibleFrame))") }
            }
            keyboard.show(at: CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
            script.wait(0.117)
            keyboard.show(at: CGRect(x: 0, y: 852 - 250, width: 393, height: 250))
            script.wait(0.3)
            keyboard.hide()
        },
        ClockScripts("turned device") { script in
            script.sample(moments)
            script.phone.turnToLandscape()
            script.wait(0.1)
            script.drag(CGPoint(x: 30, y: 50), 0.07)
        },
        ClockScripts("display links") { script in
            let handler = Handler { script.note("frame") }
            let link = CADisplayLink(target: handler, selector: Handler.action)
            script.wait(0.004)
            link.add(to: .main, forMode: .common)
            script.wait(0.101)
            link.isPaused = true
            script.wait(0.1)
            link.preferredFramesPerSecond = 20
            link.isPaused = false
            script.wait(0.2)
            link.invalidate()
        },
        ClockScripts("timers") { script in
            for delay in [0.3, 0.15, 0.1 + 0.2, 1.0 / 3, 0.007] {
                MainLoop.current.schedule(after: delay) {
                    script.note("\(delay)")
                    MainLoop.current.schedule(after: delay / 3) { script.note("a third of \(delay)") }
                }
            }
        },
    ]
}
