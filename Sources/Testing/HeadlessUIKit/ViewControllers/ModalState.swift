/// What a view controller knows about its presentations.
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
    /// Made when somebody reads `presentationController` before presenting (C77).
    var prepared: (controller: UIPresentationController, style: UIModalPresentationStyle)?
}
