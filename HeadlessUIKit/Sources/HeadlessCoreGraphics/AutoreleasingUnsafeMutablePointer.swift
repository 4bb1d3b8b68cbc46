/// A pointer to a caller's variable. Without Objective-C nothing is autoreleased, so it is an ordinary one.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
