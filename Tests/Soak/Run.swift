import PresentationsTesting
import UIKit

/// All cycles of one subject, and the memory after the first tenth and at the end.
@MainActor
struct Run {
    /// Every act has occurred once before anything is counted.
    static let smallest = 10 * Act.allCases.count

    private let subject: Subject
    private let cycles: Int
    private let early: Footprint
    private let late: Footprint

    init(_ subject: Subject, cycles: Int, acts: [Act]) {
        (self.subject, self.cycles) = (subject, cycles)
        let (stage, presenter, source) = (Stage(.iPhone15), UIViewController(), UIView())
        source.frame = CGRect(x: 40, y: 100, width: 80, height: 80)
        presenter.view.addSubview(source)
        stage.show(presenter)
        let cycle = Cycle(subject: subject, stage: stage, presenter: presenter, source: source)
        // Each footprint is taken after the same act.
        let first = cycles / 10 / acts.count * acts.count
        let last = cycles / acts.count * acts.count
        func footprint(after numbers: Range<Int>) -> Footprint {
            for number in numbers { cycle.run(acts[number % acts.count]) }
            stage.advance(by: 10)
            return Footprint(stage.window)
        }
        early = footprint(after: 0..<first)
        late = footprint(after: first..<last)
    }

    nonisolated static let head = """
        | | cycles | view controllers | views | layers | bytes a cycle |
        |---|---:|---:|---:|---:|---:|
        """

    /// A row of the table: the state at the end.
    var row: String {
        let growth = Double(late.bytes - early.bytes) / Double(cycles - cycles / 10)
        let numbers = [cycles, late.contents, late.views, late.layers].map { "\($0)" }
        let columns = [subject.name] + numbers + [String(format: "%.2f", growth)]
        return "| " + columns.joined(separator: " | ") + " |"
    }

    /// The growth between the first tenth and the end.
    ///
    /// Memory may grow by a page, which depends on the allocator, by a byte a cycle, since the virtual clock records
    /// its own tasks, and by what Foundation leaks. An object left by one of the acts is three bytes a cycle.
    var growth: [String] {
        func growth(of name: String, _ number: KeyPath<Footprint, Int>, slack: Int = 0) -> String? {
            let (before, now) = (early[keyPath: number], late[keyPath: number])
            return now > before + slack ? "\(before) \(name), then \(now)" : nil
        }
        return [
            growth(of: "view controllers", \.contents), growth(of: "views", \.views), growth(of: "layers", \.layers),
            growth(
                of: "bytes", \.bytes, slack: 4096 + cycles + subject.bytesLostByFoundation * (late.made - early.made)),
        ].compactMap(\.self)
    }
}
