/// What has several runs keep one time and end together, as a property animator does.
protocol RunKeeper: AnyObject {
    /// The time of a layer that a run moves goes at another pace now.
    func timeDidChange()

    /// Takes a run in that was made inside a block of one of the keeper's runs, and calls `completion` at its end.
    @MainActor
    func adopt(_ run: AnimationRun, completion: @escaping AnimationCompletion)
}

/// Told where an animation has ended: at `.current` when it was cut off.
typealias AnimationCompletion = @MainActor (UIViewAnimatingPosition) -> Void
