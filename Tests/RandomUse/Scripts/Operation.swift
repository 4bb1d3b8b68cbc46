import Presentations
import UIKit

/// One operation of an app, its user or the system. A list of operations is a script.
///
/// The effect of an operation depends on the moment: without a presentation, a dismissal does nothing. So any part of a
/// script is a script, too, and a long one that fails can be shortened. Positions on the screen are fractions of its
/// width and height.
package enum Operation: Equatable, Sendable {
    /// The device and its settings. Counts only at the beginning of a script.
    case stage(DeviceName, Orientation = .portrait, Root = .plain)

    // MARK: Presenting

    case present(Kind, [Option] = [], Content = .plain, from: Place = .top, animated: Bool = true)
    /// A task that awaits the end.
    case presentAndWait(Kind, [Option] = [], Content = .plain, animated: Bool = true)
    case cancelWaiting
    case enqueue(Kind, [Option] = [], Content = .plain, animated: Bool = true)
    case cancelQueue
    case addSheet([Option] = [], Content = .plain, animated: Bool = true)
    case removeSheet(animated: Bool = true)
    case presentAlert(isSheet: Bool)
    case presentSystem(SystemStyle, animated: Bool = true)
    /// Presents a controller again that is, or was, presented.
    case presentAgain(Kind, animated: Bool = true)

    // MARK: Leaving

    /// `dismiss(animated:)` of the controller there.
    case dismiss(Place, animated: Bool = true)
    case escape
    case escapeKey

    // MARK: Changing

    case change([Option], animated: Bool = true)
    case selectDetent(Int, animated: Bool = true)
    case invalidateDetents
    case invalidatePresentation
    case replaceContent(Content, animated: Bool = true)
    case preferSize(CGFloat, CGFloat)
    case changeText(Int)
    case beModal(Bool)
    case refuse(Bool)
    /// The delegate's answers about the drags of the topmost presentation.
    case decide(Decision)
    case edit(Bool)

    // MARK: Containers

    case push(Place, animated: Bool = true)
    case pop(Place, animated: Bool = true)
    case popToRoot(Place)
    case useNavigation(Motion, pop: Motion, anywhere: Bool)
    case useTabs(Motion)
    case selectTab(Int, in: Place = .root)
    case useEdge(Edge, Kind, [Option] = [])
    case removeEdge(Edge)
    case replaceRoot(Root)

    // MARK: Surroundings

    case rotate(Orientation)
    /// A fraction of a tablet's screen; 1 is the whole screen. No effect on a phone.
    case width(CGFloat)
    case dark(Bool)
    case rightToLeft(Bool)
    /// Forces the root's view from right to left, or no longer does, while nothing is presented.
    case forceDirection(Bool)
    case textSize(Int)
    case highContrast(Bool)
    case reduceMotion(Bool)
    case reduceTransparency(Bool)
    case voiceOver(Bool)
    case showKeyboard(CGFloat)
    case hideKeyboard
    case background
    case foreground
    case openWindow(Kind, [Option] = [], animated: Bool = true)
    case closeWindow

    // MARK: Fingers

    case down(CGFloat, CGFloat, finger: Int = 0)
    /// In fractions of the screen.
    case move(CGFloat, CGFloat, finger: Int = 0)
    case up(finger: Int = 0)
    case cancelTouch(finger: Int = 0)
    case tap(CGFloat, CGFloat)
    case drag(CGFloat, CGFloat, by: Vector, duration: Double = 0.25, resting: Double = 0)
    /// On the middle of the topmost presented view.
    case dragTop(by: Vector, duration: Double = 0.25, resting: Double = 0)
    case scroll(CGFloat, CGFloat, by: Vector, isWheel: Bool = false)

    // MARK: Time

    case advance(Double)
    case settle
    /// Lifts all fingers, hides the keyboard, waits until everything is at rest and inspects it closely.
    case rest
}

/// A path on the screen, in fractions of it.
package struct Vector: Equatable, Sendable {
    package var x: CGFloat
    package var y: CGFloat

    package init(_ x: CGFloat, _ y: CGFloat) {
        self.x = x
        self.y = y
    }
}

/// What a delegate decides about each drag.
package enum Decision: Equatable, Sendable {
    /// As proposed.
    case nothing
    /// No drag begins.
    case refuses
    case dismisses
    /// The place of a view without detents; unknown to one with detents.
    case stays
    /// One of the detents.
    case detent(Int)
}

package enum DeviceName: CaseIterable, Sendable {
    case iPhoneSE, iPhone13mini, iPhone14, iPhone15, iPhone16Pro, iPhone14Plus, iPhone15ProMax, iPhone16ProMax
    case iPadMini, iPad11, iPadPro11, iPad13
}

package enum Orientation: CaseIterable, Sendable {
    case portrait, landscapeLeft, landscapeRight, upsideDown
}

/// The root of everything.
package enum Root: CaseIterable, Sendable {
    case plain, table, navigation, tabs, split, contained
}

/// The content of a presentation.
package enum Content: CaseIterable, Sendable {
    case plain, sized, fitting, form, table, collection, scroll, horizontal, navigation, replaceable, selfSized
    case tabs, split, contained, detents
}

/// One of the existing controllers.
package enum Place: CaseIterable, Sendable {
    /// The one that is presented last.
    case top
    /// That of the window's root.
    case root
    /// The one that presents the last one.
    case beneath
    /// The content of the last one: a child, or the top of a stack.
    case inside
}

package enum SystemStyle: CaseIterable, Sendable {
    case pageSheet, formSheet, fullScreen, overFullScreen, popover
}

package enum Edge: CaseIterable, Sendable {
    case top, leading, bottom, trailing
}
