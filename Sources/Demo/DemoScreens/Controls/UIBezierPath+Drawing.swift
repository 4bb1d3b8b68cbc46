import UIKit

extension UIBezierPath {
    /// Creates a path from the text of an SVG path.
    ///
    /// Supports `M`, `L`, `H`, `V`, `C`, `Q` and `Z`, all with absolute coordinates. `O cx cy r` adds a circle, which SVG
    /// does not have. Traps on any other command and on a missing number.
    convenience init(drawing: String) {
        self.init()
        var reader = DrawingReader(drawing)
        while let command = reader.nextCommand() {
            switch command {
            case "M": move(to: reader.point())
            case "L": addLine(to: reader.point())
            case "H": addLine(to: CGPoint(x: reader.number(), y: currentPoint.y))
            case "V": addLine(to: CGPoint(x: currentPoint.x, y: reader.number()))
            case "C":
                let (control1, control2) = (reader.point(), reader.point())
                addCurve(to: reader.point(), controlPoint1: control1, controlPoint2: control2)
            case "Q":
                let control = reader.point()
                addQuadCurve(to: reader.point(), controlPoint: control)
            case "O":
                let (center, radius) = (reader.point(), reader.number())
                append(
                    UIBezierPath(
                        ovalIn: CGRect(
                            x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)))
            case "Z": close()
            default: preconditionFailure("A drawing has no command \(command)")
            }
        }
    }
}

/// Reads commands and numbers. A number in the place of a command repeats the last command.
private struct DrawingReader {
    private let words: [String]
    private var position = 0
    private var repeated = ""

    init(_ drawing: String) {
        var words: [String] = []
        var word = ""
        for character in drawing {
            if character.isLetter {
                words += word.isEmpty ? [] : [word]
                words.append(String(character))
                word = ""
            } else if character == " " || character == "," || character == "\n" {
                words += word.isEmpty ? [] : [word]
                word = ""
            } else {
                word.append(character)
            }
        }
        self.words = words + (word.isEmpty ? [] : [word])
    }

    mutating func nextCommand() -> String? {
        guard position < words.count else { return nil }
        if Double(words[position]) == nil {
            repeated = words[position]
            position += 1
        }
        return repeated
    }

    mutating func number() -> CGFloat {
        precondition(position < words.count, "A drawing ends in the middle of \(repeated)")
        defer { position += 1 }
        guard let value = Double(words[position]) else {
            preconditionFailure("A drawing has \(words[position]) where \(repeated) needs a number")
        }
        return CGFloat(value)
    }

    mutating func point() -> CGPoint {
        let x = number()
        return CGPoint(x: x, y: number())
    }
}
