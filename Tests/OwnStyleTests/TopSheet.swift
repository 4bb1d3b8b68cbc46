import Presentations
import UIKit

/// A sheet that hangs from the top edge and rests at one of two heights: a style as an app would write it.
struct TopSheet: PresentationStyle {
    enum Detent: String, CaseIterable {
        case small, large
    }

    var selectedDetent = Detent.small
    /// What the presentation selects.
    var selectedDetentIdentifier: DetentIdentifier? {
        get { DetentIdentifier(selectedDetent.rawValue) }
        set { selectedDetent = newValue.flatMap { Detent(rawValue: $0.rawValue) } ?? .small }
    }
    var keyboard = KeyboardPolicy.shrink
    var options = PresentationOptions {
        $0.dimming = .dimmed(0.3)
        $0.animation = .slide(from: .top)
        $0.swipeThreshold = .sheet
    }

    func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(
            frame: frame(of: selectedDetent, in: environment), cornerRadius: 20,
            roundedCorners: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
            allowsBackgroundInteraction: selectedDetent != .large,
            detent: DetentIdentifier(selectedDetent.rawValue))
    }

    func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
        Detent.allCases.map {
            DetentFrame(
                identifier: DetentIdentifier($0.rawValue), frame: frame(of: $0, in: environment),
                allowsBackgroundInteraction: $0 != .large)
        }
    }

    /// The small detent is as high as the content, the large one leaves a quarter of the screen.
    private func frame(of detent: Detent, in environment: LayoutEnvironment) -> CGRect {
        let width = environment.container.width
        let content = environment.content.fittingSize(width: width).height
        let height =
            switch detent {
            case .small: environment.safeArea.top + content
            case .large: environment.container.height * 0.75
            }
        let resting = environment.rounded(CGRect(x: 0, y: 0, width: width, height: height))
        return environment.avoidingKeyboard(resting, policy: keyboard)
    }
}

/// Records the places of the sheet and its detents there.
final class TopSheetFollower: NSObject, PresentationProgressDelegate {
    private(set) var progress: [PresentationProgress] = []

    func presentationController(_ controller: PresentationController, didMoveTo progress: PresentationProgress) {
        self.progress.append(progress)
    }
}
