/// Keeps a common time and end for several runs, as a property animator does.
protocol RunKeeper: AnyObject {
    /// Called when the time of a layer that a run moves has another speed.
    func timeDidChange()

    /// Adds a run that was made inside a block of one of the keeper's runs, and calls `completion` at its end.
    @MainActor
    func adopt(_ run: AnimationRun, completion: @escaping AnimationCompletion)
}

/// Called with the position at which an animation has ended: `.current` if it was interrupted.
typealias AnimationCompletion = @MainActor (UIViewAnimatingPosition) -> Void
