import UIKit

extension Probe {
    static var layout: [Entry] {
        [
            .rule("Y1", "`setNeedsLayout` on the container calls the presentation controller's layout hook", "yes") {
                bench in
                let act = bench.makeAct()
                try await bench.present(bench.makePresented(by: act), animated: false)
                act.onLayout = { _ in bench.journal.note("layout") }
                act.controller?.containerView?.setNeedsLayout()
                await bench.begin()
                return bench.journal.entries.contains("layout").word
            },
            .rule("Y2", "A layout of the container puts the presented view back to its frame", "no") { bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                try await bench.present(presented, animated: false)
                let moved = presented.view.frame.offsetBy(dx: 0, dy: -33)
                presented.view.frame = moved
                act.controller?.containerView?.setNeedsLayout()
                await bench.begin()
                return (presented.view.frame != moved).word
            },
            .rule("Y5", "A new `preferredContentSize` is told to the presentation controller", "yes") { bench in
                let act = bench.makeAct()
                let presented = bench.makePresented(by: act)
                try await bench.present(presented, animated: false)
                bench.journal.take()
                presented.preferredContentSize = CGSize(width: 100, height: 222)
                await bench.begin()
                return bench.journal.entries.contains("controller.preferredContentSizeDidChange").word
            },
            .rule("Y8", "A frame that is set under a scale of 0.5", "bounds 200×100, center (150, 125)") { bench in
                let view = bench.add(UIView(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
                let (size, center) = (view.bounds.size, view.center)
                return "bounds \(Int(size.width))×\(Int(size.height)), center (\(Int(center.x)), \(Int(center.y)))"
            },
            .rule("Z11", "Content is elevated with `.custom`, with `.overCurrentContext`", "no, yes") { bench in
                let act = bench.makeAct()
                let custom = bench.makePresented(by: act)
                try await bench.present(custom, animated: false)
                let first = custom.traitCollection.userInterfaceLevel
                try await bench.dismiss(animated: false)
                let over = bench.makeController()
                over.modalPresentationStyle = .overCurrentContext
                try await bench.present(over, animated: false)
                await bench.begin()
                let second = over.traitCollection.userInterfaceLevel
                return "\((first == .elevated).word), \((second == .elevated).word)"
            },
            .rule("Z15", "Adding a subview that is in its place already asks for no layout", "nothing") { bench in
                let (view, child) = (LayoutNoter(), UIView())
                _ = bench.add(view, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                view.addSubview(child)
                await bench.begin()
                view.layouts = 0
                view.addSubview(child)
                view.bringSubviewToFront(child)
                await bench.begin()
                return view.layouts == 0 ? "nothing" : "a layout"
            },
        ]
    }

    /// The root has additional insets, so that every screen has some.
    static var safeArea: [Entry] {
        [
            .rule("SA1", "The upper inset of a child at −20, 0, 30 and 200, of 100 in its superview", "100, 100, 70, 0")
            {
                bench in
                let view = await insetView(bench, top: 100)
                var tops: [Int] = []
                for y in [-20, 0, 30, 200] as [CGFloat] {
                    view.frame = CGRect(x: 0, y: y, width: 50, height: 50)
                    await bench.begin()
                    tops.append(Int(view.safeAreaInsets.top))
                }
                return tops.map(String.init).joined(separator: ", ")
            },
            .rule("SA3", "The insets of a view without a window", "zero") { bench in
                let view = await insetView(bench, top: 100)
                view.removeFromSuperview()
                return view.safeAreaInsets == .zero ? "zero" : "\(view.safeAreaInsets)"
            },
            .rule("SA4", "Additional insets of 25 add to a controller's own", "25") { bench in
                let before = bench.root.view.safeAreaInsets.top
                bench.root.additionalSafeAreaInsets.top = 25
                await bench.begin()
                return "\(Int(bench.root.view.safeAreaInsets.top - before))"
            },
            .rule("SA5", "The layout margin of a view whose safe area inset is 100", "108") { bench in
                let view = await insetView(bench, top: 100)
                view.frame = CGRect(x: 0, y: 0, width: 50, height: 200)
                await bench.begin()
                return "\(Int(view.layoutMargins.top))"
            },
            .rule("Z3", "The upper inset of a view at 0 that a translation moves by 30", "70") { bench in
                let view = await insetView(bench, top: 100)
                view.transform = CGAffineTransform(translationX: 0, y: 30)
                await bench.begin()
                return "\(Int(view.safeAreaInsets.top))"
            },
            .rule("Z3", "The upper inset of a view at 0 that is then scaled to a half", "100") { bench in
                let view = await insetView(bench, top: 100)
                view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                await bench.begin()
                return "\(Int(view.safeAreaInsets.top))"
            },
        ]
    }

    /// Returns a view at the top of a root whose top inset is `top`.
    private static func insetView(_ bench: Bench, top: CGFloat) async -> UIView {
        bench.root.additionalSafeAreaInsets.top = top - bench.window.safeAreaInsets.top
        let view = bench.add(UIView(), frame: CGRect(x: 0, y: 0, width: 50, height: 200))
        await bench.begin()
        return view
    }
}

private final class LayoutNoter: UIView {
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
