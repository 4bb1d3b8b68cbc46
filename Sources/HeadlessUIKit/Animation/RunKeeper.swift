/// What has several runs end together, as a property animator does.
protocol RunKeeper: AnyObject {
    /// The time of a layer that a run moves goes at another pace now.
    func timeDidChange()
}
