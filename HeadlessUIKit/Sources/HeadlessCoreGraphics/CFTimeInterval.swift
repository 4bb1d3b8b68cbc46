/// Seconds, as Core Foundation spells them.
public typealias CFTimeInterval = Double
