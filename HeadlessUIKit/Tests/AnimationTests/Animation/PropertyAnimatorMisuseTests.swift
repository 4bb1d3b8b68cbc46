import Testing
import UIKit

/// Keeps an animator forever, so that releasing it cannot be the cause of the trap.
@MainActor
private func keep(_ animator: UIViewPropertyAnimator) {
    _ = Unmanaged.passRetained(animator)
}

struct PropertyAnimatorMisuseTests {
    @Test("Adding animations to a stopped animator traps (P3)")
    func addWhileStopped() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                keep(animator)
                animator.pauseAnimation()
                animator.stopAnimation(false)
                animator.addAnimations {}
            }
        }
    }

    @Test("Starting a stopped animator traps (P3)")
    func startWhileStopped() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                keep(animator)
                animator.pauseAnimation()
                animator.stopAnimation(false)
                animator.startAnimation()
            }
        }
    }

    @Test("Finishing an animator that is not stopped traps (P3)")
    func finishWhileActive() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                keep(animator)
                animator.startAnimation()
                animator.finishAnimation(at: .end)
            }
        }
    }

    @Test("Continuing an animator that runs traps (P3)")
    func continueWhileRunning() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                keep(animator)
                animator.startAnimation()
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            }
        }
    }

    @Test("Changing isInterruptible of an active animator traps (P3)")
    func changeWhileActive() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                keep(animator)
                animator.startAnimation()
                animator.isInterruptible = false
            }
        }
    }

    @Test("Pausing an animator that is not interruptible traps (P3)")
    func pauseUninterruptible() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                keep(animator)
                animator.isInterruptible = false
                animator.startAnimation()
                animator.pauseAnimation()
            }
        }
    }

    @Test("Releasing a paused animator traps (P4)")
    func releasePaused() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIViewPropertyAnimator(duration: 1, curve: .linear) {}.pauseAnimation()
            }
        }
    }

    @Test("Releasing a stopped animator traps; a finished one may go (P4)")
    func releaseStopped() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.startAnimation()
                animator.stopAnimation(false)
            }
        }
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.startAnimation()
                animator.stopAnimation(false)
                animator.finishAnimation(at: .current)
            }
        }
    }
}
