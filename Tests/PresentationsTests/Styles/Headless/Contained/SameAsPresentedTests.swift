import KitTestSupport
import Presentations
import PresentationsTesting
import SeededRandom
import Testing
import UIKit

/// A half-sheet that is a child and a presented one that refuses to be dismissed react in the same way to everything
/// that moves them.
@MainActor
struct SameAsPresentedTests {
    /// The visible state of a sheet at a moment, and its calls.
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
        let stage: Stage
        let presenter = CountingViewController()
        let list = ListLikeViewController(.filling, height: 2000)
        let delegate = RecordingSheetDelegate()

        init(_ style: HalfSheet, contained: Bool, on stage: Stage) {
            self.stage = stage
            stage.show(presenter)
            if contained {
                presenter.addHalfSheet(list, style: style)
            } else {
                presenter.presentAsHalfSheet(list, style: style)
            }
            stage.settle()
            list.halfSheetPresentationController?.delegate = delegate
        }

        func touch(_ choice: Int, at point: CGPoint, isDown: Bool) {
            switch choice {
            case 0..<7 where isDown: stage.touchMoved(to: point)
            case 7..<9 where isDown: stage.touchUp()
            case 0..<7: stage.touchDown(at: point)
            default: break
            }
        }

        /// An event other than a finger, which may hold the sheet meanwhile.
        func change(_ choice: Int) {
            switch choice {
            case 9: stage.showKeyboard(height: 300)
            case 10: stage.hideKeyboard()
            case 11: stage.rotate(to: stage.orientation == .portrait ? .landscapeLeft : .portrait)
            case 12: stage.layoutDirection = stage.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
            case 13:
                stage.contentSizeCategory =
                    stage.contentSizeCategory == .large ? .accessibilityExtraExtraExtraLarge : .large
            case 14 where stage.device.idiom == .pad:
                stage.resize(width: stage.window.bounds.width < 600 ? nil : 375)
            case 15: list.preferredContentSize.height = list.preferredContentSize.height == 240 ? 420 : 240
            case 16: list.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .medium }
            case 17:
                if let card = list.presentedViewController {
                    card.dismiss(animated: true)
                } else {
                    list.presentAsCard(CountingViewController(CGSize(width: 0, height: 200)))
                }
            default: break
            }
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
            largestUndimmedDetentIdentifier: .medium, prefersEdgeAttachedInCompactHeight: true,
            prefersGrabberVisible: true, dismissal: []),
        "floating": HalfSheet {
            $0.detents = [.medium(), .large()]
            $0.dimming = .blurred(.regular)
            $0.dismissal = []
            $0.keyboard = .lift
            $0.look = .floating
        },
        "fitting": HalfSheet {
            $0.detents = [.fitting(), .large()]
            $0.dismissal = []
            $0.resizesContentWhileDragging = false
        },
        "at a side": HalfSheet {
            $0.detents = [.height(300), .medium()]
            $0.prefersEdgeAttachedInCompactHeight = true
            $0.dismissal = []
            $0.widePlacement = .trailing()
        },
    ]

    private func subjects(_ style: HalfSheet, on make: () -> Stage) -> [Subject] {
        [true, false].map { Subject(style, contained: $0, on: make()) }
    }

    @Test("Under random fingers, and whatever else happens", arguments: styles.keys.sorted(), 0..<8)
    func random(style name: String, seed: Int) throws {
        let style = try #require(Self.styles[name])
        let subjects = subjects(style) { Stage(seed % 2 == 0 ? .iPhone15 : .iPadPro11) }
        let size = subjects[0].stage.window.bounds.size
        var random = SeededGenerator(seed: seed)
        var isDown = false
        for step in 0..<80 {
            let choice = random.int(below: 18)
            let point = CGPoint(x: random.number(20...size.width - 20), y: random.number(120...size.height - 90))
            subjects.forEach {
                $0.touch(choice, at: point, isDown: isDown)
                $0.change(choice)
            }
            if choice < 9 { isDown = choice < 7 }
            let pause = Double(random.number(0.01...0.2))
            subjects.forEach { $0.stage.advance(by: pause) }
            try #require(subjects[0].moment == subjects[1].moment, "step \(step), choice \(choice)")
        }
        subjects.forEach {
            if isDown { $0.stage.touchUp() }
            $0.stage.settle()
        }
        #expect(subjects[0].moment == subjects[1].moment)
        #expect(subjects[0].delegate.progress == subjects[1].delegate.progress)
    }

    @Test("On every screen, above a keyboard, and turned", arguments: SweepSetting.screens.indices)
    func everywhere(screen: Int) {
        for (name, style) in Self.styles {
            let subjects = subjects(style) { SweepSetting.sample(onScreen: screen).makeStage() }
            #expect(subjects[0].moment == subjects[1].moment, "\(name)")
            for choice in [9, 10, 11] {
                subjects.forEach { $0.change(choice) }
                subjects.forEach { $0.stage.settle() }
                #expect(subjects[0].moment == subjects[1].moment, "\(name), \(choice)")
            }
        }
    }
}
