import UIKit

@testable import TestSupport

/// A phone, fingers, and a log of everything visible, with all digits.
///
/// Two runs of the same script write the same text if nothing in the module depends on the time that the clock shows.
@MainActor
final class ClockScript {
    let phone = Phone()
    let fingers: Touchscreen
    let box = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 80))
    private(set) var lines: [String] = []
    private let start: Instant
    private var handlers: [Handler] = []
    /// Objects that have to live as long as the script.
    var kept: [AnyObject] = []

    init() {
        MainLoop.current.settle()
        fingers = Touchscreen(phone.window)
        phone.root.view.addSubview(box)
        MainLoop.current.settle()
        start = MainLoop.current.now
    }

    func note(_ words: String) {
        lines.append("\(MainLoop.current.now.ticks(since: start)) \(words)")
    }

    func wait(_ seconds: TimeInterval) {
        MainLoop.current.advance(by: seconds)
    }

    /// Records every layer at these moments.
    func sample(_ moments: [TimeInterval]) {
        for moment in moments {
            MainLoop.current.sample(after: moment) { [self] in
                note("sample")
                dump(phone.window.layer, "")
            }
        }
    }

    private func dump(_ layer: CALayer, _ path: String) {
        let shown = layer.presentation() ?? layer
        let (position, bounds, turn) = (shown.position, shown.bounds, shown.affineTransform())
        lines.append(
            "\(path) \(position.x) \(position.y) \(bounds.minX) \(bounds.minY) \(bounds.width) \(bounds.height) "
                + "\(turn.a) \(turn.b) \(turn.tx) \(turn.ty) \(shown.opacity)")
        for (index, sublayer) in (layer.sublayers ?? []).enumerated() { dump(sublayer, "\(path).\(index)") }
    }

    /// Adds a recogniser that records its state.
    @discardableResult
    func add<R: UIGestureRecognizer>(_ recognizer: R, _ report: @escaping (R) -> String) -> R {
        phone.root.view.addGestureRecognizer(recognizer)
        let handler = Handler { [weak self, weak recognizer] in
            guard let self, let recognizer else { return }
            note("\(type(of: recognizer)) \(recognizer.state) \(report(recognizer))")
        }
        handlers.append(handler)
        recognizer.addTarget(handler, action: Handler.action)
        return recognizer
    }

    @discardableResult
    func addPan() -> UIPanGestureRecognizer {
        add(UIPanGestureRecognizer()) { "\($0.translation(in: nil)) \($0.velocity(in: nil))" }
    }

    func drag(_ way: CGPoint, _ duration: TimeInterval, from point: CGPoint = .middle, lifts: Bool = true) {
        fingers.down(at: point)
        fingers.drag(to: point.moved(way.x, way.y), duration: duration)
        if lifts { fingers.up() }
    }

    func addScrollView() -> UIScrollView {
        let scroll = UIScrollView(frame: phone.root.view.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 5000)
        let listener = ScrollNotes(self)
        scroll.delegate = listener
        kept.append(listener)
        phone.root.view.addSubview(scroll)
        MainLoop.current.turn()
        return scroll
    }

    /// Runs a script to its end.
    static func run(_ script: (ClockScript) -> Void) -> [String] {
        let run = ClockScript()
        script(run)
        MainLoop.current.settle()
        MainLoop.current.takeSamples()
        run.note("end")
        run.phone.window.isHidden = true
        return run.lines
    }
}

private final class ScrollNotes: NSObject, UIScrollViewDelegate {
    private weak var script: ClockScript?

    init(_ script: ClockScript) {
        self.script = script
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { script?.note("offset \(scrollView.contentOffset.y)") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        script?.note("velocity \(velocity) target \(targetContentOffset.pointee)")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        script?.note("decelerates \(decelerate)")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { script?.note("rests") }
}
