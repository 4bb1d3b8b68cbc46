import Presentations
import UIKit

/// The styles of the article "Your Own Style".
enum OwnStyles {
    /// Hangs from the top, below the status bar.
    struct TopBar: PresentationStyle {
        var height: CGFloat = 80

        let appearance = PresentationAppearance(
            dimming: .none, animation: .slide(from: .top))
        let dismissalBehavior = DismissalBehavior(gestures: .swipe)

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let size = CGSize(
                width: environment.container.width,
                height: environment.safeArea.top + height)
            return PresentationLayout(
                frame: CGRect(origin: .zero, size: size), isModal: false)
        }
    }

    /// Hangs from the top, and rests at one of two heights.
    struct TopSheet: PresentationStyle {
        static let small = DetentIdentifier("small")

        var selectedDetentIdentifier: DetentIdentifier? = small

        let appearance = PresentationAppearance(animation: .slide(from: .top))

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let detent = selectedDetentIdentifier ?? Self.small
            return PresentationLayout(
                frame: frame(of: detent, in: environment), cornerRadius: 20,
                roundedCorners: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
                isModal: detent == .large, detent: detent)
        }

        func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
            [Self.small, .large].map {
                DetentFrame(
                    identifier: $0, frame: frame(of: $0, in: environment),
                    isModal: $0 == .large)
            }
        }

        private func frame(
            of detent: DetentIdentifier, in environment: LayoutEnvironment
        ) -> CGRect {
            let container = environment.container
            let content = environment.content.fittingSize(
                width: container.width)
            let height =
                detent == .large
                ? container.height * 0.75
                : environment.safeArea.top + content.height
            let size = CGSize(width: container.width, height: height)
            let frame = CGRect(
                origin: .zero, size: environment.grid.round(size))
            return environment.avoidingKeyboard(frame, policy: .shrink)
        }
    }

    /// Shows a picture in the middle of the screen, or all over it.
    struct Lightbox: PresentationStyle {
        var fillsScreen = false

        let appearance = PresentationAppearance(
            dimming: .dimmed(0.8), animation: .crossDissolve)

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let whole = CGRect(origin: .zero, size: environment.container)
            let margins = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
            let room = environment.room(margins: margins)
            return PresentationLayout(
                frame: fillsScreen ? whole : environment.grid.round(room),
                cornerRadius: fillsScreen ? 0 : 12)
        }
    }
}
