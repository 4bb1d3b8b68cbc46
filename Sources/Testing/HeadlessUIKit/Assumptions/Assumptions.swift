/// What this module assumes where nobody knows what UIKit does: one answer to each open question.
///
/// Code that is right on a device whatever the answers are is right here under all of them, so a test can set any.
/// The first case of each answer is the default. `Documentation/UIKitRules.md` explains the questions.
package struct Assumptions: Hashable, Sendable {
    /// Who gets new touches during a modal transition that has no interaction controller.
    package var touchesWithoutInteraction = Touches.nobody
    /// What happens to a request to present while what was presented is being dismissed.
    package var presentingDuringDismissal = Request.queued
    /// A stack's `preferredContentSize` when its top controller asks for less than before.
    package var stackPreferredContentSize = PreferredSize.follows
    /// When a presentation controller hears `systemLayoutFittingSizeDidChange`.
    package var fittingSizeNews = FittingSizeNews.beforeNextLayout
    /// Whether a scroll view's pan sends its action before or after another pan on a view above it.
    package var scrollViewPan = Order.first
    /// `viewIsAppearing`, against the layout that `presentationTransitionWillBegin` asks for.
    package var viewIsAppearing = Sequence.after
    /// Alongside animations and completions, against those of the animator that is vended.
    package var alongside = Sequence.after
    /// When a view that has moved hears of its new safe area.
    package var movedSafeArea = LayoutPass.same
    /// Whether UIKit itself sends `update(0)` inside `startInteractiveTransition`.
    package var initialUpdate = Presence.no
    /// `percentComplete` after `pause()`.
    package var pausedPercent = PausedPercent.onScreen
    /// The traits that are read inside `willTransition(to:with:)` and `viewWillTransition(to:with:)`.
    package var traitsInWillTransition = Age.old
    /// How long the keyboard's movement takes, whose announced duration is 0.25 seconds.
    package var keyboardMovement = KeyboardMovement.spring
    /// The way that VoiceOver's escape gesture takes from the focused element.
    package var escapeRoute = EscapeRoute.superviews
    /// The frame of a presented controller's view when `animateTransition` begins.
    package var presentedFrame = PresentedFrame.loadTime
    /// The hooks of the presentations between, when a stack of presentations is dismissed at once.
    package var intermediateHooks = Calls.called
    /// A pan's velocity after a slow drag and a rest.
    package var velocityAfterSlowRest = Velocity.last
    /// Alongside animations of a vended animator that moves nothing itself.
    package var alongsideEmptyAnimator = AlongsideEmptyAnimator.followsFinger

    package init() {}
}

extension Assumptions {
    /// An answer to an open question. The first case is the default.
    package protocol Answer: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

    package enum Touches: String, Answer { case nobody, containerAndPresentedView }
    package enum Request: String, Answer { case queued, dropped }
    package enum PreferredSize: String, Answer { case follows, keepsLarger }
    package enum FittingSizeNews: String, Answer { case beforeNextLayout, never, alsoForSafeArea }
    package enum Order: String, Answer { case first, last }
    package enum Sequence: String, Answer { case after, before }
    package enum LayoutPass: String, Answer { case same, next }
    package enum Presence: String, Answer { case no, yes }
    package enum PausedPercent: String, Answer { case onScreen, lastUpdate }
    package enum Age: String, Answer { case old, new }
    package enum KeyboardMovement: String, Answer { case spring, announced }
    package enum EscapeRoute: String, Answer { case superviews, responders }
    package enum PresentedFrame: String, Answer { case loadTime, final }
    package enum Calls: String, Answer { case called, notCalled }
    package enum Velocity: String, Answer { case last, zero }
    package enum AlongsideEmptyAnimator: String, Answer { case followsFinger, playsByItself }
}
