import Presentations
import UIKit

/// The styles of the article "Your Own Style".
enum OwnStyles {
    /// Hangs from the top, below the status bar.
    struct TopBar: PresentationStyle {
        var height: CGFloat = 80

        var options = PresentationOptions {
            $0.dimming = .none
            $0.animation = .slide(from: .top)
            $0.dismissal = .swipe
            $0.allowsBackgroundInteraction = true
        }

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let size = CGSize(
                width: environment.container.width,
                height: environment.safeArea.top + height)
            return PresentationLayout(frame: CGRect(origin: .zero, size: size))
        }
    }

    /// Hangs from the top, and rests at one of two heights.
    struct TopSheet: PresentationStyle {
        static let small = DetentIdentifier("small")

        var selectedDetentIdentifier: DetentIdentifier? = small

        var options = PresentationOptions { $0.animation = .slide(from: .top) }

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let detent = selectedDetentIdentifier ?? Self.small
            return PresentationLayout(
                frame: frame(of: detent, in: environment), cornerRadius: 20,
                roundedCorners: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
                allowsBackgroundInteraction: detent != .large, detent: detent)
        }

        func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
            [Self.small, .large].map {
                DetentFrame(
                    identifier: $0, frame: frame(of: $0, in: environment),
                    allowsBackgroundInteraction: $0 != .large)
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
            let frame = environment.rounded(
                CGRect(x: 0, y: 0, width: container.width, height: height))
            return environment.avoidingKeyboard(frame, policy: .shrink)
        }
    }

    /// Hangs from the top as glass, and is solid when it covers nearly all of the screen.
    struct Shade: PresentationStyle {
        var selectedDetentIdentifier: DetentIdentifier? = .medium

        var options = PresentationOptions {
            $0.animation = .slide(from: .top)
            $0.material = .glass
        }

        func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
            let size = environment.container
            let shares: KeyValuePairs<DetentIdentifier, CGFloat> = [
                .medium: 0.5, .large: 0.9,
            ]
            return shares.map { identifier, share in
                let frame = CGRect(
                    x: 0, y: 0, width: size.width, height: size.height * share)
                var detent = DetentFrame(
                    identifier: identifier, frame: environment.rounded(frame))
                detent.dimmingLevel = share
                detent.materialLevel = identifier == .large ? 0 : 1
                return detent
            }
        }

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let detents = detentFrames(in: environment)
            let detent =
                detents.first { $0.identifier == selectedDetentIdentifier }
                ?? detents[0]
            var layout = PresentationLayout(
                frame: detent.frame, detent: detent.identifier)
            layout.dimmingLevel = detent.dimmingLevel
            layout.materialLevel = detent.materialLevel
            return layout
        }
    }

    /// Shows a picture in the middle of the screen, or all over it.
    struct Lightbox: PresentationStyle {
        var fillsScreen = false

        var options = PresentationOptions {
            $0.dimming = .dimmed(0.8)
            $0.animation = .crossDissolve
        }

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let whole = CGRect(origin: .zero, size: environment.container)
            let margins = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
            let room = environment.room(margins: margins)
            return PresentationLayout(
                frame: fillsScreen ? whole : environment.rounded(room),
                cornerRadius: fillsScreen ? 0 : 12)
        }
    }
}
