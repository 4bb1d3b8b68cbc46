/// A display: its size, scale and the insets of its hardware.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    open internal(set) var bounds: CGRect
    open internal(set) var scale: CGFloat
    open internal(set) var traitCollection: UITraitCollection

    /// The bounds in portrait, in physical pixels.
    open var nativeBounds: CGRect {
        CGRect(
            origin: .zero,
            size: toldNativeSize
                ?? CGSize(width: uprightSize.width * scale, height: uprightSize.height * scale))
    }

    /// Physical pixels per point. Less than `scale` if the system draws larger and scales down.
    open var nativeScale: CGFloat { uprightSize.width > 0 ? nativeBounds.width / uprightSize.width : scale }

    private var uprightSize: CGSize {
        CGSize(width: min(bounds.width, bounds.height), height: max(bounds.width, bounds.height))
    }

    /// The size in pixels, if the harness has set it; otherwise the points at the scale.
    var toldNativeSize: CGSize?
    var safeAreaInsets: UIEdgeInsets
    /// The orientation of the interface, if the harness has set it; otherwise that of the screen's shape.
    var orientation: UIInterfaceOrientation {
        toldOrientation ?? (bounds.width > bounds.height ? .landscapeLeft : .portrait)
    }
    var toldOrientation: UIInterfaceOrientation?
    /// The height of the status bar, if the harness has set it; otherwise that of the top safe area.
    var statusBarHeight: CGFloat { toldStatusBarHeight ?? safeAreaInsets.top }
    var toldStatusBarHeight: CGFloat?
    /// The radius of the display's corners in points. 0 unless the harness sets it.
    var displayCornerRadius: CGFloat = 0
    /// The app's part of the screen, if that is not all of it.
    var toldWindowFrame: CGRect?
    /// The frame of a window that fills it.
    var windowFrame: CGRect { toldWindowFrame ?? bounds }
    /// The software keyboard. It stays hidden until the harness shows it.
    package private(set) lazy var keyboard = Keyboard(self)
    /// Called when the system takes away what the user is doing: the app becomes inactive.
    var interruptions: [() -> Void] = []
    private lazy var space = ScreenSpace(self)
    /// The points of the screen in the current orientation of the interface.
    open var coordinateSpace: any UICoordinateSpace { space }
    final var storedBrightness: CGFloat = 0.5
    /// Counts up with every screen that becomes the main one; 0 for a screen that never was.
    var lastUse = 0
    /// The main loop of the device.
    final let loop: MainLoop
    /// The app that runs on the device of this screen.
    final let app = AppState()
    private(set) lazy var device = UIDevice(of: self)
    /// Held by the windows.
    private(set) weak var connectedScene: UIWindowScene?
    private var order = WindowOrder()

    init(
        bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection, loop: MainLoop
    ) {
        self.loop = loop
        self.bounds = bounds
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        traitCollection = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
        super.init()
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Puts a window in front of the others of its level, also a new window.
    func moveToFront(_ window: UIWindow) { order.moveToFront(window) }
    func remove(_ window: UIWindow) { order.remove(window) }

    /// The scene of this screen's windows, made with the first of them.
    var scene: UIWindowScene {
        if let connectedScene { return connectedScene }
        let scene = UIWindowScene(screen: self)
        connectedScene = scene
        return scene
    }

    /// All windows, including hidden ones, back to front.
    var liveWindows: [UIWindow] { order.windows }
}
