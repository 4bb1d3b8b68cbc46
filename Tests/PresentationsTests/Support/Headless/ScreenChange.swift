import PresentationsTesting
import UIKit

/// The changes of a screen during a presentation, besides rotation.
package struct ScreenChange: Equatable {
    /// The width in a split view; `nil` for the whole screen.
    package var width: CGFloat?
    /// True if a phone call makes the status bar 20 points higher.
    package var hasCall = false
    package var isDark = false
    package var isMirrored = false
    package var isLarge = false

    package init(
        width: CGFloat? = nil, hasCall: Bool = false, isDark: Bool = false, isMirrored: Bool = false,
        isLarge: Bool = false
    ) {
        self.width = width
        self.hasCall = hasCall
        self.isDark = isDark
        self.isMirrored = isMirrored
        self.isLarge = isLarge
    }

    @MainActor
    package func apply(to stage: Stage) {
        let window = stage.window
        let screen = window.screen
        window.overrideUserInterfaceStyle = isDark ? .dark : .unspecified
        if isMirrored {
            window.traitOverrides.layoutDirection =
                screen.traitCollection.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        }
        if isLarge { window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
        guard width != nil || hasCall else { return }
        var bounds = stage.device.bounds(in: stage.orientation)
        var safeArea = stage.device.safeAreaInsets(in: stage.orientation)
        if let width { bounds.size.width = width }
        if hasCall { safeArea.top += 20 }
        let isCompact = (width ?? .infinity) < 600
        screen.resize(
            to: bounds, safeAreaInsets: safeArea,
            traits: UITraitCollection(traitsFrom: [
                screen.traitCollection,
                UITraitCollection(
                    horizontalSizeClass: isCompact ? .compact : stage.device.horizontalSizeClass(in: stage.orientation)),
            ]), orientation: stage.orientation)
    }
}
