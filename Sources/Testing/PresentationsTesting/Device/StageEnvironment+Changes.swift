import LayoutSnapshots
import UIKit

extension StageEnvironment {
    /// Returns the changes since an earlier environment, in the words of a filmstrip's log.
    func changes(since old: StageEnvironment) -> [String] {
        var changes: [String] = []
        func compare<Value: Equatable>(_ value: KeyPath<Self, Value>, _ words: (Value) -> String) {
            if self[keyPath: value] != old[keyPath: value] { changes.append(words(self[keyPath: value])) }
        }
        compare(\.orientation) { "turn \(Scene.Orientation($0).rawValue)" }
        compare(\.width) { $0.map { "width \(Int($0.rounded()))" } ?? "whole width" }
        compare(\.appearance) { $0 == .dark ? "dark" : "light" }
        compare(\.layoutDirection) { $0 == .rightToLeft ? "right to left" : "left to right" }
        compare(\.contentSizeCategory) { "text \($0.name)" }
        compare(\.accessibilityContrast) { $0 == .high ? "high contrast" : "normal contrast" }
        return changes
    }
}
