extension UIView {
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        var bezier: CubicBezier {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Hints for the display; values between frames are the same at any rate.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The keyboard's curve, which is no public case (K2).
        static let keyboardCurve = AnimationOptions(rawValue: UInt(Keyboard.curve) << 16)

        var curve: AnimationCurve {
            AnimationCurve(rawValue: curveNumber) ?? .easeInOut
        }

        private var curveNumber: Int { Int((rawValue >> 16) & 0xF) }

        /// Returns the curve, and its duration. The number of the keyboard's curve is no public case (K2): an animation
        /// with it moves like the keyboard, whose duration may differ from the announced one (Z6).
        func motion(over duration: TimeInterval) -> Motion {
            curveNumber == Keyboard.curve && duration > 0
                ? Keyboard.motion(announced: duration) : Motion(timing: .curve(curve.bezier), duration: duration)
        }
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let motion = options.motion(over: duration)
        ViewAnimation(timing: motion.timing, duration: motion.duration, delay: delay, options: options)
            .start(animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(dampingRatio: dampingRatio, duration: max(duration, .ulpOfOne), velocity: velocity)
        let timing = Timing.spring(spring, velocity: CGVector(dx: velocity, dy: velocity))
        ViewAnimation(timing: timing, duration: duration, delay: delay, options: options, overridesInherited: true)
            .start(animations, completion: completion)
    }

    /// Animates like a spring with a perceived duration and a bounce in −1…1; it settles after `duration` (N18, Z27).
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(perceptualDuration: duration, bounce: bounce)
        let velocity = CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity)
        let settling = duration > 0 ? spring.announcedSettlingDuration(velocity: initialSpringVelocity) : 0
        ViewAnimation(
            timing: .spring(spring, velocity: velocity), duration: settling, delay: delay, options: options,
            overridesInherited: true
        ).start(animations, completion: completion)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlock.performWithoutAnimation(actionsWithoutAnimation)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationBlock.setDisabled(!enabled)
    }

    public class var areAnimationsEnabled: Bool { !AnimationBlock.isDisabled }

    /// The duration of the innermost animation block, in seconds; 0 outside of one (N11).
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationBlock.current?.run.duration ?? 0
    }
}
