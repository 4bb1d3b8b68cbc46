import Foundation

/// A record and the state of its reference.
struct Comparison<Record: SnapshotValue> {
    enum Finding {
        case same
        case different(Record.Difference)
        /// The reference does not exist.
        case missing
        case unreadable(SceneFileError)
    }

    /// The canonical text of the record.
    let text: String
    let referenceText: String?
    /// Byte for byte.
    private let isWrittenTheSame: Bool
    let finding: Finding
    /// The differences as a picture. Nil if there is nothing to compare with.
    private(set) var drawing: String?

    init(of record: Record, with file: ReferenceFile) throws {
        text = try record.canonicalText()
        let data = try file.read()
        isWrittenTheSame = data == Data(text.utf8)
        referenceText = data.map { String(decoding: $0, as: UTF8.self) }
        guard let referenceText else {
            finding = .missing
            return
        }
        // Equal texts are equal scenes, because the form is canonical. This is the usual case, and the fast one.
        guard !isWrittenTheSame else {
            finding = .same
            return
        }
        do {
            let reference = try Record.read(referenceText)
            let difference = record.difference(from: reference)
            guard !difference.isEmpty else {
                finding = .same
                return
            }
            finding = .different(difference)
            drawing = record.drawing(of: difference, from: reference)
        } catch let error as SceneFileError {
            finding = .unreadable(error)
        }
    }

    /// Returns the outcome of the expectation in a mode.
    func outcome(in mode: RecordMode) -> Outcome {
        switch (finding, mode) {
        case (.missing, .missing), (.missing, .changed), (.missing, .all): .wrote
        case (.missing, _): .missing
        case (.same, .all): isWrittenTheSame ? .unchanged : .wrote
        case (.same, _): .unchanged
        case (.different, .all), (.unreadable, .all): .wrote
        case (.different, .changed), (.unreadable, .changed): .changed
        case (.different, _): .differs
        case (.unreadable, _): .unreadable
        }
    }

    /// Returns whether the record becomes the reference.
    func isWritten(in mode: RecordMode) -> Bool { outcome(in: mode).isWritten }
}
