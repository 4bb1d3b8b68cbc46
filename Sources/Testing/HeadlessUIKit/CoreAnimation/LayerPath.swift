/// The way of one value during an animation, as what is to be added to the model.
enum LayerPath: Sendable {
    /// At the beginning this much, nothing at the end.
    case straight(AnimatableVector)
    case keyframes(KeyframeTrack)

    func offset(remaining: AnimatableVector) -> AnimatableVector {
        switch self {
        case .straight(let delta): delta * remaining
        case .keyframes(let track): track.offset(at: 1 - remaining[0])
        }
    }
}
