/// A change of pages that is on its way.
@MainActor
struct PageTurn {
    enum Origin {
        /// The delegate hears of it.
        case finger
        case code
    }

    let origin: Origin
    /// The pages that are coming. Only one of them scrolls.
    let incoming: [UIViewController]
    /// Where it comes from.
    let slot: PageSlot
    /// Of the call that has set the pages.
    var completion: ((Bool) -> Void)?
    /// Whether the pages have heard that they appear and disappear.
    var hasBegun = false

    var isByFinger: Bool { origin == .finger }
}
