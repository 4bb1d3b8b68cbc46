import KitTestSupport
import Presentations
import PresentationsTesting
import UIKit

/// A phone whose screen has a half-sheet as its child. On it medium rests at y 392, large at 69, and 200 points at 618.
@MainActor
struct ContainedStage {
    let stage: Stage
    let parent = CountingViewController()
    let content = CountingViewController()
    let delegate = RecordingSheetDelegate()

    static let style = HalfSheet(
        detents: [.height(200), .medium(), .large()], selectedDetentIdentifier: .medium,
        largestUndimmedDetentIdentifier: .medium)

    init(_ device: Device = .iPhone15) {
        stage = Stage(device)
        stage.show(parent)
        parent.forgetCalls()
    }

    func add(_ style: HalfSheet = Self.style, animated: Bool = false) {
        parent.addHalfSheet(content, style: style, animated: animated)
        sheet?.delegate = delegate
    }

    /// Puts the parent into the first of two tabs.
    func showInTabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [parent, UIViewController()]
        stage.show(tabs)
        return tabs
    }

    var sheet: HalfSheetPresentationController? { content.halfSheetPresentationController }
    var chrome: UIView? { sheet?.presentedView }
    var container: UIView? { sheet?.containerView }
    var top: CGFloat { chrome?.frame.minY ?? .nan }
}
