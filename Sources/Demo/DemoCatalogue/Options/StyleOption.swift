import Presentations
import UIKit

/// One setting of a style or of a transition.
///
/// Its values are Swift code, such as `24` or `.blurred(.systemThinMaterial)`. The same text appears in a panel, in a link and
/// in the code of a demo.
struct StyleOption<Subject>: Sendable {
    /// The label of its argument in the initializer.
    let name: String
    let control: DemoOption.Control
    let read: @Sendable (Subject) -> String
    /// Sets the value of a subject, and returns `false` without a change if there is no such value.
    let write: @Sendable (inout Subject, String) -> Bool

    static func toggle(_ name: String, _ path: WritableKeyPath<Subject, Bool> & Sendable) -> StyleOption {
        choice(name, path, [("false", false), ("true", true)], control: .toggle)
    }

    /// - Parameter choices: The values, each with its code. They include the default.
    static func choice<Value: Equatable & Sendable>(
        _ name: String, _ path: WritableKeyPath<Subject, Value> & Sendable, _ choices: [(code: String, value: Value)],
        control: DemoOption.Control? = nil
    ) -> StyleOption {
        StyleOption(
            name: name, control: control ?? .choice(choices.map(\.code)),
            read: { subject in choices.first { $0.value == subject[keyPath: path] }?.code ?? "" },
            write: { subject, code in
                guard let choice = choices.first(where: { $0.code == code }) else { return false }
                subject[keyPath: path] = choice.value
                return true
            })
    }

    /// - Parameter choices: Functions that create the colours. Colours are objects, so they are created when needed.
    static func color(
        _ name: String, _ path: WritableKeyPath<Subject, UIColor?> & Sendable,
        _ choices: [(code: String, color: @Sendable () -> UIColor?)]
    ) -> StyleOption {
        StyleOption(
            name: name, control: .choice(choices.map(\.code)),
            read: { subject in choices.first { $0.color() == subject[keyPath: path] }?.code ?? "" },
            write: { subject, code in
                guard let choice = choices.first(where: { $0.code == code }) else { return false }
                subject[keyPath: path] = choice.color()
                return true
            })
    }

    static func points(
        _ name: String, _ path: WritableKeyPath<Subject, CGFloat> & Sendable, _ range: ClosedRange<Int>, step: Int = 1
    ) -> StyleOption {
        StyleOption(
            name: name, control: .points(range, step: step),
            read: { PointsCode.text($0[keyPath: path]) },
            write: { subject, code in
                guard let number = Int(code), range.contains(number) else { return false }
                subject[keyPath: path] = CGFloat(number)
                return true
            })
    }

    /// The same option for a value that contains the subject.
    func of<Whole>(_ path: WritableKeyPath<Whole, Subject> & Sendable) -> StyleOption<Whole> {
        let (read, write) = (read, write)
        return StyleOption<Whole>(
            name: name, control: control, read: { read($0[keyPath: path]) },
            write: { write(&$0[keyPath: path], $1) })
    }
}

enum PointsCode {
    /// The shortest text of a number: `24`, not `24.0`.
    static func text(_ points: CGFloat) -> String {
        points == points.rounded() ? String(Int(points)) : String(Double(points))
    }
}
