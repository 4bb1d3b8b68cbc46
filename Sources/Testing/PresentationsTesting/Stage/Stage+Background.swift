import UIKit

#if !canImport(ObjectiveC)
    // Only the headless module's app can be sent away by a program.
    extension Stage {
        /// Takes the app to the background, as a swipe to the home screen does: the notifications of `UIScene` and
        /// `UIApplication` are posted. Nothing else happens to the views, and the clock can go on.
        public func enterBackground() {
            eventRecorder?.note("background")
            window.windowScene?.enterBackground()
            host.turn()
        }

        /// Brings the app back to the foreground.
        public func enterForeground() {
            eventRecorder?.note("foreground")
            window.windowScene?.enterForeground()
            host.turn()
        }
    }
#endif
