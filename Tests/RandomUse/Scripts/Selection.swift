/// The remaining parts of a script: some of its operations, and for some of those only a part of the settings.
///
/// As text, for a separate process: `0,3,7:0.2,9:` are the operations 0, 3, 7 and 9, the third with its settings 0 and
/// 2, the last one without any.
package struct Selection: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package let index: Int
        /// The remaining settings; `nil` for all.
        package var options: [Int]?
    }

    package var entries: [Entry]

    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    package init(count: Int) {
        entries = (0..<count).map { Entry(index: $0) }
    }

    package init?(_ text: String) {
        entries = []
        for word in text.split(separator: ",") {
            let parts = word.split(separator: ":", omittingEmptySubsequences: false)
            guard let index = Int(parts[0]) else { return nil }
            let options = parts.count > 1 ? parts[1].split(separator: ".").compactMap { Int($0) } : nil
            entries.append(Entry(index: index, options: options))
        }
    }

    package var text: String {
        entries.map { entry in
            guard let options = entry.options else { return "\(entry.index)" }
            return "\(entry.index):" + options.map(String.init).joined(separator: ".")
        }.joined(separator: ",")
    }

    package func applied(to script: [Operation]) -> [Operation] {
        entries.filter { script.indices.contains($0.index) }.map { entry in
            var operation = script[entry.index]
            if let kept = entry.options {
                operation.options = kept.compactMap {
                    operation.options.indices.contains($0) ? operation.options[$0] : nil
                }
            }
            return operation
        }
    }
}

extension Operation {
    /// The settings of the operation.
    package var options: [Option] {
        get {
            switch self {
            case .present(_, let options, _, _, _), .presentAndWait(_, let options, _, _),
                .enqueue(_, let options, _, _), .addSheet(let options, _, _), .change(let options, _),
                .useEdge(_, _, let options), .openWindow(_, let options, _):
                options
            default: []
            }
        }
        set {
            switch self {
            case .present(let kind, _, let content, let place, let animated):
                self = .present(kind, newValue, content, from: place, animated: animated)
            case .presentAndWait(let kind, _, let content, let animated):
                self = .presentAndWait(kind, newValue, content, animated: animated)
            case .enqueue(let kind, _, let content, let animated):
                self = .enqueue(kind, newValue, content, animated: animated)
            case .addSheet(_, let content, let animated): self = .addSheet(newValue, content, animated: animated)
            case .change(_, let animated): self = .change(newValue, animated: animated)
            case .useEdge(let edge, let kind, _): self = .useEdge(edge, kind, newValue)
            case .openWindow(let kind, _, let animated): self = .openWindow(kind, newValue, animated: animated)
            default: break
            }
        }
    }
}
