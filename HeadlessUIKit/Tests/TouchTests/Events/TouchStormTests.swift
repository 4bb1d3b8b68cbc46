import SeededRandom
import Testing

@testable import TestSupport
@testable import UIKit

/// Fingers, recognisers and views that are added, removed and changed at any moment.
@MainActor @Suite struct TouchStormTests {
    private let table = GestureTable()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 250))
    private let button = UIButton(frame: CGRect(x: 50, y: 50, width: 150, height: 100))
    private let judge = GestureJudge()
    private let recognizers: [UIGestureRecognizer]

    init() {
        scrollView.contentSize = CGSize(width: 393, height: 1000)
        table.back.addSubview(scrollView)
        scrollView.addSubview(button)
        for (name, event) in Self.events {
            button.addAction(UIAction { [journal = table.journal] _ in journal.note("button.\(name)") }, for: event)
        }
        let single = UITapGestureRecognizer()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        let swipe = UISwipeGestureRecognizer()
        let pan = UIPanGestureRecognizer()
        pan.require(toFail: swipe)
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        judge.allowsBoth = true
        let pinch = UIPinchGestureRecognizer()
        let rotation = UIRotationGestureRecognizer()
        pinch.delegate = judge
        let press = UILongPressGestureRecognizer()
        press.delaysTouchesBegan = true
        table.front.isMultipleTouchEnabled = true
        for (name, recognizer) in [
            ("single", single), ("double", double), ("swipe", swipe), ("pan", pan), ("pinch", pinch),
            ("rotation", rotation), ("press", press),
        ] { table.add(recognizer, name, to: table.front) }
        table.add(edge, "edge", to: table.back)
        recognizers = [single, double, swipe, pan, edge, pinch, rotation, press]
    }

    private static let events: [(String, UIControl.Event)] = [
        ("began", .touchDown), ("ended", .touchUpInside), ("ended", .touchUpOutside), ("cancelled", .touchCancel),
    ]

    @Test("Whatever happens, every gesture and every touch has one beginning and one end", arguments: 1...40)
    func storm(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var down: Set<Int> = []
        for _ in 0..<120 { step(&random, &down) }
        for finger in down.sorted() { table.fingers.up(finger: finger) }
        MainLoop.current.settle()

        let entries = table.journal.take()
        for name in recognizers.compactMap(\.name) + ["button"] { expectWholeGestures(of: name, in: entries) }
        expectWholeTouches(of: "front", in: entries)
        expectWholeTouches(of: "back", in: entries)
        for recognizer in recognizers + (scrollView.gestureRecognizers ?? []) {
            #expect(recognizer.state == .possible)
            #expect(recognizer.numberOfTouches == 0)
            #expect(recognizer.attempt == nil, "\(type(of: recognizer)) has not let go")
        }
        #expect(!button.isTracking && !button.isHighlighted)
        #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
        expectRest()
    }

    /// Afterwards everything still works.
    private func expectRest() {
        if table.front.superview == nil { table.back.addSubview(table.front) }
        table.front.isHidden = false
        for recognizer in recognizers where recognizer.view == nil { table.front.addGestureRecognizer(recognizer) }
        MainLoop.current.settle()
        MainLoop.current.advance(by: 1)
        table.fingers.tap(at: .middle)
        MainLoop.current.settle()
        #expect(table.journal.take().filter { $0 == "single.ended" }.count == 1)
    }

    private func step(_ random: inout SeededGenerator, _ down: inout Set<Int>) {
        let finger = random.int(below: 3)
        switch random.int(below: 16) {
        case 0...3:
            guard !down.contains(finger) else { return }
            down.insert(finger)
            table.fingers.down(at: place(&random), finger: finger)
        case 4...6 where down.contains(finger): table.fingers.move(to: place(&random), finger: finger)
        case 7 where down.contains(finger): table.fingers.drag(to: place(&random), duration: 0.1, finger: finger)
        case 8...9 where down.contains(finger):
            down.remove(finger)
            table.fingers.up(finger: finger)
        case 10 where down.contains(finger):
            down.remove(finger)
            table.fingers.cancel(finger: finger)
        case 11: MainLoop.current.advance(by: random.number(0...0.6))
        case 12:
            let recognizer = recognizers[random.int(below: recognizers.count)]
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        case 13:
            if table.front.superview == nil {
                table.back.addSubview(table.front)
            } else {
                table.front.removeFromSuperview()
            }
        case 14:
            scrollView.setContentOffset(CGPoint(x: 0, y: random.number(0...700)), animated: random.int(below: 2) == 0)
        case 15: interfere(&random)
        default: break
        }
    }

    private func interfere(_ random: inout SeededGenerator) {
        switch random.int(below: 3) {
        case 0: table.front.isHidden.toggle()
        case 1:
            let recognizer = recognizers[0]
            if recognizer.view == nil {
                table.front.addGestureRecognizer(recognizer)
            } else {
                recognizer.view?.removeGestureRecognizer(recognizer)
            }
        default:
            scrollView.isScrollEnabled = false
            scrollView.isScrollEnabled = true
        }
    }

    private func place(_ random: inout SeededGenerator) -> CGPoint {
        switch random.int(below: 4) {
        case 0: CGPoint(x: random.number(0...20), y: random.number(0...800))
        case 1: CGPoint(x: random.number(50...200), y: random.number(0...250))
        default: CGPoint(x: random.number(100...300), y: random.number(300...500))
        }
    }

    /// A discrete gesture only ends; a gesture that has begun ends once, and nothing comes after it.
    private func expectWholeGestures(of name: String, in entries: [String]) {
        var isGoingOn = false
        for entry in entries where entry.hasPrefix("\(name).") {
            switch entry.dropFirst(name.count + 1) {
            case "began":
                #expect(!isGoingOn, "\(name) began twice")
                isGoingOn = true
            case "changed": #expect(isGoingOn, "\(name) changed before it began")
            case "cancelled":
                #expect(isGoingOn, "\(name) was cancelled before it began")
                isGoingOn = false
            case "ended": isGoingOn = false
            default: Issue.record("\(entry) is nothing to tell of")
            }
        }
        #expect(!isGoingOn, "\(name) never ended")
    }

    private func expectWholeTouches(of name: String, in entries: [String]) {
        var count = 0
        for entry in entries where entry.hasPrefix("\(name) ") || entry.hasPrefix("\(name):") {
            let parts = entry.split(separator: " ")
            let fingers = parts.count > 2 ? Int(parts[2].dropFirst()) ?? 0 : 1
            switch parts[1] {
            case "began": count += fingers
            case "moved": #expect(fingers <= count)
            case "ended", "cancelled": count -= fingers
            default: Issue.record("\(entry)")
            }
            #expect(count >= 0, "\(name) lost a finger that it never had")
        }
        #expect(count == 0, "\(name) still has \(count) fingers")
    }
}
