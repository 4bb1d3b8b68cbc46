import Testing
import UIKit

/// The module's logs for tests.
@MainActor
struct LogTests {
    @Test("After two thousand entries a log that is never cleared keeps the last thousand")
    func bounded() {
        UIAccessibility.posted = []
        for number in 0...2000 { UIAccessibility.post(notification: .announcement, argument: "\(number)") }
        #expect(UIAccessibility.posted.count == 1000)
        #expect(UIAccessibility.posted.first?.argument as? String == "1001")
        #expect(UIAccessibility.posted.last?.argument as? String == "2000")
        UIAccessibility.posted = []

        UIFeedbackGenerator.played = []
        for _ in 0...2000 { UISelectionFeedbackGenerator().selectionChanged() }
        #expect(UIFeedbackGenerator.played.count == 1000)
        UIFeedbackGenerator.played = []
    }

    @Test("Nothing is forgotten before")
    func kept() {
        UIAccessibility.posted = []
        for number in 0..<2000 { UIAccessibility.post(notification: .announcement, argument: "\(number)") }
        #expect(UIAccessibility.posted.count == 2000)
        UIAccessibility.posted = []
    }
}
