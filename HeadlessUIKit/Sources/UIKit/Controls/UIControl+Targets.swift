extension UIControl {
    /// The targets of all events, without those that have been released; `NSNull` stands for the responder chain.
    public var allTargets: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        enumerateEventHandlers { action, target, _, _ in
            guard action == nil, let target else { return }
            targets.insert(target.0 as? NSObject ?? NSNull())
        }
        return targets
    }
}
