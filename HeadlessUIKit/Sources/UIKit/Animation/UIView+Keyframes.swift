extension UIView {
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculation: KeyframeTrack.Calculation {
            KeyframeTrack.Calculation(rawValue: (rawValue >> 10) & 0xF) ?? .linear
        }

        /// The bits with the same meaning for plain animations, among them the curve, which has no names here.
        var animationOptions: AnimationOptions {
            AnimationOptions(rawValue: rawValue & ~(0xF << 10))
        }
    }

    /// The curve of the whole is ease in and out; keyframes have no own curves.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let plain = options.animationOptions
        ViewAnimation(timing: .curve(plain.curve.bezier), duration: duration, delay: delay, options: plain)
            .start(keyframes: KeyframeCollector(calculation: options.calculation), animations, completion: completion)
    }

    /// Start and duration are fractions of the keyframe animation's duration. Outside of one the block is simply run.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let collector = AnimationBlock.current?.keyframes else { return animations() }
        collector.perform(at: frameStartTime, for: frameDuration, animations)
    }
}
