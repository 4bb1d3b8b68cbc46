import Presentations
import UIKit

/// The screens of the page on Presentr: a rating in an alert's size, and a banner of half the screen.
enum PresentrMigration {
    final class ArticleViewController: UIViewController {
        let rating = UIViewController()
        var closed: [DismissalReason] = []

        func askForRating() {
            presentAsPopup(
                rating, style: Self.alert,
                onDismiss: { [weak self] in self?.ratingDidClose($0) })
        }

        static let alert = Popup(
            size: .fixed(CGSize(width: 270, height: 180)), cornerRadius: 4,
            shadow: nil, dimming: .dimmed(0.7),
            animation: .slide(from: .bottom))

        static let popup = Popup(
            size: .fraction(width: 1, height: 0.66),
            margins: UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30),
            maximumWidth: .infinity)

        static let fromTopRightCorner = TransitionAnimation(
            incoming: .init(displacement: .fraction(x: 1, y: -1)),
            timing: .curve(.easeInOut, duration: 0.4))

        func ratingDidClose(_ reason: DismissalReason) {
            closed.append(reason)
        }

        func closeRatingByFading() {
            rating.popupPresentationController?.popup.animation = .crossDissolve
            dismiss(animated: true)
        }
    }

    struct TopHalf: PresentationStyle {
        var options = PresentationOptions {
            $0.shadow = nil
            $0.dimming = .dimmed(0.7)
            $0.animation = .slide(from: .top)
        }

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            let size = environment.container
            return PresentationLayout(
                frame: CGRect(
                    x: 0, y: 0, width: size.width, height: size.height / 2))
        }
    }

    struct FullScreen: PresentationStyle {
        var options = PresentationOptions { $0.shadow = nil }
    }
}
