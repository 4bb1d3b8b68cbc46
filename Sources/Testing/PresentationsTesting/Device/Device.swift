import UIKit

/// A device as layout sees it: a size, safe area insets, a scale and size classes.
///
/// ```swift
/// let kiosk = Device(
///     name: "Kiosk", idiom: .pad, size: CGSize(width: 800, height: 1280),
///     scale: 2,
///     portraitSafeAreaInsets: UIEdgeInsets(
///         top: 24, left: 0, bottom: 20, right: 0),
///     landscapeSafeAreaInsets: UIEdgeInsets(
///         top: 24, left: 0, bottom: 20, right: 0))
/// let stage = Stage(kiosk, orientation: .landscapeLeft, appearance: .dark)
/// ```
///
/// It is a value, and the device or Simulator that runs the test does not matter. Use a constant such as ``iPhone15``,
/// or describe another device with the initialiser.
public struct Device: Equatable, Sendable {
    /// A cutout at the top of a screen.
    ///
    /// ```swift
    /// let phones = Device.all.filter { $0.cutout == .island }
    /// ```
    public enum Cutout: String, Hashable, Sendable, CaseIterable {
        /// No cutout, as on a tablet or a phone with a home button.
        case none
        /// A notch that touches the edge.
        case notch
        /// The Dynamic Island, a little below the edge.
        case island
    }

    /// The name of the device in the names of references, such as `iPhone15`. ASCII letters, digits, `-` and `_`; with
    /// any other name, comparisons with a reference fail.
    public var name: String
    /// The kind of device, a phone or a tablet. Only `.pad` counts as a tablet.
    public var idiom: UIUserInterfaceIdiom
    /// The size of the screen in portrait, in points.
    public var size: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The window's safe-area insets in portrait, in points.
    public var portraitSafeAreaInsets: UIEdgeInsets
    /// The window's safe-area insets in landscape, in points. UIKit keeps both sides free, whichever has the cutout.
    public var landscapeSafeAreaInsets: UIEdgeInsets
    /// The radius of the screen's corners, in points. 0 for a screen with square corners.
    public var displayCornerRadius: CGFloat
    /// The height of the status bar in portrait, in points.
    public var statusBarHeight: CGFloat
    /// The cutout at the top of the screen. Pictures show it; no layout depends on it.
    public var cutout: Cutout
    /// The horizontal size class in landscape: regular on the large phones and on tablets.
    public var landscapeHorizontalSizeClass: UIUserInterfaceSizeClass

    /// The size of the screen in portrait, in physical pixels. It tells devices apart whose screens have as many
    /// points.
    public var nativeSize: CGSize

    /// Creates a device.
    ///
    /// - Parameters:
    ///   - name: The name in the names of references: ASCII letters, digits, `-` and `_`.
    ///   - idiom: The kind of device. Defaults to `.phone`. A tablet has a regular width and height in both
    ///     orientations.
    ///   - size: The size of the screen in portrait, in points.
    ///   - scale: The number of pixels per point. Defaults to 3.
    ///   - portraitSafeAreaInsets: The window's safe area insets in portrait, in points.
    ///   - landscapeSafeAreaInsets: The window's safe area insets in landscape, in points.
    ///   - displayCornerRadius: The radius of the screen's corners, in points. Defaults to 0.
    ///   - statusBarHeight: The height of the status bar in portrait, in points. Defaults to `nil`: the top inset in
    ///     portrait.
    ///   - cutout: The cutout at the top of the screen. Defaults to `.none`.
    ///   - landscapeHorizontalSizeClass: The horizontal size class in landscape. Defaults to `nil`: compact on a phone,
    ///     regular on a tablet.
    ///   - nativeSize: The size of the screen in portrait, in pixels. Defaults to `nil`: the size in points times the
    ///     scale.
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
    /// The name of the device.
    public var description: String { name }
}
