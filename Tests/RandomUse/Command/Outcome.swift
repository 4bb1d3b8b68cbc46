/// The end of a process.
enum Outcome: Equatable {
    case passed(operations: Int)
    case fault(kind: String, index: Int, sentence: String)
    case crash(message: String)
    case hang

    static let passedMark = "PASSED\t"
    static let faultMark = "FAULT\t"

    /// - Parameter output: The output of the process.
    init(status: Int32?, output: String) {
        guard let status else {
            self = .hang
            return
        }
        let lines = output.split(separator: "\n")
        if status == 0, let line = lines.last(where: { $0.hasPrefix(Self.passedMark) }) {
            self = .passed(operations: Int(line.dropFirst(Self.passedMark.count)) ?? 0)
        } else if let line = lines.last(where: { $0.hasPrefix(Self.faultMark) }) {
            let parts = line.dropFirst(Self.faultMark.count).split(separator: "\t", maxSplits: 2).map(String.init)
            self = .fault(
                kind: parts.first ?? "", index: parts.count > 1 ? Int(parts[1]) ?? 0 : 0, sentence: parts.last ?? "")
        } else {
            let message = lines.last { $0.contains("Fatal error") || $0.contains("error:") }
            self = .crash(message: message.map(String.init) ?? "status \(status)")
        }
    }

    /// Returns whether it is the same kind of failure.
    func isLike(_ other: Outcome) -> Bool {
        switch (self, other) {
        case (.fault(let kind, _, _), .fault(let otherKind, _, _)): kind == otherKind
        case (.crash(let message), .crash(let otherMessage)):
            message.prefix(80) == otherMessage.prefix(80)
        case (.hang, .hang): true
        default: false
        }
    }

    var text: String {
        switch self {
        case .passed(let operations): "passed \(operations) operations"
        case .fault(let kind, let index, let sentence): "\(kind): \(sentence) (operation \(index))"
        case .crash(let message): "crash: \(message)"
        case .hang: "hang: it took too long"
        }
    }
}
