import UIKit

/// Lets motion end that tests before this one have left. Its callbacks would come during this test, and move VoiceOver's
/// cursor.
///
/// `settle()` does not wait for the motion of stages that were released. None of it takes five seconds.
@MainActor
func letEarlierMotionEnd() {
    MainLoop.main.settle()
    MainLoop.main.advance(by: 5)
}
