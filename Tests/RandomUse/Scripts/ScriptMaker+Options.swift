import UIKit

extension ScriptMaker {
    /// Returns a few settings of the kind. Half of the presentations have none.
    mutating func options(for kind: Kind) -> [Option] { usualOptions(for: kind) + additions(for: kind) }

    private mutating func usualOptions(for kind: Kind) -> [Option] {
        guard random.chance(70) else { return [] }
        return (0...random.int(below: 5)).map { _ in
            guard random.chance(60) else { return option() }
            switch kind {
            case .halfSheet, .adaptiveCard, .adaptive: return sheetOption()
            case .popup: return popupOption()
            case .own, .ownAnimator, .ownInteraction: return ownOption()
            case .sample: return sampleOption()
            case .card: return option()
            }
        }
    }

    /// Returns a setting of any kind of presentation.
    mutating func option() -> Option {
        switch random.int(below: 42) {
        case 0: .size(size())
        case 1, 2: .edge(one())
        case 3, 4: .margin(odd(0...80))
        case 5: .maximumWidth(odd(100...800))
        case 6: .cornerRadius(odd(0...60))
        case 7: .corners(odd(0...60), odd(0...60))
        case 8: .concentricCorners(odd(0...30))
        case 9: .shadow(Float(odd(0...1)), odd(0...30), odd(-20...20))
        case 10: .noShadow
        case 11: .dimming(odd(0...1))
        case 12: .blurred
        case 13: .coloured(odd(0...1))
        case 14: .undimmed
        case 15, 16: .pushedBack(odd(0.7...1))
        case 17, 18: .faded(odd(0...1))
        case 19: .background
        case 20: .statusBarOfPresented
        case 21, 22, 23, 24: .motion(motion())
        case 25: .duration(odd(0...1))
        case 26: .spring(odd(0.2...1), odd(0.1...1.5))
        case 27: .response(odd(0.2...1), odd(0.1...1))
        case 28: .changeSpring(odd(0.2...1), odd(0.1...1.5))
        case 29: .settleSpring(odd(0.2...1), odd(0.1...1.5))
        case 30: .gestures(tap: random.chance(50), swipe: random.chance(60), edge: random.chance(50))
        case 31: .threshold(odd(0...1), odd(0...2000))
        case 32: .bothEdges
        case 33, 34: .keyboard(one())
        case 35: .haptics
        case 36, 39: .passive
        case 37: .leavesAfter(odd(0...4))
        case 38: .coversBars
        case 40: random.chance(50) ? .blurMaterial : .glassMaterial
        default: random.pick(sheetOption(), popupOption(), ownOption(), sampleOption())
        }
    }

    private mutating func sheetOption() -> Option {
        switch random.int(below: 20) {
        case 0..<6: .detents((0...random.int(below: 3)).map { _ in height() })
        case 6: .selected(random.int(below: 4))
        case 7, 8: .largestUndimmed(random.int(below: 4))
        case 9: .keepsScrolling
        case 10: .attached
        case 11: .followsWidth
        case 12, 13: .grabber
        case 14: .classic
        case 15: .floating
        case 16: .detachedMargin(odd(0...40))
        case 17, 18: .wide(one())
        default: .fixedContent
        }
    }

    private mutating func popupOption() -> Option {
        switch random.int(below: 8) {
        case 0, 1: .size(size())
        case 2, 3, 4: .position(one())
        case 5, 6: .offset(odd(-100...100), odd(-100...100))
        default: .margin(odd(0...80))
        }
    }

    private mutating func sampleOption() -> Option {
        switch random.int(below: 4) {
        case 0: .change(random.int(below: 20))
        case 1: .number(random.int(below: 20), odd(100...500))
        default: option()
        }
    }

    private mutating func ownOption() -> Option {
        switch random.int(below: 4) {
        case 0, 1: .frame(odd(0...0.5), odd(0...0.6), odd(0.2...1), odd(0.2...1))
        case 2: .steps((0...random.int(below: 2)).map { _ in odd(0...0.9) })
        default: .gestures(tap: random.chance(50), swipe: random.chance(70), edge: random.chance(50))
        }
    }

    private mutating func size() -> Size {
        switch random.int(below: 4) {
        case 0: .fitting
        case 1: .fixed(odd(100...500), odd(100...900))
        case 2: .fraction(odd(0...1), odd(0...1))
        default: .widthFraction(odd(0...1))
        }
    }

    private mutating func height() -> Height {
        switch random.int(below: 9) {
        case 0, 1: .medium
        case 2, 3: .large
        case 4: .fitting
        case 5: .points(odd(50...700))
        case 6: .fraction(odd(0...1))
        case 7: random.chance(50) ? .inset(odd(0...300)) : .inactive
        default: .resolved(odd(50...700))
        }
    }

    mutating func motion() -> Motion {
        switch random.int(below: 18) {
        case 0, 1: .slide(one())
        case 2: .push(one())
        case 3: .parallax(one())
        case 4: .drop
        case 5: .fly
        case 6: .uncover
        case 7: .halfwaySpring
        case 8: .crossDissolve
        case 9: .fadeThrough
        case 10: .flip
        case 11: .cube
        case 12: .door
        case 13: .scale(odd(0.1...1.5))
        case 14, 15: .zoom
        case 16: .expand
        default:
            .own(odd(-1...1), odd(-1...1), scale: odd(0.1...1.5), alpha: odd(0...1), angle: odd(0...2))
        }
    }
}
