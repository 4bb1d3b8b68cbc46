/// Hue, saturation and brightness of a colour, each 0…1.
struct HSB {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        brightness = high
        saturation = high == 0 ? 0 : range / high
        if range == 0 {
            hue = 0
        } else if high == red {
            hue = (green - blue) / range / 6
        } else if high == green {
            hue = ((blue - red) / range + 2) / 6
        } else {
            hue = ((red - green) / range + 4) / 6
        }
        if hue < 0 { hue += 1 }
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return (channel(5), channel(3), channel(1))
    }
}
