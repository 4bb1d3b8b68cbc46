import Presentations
import PresentationsTesting
import UIKit

/// What went wrong in a run, and at which operation.
package struct Fault: Equatable, Sendable, CustomStringConvertible {
    /// What kind of promise was broken.
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
    /// Those of roots that have been replaced. They keep themselves alive while something waits in them.
    var formerQueues: [Weak<PresentationQueue>] = []
    /// What UIKit presents: alerts, and the styles of its own.
    var others: [Weak<UIViewController>] = []
    var edges: Set<Edge> = []
    var sheets: [ContainedSheet] = []
    var fingers: [Int: CGPoint] = [:]
    var otherWindow: UIWindow?
    private(set) var faults: [Fault] = []
    /// What was seen at rest, for comparison with another run.
    var trace: [TraceEntry] = []
    private(set) var index = 0

    /// What may be otherwise and must not matter.
    package struct Variation: Sendable {
        /// How late the clock is when the run begins, in seconds.
        package var start: Double = 0
        /// How often a screen reports a finger.
        package var eventsPerSecond = 120
        /// Whether everything comes to rest before a drag, because a finger is noticed with its second event, and after
        /// it, so that what the script does next finds the same.
        package var settlesAroundDrags = false
        /// Whether every number is looked at, and what rests is compared with a fresh presentation.
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

    // MARK: Who is there

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

    /// The record of what is presented on top.
    var topRecord: Record? { record(of: chain.last) }

    func record(of controller: UIViewController?) -> Record? {
        guard let controller else { return nil }
        return records.last { $0.root === controller && $0.isPresented }
    }

    /// What the process has set for everybody is as before.
    func cleanUp() {
        Stage.isReduceMotionEnabled = false
        Stage.isReduceTransparencyEnabled = false
        Stage.isVoiceOverRunning = false
        tasks.forEach { $0.cancel() }
    }
}
