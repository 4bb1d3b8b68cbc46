/// A change of pages that is in progress.
@MainActor
struct PageTurn {
    enum Origin {
        /// A turn by a finger, which is reported to the delegate.
        case finger
        case code
    }

    let origin: Origin
    /// The incoming pages. Only one of them scrolls.
    let incoming: [UIViewController]
    /// The side from which it comes.
    let slot: PageSlot
    /// The completion of the call that has set the pages.
    var completion: ((Bool) -> Void)?
    /// True if the pages have got their will-calls.
    var hasBegun = false

    var isByFinger: Bool { origin == .finger }
}
