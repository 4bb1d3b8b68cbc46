/// The course of one value during an animation, as the amount to add to the model.
enum LayerPath: Sendable {
    /// This amount at the beginning, nothing at the end.
    case straight(AnimatableVector)
    case keyframes(KeyframeTrack)

    func offset(remaining: AnimatableVector) -> AnimatableVector {
        switch self {
        case .straight(let delta): delta * remaining
        case .keyframes(let track): track.offset(at: 1 - remaining[0])
        }
    }
}
