/// What the console says when required constraints contradict each other.
@MainActor
struct ConflictReport {
    let involved: [NSLayoutConstraint]
    /// How many of those that contradict each other are frames, insets and the like, which are nobody's constraints.
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
