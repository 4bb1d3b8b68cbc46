import UIKit

extension Probe {
    static var constraints: [Entry] {
        [
            .rule("Z16", "A constraint with a multiplier of 0 has a second item", "no") { bench in
                let view = UIView()
                let constraint = view.heightAnchor.constraint(equalTo: bench.window.heightAnchor, multiplier: 0)
                return (constraint.secondItem != nil).word
            },
            .rule("Z17", "A constraint's `firstAnchor` equals the anchor that made it", "yes") { _ in
                let view = UIView()
                let constraint = view.topAnchor.constraint(equalTo: view.bottomAnchor)
                return (constraint.firstAnchor == view.topAnchor && view.topAnchor != view.bottomAnchor).word
            },
            .rule(
                "Z22", "A view without constraints that may not be resized automatically keeps its frame", "yes"
            ) { bench in
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
                _ = bench.add(view, frame: frame)
                let other = UIView()
                other.translatesAutoresizingMaskIntoConstraints = false
                bench.root.view.addSubview(other)
                other.topAnchor.constraint(equalTo: bench.root.view.topAnchor).isActive = true
                await bench.begin()
                return view.frame == frame ? "yes" : "\(view.frame)"
            },
        ]
    }

    static var scrolling: [Entry] {
        [
            .rule("V5", "`contentOffset` is the origin of the bounds", "yes") { _ in
                let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                scrollView.contentSize = CGSize(width: 100, height: 1000)
                scrollView.contentOffset = CGPoint(x: 0, y: 123)
                return (scrollView.bounds.origin == CGPoint(x: 0, y: 123)).word
            },
            .rule("V5", "The adjusted upper inset where nothing scrolls and where something does, of 100", "0, 100") {
                bench in
                let still = await adjustedInset(bench) { _ in }
                let long = await adjustedInset(bench) { $0.contentSize = CGSize(width: 50, height: 5000) }
                return "\(still), \(long)"
            },
            .rule("Z10", "The same where nothing scrolls but the content always bounces", "100") { bench in
                "\(await adjustedInset(bench) { $0.alwaysBounceVertical = true })"
            },
            .rule("V1", "The rates at which a scroll view slows down, normal and fast", "0.998, 0.99") { _ in
                let rates: [UIScrollView.DecelerationRate] = [.normal, .fast]
                return rates.map { "\(($0.rawValue * 10_000).rounded() / 10_000)" }.joined(separator: ", ")
            },
        ]
    }

    /// Returns the adjusted top inset of a scroll view under an inset of 100 points.
    private static func adjustedInset(_ bench: Bench, _ change: (UIScrollView) -> Void) async -> Int {
        bench.root.additionalSafeAreaInsets.top = 100 - bench.window.safeAreaInsets.top
        let scrollView = UIScrollView()
        scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        change(scrollView)
        _ = bench.add(scrollView, frame: bench.root.view.bounds)
        await bench.pass(0.1)
        defer { scrollView.removeFromSuperview() }
        return Int(scrollView.adjustedContentInset.top)
    }
}
