import Testing
import UIKit

@MainActor @Suite(.serialized)
struct FeedbackTests {
    @Test("Haptics are kept as they were asked for, in order")
    func played() {
        UIFeedbackGenerator.played = []
        UISelectionFeedbackGenerator().selectionChanged()
        let impact = UIImpactFeedbackGenerator(style: .rigid)
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.5)
        UIImpactFeedbackGenerator().impactOccurred(at: .zero)
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        #expect(
            UIFeedbackGenerator.played == [
                .selection, .impact(.rigid, intensity: 1), .impact(.rigid, intensity: 0.5),
                .impact(.medium, intensity: 1), .notification(.warning),
            ])
    }

    @Test("A generator that is prepared plays nothing; one for a view plays like any other")
    func prepared() {
        UIFeedbackGenerator.played = []
        UIFeedbackGenerator.preparations = 0
        let generator = UISelectionFeedbackGenerator(view: UIView())
        generator.prepare()
        #expect(UIFeedbackGenerator.played == [])
        #expect(UIFeedbackGenerator.preparations == 1)
        generator.selectionChanged(at: .zero)
        #expect(UIFeedbackGenerator.played == [.selection])
        UIImpactFeedbackGenerator(style: .soft, view: UIView()).impactOccurred()
        #expect(UIFeedbackGenerator.played.last == .impact(.soft, intensity: 1))
    }
}
