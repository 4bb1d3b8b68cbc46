import RandomUseScripts

/// A shortened script that has found a fault.
struct KeptScript: Sendable {
    let found: String
    let script: [Operation]

    static let all = [
        KeptScript(
            found: "A detent without an end let a list under the finger trap",
            script: [
                .present(
                    .ownInteraction, [.steps([0.511]), .frame(0.072, 0.05, 0.397, .greatestFiniteMagnitude)], .table),
                .advance(0.315), .drag(0.37, 0.576, by: Vector(0.035, 0.681), duration: 0, resting: 0.2),
            ]),
        KeptScript(
            found: "A detent without a width asked for layout for ever",
            script: [
                .present(
                    .ownInteraction,
                    [.steps([0.36, 0.817]), .frame(.greatestFiniteMagnitude, 0.245, .nan, 0.249)], .horizontal),
                .advance(1.263), .dragTop(by: Vector(-0.041, -0.054), duration: 0.1305),
            ]),
        KeptScript(
            found: "Headless: a keyboard guide in a view that is turned edge-on had no place, and layout trapped",
            script: [
                .stage(.iPad13, .portrait, .tabs), .useTabs(.flip), .rotate(.landscapeRight), .addSheet([], .sized),
                .showKeyboard(380.498), .rotate(.upsideDown), .selectTab(1), .settle,
            ]),
        KeptScript(
            found: "Headless: content that is turned edge-on under a finger scrolled to NaN",
            script: [
                .present(.sample("drawer"), [.keyboard(.shrink)], .table, from: .top, animated: true),
                .showKeyboard(203.647),
                .change([.motion(.door)], animated: true), .settle, .tap(0.067, 0.835),
                .dragTop(by: Vector(0.02, 0.367), duration: 0.149, resting: 0.2),
            ]),
        KeptScript(
            found: "A preferred size of NaN inside a split view laid out for ever",
            script: [.present(.popup, [], .split, from: .top, animated: true), .preferSize(.nan, 405.858)]),
        KeptScript(
            found: "A notice that a leaving keyboard had moved after the one in front of it did not move back",
            script: [
                .present(
                    .popup, [.offset(52.497, 1e-09), .passive, .position(.bottom)], .fitting, from: .top, animated: true
                ),
                .advance(0.288), .present(.card, [.passive, .haptics], .selfSized, from: .top, animated: true),
                .showKeyboard(357.734), .advance(0.063),
            ]),
        KeptScript(
            found: "A notice with its anchor in the notice below moved that one, which moved the anchor, without end",
            script: [
                .present(.sample("drawer"), [.passive], .sized, from: .top, animated: true), .advance(0.016),
                .present(.popup, [.passive, .position(.anchored)], .contained, from: .inside, animated: false),
            ]),
        KeptScript(
            found: "A drag below a notice ended what the notice does to the view",
            script: [
                .present(.own, [.frame(0.216, 0.372, 0.911, 0.727)], .collection, from: .top, animated: false),
                .settle, .presentAndWait(.adaptiveCard, [.passive, .faded(-1e12)], .sized, animated: true),
                .advance(0.107), .showKeyboard(363.278), .present(.halfSheet, [], .sized, from: .top, animated: true),
                .advance(1.126), .dismiss(.top, animated: false), .settle,
                .scroll(0.67, 0.784, by: Vector(-0.045, -0.747), isWheel: false),
            ]),
        KeptScript(
            found: "A keyboard that had gone when the device was turned expanded a sheet",
            script: [
                .stage(.iPhoneSE, .portrait, .plain), .present(.halfSheet, [], .sized, from: .top, animated: false),
                .rotate(.landscapeRight), .advance(0.228), .replaceRoot(.contained), .showKeyboard(286.208),
                .hideKeyboard, .rotate(.portrait),
            ]),
        KeptScript(
            found: "A finger that caught a notice stopped the one behind on its way",
            script: [
                .present(.ownAnimator, [.passive], .tabs, from: .top, animated: true), .advance(0.907),
                .presentAndWait(
                    .sample("wide drawer at the trailing edge, presenter faded"), [.passive], .horizontal,
                    animated: true), .advance(0.129),
                .dragTop(by: Vector(-0.011, 0.25), duration: 0.0005, resting: 0.0),
            ]),
        KeptScript(
            found: "A notice whose content became modal left the one behind at its place there",
            script: [
                .present(.own, [.frame(-300.0, 0.292, 0.467, 0.806), .passive], .form, from: .top, animated: true),
                .advance(0.069), .present(.ownInteraction, [.passive], .scroll, from: .top, animated: true),
                .advance(0.086), .tap(0.787, 0.415), .beModal(true),
            ]),
        KeptScript(
            found: "A card was narrower than its split view by the other column",
            script: [
                .stage(.iPhone14Plus, .portrait, .plain), .present(.card, [], .split, from: .top, animated: true),
                .preferSize(1.7976931348623157e+308, -1000000000000.0), .settle, .rotate(.landscapeLeft),
            ]),
        KeptScript(
            found: "Headless: a view that a reversed animation straightened did not hear of its safe area",
            script: [
                .present(
                    .sample("wide drawer at the trailing edge, presenter faded"), [.motion(.flip)], .contained,
                    from: .top, animated: true), .tap(0.591, 0.605),
                .dragTop(by: Vector(0.095, 0.026), duration: 0.0, resting: 0.0), .rotate(.landscapeLeft),
            ]),
        KeptScript(
            found: "Headless: a changed setting made another stage of the process the one in use",
            script: [
                .stage(.iPhone14Plus, .portrait, .contained), .forceDirection(true), .reduceMotion(true),
                .presentAndWait(
                    .sample("drawer above a keyboard, presenter faded"), [], .plain, animated: false),
                .reduceMotion(false),
            ]),
        KeptScript(
            found: "A time limit that ends between the first events of two rates is no fault",
            script: [
                .reduceMotion(true),
                .openWindow(.sample("drawer above a keyboard, presenter faded"), [], animated: true),
                .present(.ownInteraction, [.leavesAfter(1.353)], .sized, from: .inside, animated: true),
                .advance(0.326), .settle, .tap(0.23, 0.828), .advance(0.012),
                .scroll(0.256, 0.485, by: Vector(-0.021, 0.029), isWheel: true),
            ]),
        KeptScript(
            found: "With 60 events a second a pager took a quick drag down that a sheet took with 120",
            script: [
                .stage(.iPad13, .upsideDown, .plain), .rotate(.landscapeRight),
                .present(.halfSheet, [], .horizontal, from: .top, animated: true),
                .dragTop(by: Vector(-0.049, 0.167), duration: 0.04, resting: 0.0),
            ]),
        KeptScript(
            found: "A card around a split view without a height was laid out without end, for one column and the other",
            script: [
                .stage(.iPad11, .portrait, .plain), .present(.card, [], .split, from: .top, animated: true),
                .preferSize(50.732, 1e-09),
            ]),
        KeptScript(
            found: "A material that came to a sheet at a solid detent left it transparent",
            script: [
                .present(.halfSheet, [.largestMaterial(3)], .sized, from: .top, animated: false), .advance(0.221),
                .change([.glassMaterial], animated: true),
            ]),
        KeptScript(
            found: "A delegate was asked for a drag at infinity, in a view that is turned edge-on",
            script: [
                .presentAndWait(.own, [.motion(.door)], .detents, animated: false), .advance(1.374),
                .dismiss(.beneath, animated: true), .down(0.74, 0.475, finger: 0), .move(0, 0.02, finger: 0),
            ]),
    ]
}
