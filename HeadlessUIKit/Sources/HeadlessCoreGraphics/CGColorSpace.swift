/// The meaning of a colour's numbers. Here every colour is drawn by its numbers, whatever the space.
public final class CGColorSpace: Sendable {
    public let model: CGColorSpaceModel

    init(_ model: CGColorSpaceModel) {
        self.model = model
    }

    /// Without alpha: three for RGB, one for gray.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
}

extension CGColorSpace: Hashable {
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.model == right.model }
    public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// The kinds of colour spaces. Here there are only RGB and gray.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
    case XYZ = 7
}

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }
/// The space of gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
