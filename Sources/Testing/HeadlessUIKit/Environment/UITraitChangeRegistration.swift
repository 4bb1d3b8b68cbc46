/// Stands for one registration, to end it before the object's own end.
@MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}
