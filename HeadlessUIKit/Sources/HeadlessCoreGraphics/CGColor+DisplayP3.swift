import Foundation

extension CGColor {
    /// A colour of Display P3 in the numbers of extended sRGB. Both spaces have the same white and the same curve.
    package convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self.init(
            red: Self.encoded(1.2249401763 * red - 0.2249401763 * green),
            green: Self.encoded(-0.0420569547 * red + 1.0420569547 * green),
            blue: Self.encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736002 * blue),
            alpha: alpha)
    }

    /// The amount of light of a component of sRGB, beyond 0…1 as well.
    private static func linear(_ component: CGFloat) -> CGFloat {
        let size = abs(component)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return component < 0 ? -light : light
    }

    private static func encoded(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -component : component
    }
}
