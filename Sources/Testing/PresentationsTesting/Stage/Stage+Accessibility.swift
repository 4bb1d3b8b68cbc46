import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module's settings can be changed by a program. On a device they are the process's; here they belong to
    // the test, with all of its stages.
    extension Stage {
        /// The value of `UIAccessibility.isVoiceOverRunning`. A change posts its notification. Defaults to `false`.
        ///
        /// It holds for all stages of the test, also for those that it makes later, and for no other test. The same is
        /// true of the other settings of this kind. An XCTest shares them with those after it, so it changes them back.
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
        /// It holds for all stages of the test.
        public static var isReduceMotionEnabled: Bool {
            get { UIAccessibility.settings.isReduceMotionEnabled }
            set { UIAccessibility.settings.isReduceMotionEnabled = newValue }
        }

        /// The value of `UIAccessibility.isReduceTransparencyEnabled`. A change posts its notification. Defaults to
        /// `false`.
        ///
        /// It holds for all stages of the test.
        public static var isReduceTransparencyEnabled: Bool {
            get { UIAccessibility.settings.isReduceTransparencyEnabled }
            set { UIAccessibility.settings.isReduceTransparencyEnabled = newValue }
        }

        /// The value of `UIAccessibility.isDarkerSystemColorsEnabled`. A change posts its notification. Defaults to
        /// `false`.
        ///
        /// It holds for all stages of the test. The trait is another setting,
        /// ``accessibilityContrast``.
        public static var isDarkerSystemColorsEnabled: Bool {
            get { UIAccessibility.settings.isDarkerSystemColorsEnabled }
            set { UIAccessibility.settings.isDarkerSystemColorsEnabled = newValue }
        }
    }
#endif
