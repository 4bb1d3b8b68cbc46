#if !canImport(ObjectiveC)
    import Presentations
    import Testing
    import UIKit

    @testable import AnimatedPictures
    @testable import LayoutSnapshots
    @testable import PresentationsTesting

    @MainActor @Suite struct StageRecordingTests {
        private let stage = Stage(.iPhone15)
        private let root = UIViewController()
        private let detail = UIViewController()

        init() {
            root.view.accessibilityIdentifier = "root"
            detail.view.accessibilityIdentifier = "detail"
            detail.view.backgroundColor = .systemTeal
            detail.preferredContentSize = CGSize(width: 300, height: 300)
            stage.show(root)
            stage.settle()
        }

        @Test("a recording has the pictures that a filmstrip of the same moments has, its curve and its events")
        func sameAsFilmstrip() {
            let recording = stage.beginRecording()
            root.presentAsCard(detail)
            stage.advance(by: 0.2)
            stage.touchDown(at: CGPoint(x: 20, y: 20))
            stage.advance(by: 0.28)
            stage.touchUp()
            stage.advance(by: 0.12)
            recording.end()
            let strip = recording.filmstrip(of: 4)
            #expect(recording.duration == 0.6)
            #expect(strip.frames.map(\.time) == [0, 0.2, 0.4, 0.6])

            let other = Stage(.iPhone15)
            let (root, detail) = (UIViewController(), UIViewController())
            root.view.accessibilityIdentifier = "root"
            detail.view.accessibilityIdentifier = "detail"
            detail.view.backgroundColor = .systemTeal
            detail.preferredContentSize = CGSize(width: 300, height: 300)
            other.show(root)
            other.settle()
            let expected = other.filmstrip(at: [0, 0.2, 0.4, 0.6]) {
                root.presentAsCard(detail)
                other.advance(by: 0.2)
                other.touchDown(at: CGPoint(x: 20, y: 20))
                other.advance(by: 0.28)
                other.touchUp()
            }
            #expect(strip.svg == expected.svg)
            #expect(strip.curve?.name == "top of detail")
        }

        @Test("a recording as a moving picture has 25 moments a second")
        func animated() {
            let recording = stage.beginRecording()
            root.presentAsCard(detail)
            stage.advance(by: 0.4)
            recording.end()
            #expect(recording.animatedSVG().frameCount == 11)
            #expect(recording.animatedSVG().svg.contains("@keyframes"))
        }

        @Test("what comes after its end is not in it, and a second end does nothing")
        func end() {
            let recording = stage.beginRecording()
            #expect(recording.isRecording)
            stage.advance(by: 0.2)
            recording.end()
            recording.end()
            #expect(!recording.isRecording)
            stage.touchDown(at: CGPoint(x: 20, y: 20))
            stage.advance(by: 1)
            stage.touchUp()
            #expect(recording.duration == 0.2)
            #expect(recording.filmstrip().log.events.isEmpty)
        }

        @Test("it ends by itself at its limit")
        func limit() {
            let recording = stage.beginRecording(limit: 0.1)
            stage.advance(by: 5)
            #expect(!recording.isRecording)
            #expect(recording.duration == 0.12)
        }

        @Test("at the moment of its beginning it is one picture, however many are asked for")
        func beginning() {
            let recording = stage.beginRecording()
            recording.end()
            #expect(recording.filmstrip(of: 6).frames.map(\.time) == [0])
            #expect(recording.duration == 0)
        }

        @Test("it does not keep the stage")
        func memory() {
            var stage: Stage? = Stage(.iPhone15)
            weak let kept = stage
            stage?.show(UIViewController())
            let recording = stage?.beginRecording()
            stage = nil
            self.stage.advance(by: 0.1)
            #expect(kept == nil)
            #expect(recording?.isRecording == false)
        }
    }
#endif
