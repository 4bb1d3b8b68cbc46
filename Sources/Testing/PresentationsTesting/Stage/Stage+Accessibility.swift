import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module's settings can be changed by a program. They belong to the whole process, as on a device: a
    // test that changes one changes it back.
    extension Stage {
        /// What `UIAccessibility.isVoiceOverRunning` says. A change posts its notification. Defaults to `false`.
        public static var isVoiceOverRunning: Bool {
            get { UIAccessibility.settings.isVoiceOverRunning }
            set { UIAccessibility.settings.isVoiceOverRunning = newValue }
        }

        /// What `UIAccessibility.isReduceMotionEnabled` says. A change posts its notification. Defaults to `false`.
        public static var isReduceMotionEnabled: Bool {
            get { UIAccessibility.settings.isReduceMotionEnabled }
            set { UIAccessibility.settings.isReduceMotionEnabled = newValue }
        }

        /// What `UIAccessibility.isReduceTransparencyEnabled` says. A change posts its notification. Defaults to `false`.
        public static var isReduceTransparencyEnabled: Bool {
            get { UIAccessibility.settings.isReduceTransparencyEnabled }
            set { UIAccessibility.settings.isReduceTransparencyEnabled = newValue }
        }

        /// What `UIAccessibility.isDarkerSystemColorsEnabled` says. A change posts its notification, and leaves the trait alone:
        /// that is ``accessibilityContrast``. Defaults to `false`.
        public static var isDarkerSystemColorsEnabled: Bool {
            get { UIAccessibility.settings.isDarkerSystemColorsEnabled }
            set { UIAccessibility.settings.isDarkerSystemColorsEnabled = newValue }
        }
    }
#endif
