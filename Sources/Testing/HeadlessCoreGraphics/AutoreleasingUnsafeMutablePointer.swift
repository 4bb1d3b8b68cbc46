/// A pointer to a variable of a caller. Without Objective-C nothing is autoreleased, so it is an ordinary one.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
