import Presentations
import UIKit

/// Values that options of several styles choose from, with the code of each.
enum Choices {
    static let shadow: [(code: String, value: Shadow?)] = [
        ("Shadow()", Shadow()),
        ("Shadow(opacity: 0.45, radius: 30)", Shadow(opacity: 0.45, radius: 30)),
        ("Shadow(color: .systemIndigo, opacity: 0.6)", Shadow(color: .systemIndigo, opacity: 0.6)),
        ("nil", nil),
    ]

    static let border: [(code: String, value: Border?)] = [
        ("nil", nil),
        ("Border()", Border()),
        ("Border(color: .systemIndigo, width: 3)", Border(color: .systemIndigo, width: 3)),
    ]

    static let grabber: [(code: String, value: Grabber)] = [
        ("Grabber()", Grabber()),
        ("Grabber(color: .systemIndigo)", Grabber(color: .systemIndigo)),
        ("Grabber(size: CGSize(width: 60, height: 8))", Grabber(size: CGSize(width: 60, height: 8))),
    ]

    static let dimming: [(code: String, value: Dimming)] = [
        (".dimmed()", .dimmed()),
        (".dimmed(0.15)", .dimmed(0.15)),
        (".dimmed(0.7)", .dimmed(0.7)),
        (".blurred(.systemThinMaterial)", .blurred(.systemThinMaterial)),
        (".blurred(.systemUltraThinMaterialDark)", .blurred(.systemUltraThinMaterialDark)),
        (".color(.systemIndigo.withAlphaComponent(0.4))", .color(.systemIndigo.withAlphaComponent(0.4))),
        (".none", .none),
    ]

    static let presenter: [(code: String, value: PresenterAppearance)] = [
        (".unchanged", .unchanged),
        (".pushedBack()", .pushedBack()),
        (".pushedBack(scale: 0.8)", .pushedBack(scale: 0.8)),
        (".faded()", .faded()),
        (".movedAside()", .movedAside()),
        (".movedAside(scale: 0.85)", .movedAside(scale: 0.85)),
    ]

    static let colors: [(code: String, color: @Sendable () -> UIColor?)] = [
        ("nil", { nil }), (".systemBackground", { .systemBackground }), (".systemTeal", { .systemTeal }),
    ]

    static let statusBar: [(code: String, value: StatusBarPolicy)] = [
        (".automatic", .automatic), (".presented", .presented), (".unchanged", .unchanged),
    ]

    static let animation: [(code: String, value: TransitionAnimation)] = [
        (".slide(from: .bottom)", .slide(from: .bottom)),
        (".slide(from: .top)", .slide(from: .top)),
        (".slide(from: .leading)", .slide(from: .leading)),
        (".slide(from: .trailing)", .slide(from: .trailing)),
        (".scale", .scale),
        (".crossDissolve", .crossDissolve),
        (".halfwaySpring", .halfwaySpring),
        (".drop", .drop),
        (".flip", .flip),
        (".door", .door),
    ]

    static let motion: [(code: String, value: PresentationMotion)] = [
        ("PresentationMotion()", PresentationMotion()),
        (
            "PresentationMotion(settling: .spring(dampingRatio: 0.6, duration: 0.6))",
            PresentationMotion(settling: .spring(dampingRatio: 0.6, duration: 0.6))
        ),
        (
            "PresentationMotion(change: .curve(.easeInOut, duration: 1))",
            PresentationMotion(change: .curve(.easeInOut, duration: 1))
        ),
    ]

    static let dismissal: [(code: String, value: DismissalGestures)] = [
        ("[.tapOutside, .swipe]", [.tapOutside, .swipe]),
        ("[.tapOutside]", [.tapOutside]),
        ("[.swipe]", [.swipe]),
        ("[.tapOutside, .swipe, .edgeSwipe]", [.tapOutside, .swipe, .edgeSwipe]),
        ("[]", []),
    ]

    static let swipeThreshold: [(code: String, value: SwipeThreshold)] = [
        (".light", .light),
        (".sheet", .sheet),
        ("SwipeThreshold(distance: 0.8, velocity: 2000)", SwipeThreshold(distance: 0.8, velocity: 2000)),
    ]

    static let swipeDirection: [(code: String, value: SwipeDirection)] = [
        (".automatic", .automatic),
        (".toward(.top)", .toward(.top)),
        (".toward(.leading)", .toward(.leading)),
        (".toward(.bottom)", .toward(.bottom)),
        (".toward(.trailing)", .toward(.trailing)),
        (".vertical", .vertical),
        (".horizontal", .horizontal),
    ]

    static let keyboard: [(code: String, value: KeyboardPolicy)] = [
        (".lift", .lift), (".shrink", .shrink), (".none", .none),
    ]

    static let size: [(code: String, value: PresentationSize)] = [
        (".fitting", .fitting),
        (".fixed(CGSize(width: 280, height: 360))", .fixed(CGSize(width: 280, height: 360))),
        (".fraction(width: 0.8, height: 0.5)", .fraction(width: 0.8, height: 0.5)),
        (".fraction(width: 1, height: nil)", .fraction(width: 1, height: nil)),
    ]

    static func margins(_ standard: CGFloat) -> [(code: String, value: UIEdgeInsets)] {
        [standard, 0, 40].map { points in
            let text = PointsCode.text(points)
            return (
                "UIEdgeInsets(top: \(text), left: \(text), bottom: \(text), right: \(text))",
                UIEdgeInsets(top: points, left: points, bottom: points, right: points)
            )
        }
    }

    static let corners: [(code: String, value: Corners?)] = [
        ("nil", nil),
        (".concentric()", .concentric()),
        ("Corners(top: 40, bottom: 8)", Corners(top: 40, bottom: 8)),
    ]

    static let material: [(code: String, value: PresentationMaterial?)] = [
        ("nil", nil),
        (".blurred(.systemThickMaterial)", .blurred(.systemThickMaterial)),
        (".glass()", .glass()),
    ]

    static let dismissesAfter: [(code: String, value: TimeInterval?)] = [("nil", nil), ("3", 3), ("8", 8)]

    static let edges: [(code: String, value: PresentationEdge)] = [
        (".bottom", .bottom), (".top", .top), (".leading", .leading), (".trailing", .trailing),
    ]

    /// Those of screens that are exchanged.
    static let transitionAnimation: [(code: String, value: TransitionAnimation)] = [
        (".parallax(from: .trailing)", .parallax(from: .trailing)),
        (".push(from: .trailing)", .push(from: .trailing)),
        (".slide(from: .trailing)", .slide(from: .trailing)),
        (".drop", .drop),
        (".fly", .fly),
        (".crossDissolve", .crossDissolve),
        (".fadeThrough()", .fadeThrough()),
        (".flip", .flip),
        (".cube", .cube),
        (".door", .door),
    ]

    static let transitionThreshold: [(code: String, value: SwipeThreshold)] = [
        (".pop", .pop), (".edge", .edge), (".sheet", .sheet),
    ]

    /// The same choices, and none.
    static func optional<Value>(_ choices: [(code: String, value: Value)]) -> [(code: String, value: Value?)] {
        [("nil", nil)] + choices.map { ($0.code, $0.value) }
    }
}
