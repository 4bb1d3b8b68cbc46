import UIKit

/// A transition between children that a finger has asked for, until it is over.
@MainActor
struct Swipe {
    /// Who leaves a stack, or comes in another tab: by that UIKit's question is known to be about this transition. It may be
    /// gone before anybody says that the transition is over.
    private(set) weak var controller: UIViewController?
    let interaction = TransitionInteraction()
    /// Whether UIKit was given the animator for it last.
    var isComing = false

    init(of controller: UIViewController) {
        self.controller = controller
    }

    /// What drives the transition that UIKit asks about; `nil` where that is another one. It drives one only.
    var driver: TransitionInteraction? { isComing && !interaction.hasStarted ? interaction : nil }
}
