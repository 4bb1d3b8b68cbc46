/// Animates from the picture of a layer when the transition is added to its picture afterwards.
///
/// The old picture is taken when the transition is added, so add it before you change the layer. A layer has one
/// transition at a time, under the key `transition`, whatever key is given.
open class CATransition: CAAnimation {
    /// Defaults to `.fade`.
    open var type = CATransitionType.fade
    /// The side where it begins. Defaults to `nil`, which is the left.
    open var subtype: CATransitionSubtype?
    /// The part of the whole that is shown.
    open var startProgress: Float = 0
    open var endProgress: Float = 1

    override func makeEmpty() -> CAAnimation { CATransition() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    override func motion(over model: LayerValues) -> (any LayerMotion)? {
        TransitionMotion(start: Double(startProgress), end: Double(endProgress))
    }

    static let key = "transition"

    /// The motions of the old picture and the new one.
    var style: LayerTransition.Style {
        let edge = TransitionSlide.Edge(subtype ?? .fromLeft)
        return switch type {
        case .fade: .option(.crossDissolve)
        case .moveIn: .slide(TransitionSlide(kind: .moveIn, edge: edge))
        case .push: .slide(TransitionSlide(kind: .push, edge: edge))
        case .reveal: .slide(TransitionSlide(kind: .reveal, edge: edge))
        default: preconditionFailure("There is no transition of the type \(type.rawValue).")
        }
    }
}

/// Removes the old picture.
struct TransitionMotion: LayerMotion {
    let start: Double
    let end: Double

    func apply(to values: inout LayerValues, at moment: MotionMoment) {
        values.transition = 1 - (start + (end - start) * moment.progress)
    }
}
