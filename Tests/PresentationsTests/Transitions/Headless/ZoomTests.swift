import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A view that grows out of another one, driven by an interaction so that no timing curve applies.
@MainActor
struct ZoomTests {
    /// A transition between a screen with a source and one with a target.
    @MainActor
    private struct Zoom {
        let theatre: TransitionTheatre
        let source: UIView
        let target: UIView

        init(
            _ operation: TransitionTheatre.Operation, from frame: CGRect = CGRect(x: 40, y: 120, width: 80, height: 80),
            to goal: CGRect? = CGRect(x: 0, y: 200, width: 393, height: 300), cornerRadius: CGFloat = 10,
            alpha: CGFloat = 1
        ) {
            source = UIView(frame: frame)
            source.layer.cornerRadius = cornerRadius
            source.alpha = alpha
            target = UIView(frame: goal ?? .zero)
            theatre = TransitionTheatre(operation, .zoom(from: source, to: goal == nil ? nil : target))
            let (small, large) =
                operation.isForward ? (theatre.first, theatre.second) : (theatre.second, theatre.first)
            small.view.addSubview(source)
            if goal != nil { large.view.addSubview(target) }
        }

        /// The view that grows out of the source.
        var incoming: UIView? { theatre.operation.isForward ? theatre.second.view : theatre.first.view }

        /// Drives the transition until the incoming view has grown by that fraction.
        func drive(to share: CGFloat) -> TransitionInteraction {
            theatre.drive(to: theatre.operation.isForward ? share : 1 - share)
        }

        func expectRestored(completed: Bool, _ location: SourceLocation = #_sourceLocation) {
            theatre.stage.settle()
            #expect(theatre.faults(completed: completed) == [], sourceLocation: location)
            #expect(theatre.first.view.mask == nil && theatre.second.view.mask == nil, sourceLocation: location)
            #expect(source.alpha == 1 && !source.isHidden, sourceLocation: location)
        }
    }

    @Test(
        "At the hidden end the target covers the source, clipped to its frame and its corners",
        arguments: TransitionTheatre.Operation.allCases,
        [
            CGRect(x: 40, y: 120, width: 80, height: 80), CGRect(x: 200, y: 500, width: 60, height: 140),
            CGRect(x: 10, y: 700, width: 370, height: 40),
        ])
    func hiddenEnd(_ operation: TransitionTheatre.Operation, frame: CGRect) throws {
        let zoom = Zoom(operation, from: frame)
        let interaction = zoom.drive(to: 0)
        let view = try #require(zoom.incoming)
        #expect(view.clippedOnScreen.isNear(frame), "\(view.clippedOnScreen)")
        let target = zoom.target.onScreen()
        #expect(target.intersection(frame).isNear(frame), "\(target)")
        #expect(abs(target.midX - frame.midX) < 0.01 && abs(target.midY - frame.midY) < 0.01, "\(target)")
        // One side of it fits exactly.
        #expect(abs(target.width - frame.width) < 0.01 || abs(target.height - frame.height) < 0.01, "\(target)")
        let scale = target.width / 393
        let radius = try #require(view.mask?.layer.presentation()).cornerRadius
        #expect(abs(radius * scale - 10) < 0.01)
        #expect(view.opacityOnScreen == 1)
        #expect(zoom.source.opacityOnScreen == 0)
        interaction.finish()
        zoom.expectRestored(completed: true)
    }

    @Test("Without a target the whole view covers the source", arguments: TransitionTheatre.Operation.allCases)
    func wholeView(_ operation: TransitionTheatre.Operation) throws {
        let zoom = Zoom(operation, to: nil)
        let interaction = zoom.drive(to: 0)
        let view = try #require(zoom.incoming)
        #expect(view.clippedOnScreen.isNear(CGRect(x: 40, y: 120, width: 80, height: 80)), "\(view.clippedOnScreen)")
        #expect(view.opacityOnScreen == 0)
        #expect(zoom.source.opacityOnScreen == 1)
        interaction.update(0.5)
        zoom.theatre.stage.advance(by: 0.01)
        #expect(abs(view.opacityOnScreen - 0.5) < 0.001)
        #expect(abs(zoom.source.opacityOnScreen - 0.5) < 0.001)
        interaction.finish()
        zoom.expectRestored(completed: true)
    }

    @Test(
        "Beside the target the view fades, and the target is opaque all the while",
        arguments: TransitionTheatre.Operation.allCases)
    func rest(_ operation: TransitionTheatre.Operation) throws {
        let zoom = Zoom(operation)
        let interaction = zoom.drive(to: 0)
        let mask = try #require(zoom.incoming?.mask)
        let core = try #require(mask.subviews.first)
        for share in [0, 0.25, 0.5, 0.75] as [CGFloat] {
            interaction.update(operation.isForward ? share : 1 - share)
            zoom.theatre.stage.advance(by: 0.01)
            let rest = try #require(mask.layer.presentation()?.backgroundColor).alpha
            #expect(abs(rest - share) < 0.001, "\(rest) at \(share)")
            #expect(core.backgroundColor == .black && core.alpha == 1)
            // In the coordinates of the view.
            #expect(core.frame == CGRect(x: 0, y: 200, width: 393, height: 300))
            #expect(mask.bounds.origin == mask.frame.origin)
        }
        interaction.finish()
        zoom.expectRestored(completed: true)
    }

    @Test("Half-way the target is half-way, and so is the clip", arguments: TransitionTheatre.Operation.allCases)
    func halfway(_ operation: TransitionTheatre.Operation) throws {
        let zoom = Zoom(operation)
        let interaction = zoom.drive(to: 0.5)
        let view = try #require(zoom.incoming)
        // 300 points are 80 at the hidden end: a scale of 4/15, and 19/30 here. The middle goes from (80, 160) to
        // (196.5, 350).
        let target = zoom.target.onScreen()
        #expect(abs(target.midX - 138.25) < 0.01 && abs(target.midY - 255) < 0.01, "\(target)")
        #expect(abs(target.height - 190) < 0.01, "\(target)")
        // The clip goes from 300 by 300 to 393 by 852 in the view.
        let clip = view.clippedOnScreen
        #expect(abs(clip.width - 346.5 * 19 / 30) < 0.01, "\(clip)")
        #expect(abs(clip.height - 576 * 19 / 30) < 0.01, "\(clip)")
        interaction.cancel()
        zoom.expectRestored(completed: false)
    }

    @Test(
        "At the shown end the view is in its place, and nothing of it is clipped",
        arguments: TransitionTheatre.Operation.allCases)
    func shownEnd(_ operation: TransitionTheatre.Operation) throws {
        let zoom = Zoom(operation)
        let interaction = zoom.drive(to: 1)
        let view = try #require(zoom.incoming)
        #expect(zoom.target.onScreen().isNear(CGRect(x: 0, y: 200, width: 393, height: 300)))
        #expect(view.clippedOnScreen.isNear(CGRect(x: 0, y: 0, width: 393, height: 852)))
        interaction.finish()
        zoom.expectRestored(completed: true)
    }

    @Test("Its content is not laid out anew on the way", arguments: [TransitionTheatre.Operation.push, .pop, .present])
    func layout(_ operation: TransitionTheatre.Operation) throws {
        let zoom = Zoom(operation)
        let view = try #require(zoom.incoming)
        let interaction = zoom.drive(to: 0.1)
        let (size, insets) = (view.bounds.size, view.safeAreaInsets)
        for share in [0.3, 0.6, 0.9] as [CGFloat] {
            interaction.update(share)
            zoom.theatre.stage.advance(by: 0.02)
            #expect(view.bounds.size == size && view.safeAreaInsets == insets)
        }
        if operation.isForward { interaction.finish() } else { interaction.cancel() }
        zoom.expectRestored(completed: operation.isForward)
        #expect(view.safeAreaInsets == insets)
    }

    @Test(
        "Completed, cancelled, interrupted: both views, the source and the container are as before",
        arguments: TransitionTheatre.Operation.allCases, [true, false])
    func ends(_ operation: TransitionTheatre.Operation, hasTarget: Bool) {
        let goal = hasTarget ? CGRect(x: 0, y: 200, width: 393, height: 300) : nil
        let alone = Zoom(operation, to: goal)
        alone.theatre.request()
        alone.expectRestored(completed: true)

        let cancelled = Zoom(operation, to: goal)
        cancelled.drive(to: 0.6).cancel(velocity: -200, over: 393)
        cancelled.expectRestored(completed: false)

        for finishes in [true, false] {
            let caught = Zoom(operation, to: goal)
            let interaction = TransitionInteraction()
            interaction.wantsInteractiveStart = false
            caught.theatre.conductor.interaction = interaction
            caught.theatre.request()
            caught.theatre.stage.advance(by: 0.1)
            interaction.pause()
            interaction.update(0.3)
            caught.theatre.stage.advance(by: 0.1)
            if finishes { interaction.finish() } else { interaction.cancel() }
            caught.expectRestored(completed: finishes)
        }
    }

    @Test("A view with a mask of its own keeps that, and is not clipped")
    func ownMask() throws {
        let zoom = Zoom(.push)
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        zoom.incoming?.mask = mask
        let interaction = zoom.drive(to: 0)
        #expect(zoom.incoming?.mask === mask)
        #expect(mask.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        interaction.finish()
        zoom.theatre.stage.settle()
        #expect(zoom.incoming?.mask === mask)
        #expect(zoom.source.alpha == 1)
    }

    // MARK: The source

    @Test("Its opacity is the app's: also one that is written meanwhile stays")
    func opacity() {
        let own = Zoom(.push, alpha: 0.5)
        let interaction = own.drive(to: 0.5)
        #expect(own.source.alpha == 0)
        interaction.cancel()
        own.theatre.stage.settle()
        #expect(own.source.alpha == 0.5)

        let changed = Zoom(.push)
        let other = changed.drive(to: 0.5)
        changed.source.alpha = 0.25
        other.finish()
        changed.theatre.stage.settle()
        #expect(changed.source.alpha == 0.25)
    }

    @Test("A target that is out of sight, or gone, counts as none", arguments: [true, false])
    func lostTarget(isGone: Bool) throws {
        let zoom = Zoom(.pop)
        if isGone { zoom.target.removeFromSuperview() } else { zoom.target.frame.origin.y = 900 }
        let interaction = zoom.drive(to: 0)
        let view = try #require(zoom.incoming)
        #expect(view.opacityOnScreen == 0)
        #expect(view.clippedOnScreen.isNear(CGRect(x: 40, y: 120, width: 80, height: 80)))
        interaction.finish()
        zoom.expectRestored(completed: true)
    }

    enum Loss: CaseIterable {
        case removed, hidden, transparent, inHiddenView, scrolledAway, outsideOfScreen, empty
    }

    @Test(
        "A source that cannot be seen is not returned to: the view fades and shrinks to 0.8 in place",
        arguments: Loss.allCases, [TransitionTheatre.Operation.pop, .dismiss, .push])
    func lostSource(_ loss: Loss, operation: TransitionTheatre.Operation) throws {
        let zoom = Zoom(operation)
        let source = zoom.source
        let small = try #require(source.superview)
        switch loss {
        case .removed: source.removeFromSuperview()
        case .hidden: source.isHidden = true
        case .transparent: source.alpha = 0
        case .inHiddenView:
            let group = UIView(frame: small.bounds)
            group.isHidden = true
            small.addSubview(group)
            group.addSubview(source)
        case .scrolledAway:
            let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
            list.contentSize = CGSize(width: 393, height: 2000)
            small.addSubview(list)
            list.addSubview(source)
            list.contentOffset.y = 210
        case .outsideOfScreen: source.frame.origin.x = -100
        case .empty: source.frame.size.width = 0
        }
        let alpha = source.alpha
        let interaction = zoom.drive(to: 0)
        let view = try #require(zoom.incoming)
        #expect(view.onScreen().isNear(CGRect(x: 39.3, y: 85.2, width: 314.4, height: 681.6)), "\(view.onScreen())")
        #expect(view.opacityOnScreen == 0)
        #expect(view.mask == nil)
        #expect(source.alpha == alpha)
        interaction.finish()
        zoom.theatre.stage.settle()
        #expect(zoom.theatre.faults(completed: true) == [])
        #expect(source.alpha == alpha)
    }

    @Test("A source that is scrolled in part is still one")
    func partOfSource() throws {
        let zoom = Zoom(.pop)
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
        list.contentSize = CGSize(width: 393, height: 2000)
        zoom.source.superview?.addSubview(list)
        list.addSubview(zoom.source)
        list.contentOffset.y = 160
        let interaction = zoom.drive(to: 0)
        #expect(zoom.incoming?.clippedOnScreen.isNear(CGRect(x: 40, y: 60, width: 80, height: 80)) == true)
        interaction.finish()
        zoom.expectRestored(completed: true)
    }

    @Test("With Reduce Motion the view dissolves, and the source stays as it is")
    func reduceMotion() throws {
        UIAccessibility.settings.isReduceMotionEnabled = true
        defer { UIAccessibility.settings.isReduceMotionEnabled = false }
        let zoom = Zoom(.push)
        zoom.theatre.request()
        zoom.theatre.stage.advance(by: 0.125)
        let view = try #require(zoom.incoming)
        #expect(view.onScreen().isNear(CGRect(x: 0, y: 0, width: 393, height: 852)))
        #expect(abs(view.opacityOnScreen - 0.5) < 0.001)
        #expect(view.mask == nil)
        #expect(zoom.source.opacityOnScreen == 1)
        zoom.expectRestored(completed: true)
    }

    @Test("Neither end is kept alive")
    func weak() {
        weak var source: UIView?
        weak var target: UIView?
        let animation = {
            let views = (UIView(), UIView())
            (source, target) = views
            return TransitionAnimation.zoom(from: views.0, to: views.1)
        }()
        #expect(source == nil && target == nil)
        #expect(animation == animation)
    }
}
