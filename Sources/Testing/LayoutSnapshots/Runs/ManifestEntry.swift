/// One name that a run used.
package struct ManifestEntry: Hashable, Sendable {
    /// `Card/default@iPhone15`.
    package var name: String
    package var outcome: Outcome
    /// The place in the tests, such as `CardTests/DetailTests.swift:14`.
    package var place: String
    /// A hash of the canonical text.
    package var digest: Digest
}

extension ManifestEntry {
    /// Four lines.
    var text: String {
        "\(name)\n\(outcome.rawValue)\n\(place)\n\(digest.text)\n"
    }

    init?(text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 5, let outcome = Outcome(rawValue: String(lines[1])), let digest = Digest(text: lines[3])
        else { return nil }
        self.init(name: String(lines[0]), outcome: outcome, place: String(lines[2]), digest: digest)
    }
}

/// A number that two different texts will hardly share: FNV-1a with 64 bits, which is the same in every process.
package struct Digest: Hashable, Sendable {
    var value: UInt64

    package init(of text: String) {
        value = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
        }
    }

    var text: String { String(value, radix: 16) }

    init?(text: some StringProtocol) {
        guard let value = UInt64(text, radix: 16) else { return nil }
        self.value = value
    }
}
