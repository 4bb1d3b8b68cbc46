import UIKit

extension Probe {
    /// What a sheet is made of: its bar, its keyboard, its list and its glass.
    static var sheets: [Entry] {
        [
            .rule("Z26", "In a page sheet a navigation bar is as high as its `sizeThatFits` says", "yes") { bench in
                let stack = UINavigationController(rootViewController: UIViewController())
                stack.modalPresentationStyle = .pageSheet
                try await bench.present(stack, animated: false)
                let bar = stack.navigationBar
                let (height, fitting) = (bar.frame.height, bar.sizeThatFits(bar.frame.size).height)
                return height == fitting ? "yes" : "no: it is \(height) high, and that says \(fitting)"
            },
            .rule("SA1", "After two cancelled dismissals the safe area of a view follows its place", "yes") { bench in
                let (presented, _) = try await afterTwoCancels(bench)
                let atBottom = presented.view.safeAreaInsets.bottom
                guard atBottom > 0 else { throw Trouble.notAsked("the screen has no safe area at its bottom") }
                presented.view.frame.origin.y -= 200
                await bench.pass(0.2)
                let above = presented.view.safeAreaInsets.bottom
                presented.view.frame.origin.y += 200
                await bench.pass(0.2)
                return (above == 0 && presented.view.safeAreaInsets.bottom == atBottom).word
            },
            .rule("K4", "After two cancelled dismissals a keyboard layout guide follows the keyboard", "yes") { bench in
                let (presented, bar) = try await afterTwoCancels(bench)
                let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
                presented.view.addSubview(field)
                let atBottom = bar.frame.maxY
                guard await bench.hands.showKeyboard(for: field) else { throw Trouble.notAsked("no keyboard came") }
                await bench.pass(1)
                let end = bar.frame.maxY
                field.resignFirstResponder()
                await bench.pass(0.7)
                return (end < atBottom).word
            },
            .rule(
                "TV15", "A table that learns the heights of its rows while it scrolls, in content of its height",
                "its content size changes, and the height that fits is 0"
            ) { bench in
                let rows = bench.keep(GrowingRows())
                let table = UITableView()
                table.estimatedRowHeight = 40
                table.dataSource = rows
                _ = bench.add(table, frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                await bench.begin()
                let before = table.contentSize.height
                for _ in 1...10 {
                    table.contentOffset.y += 200
                    await bench.pass(0.02)
                }
                let changes = abs(table.contentSize.height - before) > 1
                let fitting = table.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
                table.dataSource = nil
                return "its content size \(changes ? "changes" : "stays"), and the height that fits is \(Int(fitting))"
            },
            .rule(
                "P2", "Glass that an animator shows, paused at one half and then finished", "0.5, active, then glass",
                pausedGlass),
        ]
    }

    /// Presents, begins two dismissals and cancels them. Returns what is presented, with a bar above its keyboard layout
    /// guide.
    private static func afterTwoCancels(_ bench: Bench) async throws -> (presented: UIViewController, bar: UIView) {
        let act = bench.makeAct()
        let presented = bench.makePresented(by: act)
        presented.loadViewIfNeeded()
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        presented.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: presented.view.keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: presented.view.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 100), bar.heightAnchor.constraint(equalToConstant: 40),
        ])
        try await bench.present(presented, animated: false)
        for _ in 1...2 {
            let interactor = UpdateNoter()
            act.interactor = interactor
            bench.journal.take()
            bench.root.dismiss(animated: true)
            await bench.pass(0.1)
            guard interactor.hasStarted else { throw Trouble.failed("the interaction did not begin") }
            interactor.update(0.5)
            await bench.pass(0.1)
            interactor.cancel()
            try await bench.wait(for: "animationEnded") {
                bench.journal.entries.contains("animator.animationEnded(false)")
            }
            await bench.begin()
        }
        act.interactor = nil
        return (presented, bar)
    }

    private static let pausedGlass: Entry.Ask = { bench in
        #if compiler(>=6.2)
            guard #available(iOS 26.0, *) else { throw Trouble.notAsked("it needs iOS 26") }
            let view = UIVisualEffectView(effect: nil)
            _ = bench.add(view, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                view.effect = UIGlassEffect(style: .regular)
            }
            animator.fractionComplete = 0.5
            await bench.pass(0.2)
            let state = animator.state == .active ? "active" : "not active"
            let text = "\(animator.fractionComplete), \(state)"
            animator.startAnimation()
            await bench.pass(1)
            return text + (view.effect is UIGlassEffect ? ", then glass" : ", then no glass")
        #else
            throw Trouble.notAsked("it needs Xcode 26")
        #endif
    }
}

/// Rows of 80 points.
private final class GrowingRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let filler = UIView()
        filler.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(filler)
        NSLayoutConstraint.activate([
            filler.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            filler.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            filler.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            filler.heightAnchor.constraint(equalToConstant: 80),
        ])
        return cell
    }
}
