import Presentations
import UIKit

/// Styles whose methods are the examples in the doc comments of layout values.
enum LayoutStyleExamples {
    struct RoundedAtTheTop: PresentationStyle {
        var options = PresentationOptions()

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let frame = environment.room(
                margins: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
            return PresentationLayout(
                frame: environment.rounded(frame),
                corners: Corners(top: 24, bottom: 8))
        }
    }

    struct WithDetents: PresentationStyle {
        var options = PresentationOptions()

        func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
            [120, 400].map { height in
                DetentFrame(
                    identifier: DetentIdentifier("top(\(height))"),
                    frame: CGRect(
                        x: 0, y: 0, width: environment.container.width,
                        height: height))
            }
        }
    }

    struct AsHighAsItsContent: PresentationStyle {
        var options = PresentationOptions()

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let room = environment.room(
                margins: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            let height = environment.content.fittingSize(width: room.width).height
            let frame = CGRect(
                x: room.minX, y: room.minY, width: room.width,
                height: min(height, room.height))
            return PresentationLayout(
                frame: environment.rounded(frame), cornerRadius: 16)
        }
    }

    struct WiderInLandscape: PresentationStyle {
        var options = PresentationOptions()

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let isLandscapePhone = environment.traits.verticalSizeClass == .compact
            let size = CGSize(width: isLandscapePhone ? 480 : 320, height: 240)
            return PresentationLayout(
                frame: CGRect(origin: environment.room().origin, size: size),
                cornerRadius: 16)
        }
    }

    struct WithAnArrow: PresentationStyle {
        var options = PresentationOptions()

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let frame = CGRect(x: 16, y: 100, width: 240, height: 120)
            let tip = environment.source?.midX ?? frame.midX
            return PresentationLayout(
                frame: frame,
                arrow: PresentationArrow(
                    edge: .minYEdge, position: tip - frame.minX))
        }
    }

    struct FillingItsRoom: PresentationStyle {
        var options = PresentationOptions()

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let room = environment.room(
                margins: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
            return PresentationLayout(
                frame: environment.rounded(room), cornerRadius: 20)
        }
    }
}
