import UIKit

/// Text measured by a rule instead of a font: every character is as wide as the next one, so that the same words have
/// the same size on every platform and in every version of it.
struct FixtureText: Equatable, Sendable {
    var words: String
    /// In points, as a font's.
    var pointSize: CGFloat

    /// About the average of the system's typeface.
    static let advance: CGFloat = 0.55
    static let lineHeight: CGFloat = 1.2

    var lineHeight: CGFloat { (pointSize * Self.lineHeight).rounded(.up) }

    func width(of line: String) -> CGFloat {
        (CGFloat(line.count) * Self.advance * pointSize).rounded(.up)
    }

    /// Broken at spaces and line ends; a word that is too long for a line is broken where it has to be. At most
    /// `maximum` lines unless that is 0: the last one then has the rest.
    func lines(in width: CGFloat, maximum: Int = 0) -> [String] {
        guard !words.isEmpty else { return [] }
        let capacity = capacity(of: width)
        var lines: [String] = []
        for paragraph in words.split(separator: "\n", omittingEmptySubsequences: false) {
            lines += broken(paragraph, capacity: capacity)
        }
        guard maximum > 0, lines.count > maximum else { return lines }
        return Array(lines[..<(maximum - 1)]) + [lines[(maximum - 1)...].joined(separator: " ")]
    }

    /// The size of the text in at most that width.
    func size(in width: CGFloat, maximum: Int = 0) -> CGSize {
        let lines = lines(in: width, maximum: maximum)
        let widest = lines.map { self.width(of: $0) }.max() ?? 0
        return CGSize(width: min(widest, width), height: CGFloat(lines.count) * lineHeight)
    }

    /// Returns the number of characters in a line; at least one.
    private func capacity(of width: CGFloat) -> Int {
        let count = (width / (Self.advance * pointSize) + 0.001).rounded(.down)
        return count.isFinite && count < 1_000_000 ? max(1, Int(count)) : 1_000_000
    }

    private func broken(_ paragraph: Substring, capacity: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in paragraph.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > capacity {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
            while line.count > capacity {
                lines.append(String(line.prefix(capacity)))
                line = String(line.dropFirst(capacity))
            }
        }
        return lines + [line]
    }
}
