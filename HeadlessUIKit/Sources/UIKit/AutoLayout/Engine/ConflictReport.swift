/// The console message for required constraints that contradict each other.
@MainActor
struct ConflictReport {
    let involved: [NSLayoutConstraint]
    /// The number of contradicting restrictions that are frames, insets and the like, and not constraints of the app.
    let heldBySystem: Int
    let victim: NSLayoutConstraint

    var text: String {
        let list = involved.map { "    \($0.summary)" }
        let system = heldBySystem == 0 ? [] : ["    and \(heldBySystem) that follow from frames and content"]
        return
            (["Unable to simultaneously satisfy constraints."] + list + system + [
                "Will attempt to recover by breaking constraint \(victim.summary)"
            ]).joined(separator: "\n")
    }
}
