/// The module's assumptions about UIKit's unknown behaviour: one answer to each open question.
///
/// Code that works on a device under every answer works here under all of them, so a test can set any. The first case
/// of each answer is the default. `HeadlessUIKit/Documentation/UIKitRules.md` explains the questions.
package struct Assumptions: Hashable, Sendable {
    /// The views that get new touches during a modal transition without an interaction controller.
    package var touchesWithoutInteraction = Touches.nobody
    /// The treatment of a request to present during the dismissal of the presented controller.
    package var presentingDuringDismissal = Request.queued
    /// A stack's `preferredContentSize` when its top controller asks for less than before.
    package var stackPreferredContentSize = PreferredSize.follows
    /// The time at which a presentation controller gets `systemLayoutFittingSizeDidChange`.
    package var fittingSizeNews = FittingSizeNews.beforeNextLayout
    /// The order of the actions of a scroll view's pan and another pan on a view above it.
    package var scrollViewPan = Order.first
    /// The order of `viewIsAppearing` and the layout that `presentationTransitionWillBegin` asks for.
    package var viewIsAppearing = Sequence.after
    /// The order of alongside animations and completions, and those of the interruptible animator.
    package var alongside = Sequence.after
    /// The time at which a view that has moved gets its new safe area.
    package var movedSafeArea = LayoutPass.same
    /// True if UIKit itself sends `update(0)` inside `startInteractiveTransition`.
    package var initialUpdate = Presence.no
    /// `percentComplete` after `pause()`.
    package var pausedPercent = PausedPercent.onScreen
    /// The traits inside `willTransition(to:with:)` and `viewWillTransition(to:with:)`.
    package var traitsInWillTransition = Age.old
    /// The announced and the real duration of the keyboard's movement.
    package var keyboardMovement = KeyboardMovement.spring
    /// The path of VoiceOver's escape gesture from the focused element.
    package var escapeRoute = EscapeRoute.superviews
    /// The frame of a presented controller's view when `animateTransition` begins.
    package var presentedFrame = PresentedFrame.loadTime
    /// The hooks of the presentations in between, when a stack of presentations is dismissed at once.
    package var intermediateHooks = Calls.called
    /// A pan's velocity after a slow drag and a rest.
    package var velocityAfterSlowRest = Velocity.last
    /// Alongside animations of an interruptible animator that moves nothing itself.
    package var alongsideEmptyAnimator = AlongsideEmptyAnimator.followsFinger
    /// A presentation controller's layout hooks while its dismissal runs.
    package var layoutHooksInDismissal = Calls.called
    /// The presentation of a stack that is animated when all of it is dismissed at once.
    package var animatedOfStack = StackEnd.topmost
    /// The container's layout around `animateTransition` of a dismissal: before it only, or after it only.
    package var layoutAroundDismissal = Moment.before
    /// `finalFrame(for:)` of the controller that is dismissed.
    package var dismissedFinalFrame = FinalFrame.zero
    /// A stack after a cancelled push or `setViewControllers(_:animated:)`.
    package var stackAfterCancellation = CancelledStack.asBefore
    /// The scroll views in a controller's view when its `additionalSafeAreaInsets` are set.
    package var offsetsOnInsets = Offsets.kept
    /// The moment at which `modalPresentationCapturesStatusBarAppearance` is read.
    package var statusBarCapture = Reading.atQuery
    /// The moment at which `UIPercentDrivenInteractiveTransition.update(_:)` moves what is seen.
    package var percentUpdate = Effect.immediate

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
    package enum KeyboardMovement: String, Answer {
        /// It announces 0.3833 seconds, and moves on the system's spring.
        case spring
        /// It takes the 0.3833 seconds that it announces.
        case announced
        /// It announces 0.25 seconds, as older systems, and takes them.
        case quarterSecond
    }
    package enum EscapeRoute: String, Answer { case superviews, responders }
    package enum PresentedFrame: String, Answer { case loadTime, final }
    package enum Calls: String, Answer { case called, notCalled }
    package enum Velocity: String, Answer { case last, zero }
    package enum AlongsideEmptyAnimator: String, Answer { case followsFinger, playsByItself }
    package enum Moment: String, Answer { case before, after }
    package enum StackEnd: String, Answer { case topmost, lowest }
    package enum FinalFrame: String, Answer { case zero, present }
    package enum CancelledStack: String, Answer { case asBefore, staysChanged }
    package enum Offsets: String, Answer { case kept, adjusted }
    package enum Reading: String, Answer { case atQuery, atPresentation }
    package enum Effect: String, Answer { case immediate, nextCommit }
}
