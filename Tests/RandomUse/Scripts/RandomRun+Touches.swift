import PresentationsTesting
import UIKit

/// Operations with fingers.
extension RandomRun {
    func touch(_ operation: Operation) {
        switch operation {
        case .down(let x, let y, let finger):
            guard fingers[finger] == nil else { return }
            fingers[finger] = point(x, y)
            stage.touchDown(at: point(x, y), finger: finger)
        case .move(let x, let y, let finger): move(finger, x, y)
        case .up(let finger):
            guard fingers.removeValue(forKey: finger) != nil else { return }
            stage.touchUp(finger: finger)
        case .cancelTouch(let finger):
            guard fingers.removeValue(forKey: finger) != nil else { return }
            stage.touchCancelled(finger: finger)
        case .tap(let x, let y):
            guard fingers[0] == nil else { return }
            stage.tap(at: point(x, y))
        case .drag(let x, let y, let way, let duration, let rest): drag(from: point(x, y), way, duration, rest)
        case .dragTop(let way, let duration, let rest):
            if variation.settlesAroundDrags { settle() }
            guard let start = middleOfTop else { return }
            drag(from: start, way, duration, rest)
        case .scroll(let x, let y, let way, let isWheel):
            let bounds = stage.window.bounds
            if variation.settlesAroundDrags { settle() }
            stage.scroll(
                at: point(x, y), by: CGVector(dx: way.x * bounds.width, dy: way.y * bounds.height), duration: 0.2,
                with: isWheel ? .wheel : .trackpad, eventsPerSecond: variation.eventsPerSecond)
            if variation.settlesAroundDrags { settle() }
        default: break
        }
    }

    func liftFingers() {
        for finger in fingers.keys.sorted() { stage.touchUp(finger: finger) }
        fingers = [:]
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let bounds = stage.window.bounds
        return CGPoint(x: x * bounds.width, y: y * bounds.height)
    }

    private func move(_ finger: Int, _ x: CGFloat, _ y: CGFloat) {
        guard let start = fingers[finger] else { return }
        let bounds = stage.window.bounds
        let end = CGPoint(
            x: min(max(0, start.x + x * bounds.width), bounds.width),
            y: min(max(0, start.y + y * bounds.height), bounds.height))
        fingers[finger] = end
        stage.touchMoved(to: end, finger: finger)
    }

    private func drag(from start: CGPoint, _ way: Vector, _ duration: Double, _ rest: Double) {
        guard fingers[0] == nil else { return }
        if variation.settlesAroundDrags { settle() }
        let bounds = stage.window.bounds
        let end = CGPoint(
            x: min(max(0, start.x + way.x * bounds.width), bounds.width),
            y: min(max(0, start.y + way.y * bounds.height), bounds.height))
        // In a shorter drag a slow screen reports so few events that it may not be recognised.
        let shortest = variation.settlesAroundDrags ? 0.1 : 0
        stage.drag(
            from: start, to: end, duration: max(shortest, duration), resting: max(0, rest),
            eventsPerSecond: variation.eventsPerSecond)
        if variation.settlesAroundDrags { settle() }
    }

    private var middleOfTop: CGPoint? {
        guard let top = chain.last, top.presentingViewController != nil,
            let view = top.presentationController?.presentedView, view.window === stage.window
        else { return nil }
        guard let seen = stage.visibleFrame(of: view)?.intersection(stage.window.bounds), !seen.isEmpty else {
            return nil
        }
        return CGPoint(x: seen.midX, y: seen.midY)
    }
}
