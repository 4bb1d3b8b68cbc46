import Testing
import UIKit

/// Keeps an animator for ever, so that releasing it cannot be what ends the process.
@MainActor
private func keep(_ animator: UIViewPropertyAnimator) {
    _ = Unmanaged.passRetained(animator)
}

struct PropertyAnimatorMisuseTests {
    @Test("P3: adding animations to a stopped animator traps")
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

    @Test("P3: starting a stopped animator traps")
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

    @Test("P3: finishing an animator that is not stopped traps")
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

    @Test("P3: continuing an animator that runs traps")
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

    @Test("P3: changing isInterruptible of an active animator traps")
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

    @Test("P3: pausing an animator that is not interruptible traps")
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

    @Test("P4: releasing a paused animator traps")
    func releasePaused() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIViewPropertyAnimator(duration: 1, curve: .linear) {}.pauseAnimation()
            }
        }
    }

    @Test("P4: releasing a stopped animator traps; a finished one may go")
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
