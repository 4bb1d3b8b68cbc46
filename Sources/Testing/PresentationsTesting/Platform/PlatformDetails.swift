import LayoutSnapshots
import UIKit

/// Details of a view that differ between the platforms. The headless module gives some that Apple's UIKit keeps to
/// itself.
@MainActor
enum PlatformDetails {
    /// The kind of a view whose class says it. Nil for a plain view.
    static func kind(of view: UIView) -> Node.Kind? {
        switch view {
        case is UILabel: .label
        case is UIImageView: .image
        case is UIVisualEffectView: .blur
        case is UIButton: .button
        case is UITextField: .field
        case is UIControl: .control
        case is UITextView: .field
        case is UIScrollView: .scroll
        default: nil
        }
    }

    /// The text on a button.
    static func title(of view: UIView) -> String? {
        (view as? UIButton)?.currentTitle
    }
}

#if canImport(ObjectiveC)
    extension PlatformDetails {
        /// UIKit does not publish the style; its description has had it since iOS 13.
        static func material(of view: UIVisualEffectView, shown: CALayer) -> (style: String, intensity: CGFloat)? {
            #if compiler(>=6.2)
                if #available(iOS 26.0, *), view.effect is UIGlassEffect { return (Material.unknown, 1) }
            #endif
            guard let effect = view.effect as? UIBlurEffect else { return nil }
            let marker = "UIBlurEffectStyle"
            let description = String(describing: effect)
            guard let range = description.range(of: marker) else { return (Material.unknown, 1) }
            let name = description[range.upperBound...].prefix { $0.isLetter }
            return (name.prefix(1).lowercased() + name.dropFirst(), 1)
        }

        /// The layers of a view's transition cannot be reached.
        static func shownSublayers(of layer: CALayer) -> [CALayer] { layer.sublayers ?? [] }

        /// The system's line breaks are not public.
        static func lines(of label: UILabel) -> [String]? { nil }

        /// Nor is how far it shrinks the font of a label that adjusts it.
        static func font(of label: UILabel) -> UIFont { label.font }

        static func weight(of font: UIFont) -> Int {
            let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            let value = traits?[.weight] as? CGFloat ?? 0
            let weights: [(UIFont.Weight, Int)] = [
                (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
                (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
            ]
            let nearest = weights.min { abs($0.0.rawValue - value) < abs($1.0.rawValue - value) }
            return nearest?.1 ?? 400
        }

        static func image(of view: UIImageView) -> UIImage? {
            view.isHighlighted ? view.highlightedImage ?? view.image : view.image
        }

        /// An image is not what its file was; only its size is compared.
        static func file(of image: UIImage) -> String? { nil }

        /// A symbol keeps its name to itself.
        static func symbol(of image: UIImage) -> String? { nil }

        static func tint(of view: UIImageView) -> UIColor? { nil }

        /// Nor are the corners of a path that the system has made smooth.
        static func outline(of path: CGPath) -> (rect: CGRect, radius: CGFloat) { (path.boundingBoxOfPath, 0) }

        /// Nor is it known whether an image was drawn.
        static func isDrawing(_ image: UIImage) -> Bool { false }

        /// The Simulator's other windows are not on the stage.
        static func windows(around window: UIWindow) -> [UIWindow] { [window] }

        /// The keyboard is in a window of the system's.
        static func keyboard(over window: UIWindow) -> CGRect? { nil }

        /// The system's, too.
        static func accessoryWindow(over window: UIWindow) -> UIWindow? { nil }

        static func isKeyboardMoving(over window: UIWindow) -> Bool { false }
    }
#else
    extension PlatformDetails {
        static func material(of view: UIVisualEffectView, shown: CALayer) -> (style: String, intensity: CGFloat)? {
            guard shown.effectIntensity > 0 else { return nil }
            switch view.visibleEffect {
            case let blur as UIBlurEffect: return ("\(blur.style)", shown.effectIntensity)
            case let glass as UIGlassEffect: return ("\(glass.style)Glass", shown.effectIntensity)
            default: return nil
            }
        }

        static func shownSublayers(of layer: CALayer) -> [CALayer] { layer.shownSublayers }

        static func lines(of label: UILabel) -> [String]? {
            label.drawnLines.map(\.text)
        }

        static func font(of label: UILabel) -> UIFont {
            label.drawnFont
        }

        static func weight(of font: UIFont) -> Int {
            font.face.weight.css
        }

        static func image(of view: UIImageView) -> UIImage? { view.shownImage }

        static func symbol(of image: UIImage) -> String? { image.symbolName }

        static func tint(of view: UIImageView) -> UIColor? { view.shownTint }

        static func file(of image: UIImage) -> String? {
            guard case .file(let file) = image.source else { return nil }
            return "\(file.format.rawValue);base64,\(file.data.base64EncodedString())"
        }

        static func outline(of path: CGPath) -> (rect: CGRect, radius: CGFloat) {
            let outline = OutlineShape(path.steps)
            return (outline.rect, outline.radius)
        }

        /// Returns whether the image is a drawing, which an image view has in layers of its own.
        static func isDrawing(_ image: UIImage) -> Bool {
            if case .drawing = image.source { true } else { false }
        }

        /// The visible windows on the stage, front to back.
        static func windows(around window: UIWindow) -> [UIWindow] {
            let windows = (window.windowScene?.windows ?? [window]).filter { !$0.isHidden }
            return [window.screen.keyboard.accessoryWindow].compactMap(\.self) + windows.reversed()
        }

        /// Returns the frame of the keyboard at this moment; nil if none of it is on the screen.
        static func keyboard(over window: UIWindow) -> CGRect? {
            let frame = window.screen.keyboard.visibleKeys
            return frame.flatMap { $0.intersection(window.screen.bounds).isEmpty ? nil : $0 }
        }

        /// The window in front with the accessory view of the first responder.
        static func accessoryWindow(over window: UIWindow) -> UIWindow? { window.screen.keyboard.accessoryWindow }

        static func isKeyboardMoving(over window: UIWindow) -> Bool {
            window.screen.keyboard.visibleFrame != window.screen.keyboard.frame
        }
    }
#endif
