/// A part of a view over which the pointer has one look.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public let identifier: AnyHashable?

    init(_ rect: CGRect, _ identifier: AnyHashable?) {
        self.rect = rect
        self.identifier = identifier
    }

    public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.init(rect, identifier)
    }
}

/// The location of the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    public let location: CGPoint

    init(at location: CGPoint) {
        self.location = location
    }
}
