import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module's app can be sent away by a program.
    extension Stage {
        /// Takes the app to the background, as a swipe to the home screen does.
        ///
        /// Touches and scrolls are cancelled: what their fingers do afterwards, until they land again, has no effect. The
        /// notifications of `UIScene` and `UIApplication` are posted. The views stay as they are, and the clock can go
        /// on.
        ///
        /// ```swift
        /// stage.enterBackground()
        /// stage.advance(by: 60)
        /// stage.enterForeground()
        /// ```
        public func enterBackground() {
            eventRecorder?.note("background")
            host.run { window.windowScene?.enterBackground() }
            host.turn()
        }

        /// Brings the app back to the foreground. The notifications of `UIScene` and `UIApplication` are posted.
        public func enterForeground() {
            eventRecorder?.note("foreground")
            host.run { window.windowScene?.enterForeground() }
            host.turn()
        }
    }
#endif
