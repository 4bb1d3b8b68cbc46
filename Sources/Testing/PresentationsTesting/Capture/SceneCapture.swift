import LayoutSnapshots
import UIKit

/// Makes a scene of what a window shows, through UIKit's public API alone.
///
/// The windows of the scene are drawn in their order. A view gives a node when it draws something, cuts something off, or has an `accessibilityIdentifier`; the others,
/// among them the system's own wrappers, vanish, and what is in them moves up. At rest the model is what is visible;
/// a layer with animations is asked for its presentation values, so that a scene in mid-transition shows the moment.
@MainActor
enum SceneCapture {
    static func scene(
        of window: UIWindow, in environment: StageEnvironment, following layers: LayerIdentities? = nil
    ) throws -> Scene {
        var scene = try Scene(screen(environment.device, environment.orientation))
        let traits = window.traitCollection
        scene.orientation = Scene.Orientation(environment.orientation)
        scene.appearance = traits.userInterfaceStyle == .dark ? .dark : .light
        scene.contrast = traits.accessibilityContrast == .high ? .high : .normal
        scene.appWidth = try environment.width.map { try Quantizer(node: "window").points($0, "width") }
        scene.direction = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        scene.textSize = traits.preferredContentSizeCategory.name
        scene.keyboard = try PlatformDetails.keyboard(over: window).map(Quantizer(node: "keyboard").frame)
        scene.statusBar = StatusBarAppearance(of: window).content(in: scene.appearance)
        scene.background = Color(visible: window.layer.shown.backgroundColor)
        let windows = PlatformDetails.windows(around: window).reversed()
        scene.nodes = UnnamedNode.nodes(
            try windows.flatMap {
                try LayerCapture(window: $0, following: layers).drafts(includingWindow: $0 !== window)
            })
        return scene
    }

    private static func screen(_ device: Device, _ orientation: UIInterfaceOrientation) throws -> Scene.Screen {
        let quantizer = Quantizer(node: device.name)
        let bounds = try quantizer.frame(device.bounds(in: orientation))
        return Scene.Screen(
            device: device.name,
            idiom: device.idiom == .pad ? .pad : .phone,
            width: bounds.width,
            height: bounds.height,
            scale: try quantizer.fixed(Double(device.scale), "scale"),
            safeArea: try quantizer.insets(device.safeAreaInsets(in: orientation)),
            cornerRadius: try quantizer.points(device.displayCornerRadius, "corner radius"),
            cutout: Scene.Screen.Cutout(rawValue: device.cutout.rawValue) ?? .none,
            statusBarHeight: try quantizer.points(device.statusBarHeight, "status bar"))
    }
}

extension Scene.Orientation {
    init(_ orientation: UIInterfaceOrientation) {
        self =
            switch orientation {
            case .portraitUpsideDown: .portraitUpsideDown
            case .landscapeLeft: .landscapeLeft
            case .landscapeRight: .landscapeRight
            default: .portrait
            }
    }
}

extension CALayer {
    /// The layer with the values that are visible now.
    var shown: CALayer {
        animationKeys()?.isEmpty ?? true ? self : presentation() ?? self
    }
}

extension UIContentSizeCategory {
    /// The Swift name of the category, such as `large`.
    var name: String {
        let names: [UIContentSizeCategory: String] = [
            .extraSmall: "extraSmall", .small: "small", .medium: "medium", .large: "large",
            .extraLarge: "extraLarge", .extraExtraLarge: "extraExtraLarge",
            .extraExtraExtraLarge: "extraExtraExtraLarge", .accessibilityMedium: "accessibilityMedium",
            .accessibilityLarge: "accessibilityLarge", .accessibilityExtraLarge: "accessibilityExtraLarge",
            .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge",
            .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge",
        ]
        return names[self] ?? "large"
    }
}
