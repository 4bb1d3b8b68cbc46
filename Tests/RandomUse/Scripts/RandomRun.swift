import Presentations
import PresentationsTesting
import UIKit

/// The fault of a run, and its operation.
package struct Fault: Equatable, Sendable, CustomStringConvertible {
    /// The kind of the fault.
    package let kind: String
    package let sentence: String
    /// The index of the operation.
    package let index: Int

    package var description: String { "\(kind): \(sentence) (operation \(index))" }
}

/// One run of a script.
@MainActor
final class RandomRun {
    let stage: Stage
    let variation: Variation
    var rootKind: Root
    var records: [Record] = []
    var tasks: [Task<Void, Never>] = []
    var queue: PresentationQueue?
    /// The view controllers of roots that have been replaced. They retain themselves while something waits in them.
    var formerQueues: [Weak<PresentationQueue>] = []
    /// UIKit's own presentations: alerts, and those in its own styles.
    var others: [Weak<UIViewController>] = []
    var edges: Set<Edge> = []
    var sheets: [ContainedSheet] = []
    var fingers: [Int: CGPoint] = [:]
    var otherWindow: UIWindow?
    private(set) var faults: [Fault] = []
    /// The states at rest, for comparison with another run.
    var trace: [TraceEntry] = []
    private(set) var index = 0
    /// Whether the script has levels between none and all of the dimming.
    private(set) var hasLevels = false

    /// Conditions that differ between runs and must not matter.
    package struct Variation: Sendable {
        /// The time on the clock when the run begins, in seconds.
        package var start: Double = 0
        /// The number of events a second of a finger.
        package var eventsPerSecond = 120
        /// True if everything comes to rest before a drag, because a drag is recognised with its second event, and
        /// after it, so that the next operation finds the same state.
        package var settlesAroundDrags = false
        /// True if every number is checked, and every state at rest is compared with a fresh presentation.
        package var checksEverything = true

        package init(
            start: Double = 0, eventsPerSecond: Int = 120, settlesAroundDrags: Bool = false,
            checksEverything: Bool = true
        ) {
            self.start = start
            self.eventsPerSecond = eventsPerSecond
            self.settlesAroundDrags = settlesAroundDrags
            self.checksEverything = checksEverything
        }
    }

    struct Weak<Object: AnyObject> {
        weak var object: Object?
    }

    /// A half-sheet that stays.
    struct ContainedSheet {
        weak var parent: UIViewController?
        weak var screen: Screen?
        let journal: Journal
    }

    struct TraceEntry {
        let index: Int
        let dump: ViewDump
        let endings: [String]
    }

    init(_ script: [Operation], _ variation: Variation = Variation()) {
        self.variation = variation
        var setting = (DeviceName.iPhone15, Orientation.portrait, Root.plain)
        if case .stage(let device, let orientation, let root) = script.first { setting = (device, orientation, root) }
        stage = Stage(setting.0.device, orientation: setting.1.orientation)
        rootKind = setting.2
        stage.show(rootKind.make())
        if variation.start > 0 { stage.advance(by: variation.start) }
        stage.settle()
    }

    func run(_ script: [Operation]) {
        hasLevels = script.contains { $0.options.contains { if case .levels = $0 { true } else { false } } }
        for (index, operation) in script.enumerated() {
            self.index = index
            perform(operation)
            afterOperation()
            guard faults.isEmpty else { return cleanUp() }
        }
        index = script.count
        finish()
    }

    func fault(_ kind: String, _ sentence: String) {
        faults.append(Fault(kind: kind, sentence: sentence, index: index))
    }

    // MARK: Controllers

    /// The window's root and what is presented on it, one on the other.
    var chain: [UIViewController] {
        Array(sequence(first: stage.window.rootViewController ?? UIViewController(), next: \.presentedViewController))
    }

    func controller(_ place: Place) -> UIViewController? {
        let chain = chain
        return switch place {
        case .top: chain.last
        case .root: chain.first
        case .beneath: chain.dropLast().last
        case .inside: chain.last?.screen
        }
    }

    /// The record of the topmost presentation.
    var topRecord: Record? { record(of: chain.last) }

    func record(of controller: UIViewController?) -> Record? {
        guard let controller else { return nil }
        return records.last { $0.root === controller && $0.isPresented }
    }

    /// Checks that the settings of the process are restored.
    func cleanUp() {
        Stage.isReduceMotionEnabled = false
        Stage.isReduceTransparencyEnabled = false
        Stage.isVoiceOverRunning = false
        tasks.forEach { $0.cancel() }
    }
}
