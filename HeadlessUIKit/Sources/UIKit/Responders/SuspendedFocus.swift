/// The first responder that had to resign for a transition, which gives it the focus back when its view is on top again
/// (Z38).
@MainActor
struct SuspendedFocus {
    private weak var responder: UIResponder?
    /// The owner of the accessory view that contains it.
    private weak var owner: UIResponder?
    private weak var window: UIWindow?

    /// Makes the first responder of a window resign, with the owner of its accessory view. Nil without one, and if it
    /// refuses.
    init?(in window: UIWindow?) {
        guard let window, let responder = window.firstResponder else { return nil }
        self.window = window
        self.responder = responder
        owner = responder.ownerOfAccessoryView
        responder.resignFirstResponder()
        if let owner, owner.isFirstResponder { owner.resignFirstResponder() }
        guard window.firstResponder == nil else { return nil }
    }

    /// Gives the focus back, unless something else has it by now.
    func end() {
        guard let window, window.firstResponder == nil else { return }
        guard let owner else { return give(responder) }
        give(owner)
        // The owner shows its accessory view first.
        window.mainLoop.perform { if owner.isFirstResponder { give(responder) } }
    }

    private func give(_ responder: UIResponder?) {
        if let responder, responder.focusWindow === window { responder.becomeFirstResponder() }
    }
}
