import UIKit

/// Looks of one kind that a presenter's view has for a while, and that can be reached by degrees.
///
/// They are the app's before, and the app's afterwards: what they were is put back exactly, and what the app makes of them
/// meanwhile stays.
@MainActor
protocol PresenterLoan: AnyObject {
    /// Whether the appearance that was taken last has looks of this kind.
    var isWanted: Bool { get }
    /// Where the view is on the screen between its own looks, 0, and the lent ones, 1; `nil` where that cannot be told.
    var levelOnScreen: CGFloat? { get }
    /// Whether UIKit could not resize the view while it has these looks.
    var hindersResizing: Bool { get }
    /// What of the additional safe area insets of the view's controller is not the app's.
    var addedInsets: UIEdgeInsets { get }
    /// The transform that the view has by itself; `nil` where these looks have nothing to do with it.
    var ownTransform: CGAffineTransform? { get }

    /// Takes from an appearance that can be drawn what it says of these looks. Writes nothing.
    func take(_ appearance: PresenterAppearance)
    /// Looks what the app has written. Comes before everything that writes.
    ///
    /// - Parameter mayBeStopped: Whether somebody may have stopped an animation anywhere.
    func notice(mayBeStopped: Bool)
    /// What the view looks like now is not the app's doing. Answers whether it has other looks than its own.
    func claim() -> Bool

    /// Gives the view the looks of a level. The safe area is kept by a call of its own.
    func lend(level: CGFloat)
    /// Gives the view looks that it has on the screen.
    func hold(_ looks: ShownLooks)
    /// Gives back all that can be seen going.
    func giveBack()
    /// Gives back the rest, when nothing moves any more.
    func giveBackRest()
    /// Keeps the safe area of the view's controller what it is without the lent looks.
    func keepSafeArea()
}

/// What is seen of a presenter's view in the middle of an animation. A spring may have gone beyond what can be drawn.
struct ShownLooks {
    let transform: CGAffineTransform
    let cornerRadius: CGFloat
    let alpha: CGFloat

    @MainActor
    init(of view: UIView) {
        let layer = view.layer.presentation() ?? view.layer
        transform = layer.affineTransform()
        cornerRadius = max(0, layer.cornerRadius)
        alpha = min(1, max(0, CGFloat(layer.opacity)))
    }
}
