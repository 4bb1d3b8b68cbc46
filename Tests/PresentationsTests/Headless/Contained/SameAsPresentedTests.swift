import PresentationsTesting
import SeededRandom
import Testing
import UIKit

@testable import Presentations

/// A half-sheet that is a child and one that is presented and refuses to leave are one and the same in all that moves them.
@MainActor
struct SameAsPresentedTests {
    /// All that is seen and heard of a sheet in a moment.
    private struct Moment: Equatable {
        var frame: CGRect?
        var visible: CGRect?
        var content: CGRect?
        var safeArea: UIEdgeInsets?
        var offset: CGPoint?
        var dimming: Float?
        var choices: [HalfSheet.Detent.Identifier?]
        var progress: HalfSheet.Progress?
    }

    @MainActor
    private final class Subject {
        let stage = Stage(.iPhone15)
        let presenter = CountingViewController()
        let list = ListLikeViewController(.filling, height: 2000)
        let delegate = RecordingSheetDelegate()

        init(_ style: HalfSheet, contained: Bool) {
            stage.show(presenter)
            if contained {
                presenter.addHalfSheet(list, style: style)
            } else {
                presenter.presentAsHalfSheet(list, style: style)
            }
            stage.settle()
            list.halfSheetPresentationController?.delegate = delegate
        }

        var moment: Moment {
            let sheet = list.halfSheetPresentationController
            let dimming = sheet?.containerView?.firstView(named: "presentation.dimming")
            return Moment(
                frame: sheet?.presentedView?.frame, visible: sheet?.presentedView?.layer.presentation()?.frame,
                content: list.view.layer.presentation()?.frame, safeArea: list.view.safeAreaInsets,
                offset: list.scrollView.contentOffset, dimming: dimming?.layer.presentation()?.opacity,
                choices: delegate.choices, progress: sheet?.presentedViewProgress)
        }
    }

    private nonisolated static let styles: [String: HalfSheet] = [
        "undimmed": HalfSheet(
            detents: [.height(200), .medium(), .large()], selectedDetentIdentifier: .medium,
            largestUndimmedDetentIdentifier: .large, dismissal: []),
        "dimmed": HalfSheet(
            detents: [.height(200), .medium(), .large()], selectedDetentIdentifier: .medium,
            largestUndimmedDetentIdentifier: .medium, prefersGrabberVisible: true, dismissal: []),
        "floating": HalfSheet(
            detents: [.medium(), .large()], dimming: .blurred(.regular), animation: .slide(from: .bottom),
            dismissal: [], look: .floating),
        "at rest": HalfSheet(detents: [.height(300)], dismissal: [], resizesContentWhileDragging: false),
    ]

    @Test("Under random fingers, keyboards and turns of the device", arguments: styles.keys.sorted(), 0..<6)
    func random(style name: String, seed: Int) throws {
        let style = try #require(Self.styles[name])
        let subjects = [Subject(style, contained: true), Subject(style, contained: false)]
        var random = SeededGenerator(seed: seed)
        var isDown = false
        for step in 0..<60 {
            let choice = random.int(below: 12)
            let point = CGPoint(
                x: random.number(20...370), y: random.number(120...760))
            let wait = Double(random.number(0.01...0.2))
            for subject in subjects {
                let stage = subject.stage
                switch choice {
                case 0..<7 where isDown: stage.touchMoved(to: point)
                case 7..<9 where isDown: stage.touchUp()
                case 0..<7: stage.touchDown(at: point)
                case 9: stage.showKeyboard(height: 300)
                case 10: stage.hideKeyboard()
                case 11 where !isDown:
                    stage.rotate(to: stage.orientation == .portrait ? .landscapeLeft : .portrait)
                default: break
                }
            }
            // The clock is one for all.
            subjects[0].stage.advance(by: wait)
            if choice < 9 { isDown = choice < 7 }
            let (contained, presented) = (subjects[0].moment, subjects[1].moment)
            try #require(contained == presented, "step \(step), choice \(choice)")
        }
        subjects.forEach {
            if isDown { $0.stage.touchUp() }
            $0.stage.settle()
        }
        #expect(subjects[0].moment == subjects[1].moment)
        #expect(subjects[0].delegate.progress == subjects[1].delegate.progress)
    }
}
