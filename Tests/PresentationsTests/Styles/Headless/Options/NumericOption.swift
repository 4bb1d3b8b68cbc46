import Presentations
import StyleSamples
import UIKit

/// One number among the options of a style, and how it is set.
struct NumericOption<Style>: Sendable {
    let name: String
    let set: @Sendable (inout Style, CGFloat) -> Void

    init(_ name: String, _ set: @escaping @Sendable (inout Style, CGFloat) -> Void) {
        self.name = name
        self.set = set
    }
}

/// The numbers of a style: each as the styles that have it.
struct NumericStyle: Sendable {
    let name: String
    let plain: any PresentationStyle
    let numbers: [StyleSample.Number]

    /// - Parameter own: The numbers that not every style has.
    private init<Style: PresentationStyle>(_ name: String, _ plain: Style, _ own: [NumericOption<Style>]) {
        self.init(
            name, plain,
            own.map { option in
                StyleSample.Number(name: option.name) { number in
                    var style = plain
                    option.set(&style, number)
                    return style
                }
            })
    }

    private init(_ name: String, _ plain: any PresentationStyle, _ own: [StyleSample.Number]) {
        self.name = name
        self.plain = plain
        numbers =
            own
            + (Self.looks + Self.hiddenEnds + Self.timings + Self.thresholds).map { option in
                StyleSample.Number(name: option.name) { number in
                    var style = plain
                    option.set(&style.options, number)
                    return style
                }
            }
    }

    static let all: [NumericStyle] =
        [
            NumericStyle("card", Card(), card), NumericStyle("popup", Popup(dismissal: [.tapOutside, .swipe]), popup),
            NumericStyle("half-sheet", HalfSheet(), halfSheet),
        ] + StyleSample.ofEachStyle.map { NumericStyle($0.name, $0.style, $0.numbers) }

    private static var card: [NumericOption<Card>] {
        Numbers.size { $0.size = $1 } + Numbers.margins { $0.margins = $1 } + [
            NumericOption("corner radius") { $0.cornerRadius = $1 },
            NumericOption("maximum width") { $0.maximumWidth = $1 },
        ]
    }

    private static var popup: [NumericOption<Popup>] {
        Numbers.size { $0.size = $1 } + Numbers.margins { $0.margins = $1 } + [
            NumericOption("corner radius") { $0.cornerRadius = $1 },
            NumericOption("maximum width") { $0.maximumWidth = $1 },
            NumericOption("offset to the right") { $0.offset = CGPoint(x: $1, y: 0) },
            NumericOption("offset down") { $0.offset = CGPoint(x: 0, y: $1) },
        ]
    }

    private static var halfSheet: [NumericOption<HalfSheet>] {
        let other = HalfSheet.Detent.height(300)
        return [
            NumericOption("corner radius") { $0.preferredCornerRadius = $1 },
            NumericOption("maximum width") { $0.maximumWidth = $1 },
            NumericOption("detent's height") { $0.detents = [.height($1, identifier: .init("odd")), other] },
            NumericOption("detent's share") { $0.detents = [.fraction($1, identifier: .init("odd")), other] },
            NumericOption("detent's inset") { $0.detents = [.insetFromTop($1, identifier: .init("odd")), other] },
            NumericOption("height from the container") {
                $0.detents = [.height($1, from: .container, identifier: .init("odd")), other]
            },
            NumericOption("inset from the container") {
                $0.detents = [.insetFromTop($1, from: .container, identifier: .init("odd")), other]
            },
            NumericOption("level of a detent") { $0.detents = [.height(200).dimmed($1), other] },
            NumericOption("grabber's width") { sheet, number in
                sheet.prefersGrabberVisible = true
                sheet.grabber.size.width = number
            },
            NumericOption("grabber's height") { sheet, number in
                sheet.prefersGrabberVisible = true
                sheet.grabber.size.height = number
            },
            NumericOption("resolver's height") { sheet, number in
                sheet.detents = [.custom(identifier: .init("odd")) { _ in number }, other]
            },
        ]
    }

    private static var looks: [NumericOption<PresentationOptions>] {
        [
            NumericOption("shadow opacity") { $0.shadow = Shadow(opacity: Float($1)) },
            NumericOption("shadow radius") { $0.shadow = Shadow(radius: $1) },
            NumericOption("shadow offset") { $0.shadow = Shadow(offset: CGSize(width: $1, height: $1)) },
            NumericOption("border") { $0.border = Border(width: $1) },
            NumericOption("dimming") { $0.dimming = .dimmed($1) },
            NumericOption("presenter's scale") { $0.presenter = .pushedBack(scale: $1) },
            NumericOption("presenter's alpha") { $0.presenter = .faded(alpha: $1) },
        ]
    }

    private static var hiddenEnds: [NumericOption<PresentationOptions>] {
        func option(
            _ name: String, _ look: @escaping @Sendable (CGFloat) -> TransitionAnimation.EndState
        ) -> NumericOption<PresentationOptions> {
            NumericOption(name) {
                $0.animation = TransitionAnimation(
                    incoming: look($1), outgoing: look($1), timing: .curve(.linear, duration: 0.3))
            }
        }
        return [
            option("hidden scale") { .init(scale: $0) },
            option("hidden alpha") { .init(alpha: $0) },
            option("hidden stretch") { .init(transform: CGAffineTransform(scaleX: $0, y: 1)) },
            option("hidden shift") { .init(transform: CGAffineTransform(translationX: $0, y: $0)) },
            option("hidden scale and shift") {
                .init(scale: $0, transform: CGAffineTransform(translationX: $0, y: 0))
            },
            option("displacement") { .init(displacement: .fraction(x: $0, y: $0)) },
            option("displacement toward an edge") { .init(displacement: .toward(.leading, share: $0)) },
        ]
    }

    private static var timings: [NumericOption<PresentationOptions>] {
        [
            NumericOption("duration of a curve") {
                $0.animation = .slide(from: .bottom, timing: .curve(.easeIn, duration: $1))
            },
            NumericOption("duration of a spring") {
                $0.animation = .slide(from: .bottom, timing: .spring(dampingRatio: 0.8, duration: $1))
            },
            NumericOption("damping ratio") {
                $0.animation = .slide(from: .bottom, timing: .spring(dampingRatio: $1, duration: 0.3))
            },
            NumericOption("response") {
                $0.animation = .slide(from: .bottom, timing: .spring(dampingRatio: 0.8, response: $1))
            },
            NumericOption("damping ratio with a response") {
                $0.animation = .slide(from: .bottom, timing: .spring(dampingRatio: $1, response: 0.3))
            },
        ]
    }

    private static var thresholds: [NumericOption<PresentationOptions>] {
        [
            NumericOption("threshold's distance") { $0.swipeThreshold = SwipeThreshold(distance: $1, velocity: 1000) },
            NumericOption("threshold's velocity") { $0.swipeThreshold = SwipeThreshold(distance: 0.5, velocity: $1) },
        ]
    }
}

/// Numbers that several styles have.
private enum Numbers {
    /// For styles with margins.
    static func margins<Style>(
        _ set: @escaping @Sendable (inout Style, UIEdgeInsets) -> Void
    ) -> [NumericOption<Style>] {
        [
            NumericOption("margins") { set(&$0, UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)) },
            NumericOption("top margin") { set(&$0, UIEdgeInsets(top: $1, left: 0, bottom: 0, right: 0)) },
            NumericOption("left margin") { set(&$0, UIEdgeInsets(top: 0, left: $1, bottom: 0, right: 0)) },
            NumericOption("bottom margin") { set(&$0, UIEdgeInsets(top: 0, left: 0, bottom: $1, right: 0)) },
            NumericOption("right margin") { set(&$0, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: $1)) },
        ]
    }

    /// For styles with a size.
    static func size<Style>(
        _ set: @escaping @Sendable (inout Style, PresentationSize) -> Void
    ) -> [NumericOption<Style>] {
        [
            NumericOption("fixed width") { set(&$0, .fixed(CGSize(width: $1, height: 200))) },
            NumericOption("fixed height") { set(&$0, .fixed(CGSize(width: 200, height: $1))) },
            NumericOption("share of the width") { set(&$0, .fraction(width: $1, height: 0.5)) },
            NumericOption("share of the height") { set(&$0, .fraction(width: 0.5, height: $1)) },
            NumericOption("share of the width, height open") { set(&$0, .fraction(width: $1, height: nil)) },
        ]
    }
}
