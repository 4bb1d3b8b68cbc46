#if !canImport(ObjectiveC)
    import DemoCatalogue
    import Presentations
    import PresentationsTesting
    import Testing
    import UIKit

    @MainActor @Suite final class CallWitnessTests {
        private let stage = Stage(.iPhone15)
        private let witness = CallWitness()
        private let home = UIViewController()
        private let detail = UIViewController()
        private var calls: [String] = []

        init() {
            witness.onCall = { [weak self] call in self?.calls.append("\(call.screen) \(call.name)") }
            home.view.backgroundColor = .white
            detail.view.backgroundColor = .white
            detail.preferredContentSize = CGSize(width: 320, height: 400)
        }

        /// Returns the calls since the last query.
        private func take() -> [String] {
            defer { calls = [] }
            return calls
        }

        private func presentDetail() {
            stage.show(home)
            witness.watch(home, called: "home")
            witness.watch(detail, called: "detail")
            home.presentAsCard(detail)
            stage.settle()
            calls = []
        }

        @Test("a presentation calls the presented screen, and not the one that presents (S12)")
        func presentation() {
            witness.watch(home, called: "home")
            witness.watch(detail, called: "detail")
            stage.show(home)
            stage.settle()
            #expect(take() == ["home viewWillAppear", "home viewIsAppearing", "home viewDidAppear"])
            home.presentAsCard(detail)
            stage.settle()
            #expect(
                take() == [
                    "detail viewWillAppear", "detail viewIsAppearing", "detail alongside", "detail viewDidAppear",
                    "detail completion",
                ])
        }

        @Test("a finger that dismisses asks the delegate first")
        func swipe() {
            presentDetail()
            stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 840), duration: 0.1)
            stage.settle()
            #expect(
                take() == [
                    "detail presentationControllerShouldDismiss", "detail presentationControllerWillDismiss",
                    "detail viewWillDisappear", "detail alongside, under a finger", "detail the finger lets it finish",
                    "detail presentationControllerDidDismiss", "detail viewDidDisappear", "detail completion",
                ])
        }

        @Test("a finger that brings the card back has it appear again, and a coordinator is heard once")
        func cancelledSwipe() {
            presentDetail()
            stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 540), duration: 0.5)
            stage.settle()
            #expect(
                take() == [
                    "detail presentationControllerShouldDismiss", "detail presentationControllerWillDismiss",
                    "detail viewWillDisappear", "detail alongside, under a finger", "detail the finger cancels",
                    "detail viewWillAppear", "detail viewDidAppear", "detail completion, cancelled",
                ])
        }

        @Test("a card that must not be swiped away reports the attempt to its delegate")
        func attempt() {
            presentDetail()
            detail.isModalInPresentation = true
            stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 840), duration: 0.1)
            stage.settle()
            #expect(take() == ["detail presentationControllerDidAttemptToDismiss"])
        }

        /// The kit computes the presented size with the old safe area, and reports it again with the new one.
        @Test("a rotation passes both screens their new traits and size")
        func rotation() {
            presentDetail()
            stage.rotate(to: .landscapeLeft)
            stage.settle()
            #expect(
                take() == [
                    "home willTransition", "home viewWillTransition", "detail willTransition",
                    "detail viewWillTransition", "detail viewWillTransition",
                ])
        }

        @Test("a screen with a delegate keeps it")
        func ownDelegate() {
            final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {}
            let delegate = Delegate()
            witness.watch(detail, called: "detail")
            stage.show(home)
            home.presentAsCard(detail)
            detail.presentationController?.delegate = delegate
            stage.settle()
            #expect(detail.presentationController?.delegate === delegate)
        }

        @Test("a container is not watched, and nobody is watched twice")
        func children() {
            let stack = UINavigationController(rootViewController: home)
            witness.watch(stack, called: "stack")
            #expect(stack.children == [home])
            witness.watch(home, called: "home")
            witness.watch(home, called: "again")
            #expect(home.children.count == 1)
        }
    }
#endif
