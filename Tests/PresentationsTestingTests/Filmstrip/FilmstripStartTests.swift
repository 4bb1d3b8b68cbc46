import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

#if !canImport(ObjectiveC)
    /// A filmstrip is the same whatever the clock shows when it begins.
    @MainActor @Suite struct FilmstripStartTests {
        /// Seconds by which the clock advances before a film.
        private static let starts = [0, 0.000_000_01, 1.0 / 3, 1.0 / 7, 0.15, 3.333_333_3, 12_345.678_9, 86_400.1]

        /// A card that a finger drags and throws.
        private func film(
            _ moments: [TimeInterval], after start: TimeInterval, script: (Stage) -> Void
        ) -> String {
            let stage = Stage(.iPhone15)
            let root = UIViewController()
            stage.show(root)
            let card = Card(frame: CGRect(x: 40, y: 300, width: 300, height: 200))
            card.backgroundColor = .red
            card.accessibilityIdentifier = "card"
            root.view.addSubview(card)
            stage.settle()
            stage.advance(by: start)
            return stage.filmstrip(at: moments, curve: .automatic) { script(stage) }.svg
        }

        @Test(
            "A filmstrip is the same at any time, also where a picture and a touch fall together (Z2)",
            arguments: [0.3, 0.15, 0.2, 0.1001, 1.0 / 3])
        func sameAtAnyTime(duration: TimeInterval) {
            func make(_ start: TimeInterval) -> String {
                film([0, 0.15, 0.3, 0.5], after: start) { stage in
                    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 500.1), duration: duration)
                }
            }
            let first = make(0)
            for start in Self.starts { #expect(make(start) == first, "\(start) s later") }
        }

        @Test("A picture shows the touch of its own moment")
        func order() throws {
            let film = film([0, 0.15, 0.3], after: 0.1) { stage in
                stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 520), duration: 0.3)
            }
            let read = try FilmstripReader.read(film)
            #expect(
                read.frames.map(\.fingers) == [
                    [], [Filmstrip.Finger(landing: PathPoint(100, 400), point: PathPoint(100, 460))], [],
                ])
        }

        @Test("The speed at which a finger is lifted does not depend on the time, either")
        func speed() {
            let speeds = Self.starts.map { start in
                film([0.5], after: start) { stage in
                    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 500.1), duration: 0.2)
                }
            }
            #expect(Set(speeds).count == 1)
        }
    }

    private final class Card: UIView {
        private var target: Handler?

        override init(frame: CGRect) {
            super.init(frame: frame)
            let pan = UIPanGestureRecognizer()
            let target = Handler { [weak self, weak pan] in
                guard let self, let pan else { return }
                self.frame.origin.y = 300 + pan.translation(in: nil).y
                guard pan.state == .ended else { return }
                let way: CGFloat = pan.velocity(in: nil).y >= 500 ? 800 : 300
                UIView.animate(
                    withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 1, options: []
                ) { self.frame.origin.y = way }
            }
            pan.addTarget(target, action: Selector(("main")))
            self.target = target
            addGestureRecognizer(pan)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            preconditionFailure("made in code")
        }
    }

    private final class Handler: Operation, @unchecked Sendable {
        // Actions are sent on the main thread only.
        private let body: @MainActor () -> Void

        init(_ body: @escaping @MainActor () -> Void) {
            self.body = body
            super.init()
        }

        override func main() {
            MainActor.assumeIsolated { body() }
        }
    }
#endif
