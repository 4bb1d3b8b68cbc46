import Foundation

/// An array of objects, as Core Foundation spells it.
public typealias CFArray = NSArray
