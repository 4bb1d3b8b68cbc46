import KitTestSupport
import Presentations
import StyleSamples
import UIKit

/// The presentation that an unexpected event hits.
enum Presented: CaseIterable, Equatable, Sendable {
    case sheet, threeDetents, undimmedSheet, liftedSheet, card, topCard, leadingCard, pushedBackCard, scaledCard
    case dissolvedCard, halfwayCard, popup, slidingPopup, attachedSheet, scaledSheet
    case fittingSheet, fittingCard, fadedSheet, stackSheet, stackCard, notice
    case anchoredPopup, replaceableSheet, floatingSheet, detachedSheet, unequalCard
    case adaptive, adaptiveCard, sideSheet, wideFloatingSheet
    case flippedPopup, doorPopup
    case sample(StyleSample)

    static let allCases: [Presented] =
        [
            .sheet, .threeDetents, .undimmedSheet, .liftedSheet, .card, .topCard, .leadingCard, .pushedBackCard,
            .scaledCard, .dissolvedCard, .halfwayCard, .popup, .slidingPopup, .attachedSheet, .scaledSheet,
            .fittingSheet, .fittingCard, .fadedSheet, .stackSheet, .stackCard, .notice, .anchoredPopup,
            .replaceableSheet, .floatingSheet, .detachedSheet, .unequalCard, .adaptive, .adaptiveCard, .sideSheet,
            .wideFloatingSheet, .flippedPopup, .doorPopup,
        ] + StyleSample.all.map(sample)

    @MainActor
    func present(_ content: UIViewController, from presenter: UIViewController) {
        switch self {
        case .sheet: presenter.presentAsHalfSheet(content)
        case .threeDetents:
            presenter.presentAsHalfSheet(
                content,
                style: HalfSheet(
                    detents: [.height(200), .medium(), .large()], selectedDetentIdentifier: .medium,
                    prefersGrabberVisible: true))
        case .undimmedSheet:
            presenter.presentAsHalfSheet(
                content, style: HalfSheet(largestUndimmedDetentIdentifier: .medium, dimming: .blurred(.dark)))
        case .liftedSheet: presenter.presentAsHalfSheet(content, style: HalfSheet(keyboard: .lift))
        case .floatingSheet:
            presenter.presentAsHalfSheet(
                content,
                style: HalfSheet {
                    $0.prefersGrabberVisible = true
                    $0.presenter = .pushedBack()
                    $0.look = .floating
                })
        case .detachedSheet:
            presenter.presentAsHalfSheet(
                content,
                style: HalfSheet {
                    $0.detents = [.height(200), .medium(), .large()]
                    $0.prefersEdgeAttachedInCompactHeight = true
                    $0.keyboard = .lift
                    $0.look = .classic
                    $0.detachedMargin = 16
                    $0.material = .blurred(.systemMaterial)
                })
        case .unequalCard:
            presenter.presentAsCard(
                content,
                style: Card {
                    $0.presenter = .pushedBack()
                    $0.corners = Corners(
                        topLeading: 4, topTrailing: 20, bottomLeading: .concentric(), bottomTrailing: 40)
                })
        case .card: presenter.presentAsCard(content)
        case .topCard:
            presenter.presentAsCard(content, style: Card(edge: .top, animation: .slide(from: .top), keyboard: .shrink))
        case .leadingCard: presenter.presentAsCard(content, style: Card(animation: .slide(from: .leading)))
        case .pushedBackCard:
            presenter.presentAsCard(content, style: Card(dimming: .blurred(.dark), presenter: .pushedBack()))
        case .scaledCard: presenter.presentAsCard(content, style: Card(animation: .scale))
        case .dissolvedCard: presenter.presentAsCard(content, style: Card(animation: .crossDissolve))
        case .halfwayCard: presenter.presentAsCard(content, style: Card(animation: .halfwaySpring))
        case .flippedPopup:
            presenter.presentAsPopup(content, style: Popup(animation: .flip, dismissal: [.swipe, .tapOutside]))
        case .doorPopup:
            presenter.presentAsPopup(content, style: Popup(animation: .door, dismissal: [.swipe, .tapOutside]))
        case .notice:
            presenter.presentAsCard(
                content,
                style: Card {
                    $0.edge = .top
                    $0.allowsBackgroundInteraction = true
                    $0.dismissesAfter = 600
                })
        case .popup: presenter.presentAsPopup(content, style: Popup(dismissal: [.swipe, .tapOutside]))
        case .anchoredPopup:
            presenter.presentAsPopup(
                content,
                style: Popup(
                    position: .anchored(to: PresentationAnchor(presenter.anchorSource())),
                    dismissal: [.swipe, .tapOutside]))
        case .attachedSheet:
            presenter.presentAsHalfSheet(
                content,
                style: HalfSheet(
                    detents: [Self.textSized, .large()], prefersEdgeAttachedInCompactHeight: true,
                    widthFollowsPreferredContentSizeWhenEdgeAttached: true, prefersGrabberVisible: true,
                    presenter: .pushedBack()))
        case .stackSheet, .replaceableSheet:
            presenter.presentAsHalfSheet(
                content,
                style: HalfSheet(
                    detents: [.fitting(), .large()], prefersEdgeAttachedInCompactHeight: true,
                    prefersGrabberVisible: true))
        case .stackCard: presenter.presentAsCard(content, style: Card(presenter: .faded()))
        case .fittingSheet:
            presenter.presentAsHalfSheet(
                content,
                style: HalfSheet(
                    detents: [.fitting(), .large()], prefersEdgeAttachedInCompactHeight: true, presenter: .pushedBack())
            )
        case .fittingCard: presenter.presentAsCard(content, style: Card(presenter: .pushedBack()))
        case .scaledSheet:
            presenter.presentAsHalfSheet(
                content, style: HalfSheet(presenter: .pushedBack(scale: 0.8), animation: .scale, keyboard: .shrink))
        case .sample(let sample): presenter.present(content, as: sample.style(at: presenter.anchorSource()))
        case .fadedSheet:
            presenter.presentAsHalfSheet(content, style: HalfSheet(presenter: .faded(alpha: 0.3)))
        case .adaptive:
            let sheet = HalfSheet(prefersEdgeAttachedInCompactHeight: true, prefersGrabberVisible: true)
            presenter.present(content, as: Adaptive(compact: sheet, regular: Popup(dismissal: [.swipe, .tapOutside])))
        case .adaptiveCard:
            let side = HalfSheet {
                $0.largestUndimmedDetentIdentifier = .medium
                $0.widePlacement = .trailing()
            }
            presenter.present(content, as: Adaptive(compact: Card(presenter: .pushedBack()), regular: side))
        case .sideSheet:
            presenter.presentAsHalfSheet(
                content,
                style: HalfSheet {
                    $0.prefersEdgeAttachedInCompactHeight = true
                    $0.widePlacement = .leading(width: 320)
                })
        case .wideFloatingSheet:
            presenter.presentAsHalfSheet(
                content,
                style: HalfSheet {
                    $0.presenter = .faded()
                    $0.widePlacement = .floating
                })
        case .slidingPopup:
            presenter.presentAsPopup(content, style: Popup(animation: .slide(from: .top), dismissal: .swipe))
        }
    }
}

extension Presented {
    /// Returns the controller to present for a content.
    @MainActor
    func root(of content: UIViewController) -> UIViewController {
        if isStack { return UINavigationController(rootViewController: content) }
        return isReplaceable ? ReplaceableContentViewController(content) : content
    }

    /// The height that the content has by Auto Layout.
    var text: String? {
        [.fittingSheet, .fittingCard, .stackSheet, .stackCard, .replaceableSheet].contains(self)
            ? "A sentence that is long enough to be broken into several lines on every phone, and on some tablets."
            : nil
    }

    /// The preferred size of the content.
    var size: CGSize { CGSize(width: 0, height: text == nil ? 300 : 0) }

    /// True if the content is the root of a presented navigation stack.
    var isStack: Bool { self == .stackSheet || self == .stackCard }

    /// True if the content is in a container in which it can be replaced.
    var isReplaceable: Bool { self == .replaceableSheet }

    /// A detent that is higher with larger text.
    private static let textSized = HalfSheet.Detent.custom(identifier: .init("text")) {
        $0.traits.contentSizeCategory > .large ? 280 : 220
    }
}

/// The state of the presentation at that moment.
enum Moment: CaseIterable {
    case coming, caughtComing, resting, held, heldOut, returning, leaving, going, caughtGoing
}

/// The event.
enum Incident: CaseIterable {
    case nothing, touchCancelled, secondFinger, keyboardComes, keyboardGoes, typing
    case dismissed, dismissedAtOnce, dismissedTwice, presents, presentsAtOnce, presentsUIKitSheet
    case changed, changedAtOnce, replaced, swipeForbidden, modal, refusing, delegateGone, turned, darkened, resized
    case tappedOutside, escaped, invalidated
    case turnedThere, turnedTyping, coveredTurned, coveredAtOnceTurned, turnedCovered, split, splitTurned, called
    case enlarged, mirrored, everythingChanged, stackedTurned, backgrounded
    case pushed, pushedAtOnce, pushedAndPopped, pushedTurned
    case contentReplaced, contentReplacedTwice
}
