import LayoutSnapshots
import UIKit

/// The status bar that the view controllers of a window ask for.
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
