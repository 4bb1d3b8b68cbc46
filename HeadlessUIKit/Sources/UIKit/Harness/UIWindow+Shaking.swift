extension UIWindow {
    /// The user shakes the device while this is the key window. The motion goes along the responder chain from the
    /// first responder, or, without one, from the topmost controller.
    package func shake() {
        let loop = mainLoop
        loop.use()
        let event = ShakeEvent()
        event.moment = loop.now
        loop.perform { [self] in
            let first = firstResponder ?? rootViewController?.controllerOnTop ?? self
            first.motionBegan(.motionShake, with: event)
            first.motionEnded(.motionShake, with: event)
        }
        loop.turn()
    }
}

private final class ShakeEvent: UIEvent {
    override var type: UIEvent.EventType { .motion }
    override var subtype: UIEvent.EventSubtype { .motionShake }
}
