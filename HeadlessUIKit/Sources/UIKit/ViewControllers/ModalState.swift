/// The presentations of a view controller.
struct ModalState {
    enum Phase {
        case idle, presenting, dismissing
    }

    var style: UIModalPresentationStyle = .automatic
    var phase = Phase.idle
    /// The presentation that shows this controller.
    var presentation: ModalPresentation?
    /// The presentation that this controller shows.
    var presented: ModalPresentation?
    /// Made when `presentationController` is read before presenting (C77).
    var prepared: (controller: UIPresentationController, style: UIModalPresentationStyle)?
}
