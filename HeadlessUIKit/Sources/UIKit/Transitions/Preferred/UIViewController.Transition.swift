extension UIViewController {
    /// The transition with which a controller appears when it is presented or pushed, and disappears again.
    public final class Transition: NSObject {
        let kind: Kind

        enum Kind {
            case style(UIModalTransitionStyle)
            case zoom(Zoom)
        }

        /// The options and the source of a zoom.
        struct Zoom {
            let options: ZoomOptions?
            let sourceView: (ZoomSourceViewProviderContext) -> UIView?
        }

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        // For presentations; a push slides with any of them.

        public static var coverVertical: Self { Self(.style(.coverVertical)) }
        public static var crossDissolve: Self { Self(.style(.crossDissolve)) }
        /// Traps when presented with animation, like the style of that name.
        public static var flipHorizontal: Self { Self(.style(.flipHorizontal)) }
        /// Traps when presented with animation, like the style of that name.
        public static var partialCurl: Self { Self(.style(.partialCurl)) }

        /// The controller's view grows out of a view and shrinks back into it: in pushes, and in presentations in the
        /// styles `fullScreen` and `overFullScreen`. Pulling it down dismisses it.
        ///
        /// - Parameters:
        ///   - options: The options, which are copied. Nil stands for the defaults.
        ///   - sourceViewProvider: Called at the beginning of the presentation and of the dismissal, when the source's
        ///     controller has its views in the window, and perhaps more often. Without a view in the window the zoomed
        ///     view comes from the middle.
        public static func zoom(
            options: UIViewController.Transition.ZoomOptions? = nil,
            sourceViewProvider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
        ) -> Self {
            Self(.zoom(Zoom(options: options?.copied(), sourceView: sourceViewProvider)))
        }
    }
}

extension UIViewController {
    /// The zoom of this controller, if it has one.
    var zoom: Transition.Zoom? {
        if case .zoom(let zoom) = preferredTransition?.kind { return zoom }
        return nil
    }
}
