import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The grabber of a view at any edge: it is where the view moves, opposite to the edge at which it rests.
@MainActor
struct GrabberEdgeTests {
    nonisolated private static let small = DetentIdentifier("small")
    nonisolated private static let large = DetentIdentifier("large")

    /// A view at an edge of the container, as long as that, with two depths.
    private struct Panel: PresentationStyle {
        var edge: PresentationEdge
        var selectedDetentIdentifier: DetentIdentifier? = small
        var options = PresentationOptions()
        var entryEdge: PresentationEdge? { edge }

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            PresentationLayout(
                frame: frame(selectedDetentIdentifier == large ? 300 : 200, in: environment), showsGrabber: true,
                detent: selectedDetentIdentifier)
        }

        func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
            [(small, 200), (large, 300)].map {
                DetentFrame(identifier: $0.0, frame: frame($0.1, in: environment))
            }
        }

        private func frame(_ depth: CGFloat, in environment: LayoutEnvironment) -> CGRect {
            let size = environment.container
            let isRight = (edge == .trailing) != (environment.traits.layoutDirection == .rightToLeft)
            return switch edge {
            case .top: CGRect(x: 0, y: 0, width: size.width, height: depth)
            case .bottom: CGRect(x: 0, y: size.height - depth, width: size.width, height: depth)
            case .leading, .trailing:
                CGRect(x: isRight ? size.width - depth : 0, y: 0, width: depth, height: size.height)
            }
        }
    }

    nonisolated private static let places: [(PresentationEdge, UITraitEnvironmentLayoutDirection, [CGFloat])] = [
        (.bottom, .leftToRight, [178.5, 657, 36, 5]), (.top, .leftToRight, [178.5, 190, 36, 5]),
        (.leading, .leftToRight, [190, 408, 5, 36]), (.trailing, .leftToRight, [198, 408, 5, 36]),
        (.leading, .rightToLeft, [198, 408, 5, 36]), (.trailing, .rightToLeft, [190, 408, 5, 36]),
    ]

    @Test("The bar is 5 points inside the edge that moves, and a tap on it beyond that edge selects", arguments: places)
    func place(edge: PresentationEdge, direction: UITraitEnvironmentLayoutDirection, frame: [CGFloat]) throws {
        let scene = PresentedStage(direction: direction)
        let content = CountingViewController()
        scene.presenter.present(content, as: Panel(edge: edge))
        scene.stage.settle()
        let grabber = try #require(scene.view(named: "presentation.grabber"))
        let shown = grabber.convert(grabber.bounds, to: nil)
        #expect(shown == CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        let view = try #require(scene.chrome)
        // Ten points outside of the view.
        var point = CGPoint(x: shown.midX, y: shown.midY)
        switch edge {
        case .top: point.y = view.frame.maxY + 10
        case .bottom: point.y = view.frame.minY - 10
        case .leading, .trailing: point.x = view.frame.minX > 0 ? view.frame.minX - 10 : view.frame.maxX + 10
        }
        scene.stage.tap(at: point)
        scene.stage.settle()
        #expect(max(0, min(view.frame.width, view.frame.height)) == 300)
    }

    @Test("The content of a stack moves only for a grabber at the top", arguments: [true, false])
    func bar(isAtTop: Bool) {
        let scene = PresentedStage()
        let content = UINavigationController(rootViewController: UIViewController())
        // A bar of iOS 26 is clear of a grabber anyway.
        content.isNavigationBarHidden = true
        scene.presenter.present(content, as: Panel(edge: isAtTop ? .top : .bottom))
        scene.stage.settle()
        #expect(content.additionalSafeAreaInsets.top == (isAtTop ? 0 : 12))
    }
}
