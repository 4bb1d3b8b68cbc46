// The functions that `UIGraphicsImageRenderer` has replaced.

/// Makes a context for an image of that size, with one pixel a point, and makes it the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a context for an image the current one. An opaque one begins black.
///
/// - Parameter scale: Pixels per point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let bounds = CGRect(origin: .zero, size: size)
    let context = CGContext(
        bounds: bounds, scale: scale > 0 ? scale : MainActor.assumeIsolated { UIScreen.main.scale })
    if opaque { context.fill(bounds) }
    ImageContexts.open.append((context, bounds))
    UIGraphicsPushContext(context)
}

/// Returns the drawing so far. `nil` unless the current context was begun by `UIGraphicsBeginImageContext(_:)`, and for
/// a size without an area.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let current = ImageContexts.current, !current.bounds.isEmpty else { return nil }
    let (context, bounds) = current
    return UIImage(.drawing(ImageDrawing(drawing: context.drawing, bounds: bounds)), scale: context.scale)
}

/// Makes the context before the current one current again. Does nothing for a context of another kind.
public func UIGraphicsEndImageContext() {
    guard ImageContexts.current != nil else { return }
    ImageContexts.open.removeLast()
    UIGraphicsPopContext()
}

private enum ImageContexts {
    // As on Apple's platforms the functions belong to no actor; here they are used on the main thread only.
    nonisolated(unsafe) static var open: [(context: CGContext, bounds: CGRect)] = []

    static var current: (context: CGContext, bounds: CGRect)? {
        guard let last = open.last, DrawingContexts.stack.last === last.context else { return nil }
        return last
    }
}
