import UIKit

/// Actions that code alone cannot perform. Each returns whether it was possible; the defaults return false.
@MainActor
package protocol Hands {
    /// Moves one finger over a window, step by step.
    func move(_ steps: [FingerStep], in window: UIWindow) async -> Bool
    /// Moves VoiceOver's cursor to the view and makes the escape gesture.
    func escape(from view: UIView) async -> Bool
    /// Turns the screen on its side.
    func turn(_ window: UIWindow) async -> Bool
    /// Turns it back.
    func turnBack(_ window: UIWindow) async
    /// Begins editing, so that the software keyboard appears.
    func showKeyboard(for field: UITextField) async -> Bool
}

/// The steps of a finger, in a window's coordinates.
package enum FingerStep: Sendable {
    case down(CGPoint)
    /// Rests for that long.
    case move(CGPoint, TimeInterval)
    case rest(TimeInterval)
    case up
}

extension Hands {
    package func move(_ steps: [FingerStep], in window: UIWindow) async -> Bool { false }
    package func escape(from view: UIView) async -> Bool { false }
    package func turn(_ window: UIWindow) async -> Bool { false }
    package func turnBack(_ window: UIWindow) async {}
    package func showKeyboard(for field: UITextField) async -> Bool { false }
}
