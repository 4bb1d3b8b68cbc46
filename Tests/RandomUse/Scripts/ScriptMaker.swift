import SeededRandom
import UIKit

/// Makes scripts from seeds. The same seed gives the same script.
struct ScriptMaker {
    var random: SeededGenerator
    /// The stream of what has been added later: without it a seed gives the operations and settings that it always gave.
    var additions: SeededGenerator

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
        additions = SeededGenerator(seed: seed &+ 0x5EED_0000_0000)
    }

    mutating func script(_ count: Int) -> [Operation] {
        var script: [Operation] = [
            .stage(one(), random.chance(70) ? .portrait : one(), random.chance(40) ? .plain : one())
        ]
        while script.count < count { script.append(contentsOf: next() + decision()) }
        return Array(script.prefix(count))
    }

    mutating func one<Value: CaseIterable>() -> Value where Value.AllCases == [Value] {
        Value.allCases[random.int(below: Value.allCases.count)]
    }

    /// Returns the next operations: one, or some that belong together.
    private mutating func next() -> [Operation] {
        switch random.int(below: 100) {
        case 0..<13: [presentation(), .advance(time())]
        case 13..<22: [leaving(), .advance(time())]
        case 22..<32: [change()]
        case 32..<37: [container()]
        case 37..<45: [surrounding()]
        case 45..<72: fingers()
        case 72..<86: [.advance(time())]
        case 86..<97: [.settle]
        default: [.rest]
        }
    }

    // MARK: Numbers

    mutating func time() -> Double {
        switch random.int(below: 10) {
        case 0: 0
        case 1: 0.001
        case 2, 3: rounded(0...1.5)
        default: rounded(0...0.35)
        }
    }

    /// Returns thousandths, so that it is readable in a script.
    mutating func rounded(_ range: ClosedRange<CGFloat>) -> CGFloat { (random.number(range) * 1000).rounded() / 1000 }

    /// Returns a number from a range, or sometimes one that makes no sense.
    mutating func odd(_ range: ClosedRange<CGFloat>) -> CGFloat {
        guard random.chance(25) else { return rounded(range) }
        return Self.impossible[random.int(below: Self.impossible.count)]
    }

    private static let impossible: [CGFloat] = [
        .nan, .infinity, -.infinity, 0, -1, -300, 1e-9, 1e6, 1e12, -1e12, .greatestFiniteMagnitude, 0.5,
    ]

    mutating func point() -> (CGFloat, CGFloat) { (rounded(0...1), rounded(0...1)) }

    mutating func vector() -> Vector {
        switch random.int(below: 4) {
        case 0: Vector(rounded(-0.9...0.9), rounded(-0.05...0.05))
        case 1: Vector(rounded(-0.05...0.05), rounded(-0.2...0.2))
        default: Vector(rounded(-0.05...0.05), rounded(-0.8...0.8))
        }
    }

    // MARK: Presenting

    private mutating func content() -> Content { random.chance(30) ? .sized : one() }

    private mutating func presentation() -> Operation {
        let (kind, animated): (Kind, Bool) = (one(), random.chance(75))
        switch random.int(below: 24) {
        case 0..<13:
            return .present(
                kind, options(for: kind), content(), from: random.chance(80) ? .top : one(), animated: animated)
        case 13, 14: return .presentAndWait(kind, options(for: kind), content(), animated: animated)
        case 15, 16: return .enqueue(kind, options(for: kind), content(), animated: animated)
        case 17: return .addSheet(options(for: .halfSheet), content(), animated: animated)
        case 18: return .presentAlert(isSheet: random.chance(40))
        case 19, 20: return .presentSystem(one(), animated: animated)
        case 21: return .presentAgain(kind, animated: animated)
        case 22: return .useEdge(one(), kind, options(for: kind))
        default: return .openWindow(kind, options(for: kind), animated: animated)
        }
    }

    private mutating func leaving() -> Operation {
        switch random.int(below: 20) {
        case 0..<9: .dismiss(.top, animated: random.chance(75))
        case 9, 10: .dismiss(.inside, animated: random.chance(75))
        case 11: .dismiss(.beneath, animated: random.chance(75))
        case 12, 13: .dismiss(.root, animated: random.chance(75))
        case 14: .escape
        case 15: .escapeKey
        case 16: .cancelWaiting
        case 17: .cancelQueue
        case 18: .removeSheet(animated: random.chance(75))
        default: random.chance(50) ? .closeWindow : .removeEdge(one())
        }
    }

    private mutating func change() -> Operation {
        switch random.int(below: 20) {
        case 0..<6:
            .change((0...random.int(below: 2)).map { _ in option() } + additions(for: nil), animated: random.chance(75))
        case 6, 7, 8: .selectDetent(random.int(below: 4), animated: random.chance(80))
        case 9: .invalidateDetents
        case 10: .invalidatePresentation
        case 11, 12: .replaceContent(content(), animated: random.chance(75))
        case 13, 14: .preferSize(odd(0...500), odd(0...900))
        case 15: .changeText(random.int(below: 30))
        case 16: .beModal(random.chance(40))
        case 17: .refuse(random.chance(40))
        default: .edit(random.chance(60))
        }
    }

    private mutating func container() -> Operation {
        switch random.int(below: 20) {
        case 0..<6: .push(random.chance(50) ? .top : .root, animated: random.chance(80))
        case 6..<10: .pop(random.chance(50) ? .top : .root, animated: random.chance(80))
        case 10: .popToRoot(random.chance(50) ? .top : .root)
        case 11, 12: .useNavigation(motion(), pop: motion(), anywhere: random.chance(60))
        case 13: .useTabs(motion())
        case 14..<17: .selectTab(random.int(below: 3))
        case 17: .selectTab(random.int(below: 2), in: .top)
        default: random.chance(25) ? .replaceRoot(one()) : .selectTab(random.int(below: 3))
        }
    }

    private mutating func surrounding() -> Operation {
        switch random.int(below: 20) {
        case 0..<4: .rotate(one())
        case 4, 5: .width(rounded(0.3...1.2))
        case 6: .dark(random.chance(50))
        case 7: random.chance(50) ? .rightToLeft(random.chance(50)) : .forceDirection(random.chance(70))
        case 8: .textSize(random.int(below: 6))
        case 9: .highContrast(random.chance(50))
        case 10: .reduceMotion(random.chance(50))
        case 11: .reduceTransparency(random.chance(50))
        case 12: .voiceOver(random.chance(50))
        case 13, 14, 15: .showKeyboard(rounded(100...400))
        case 16, 17: .hideKeyboard
        case 18: .background
        default: .foreground
        }
    }

    // MARK: Fingers

    private mutating func fingers() -> [Operation] {
        let (x, y) = point()
        let finger = random.chance(75) ? 0 : 1
        let rest: Double = random.chance(30) ? 0.2 : 0
        switch random.int(below: 20) {
        case 0, 1: return [.down(x, y, finger: finger)]
        case 2..<7:
            let way = vector()
            return [.move(way.x / 4, way.y / 4, finger: finger), .advance(rounded(0...0.05))]
        case 7, 8: return [.up(finger: finger)]
        case 9: return [.cancelTouch(finger: finger)]
        case 10, 11, 12: return [.tap(x, y)]
        case 13, 14:
            return [.drag(random.chance(30) ? 0.005 : x, y, by: vector(), duration: time() / 2, resting: rest)]
        case 15, 16, 17: return [.dragTop(by: vector(), duration: time() / 2, resting: rest)]
        case 18: return [.scroll(x, y, by: vector(), isWheel: random.chance(30))]
        default:
            // A finger that rests, with another operation meanwhile.
            let way = vector()
            return [
                .down(x, y), .move(0, 0.02), .move(way.x / 2, way.y / 2), .advance(rounded(0...0.2)), leaving(),
                .advance(rounded(0...0.2)), .up(),
            ]
        }
    }
}
