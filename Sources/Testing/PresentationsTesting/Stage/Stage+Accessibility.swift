import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module's settings can be changed by a program. They belong to the whole process, as on a device: a
    // test that changes one changes it back.
    extension Stage {
        /// The value of `UIAccessibility.isVoiceOverRunning`. A change posts its notification. Defaults to `false`.
        ///
        /// It belongs to the whole process, so change it back at the end of the test. The same holds for the other
        /// settings of this kind.
        ///
        /// ```swift
        /// Stage.isVoiceOverRunning = true
        /// defer { Stage.isVoiceOverRunning = false }
        /// ```
        public static var isVoiceOverRunning: Bool {
            get { UIAccessibility.settings.isVoiceOverRunning }
            set { UIAccessibility.settings.isVoiceOverRunning = newValue }
        }

        /// The value of `UIAccessibility.isReduceMotionEnabled`. A change posts its notification. Defaults to `false`.
        ///
        /// It belongs to the whole process: change it back at the end of the test.
        public static var isReduceMotionEnabled: Bool {
            get { UIAccessibility.settings.isReduceMotionEnabled }
            set { UIAccessibility.settings.isReduceMotionEnabled = newValue }
        }

        /// The value of `UIAccessibility.isReduceTransparencyEnabled`. A change posts its notification. Defaults to
        /// `false`.
        ///
        /// It belongs to the whole process: change it back at the end of the test.
        public static var isReduceTransparencyEnabled: Bool {
            get { UIAccessibility.settings.isReduceTransparencyEnabled }
            set { UIAccessibility.settings.isReduceTransparencyEnabled = newValue }
        }

        /// The value of `UIAccessibility.isDarkerSystemColorsEnabled`. A change posts its notification. Defaults to
        /// `false`.
        ///
        /// It belongs to the whole process: change it back at the end of the test. The trait is another setting,
        /// ``accessibilityContrast``.
        public static var isDarkerSystemColorsEnabled: Bool {
            get { UIAccessibility.settings.isDarkerSystemColorsEnabled }
            set { UIAccessibility.settings.isDarkerSystemColorsEnabled = newValue }
        }
    }
#endif
