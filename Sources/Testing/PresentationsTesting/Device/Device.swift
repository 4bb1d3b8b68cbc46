import UIKit

/// A device as far as layout knows it: a size, the insets that its hardware asks for, a scale and traits.
///
/// A value, not a running simulator: a test states the device that it is about. Use a constant such as ``iPhone15``,
/// or describe another device with the initialiser.
public struct Device: Equatable, Sendable {
    /// What is cut out of the top of the screen.
    public enum Cutout: String, Hashable, Sendable, CaseIterable {
        /// Nothing: a tablet, or a phone with a home button.
        case none
        /// A notch that touches the edge.
        case notch
        /// The Dynamic Island, a little below the edge.
        case island
    }

    /// The name as it appears in the names of references, such as `iPhone15`. ASCII letters, digits, `-` and `_`.
    public var name: String
    /// A phone or a tablet.
    public var idiom: UIUserInterfaceIdiom
    /// The screen's size in points as the device stands upright.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// The window's safe-area insets in portrait, in points.
    public var portraitSafeAreaInsets: UIEdgeInsets
    /// The window's safe-area insets in landscape, in points. UIKit keeps both sides free, whichever has the cutout.
    public var landscapeSafeAreaInsets: UIEdgeInsets
    /// The radius of the screen's own corners in points, 0 for a screen with square corners.
    public var displayCornerRadius: CGFloat
    /// The height of the status bar in portrait, in points.
    public var statusBarHeight: CGFloat
    /// What is cut out of the top of the screen. Only pictures depend on it.
    public var cutout: Cutout
    /// The horizontal size class in landscape: regular on the large phones and on tablets.
    public var landscapeHorizontalSizeClass: UIUserInterfaceSizeClass

    /// The upright screen's size in physical pixels, by which a device is told from one with as many points.
    public var nativeSize: CGSize

    /// Describes a device.
    ///
    /// - Parameters:
    ///   - name: ASCII letters, digits, `-` and `_`; it becomes part of the names of references.
    ///   - idiom: Defaults to `.phone`. A tablet is regular in both directions.
    ///   - size: The screen's size in points as the device stands upright.
    ///   - scale: Pixels per point. Defaults to 3.
    ///   - portraitSafeAreaInsets: In points.
    ///   - landscapeSafeAreaInsets: In points.
    ///   - displayCornerRadius: In points. Defaults to 0.
    ///   - statusBarHeight: In points. Defaults to the top inset in portrait.
    ///   - cutout: Defaults to `.none`.
    ///   - landscapeHorizontalSizeClass: Defaults to compact on a phone and to regular on a tablet.
    ///   - nativeSize: In pixels. Defaults to the size in points at the scale.
    public init(
        name: String,
        idiom: UIUserInterfaceIdiom = .phone,
        size: CGSize,
        scale: CGFloat = 3,
        portraitSafeAreaInsets: UIEdgeInsets,
        landscapeSafeAreaInsets: UIEdgeInsets,
        displayCornerRadius: CGFloat = 0,
        statusBarHeight: CGFloat? = nil,
        cutout: Cutout = .none,
        landscapeHorizontalSizeClass: UIUserInterfaceSizeClass? = nil,
        nativeSize: CGSize? = nil
    ) {
        self.name = name
        self.idiom = idiom
        self.size = size
        self.scale = scale
        self.portraitSafeAreaInsets = portraitSafeAreaInsets
        self.landscapeSafeAreaInsets = landscapeSafeAreaInsets
        self.displayCornerRadius = displayCornerRadius
        self.statusBarHeight = statusBarHeight ?? portraitSafeAreaInsets.top
        self.cutout = cutout
        self.landscapeHorizontalSizeClass = landscapeHorizontalSizeClass ?? (idiom == .pad ? .regular : .compact)
        self.nativeSize = nativeSize ?? CGSize(width: size.width * scale, height: size.height * scale)
    }
}

extension Device: CustomStringConvertible {
    /// The device's name.
    public var description: String { name }
}
