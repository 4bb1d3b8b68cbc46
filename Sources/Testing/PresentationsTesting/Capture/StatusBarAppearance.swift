import LayoutSnapshots
import UIKit

/// What the view controllers of a window have asked of the status bar.
struct StatusBarAppearance {
    var style: UIStatusBarStyle
    var isHidden: Bool

    /// Nil where that is what the system does by itself in a light or dark appearance.
    func content(in appearance: Scene.Appearance) -> Scene.StatusBar? {
        guard !isHidden else { return .hidden }
        return switch style {
        case .lightContent: appearance == .dark ? nil : .light
        case .darkContent: appearance == .dark ? .dark : nil
        default: nil
        }
    }
}
