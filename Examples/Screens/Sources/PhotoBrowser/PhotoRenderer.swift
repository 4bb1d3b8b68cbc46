import UIKit

/// Draws the picture of a photo: a gradient of its colour with its symbol in the middle.
struct PhotoRenderer {
    func image(of photo: Photo, maximumLength: CGFloat) -> UIImage {
        let scale = min(1, maximumLength / max(photo.pixelSize.width, photo.pixelSize.height))
        let size = CGSize(
            width: (photo.pixelSize.width * scale).rounded(),
            height: (photo.pixelSize.height * scale).rounded()
        )
        let format = UIGraphicsImageRendererFormat.preferred()
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            drawBackground(color: photo.color, size: size, in: context.cgContext)
            drawSymbol(named: photo.symbolName, size: size)
        }
    }

    private func drawBackground(color: UIColor, size: CGSize, in context: CGContext) {
        let colors = [
            color.withBrightness(multipliedBy: 1.1).cgColor, color.withBrightness(multipliedBy: 0.55).cgColor,
        ]
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: colors as CFArray,
                locations: [0, 1]
            )
        else {
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            return
        }
        context.drawLinearGradient(
            gradient,
            start: .zero,
            end: CGPoint(x: size.width * 0.3, y: size.height),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        )
    }

    private func drawSymbol(named name: String, size: CGSize) {
        let configuration = UIImage.SymbolConfiguration(pointSize: min(size.width, size.height) * 0.35, weight: .medium)
        guard
            let symbol = UIImage(systemName: name, withConfiguration: configuration)?
                .withTintColor(UIColor.white.withAlphaComponent(0.9), renderingMode: .alwaysOriginal)
        else { return }
        let origin = CGPoint(x: (size.width - symbol.size.width) / 2, y: (size.height - symbol.size.height) / 2)
        symbol.draw(at: origin)
    }
}

extension UIColor {
    fileprivate func withBrightness(multipliedBy factor: CGFloat) -> UIColor {
        var hue: CGFloat = 0
        var saturation: CGFloat = 0
        var brightness: CGFloat = 0
        var alpha: CGFloat = 0
        guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return self }
        return UIColor(hue: hue, saturation: saturation, brightness: min(1, brightness * factor), alpha: alpha)
    }
}
